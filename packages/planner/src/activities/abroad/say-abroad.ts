import type { Language } from "@sayhey/appspec";

/** The languages that activities are said in beside English, in the order of the columns of the tables. */
const LANGUAGES = ["de", "es", "fr", "pt"] as const;
/** One of them. */
export type Abroad = (typeof LANGUAGES)[number];

/** Whether an activity can be said in a language. */
export const isAbroad = (language: Language): language is Abroad => (LANGUAGES as readonly string[]).includes(language);

/** Keys whose values nobody reads. */
const UNREAD = new Set(
  "id kind path icon entity type relation op left right days per effects via fields facts badges filters look fn is do tool game closed field titleField mostField amountField media from to step tone".split(
    " ",
  ),
);
const isUnread = (key: string): boolean => UNREAD.has(key) || /(?:Field|Entity)$/.test(key);

interface Pattern {
  says: RegExp;
  as: string;
}

/** Reads lines `English = German | Spanish | French | Portuguese`, where `{}` stands for words of the text or of another line. */
function read(table: string, language: Abroad): { words: Map<string, string>; patterns: Pattern[] } {
  const words = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const line of table.split("\n").filter((each) => each.includes(" = "))) {
    const [english = "", others = ""] = line.split(" = ");
    const as = others.split(" | ")[LANGUAGES.indexOf(language)]?.trim() ?? english;
    if (!english.includes("{}")) words.set(english.trim(), as);
    else
      patterns.push({
        says: new RegExp(
          `^${english
            .trim()
            .split("{}")
            .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
            .join("(.+?)")}$`,
        ),
        as,
      });
  }
  return { words, patterns: patterns.toSorted((a, b) => b.says.source.length - a.says.source.length) };
}

/** Says all that an app says in another language, by such tables. */
export function sayAbroad(language: Abroad, table: string): <T>(value: T) => T {
  const { words, patterns } = read(table, language);
  const text = (said: string): string => {
    const own = words.get(said);
    if (own !== undefined) return own;
    // The number behind a title follows a space.
    if (said.endsWith(" ") && said.trim() !== "") return `${text(said.trim())} `;
    for (const { says, as } of patterns) {
      const found = says.exec(said);
      if (found === null) continue;
      return found.slice(1).reduce((rest, each) => rest.replace("{}", words.get(each) ?? each), as);
    }
    return said;
  };
  // Any word of a row may be one of its options.
  const sayRow = (row: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(row).map(([id, value]) => [id, typeof value === "string" && id !== "id" ? text(value) : value]),
    );
  const say = (value: unknown, key = ""): unknown => {
    if (typeof value === "string") return isUnread(key) ? value : text(value);
    // Fields of an entity are described; those of a block are named.
    const isDescribed = key === "fields" && Array.isArray(value) && value.some((each) => typeof each === "object");
    if (isUnread(key) && !isDescribed) return value;
    if (key === "rows" && Array.isArray(value)) return value.map(sayRow);
    if (Array.isArray(value)) return value.map((each) => say(each, isDescribed ? "" : key));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([own, each]) => [own, say(each, own)]));
    return value;
  };
  return <T>(value: T): T => say(value) as T;
}
