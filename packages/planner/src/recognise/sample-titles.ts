import { patternTitles } from "./title-patterns.ts";
import { capital } from "../embedded/inflect.ts";

/** What cannot be touched has no number on it. */
const ABSTRACT =
  /(?:tion|sion|ment|ance|ence|ity|ness|ing|ship|ism|sis|acy|ure|th|age)$|(?:^| )(?:rule|idea|thought|fact|fee|data|value|level|rate|result|goal|skill|word|text|query|statement|answer|question|topic|theme|reason|benefit|advantage|promise|pledge|right|law|code|number|balance|point|score|zone|role|type|kind|category|status|state|step|stage|phase|option|choice|setting|limit|method|function|feature|module|effect|event|news|content|feedback|information|music|weather|traffic)$/i;
const ORDINALS = ["First", "Second"];
const OF_HAPPENINGS = ["First", "Morning", "Evening", "Extra"];

/** A few titles, so that nobody takes them for more than a beginning, for rows of something that nobody has described, as people would tell them apart: 'Gong 2', 'Morning inspection'. */
export function sampleTitles(name: string, role: "item" | "event" | "log" | "person" | "place"): string[] {
  const own = role === "person" || role === "place" ? undefined : patternTitles(name);
  if (own !== undefined) return own;
  const dress = (how: readonly string[]): string[] => how.map((each) => `${each} ${name}`);
  if (role === "event" || role === "log") return dress(OF_HAPPENINGS);
  if (role === "person" || role === "place")
    return Array.from({ length: 5 }, (_, index) => `${capital(name)} ${String(index + 1)}`);
  // What nobody knows more of is told apart by number, as on a label.
  return ABSTRACT.test(name) ? dress(ORDINALS) : ["1", "2", "3"].map((number) => `${capital(name)} ${number}`);
}
