import type { Spoken } from "./read-described.ts";

const LANGUAGES: readonly Spoken[] = ["de", "es", "fr", "pt"];
/** Keys whose values nobody reads, or that hold what the text says. */
const UNREAD = new Set(["id", "kind", "path", "icon", "entity", "titleField", "type", "relation", "headline", "body"]);

/** Says what a layout wrote in English: labels by a table of `English = German | Spanish | French | Portuguese`, and whatever `more` has words for. */
export function sayIn(language: Spoken, table: string, more: ReadonlyMap<string, string>): <T>(value: T) => T {
  const words = new Map(more);
  for (const line of table.split("\n").filter(Boolean)) {
    const [english = "", others = ""] = line.split(" = ");
    words.set(english, others.split(" | ")[LANGUAGES.indexOf(language)] ?? english);
  }
  const say = (value: unknown, key = ""): unknown => {
    if (typeof value === "string") {
      if (UNREAD.has(key)) return value;
      return words.get(value) ?? value;
    }
    if (Array.isArray(value)) return value.map((each) => say(each, key));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([own, each]) => [own, say(each, own)]));
    return value;
  };
  return <T>(value: T): T => say(value) as T;
}
