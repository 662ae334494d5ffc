/** Ways to write a text or a name, in the order in which they are shown. */
export const TEXT_CASES = ["upper", "lower", "title", "sentence", "camel", "pascal", "snake", "kebab"] as const;

/** A way to write a text or a name. */
export type TextCase = (typeof TEXT_CASES)[number];

/** Words that stay small inside a title, by language. */
const SMALL: Readonly<Record<string, string>> = {
  en: "a an the and but or nor for so yet as at by in of off on per to up via",
  de: "der die das den dem des ein eine einer eines einem einen und oder aber als am an auf aus bei bis für im in mit nach ohne um von vor zu zum zur",
  es: "el la los las un una unos unas y e o u ni a al con de del en para por sin",
  fr: "le la les un une des du de et ou ni à au aux en par pour sur dans avec sans",
  pt: "o a os as um uma e ou nem de do da dos das em no na nos nas por para com sem ao à",
};

/** Writes a text in a way. Names for code are made line by line; the rules of letters are those of `language`. */
export function inCase(text: string, how: TextCase, language: string): string {
  switch (how) {
    case "upper":
      return text.toLocaleUpperCase(language);
    case "lower":
      return text.toLocaleLowerCase(language);
    case "title":
      return byLine(text, (line) => titleLine(line, language));
    case "sentence":
      return sentenceCase(text, language);
    default:
      return byLine(text, (line) => codeName(partsOf(line), how, language));
  }
}

const byLine = (text: string, write: (line: string) => string): string => text.split("\n").map(write).join("\n");

/** First letter large, the rest as it stands. */
export const capitalized = (word: string, language: string): string => {
  const [first = ""] = word;
  return first.toLocaleUpperCase(language) + word.slice(first.length);
};

function titleLine(line: string, language: string): string {
  const small = new Set((SMALL[language] ?? "").split(" "));
  const words = [...line.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)];
  const last = words.at(-1)?.index;
  let before = 0;
  return line.replace(/[\p{L}\p{N}\p{M}'’]+/gu, (word, at: number) => {
    const low = word.toLocaleLowerCase(language);
    const isInside = before++ > 0 && at !== last && !/[:.!?]\s+$/.test(line.slice(0, at));
    return isInside && small.has(low) ? low : capitalized(low, language);
  });
}

/** Only what begins a sentence is large. German nouns stay as they were written unless everything was in capitals. */
function sentenceCase(text: string, language: string): string {
  const isShouted = text === text.toLocaleUpperCase(language);
  const base = language === "de" && !isShouted ? text : text.toLocaleLowerCase(language);
  const begun = base.replace(/(^|[.!?…]["”’»)]*\s+|\n\s*)([¿¡"“«(]*)(\p{Ll})/gu, (_all, gap, open, letter: string) => {
    return `${gap}${open}${letter.toLocaleUpperCase(language)}`;
  });
  return language === "en" ? begun.replace(/\bi\b(?!\.)/g, "I") : begun;
}

/** The words a name is made of: 'parseHTMLText', 'parse html-text' and 'parse_html_text' have the same three. */
function partsOf(line: string): string[] {
  const plain = line.replace(/['’]/g, "");
  return plain.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+/gu) ?? [];
}

function codeName(parts: readonly string[], how: TextCase, language: string): string {
  const low = parts.map((part) => part.toLocaleLowerCase(language));
  if (how === "snake") return low.join("_");
  if (how === "kebab") return low.join("-");
  return low.map((part, index) => (how === "camel" && index === 0 ? part : capitalized(part, language))).join("");
}
