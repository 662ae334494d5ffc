import { PHRASES, type Sector } from "@sayhey/blueprints";
import { toEnglish } from "../brief/tongues/to-english.ts";
import type { ReadTongue } from "../brief/tongues/read-tongue.ts";

/** Languages that phrases of lines of work are written in, beside English. */
const NATIVE = new Set<ReadTongue>(["de", "es", "fr", "pt"]);
type Native = "de" | "es" | "fr" | "pt";
/** So many words tell what a text is about. */
const HEAD = 14;
/** As many English phrases leave no doubt. */
const SAID = 3;
/** A word may end in as many more letters than its phrase has it: 'Floristik', 'boulangeries'. */
const ENDING = 3;
/** Words of so many letters are articles and the like. */
const SHORTEST = 3;
/** Shorter words have no endings to be told from other words. */
const LONG = 5;

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Sectors of businesses: who names one of these in a few words runs one. */
const BUSINESSES = new Set<Sector>([
  "beauty",
  "food",
  "health",
  "making",
  "professional",
  "property",
  "retail",
  "trades",
  "transport",
  "travel",
]);

interface Phrase {
  words: readonly string[];
  english: string;
  sector: Sector;
}

const read = new Map<Native, readonly Phrase[]>();

/** Phrases of a language, the longest first. */
function phrasesOf(language: Native): readonly Phrase[] {
  let known = read.get(language);
  if (known === undefined) {
    const length = ({ words }: Phrase): number => words.join("").length;
    known = PHRASES.flatMap(({ says, sector }) => {
      // A sentence each: in a row they would be a list of what is kept.
      const english = says.en.split("|").slice(0, SAID).join(". ");
      return says[language].split("|").map((phrase) => ({ words: wordsOf(phrase), english, sector }));
    })
      .filter(({ words }) => words.length > 0)
      .toSorted((a, b) => length(b) - length(a));
    read.set(language, known);
  }
  return known;
}

const isForm = (word: string | undefined, of: string): boolean =>
  word !== undefined &&
  (word === of || (of.length >= LONG && word.startsWith(of) && word.length - of.length <= ENDING));

/** So much of what a few words say is the name of their line of work, where they are about nothing else. */
const MOST = 0.6;

/** Whether a few words in another language name a line of work by that language's own name for it: a business, or hardly anything beside. */
export function namesTrade(text: string, language: ReadTongue): boolean {
  const trade = NATIVE.has(language) ? tradeIn(text, language as Native) : undefined;
  if (trade === undefined) return false;
  const saying = (words: readonly string[]): number => words.filter((word) => word.length > SHORTEST).length;
  return BUSINESSES.has(trade.sector) || saying(trade.words) >= MOST * saying(wordsOf(text));
}

/** The phrase of a line of work that a text in another language begins with, by that language's own words. */
function tradeIn(text: string, language: Native): Phrase | undefined {
  const head = wordsOf(text).slice(0, HEAD);
  return phrasesOf(language).find(({ words }) =>
    head.some((_, at) => words.every((word, index) => isForm(head[at + index], word))),
  );
}

/** A text in another language word by word in English, under the name of the line of work that it names in its own words. */
export function inEnglish(text: string, language: ReadTongue): string {
  const english = toEnglish(text, language);
  const trade = NATIVE.has(language) ? tradeIn(text, language as Native) : undefined;
  return trade === undefined ? english : `${trade.english}. ${english}`;
}
