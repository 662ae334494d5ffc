import { PUBLIC, STAFF } from "../vocabulary/rows.ts";
import { patternTitles } from "./title-patterns.ts";
import { capital } from "../embedded/inflect.ts";

/** What cannot be touched has no label with a number on it, but a number on file. */
const ABSTRACT =
  /(?:tion|sion|ment|ance|ence|ity|ness|ing|ship|ism|sis|acy|ure|th|age)$|(?:^| )(?:rule|idea|thought|fact|fee|data|value|level|rate|result|goal|skill|word|text|query|statement|answer|question|topic|theme|reason|benefit|advantage|promise|pledge|right|law|code|number|balance|point|score|zone|role|type|kind|category|status|state|step|stage|phase|option|choice|setting|limit|method|function|feature|module|effect|event|news|content|feedback|information|music|weather|traffic)$/i;
const OF_HAPPENINGS = ["First", "Morning", "Midday", "Evening", "Weekend", "Extra"];
const ROWS = 6;
/** People as a business would have them on its lists. */
const PEOPLE = [...PUBLIC.split(","), ...STAFF.split(",")].slice(0, 8);

/** What is on file goes by a number behind its initials: 'PR-1046' for a payment reminder. */
function onFile(name: string): string[] {
  const words = name.split(/[\s-]+/);
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join("") : name.slice(0, 2);
  return Array.from({ length: ROWS }, (_, at) => `${letters.toUpperCase()}-${String(1046 - at)}`);
}

/** Titles for rows of something that nobody has described, as people would tell them apart, enough to show how a list of them looks. */
export function sampleTitles(name: string, role: "item" | "event" | "log" | "person" | "place"): string[] {
  if (role === "person") return PEOPLE;
  const own = role === "place" ? undefined : patternTitles(name);
  if (own !== undefined) return own;
  if (role === "event" || role === "log") return OF_HAPPENINGS.map((each) => `${each} ${name}`);
  if (role === "item" && ABSTRACT.test(name)) return onFile(name);
  // What nobody knows more of is told apart by number, as on a label.
  return Array.from({ length: ROWS }, (_, at) => `${capital(name)} ${String(at + 1)}`);
}
