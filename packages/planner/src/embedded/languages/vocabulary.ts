import { KNOWN_THINGS } from "../things/all.ts";
import { nameIn } from "../things/known-thing.ts";
import { tablesOf, tradeWordsOf } from "./tables.ts";
import type { Foreign, Noun } from "./foreign.ts";
import { guessGender, readWords, readNoun } from "./read-words.ts";

/** A phrase with a gap or two: 'Add {0}', '{0} by {1}'. */
export interface Pattern {
  test: RegExp;
  into: string;
}

/** Everything the planner can say in one language, by its English. */
export interface Vocabulary {
  language: Foreign;
  /** Nouns by `Singular, Plural`, by singular and by plural, in lower case. */
  nouns: ReadonlyMap<string, Noun>;
  plurals: ReadonlySet<string>;
  labels: ReadonlyMap<string, string>;
  options: ReadonlyMap<string, string>;
  copy: ReadonlyMap<string, string>;
  rows: ReadonlyMap<string, string>;
  /** Phrases of pages and buttons, and those of sample rows. */
  patterns: readonly Pattern[];
  rowPatterns: readonly Pattern[];
}

const made = new Map<string, Vocabulary>();

/** The vocabulary of a language, read once, and once more when the words of lines of work are there. */
export function vocabularyOf(language: Foreign): Vocabulary {
  const trades = tradeWordsOf(language);
  const key = trades === undefined ? language : `${language} at work`;
  const known = made.get(key);
  if (known) return known;
  const tables = tablesOf(language);
  const nouns = new Map<string, Noun>();
  const plurals = new Set<string>();
  for (const [english, into] of readWords(`${trades?.nouns ?? ""}\n${tables.nouns}`)) {
    const noun = readNoun(into);
    const [one = "", many = ""] = english.toLowerCase().split(", ");
    if (!nouns.has(english.toLowerCase())) nouns.set(english.toLowerCase(), noun);
    if (!nouns.has(one)) nouns.set(one, noun);
    if (many !== one && !nouns.has(many)) {
      nouns.set(many, noun);
      plurals.add(many);
    }
  }
  for (const thing of KNOWN_THINGS) {
    const [one, many] = nameIn(thing, language);
    const [english, plural] = nameIn(thing, "en").map((name) => name.toLowerCase());
    const noun: Noun = {
      one: lowered(one, language),
      many: lowered(many, language),
      gender: guessGender(one, language),
    };
    if (english === undefined || plural === undefined) continue;
    if (!nouns.has(english)) nouns.set(english, noun);
    if (plural !== english && !nouns.has(plural)) {
      nouns.set(plural, noun);
      plurals.add(plural);
    }
  }
  const patterns: Pattern[] = [];
  const copy = new Map<string, string>();
  for (const [english, into] of readWords(`${tables.copy}\n${trades?.copy ?? ""}`)) {
    if (english.includes("{0}")) patterns.push({ test: patternOf(english), into });
    else copy.set(english, into);
  }
  const rows = new Map<string, string>();
  const rowPatterns: Pattern[] = [];
  for (const [english, into] of readWords(tables.rows)) {
    if (english.includes("{0}")) rowPatterns.push({ test: patternOf(english), into });
    else rows.set(english, into);
  }
  const vocabulary: Vocabulary = {
    language,
    nouns,
    plurals,
    labels: wordsOf(trades?.labels, tables.labels),
    options: wordsOf(trades?.options, tables.options),
    copy,
    rows,
    patterns,
    rowPatterns,
  };
  made.set(key, vocabulary);
  return vocabulary;
}

/** The general words go before those of lines of work. */
const wordsOf = (trades = "", general: string): Map<string, string> =>
  new Map([...readWords(trades), ...readWords(general)]);

function patternOf(english: string): RegExp {
  return new RegExp(
    `^${english
      .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
      .replace("{0}", "(.+)")
      .replace("{1}", "(.+)")}$`,
  );
}

function lowered(text: string, language: Foreign): string {
  return language === "de" ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
