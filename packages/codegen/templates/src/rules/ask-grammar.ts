import { readEndings, stemOf, wordsOf, type Endings } from "./ask-words.ts";

/** Parts of a question that are told apart by words. */
export const ASKS = [
  "stop",
  "count",
  "sum",
  "average",
  "most",
  "least",
  "cheapest",
  "dearest",
  "longest",
  "shortest",
  "newest",
  "oldest",
  "best",
  "worst",
  "next",
  "last",
  "under",
  "atMost",
  "over",
  "atLeast",
  "between",
  "and",
  "not",
  "open",
  "done",
  "doneFields",
  "due",
  "overdue",
  "today",
  "tomorrow",
  "yesterday",
  "thisWeek",
  "nextWeek",
  "lastWeek",
  "weekend",
  "thisMonth",
  "nextMonth",
  "lastMonth",
  "thisYear",
  "nextDays",
  "lastDays",
  "before",
  "after",
  "when",
  "where",
  "howMuch",
  "howLong",
  "who",
  "phone",
  "email",
  "money",
  "minutes",
  "hours",
] as const;
/** Part of a question. */
export type Ask = (typeof ASKS)[number];

/** How questions are put in the language of the app. */
export interface Grammar {
  language: string;
  endings: Endings;
  /** What turns a word into its opposite: 'un' of 'unpaid'. */
  opposites: readonly string[];
  /** Words that mean the same, by the stem of each. */
  same: ReadonlyMap<string, readonly string[]>;
  /** Stems of each way to say a part, the longest first. */
  says: Readonly<Record<Ask, readonly (readonly string[])[]>>;
  /** Stems of words that say nothing by themselves. */
  stop: ReadonlySet<string>;
  weekdays: readonly string[];
  months: readonly string[];
}

/** The words a grammar is made of: commas between phrases. `same` has semicolons between groups. */
export type GrammarWords = Readonly<Record<Ask, string>> & { endings: string; opposites: string; same: string };

/** Makes a grammar of its words. */
export function grammarOf(words: GrammarWords, language: string): Grammar {
  const endings = readEndings(words.endings);
  const stems = (text: string): string[] => wordsOf(text).map((word) => stemOf(word, endings));
  const phrases = (text: string): string[][] =>
    text
      .split(",")
      .map(stems)
      .filter((phrase) => phrase.length > 0)
      .sort((a, b) => b.length - a.length);
  const says = Object.fromEntries(ASKS.map((ask) => [ask, phrases(words[ask])])) as Record<Ask, string[][]>;
  const same = new Map<string, string[]>();
  for (const group of words.same.split(";")) {
    const all = stems(group);
    for (const each of all) same.set(each, [...(same.get(each) ?? []), ...all.filter((other) => other !== each)]);
  }
  const days = new Intl.DateTimeFormat(language, { weekday: "long" });
  const month = new Intl.DateTimeFormat(language, { month: "long" });
  return {
    language,
    endings,
    opposites: wordsOf(words.opposites),
    same,
    says,
    stop: new Set(says.stop.flat()),
    // 5 January 2026 is a Monday.
    weekdays: Array.from({ length: 7 }, (_, index) => stems(days.format(new Date(2026, 0, 5 + index)))[0] ?? ""),
    months: Array.from({ length: 12 }, (_, index) => stems(month.format(new Date(2026, index, 1)))[0] ?? ""),
  };
}

/** Words that are no typing mistakes, each as it is first written, by their stems. */
export type KnownWords = ReadonlyMap<string, string>;

/** The words of texts, and those that questions are put in. */
export function knownWords(texts: Iterable<string>, grammar: Grammar): KnownWords {
  const known = new Map<string, string>();
  for (const stem of Object.values(grammar.says).flat(2)) known.set(stem, stem);
  for (const stem of [...grammar.weekdays, ...grammar.months]) known.set(stem, stem);
  for (const text of texts)
    for (const word of wordsOf(text)) {
      const stem = stemOf(word, grammar.endings);
      if (!known.has(stem)) known.set(stem, word);
    }
  return known;
}

/** The words of a text as a grammar compares them. */
export function stemsOf(text: string, { endings }: Pick<Grammar, "endings">): string[] {
  return wordsOf(text).map((word) => stemOf(word, endings));
}
