import { COPY } from "./copy.ts";
import { IDEA_NOUNS } from "./data/idea-nouns.ts";
import { IDEA_WORDS } from "./data/idea-words.ts";
import { LABELS } from "./data/labels.ts";
import { MORE_IDEA_NOUNS } from "./data/more-idea-nouns.ts";
import { MORE_IDEA_WORDS } from "./data/more-idea-words.ts";
import { OPTIONS } from "./data/options.ts";
import { PEOPLE_OF_FIELDS } from "./data/people-of-fields.ts";
import { CATEGORIES, FIELD_WORDS } from "./field-words.ts";
import { GLOSS_WORDS } from "./gloss-words.ts";
import { IDENTITY_WORDS, KIND_COPY } from "./identity-words.ts";
import { LOCAL_NAMES } from "./local-names.ts";
import { readMeanings } from "./meanings.ts";
import { MORE_NOUNS } from "./more-nouns.ts";
import { NOUNS } from "./nouns.ts";
import { ROWS } from "./rows.ts";
import type { Tables } from "./table-shapes.ts";
import type { Foreign } from "./foreign.ts";
import { isCompound, stemsOf } from "./word-forms.ts";

/** Column of each language in the word lists. */
export const COLUMN: Record<Foreign, number> = { de: 0, es: 1, fr: 2, pt: 3 };
const FOREIGN: readonly Foreign[] = ["de", "es", "fr", "pt"];

/** What the word lists of all languages have of one. */
export function makeTables(language: Foreign): Tables {
  const own = (text: string): string => columnOf(text, COLUMN[language]);
  return {
    nouns: own(`${NOUNS}${MORE_NOUNS}`),
    ideaNouns: own(`${IDEA_NOUNS}${MORE_IDEA_NOUNS}`),
    ideaPhrases: own(MORE_IDEA_WORDS),
    ideaWords: own(IDEA_WORDS),
    glossWords: GLOSS_WORDS[language],
    labels: own(LABELS),
    options: own(OPTIONS),
    copy: own(COPY),
    rows: own(ROWS),
    categories: own(CATEGORIES),
    fieldWords: `${FIELD_WORDS[language]}${peopleOf(COLUMN[language])}`,
    kindCopy: KIND_COPY[language],
    identityWords: IDENTITY_WORDS[language],
    names: LOCAL_NAMES[language],
  };
}

/** Fields that have no names of their own, as `field |  | whom it is for | hashtags`. */
function peopleOf(column: number): string {
  return PEOPLE_OF_FIELDS.split("\n")
    .flatMap((line) => {
      const [field, cells = ""] = line.split(" = ");
      const [whom, ...tags] = (cells.split(" | ")[column] ?? "").split("; ");
      return whom === undefined || whom === "" ? [] : [`\n${field} |  | ${whom} | ${tags.join(";")}`];
    })
    .join("");
}

/** `English = German | Spanish | French | Portuguese` with one of them left; nothing after `=` means the same word. */
export function columnOf(text: string, column: number): string {
  return text
    .split("\n")
    .flatMap((line) => {
      const at = line.indexOf(" =");
      if (at < 1) return [];
      const english = line.slice(0, at);
      const word =
        line
          .slice(at + 2)
          .split(" | ")
          [column]?.trim() ?? "";
      return [`${english} =${word === "" || word === english ? "" : ` ${word}`}`];
    })
    .join("\n");
}

/** Folded words by their language, one a line: those of ideas, and the English ones that explain them. */
export function makeKnownWords(): Record<Foreign | "en", string> {
  const english = new Set<string>();
  const words = new Map<Foreign, Set<string>>();
  const phrases = new Map<Foreign, string[]>();
  for (const language of FOREIGN) {
    const meanings = readMeanings(makeTables(language), language);
    for (const { english: text } of meanings.values()) for (const word of text.split(" ")) english.add(word);
    const known = new Set<string>();
    // A long word is known by its stem or its parts as well.
    const isTold = (word: string): boolean =>
      word.length > 6 &&
      (stemsOf(word, language).some((stem) => known.has(stem)) ||
        (language === "de" && isCompound(word, (part) => known.has(part))));
    const keys = [...meanings.keys()].toSorted((a, b) => a.length - b.length);
    for (const key of keys) if (!key.includes(" ") && !isTold(key)) known.add(key);
    words.set(language, known);
    phrases.set(
      language,
      keys.filter((key) => key.includes(" ") && key.split(" ").length < 4),
    );
  }
  // A phrase is worth its room where no word of it tells the language alone.
  const isOwn = (word: string, language: Foreign): boolean =>
    words.get(language)?.has(word) === true &&
    !english.has(word) &&
    !FOREIGN.some((other) => other !== language && words.get(other)?.has(word));
  const entries = FOREIGN.map((language) => {
    const needed = phrases.get(language)?.filter((phrase) => !phrase.split(" ").some((word) => isOwn(word, language)));
    return [language, [...(words.get(language) ?? []), ...(needed ?? [])].toSorted().join("\n")] as const;
  });
  return { ...Object.fromEntries(entries), en: [...english].toSorted().join("\n") } as Record<Foreign | "en", string>;
}
