import { singularOf } from "../embedded/inflect.ts";
import type { Mention, Naming, NotedField } from "./brief.ts";
import type { Sentence, Word } from "./sentence.ts";
import { isUsualName, optionsIn } from "./listed-item.ts";
import { ATTRIBUTES, EMPTY_ADJECTIVES, EMPTY_NOUNS, NOBODY_IN_PARTICULAR, VERB_OF } from "./words-of-briefs.ts";

/** What notes name: things, and the properties they list. */
export interface Notes {
  mentions: Mention[];
  fields: NotedField[];
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** What is counted but no thing that an app keeps. */
const MEASURES = set(
  "rupee lakh crore rs quid naira peso minute min mins hour hr hrs day week wk month year yr second sec time km kilometre mile metre meter cm mm inch foot feet kg gram litre liter ml lb percent euro eur pound quid dollar usd cent penny degree " +
    "people person bit couple lot lots dozen half quarter page line word character click tap question step floor man men " +
    "way thing kind type sort side pm am p one two three four five six seven eight nine ten k am",
);
const EACH = set("each every per which whose");
const KEEPERS = set(
  "list register log diary book sheet record rota roster ledger file card database directory library inventory history calendar schedule planner plan tracker",
);
const OF = set(
  "list track record register log note count kind type picture photo number book overview history stock rota",
);
/** Where one works is no thing that the app keeps, unless there are many of them. */
const ORGANISATIONS = set(
  "studio workshop shop store salon club school firm company business office practice surgery clinic hospital bakery butcher factory farm hotel pub bar restaurant cafe gym church mosque temple " +
    "society association charity council department ward team surgeon instructor contractor scheme festival centre center agency bureau boatyard garage yard brewery dairy roaster locksmith upholsterer",
);
/** What such words are is no thing. */
const NEVER = set(
  "morning evening afternoon night today tomorrow yesterday week month year day weekend monday tuesday wednesday thursday friday saturday sunday january february march april may june july august " +
    "september october november december christmas xmas easter summer winter spring autumn paper envelope phone mobile computer laptop tablet screen excel spreadsheet whatsapp email facebook fb google pdf print button " +
    "problem trouble mess chaos help idea question answer way end start moment minute lot bit rest fun reason case point fact sense order hand side top bottom front back middle " +
    "money cash work life home world place town city village country county street road area region uk england wales scotland ireland germany usa london " +
    "wife husband son daughter mum mom dad mother father brother sister family lad boss owner guy man woman bloke kid old people folk everybody nobody someone " +
    "vat tax no yes ok thanks please thing stuff one ones way kind sort type self myself mine half name",
);
const CUT = set(
  "and or & plus then but if so because when while as than via with without from for to in on at by of not no",
);

const singular = (words: readonly Word[]): string =>
  singularOf(
    words
      .map(({ lower }) => lower.replace(/[^\p{L}\p{N}' -]/gu, ""))
      .join(" ")
      .replace(/\b(?!bus|gas|gps|his|yes)([a-z]{2})s$/, "$1"),
  );

/** No noun of English is longer. */
const LONGEST = 24;

/** A run of words that may name a thing. */
interface Run {
  words: Word[];
  from: number;
  to: number;
}

/** Reads the things and properties that a text names in passing, in lists and in brackets. */
export function readNotes(sentences: readonly Sentence[]): Notes {
  const mentions: Mention[] = [];
  const fields: NotedField[] = [];
  for (const sentence of sentences) readSentence(sentence, mentions, fields);
  return { mentions, fields };
}

function readSentence(sentence: Sentence, mentions: Mention[], fields: NotedField[]): void {
  const runs = runsOf(sentence);
  const listed = listedIn(sentence, runs);
  let owner: string | undefined;
  let after = 0;
  for (const run of runs) {
    // What stands in the brackets of a thing says what there is of it, and is told with it.
    if (run.from < after) continue;
    const name = nameOf(run.words);
    if (name === undefined) continue;
    const last = run.words.at(-1);
    const isPlural = last !== undefined && isMany(last.lower);
    const options = optionsAfter(sentence, run.to);
    if (options.length > 1)
      after = Math.max(
        after,
        sentence.findIndex(({ mark }, at) => at >= run.to && mark === ")"),
      );
    const head = name.split(" ").at(-1) ?? name;
    const isProperty = ATTRIBUTES.has(last?.lower ?? "") || ATTRIBUTES.has(head);
    if (listed.has(run) && (isProperty || !isPlural)) {
      fields.push({ name, ...(owner === undefined ? {} : { of: owner }), options, at: run.words[0]?.span[0] ?? 0 });
      continue;
    }
    if (isProperty) {
      if (options.length > 1)
        fields.push({ name, ...(owner === undefined ? {} : { of: owner }), options, at: run.words[0]?.span[0] ?? 0 });
      continue;
    }
    if (NEVER.has(head) || MEASURES.has(head) || (ORGANISATIONS.has(head) && !isPlural)) continue;
    const { how, count } = howNamed(sentence, run, isPlural, listed.get(run) ?? 0);
    if (how === "each" || how === "counted" || how === "kept") owner = name;
    mentions.push({
      name,
      isPlural,
      how,
      ...(count === undefined ? {} : { count }),
      items: isPlural && !arePropertiesOf(options, count) ? options : [],
      at: run.words[0]?.span[0] ?? 0,
    });
  }
}

/** 'Four mechanics: customer name, plate, promised time': so many are none of their names, and called as properties are. */
const arePropertiesOf = (options: readonly string[], count: number | undefined): boolean =>
  count !== undefined && options.length !== count && options.filter(isUsualName).length > 1;

const isMany = (word: string): boolean => singularOf(word) !== word && !/(?:ss|us|is|ous)$/.test(word);

/** Nouns with the adjectives and nouns before them. */
function runsOf(sentence: Sentence): Run[] {
  const runs: Run[] = [];
  let words: Word[] = [];
  let from = 0;
  const close = (to: number): void => {
    while (words.length > 0 && !(words.at(-1)?.isNoun ?? false)) words.pop();
    if (words.length > 0) runs.push({ words, from, to: from + words.length });
    words = [];
    from = to;
  };
  sentence.forEach((word, at) => {
    const isPart =
      (word.isNoun || word.isAdjective) && !word.isNumber && !CUT.has(word.lower) && !EMPTY_ADJECTIVES.has(word.lower);
    if (!isPart) close(at + 1);
    else {
      if (words.length === 0) from = at;
      words.push(word);
      if (word.ends) close(at + 1);
    }
  });
  close(sentence.length);
  return runs;
}

/** Words that an item of a list has at most. */
const MOST_IN_ITEM = 7;
/** Who lists as much tells what is to be kept. */
const LONG_ROW = 4;

/** At most two words, the noun last; undefined where they name nothing. */
function nameOf(words: readonly Word[]): string | undefined {
  const kept = words.filter(
    ({ lower, isProper }) => /^\p{L}[\p{L}'’-]+$/u.test(lower) && !(isProper && words.length === 1),
  );
  while (kept.length > 0 && EMPTY_NOUNS.has(kept.at(-1)?.lower ?? "")) kept.pop();
  const core = kept
    .slice(-2)
    .filter(
      ({ lower, isAdjective, isNoun }, index, all) =>
        index === all.length - 1 || isNoun || (isAdjective && !EMPTY_ADJECTIVES.has(lower)),
    );
  const last = core.at(-1);
  if (
    last === undefined ||
    last.lower.length < 3 ||
    core.some(({ lower }) => lower.length > LONGEST) ||
    NOBODY_IN_PARTICULAR.has(last.lower)
  )
    return undefined;
  const [first] = core;
  const named =
    core.length === 2 && first !== undefined && (first.isProper || NEVER.has(first.lower)) ? core.slice(1) : core;
  return singular(named);
}

/** Behind these it says of what is listed whose, how often or where: 'birds with weight every day', 'location on a map'. */
const ASIDE = set("with for from by per of on in at to if not every each");
/** A clause in a list is another way to name a property and ends no list. */
const CLAUSE = set("who what which how when where if");

/** The runs that stand in a row of three or more, with nothing but commas and the like between, and how long the row is. */
function listedIn(sentence: Sentence, runs: readonly Run[]): ReadonlyMap<Run, number> {
  const listed = new Map<Run, number>();
  let row: Run[] = [];
  const close = (): void => {
    if (row.length >= 3) for (const run of row) listed.set(run, row.length);
    row = [];
  };
  for (const [from, to] of segmentsOf(sentence)) {
    const inside = runs.filter((run) => run.from >= from && run.to <= to);
    const [first] = inside;
    const next = first && sentence[first.to];
    // What leads to a list is not on it: 'displays at weddings and fairs: ...'.
    const isLead = sentence[to - 1]?.mark === ":" || ASIDE.has(sentence[(first?.from ?? 0) - 1]?.lower ?? "");
    const isItem =
      first !== undefined &&
      !isLead &&
      first.from - from <= 2 &&
      ((inside.length === 1 && to - from <= first.words.length + 2) ||
        (first.to < to && to - from <= MOST_IN_ITEM && ASIDE.has(next?.lower ?? "")));
    if (isItem) row.push(first);
    else if (row.length > 0 && CLAUSE.has(sentence[from]?.lower ?? "")) continue;
    else if (inside.length > 0 || to - from > 6) {
      // The first of a list often follows what leads to it: 'we note the date, ...'.
      close();
      const last = inside.at(-1);
      if (!isLead && last !== undefined && last.to === to) row.push(last);
    }
  }
  close();
  return listed;
}

/** The parts between commas, slashes, brackets and 'and'. */
function segmentsOf(sentence: Sentence): [number, number][] {
  const segments: [number, number][] = [];
  let from = 0;
  sentence.forEach((word, at) => {
    const isJoint = word.lower === "and" || word.lower === "or" || word.lower === "&" || word.lower === "+";
    if (isJoint && at > from) segments.push([from, at]);
    if (isJoint) from = at + 1;
    if (word.ends) {
      if (at + 1 > from) segments.push([from, at + 1]);
      from = at + 1;
    }
  });
  if (from < sentence.length) segments.push([from, sentence.length]);
  return segments;
}

function howNamed(
  sentence: Sentence,
  { words, from }: Run,
  isPlural: boolean,
  inRow: number,
): { how: Naming; count?: number } {
  const before = sentence[from - 1];
  const earlier = sentence[from - 2]?.lower ?? "";
  const last = words.at(-1)?.lower ?? "";
  const counted = sentence.slice(Math.max(0, from - 2), from).find(({ isNumber }) => isNumber);
  const count = counted === undefined ? Number.NaN : Number(counted.text.replaceAll(/[^\d]/g, ""));
  if (isPlural && counted !== undefined && !MEASURES.has(singularOf(last)))
    return { how: "counted", ...(count > 0 && count < 10_000 ? { count } : {}) };
  if (EACH.has(before?.lower ?? "") || (EACH.has(earlier) && before?.isAdjective)) return { how: "each" };
  if (before?.lower === "of" && OF.has(singularOf(earlier))) return { how: "kept" };
  if (words.length > 1 && KEEPERS.has(last)) return { how: "kept" };
  const doing =
    before === undefined ? undefined : (VERB_OF.get(before.lower) ?? VERB_OF.get(before.lower.replace(/ing$/, "")));
  const through = ["the", "a", "an", "my", "our", "their", "all", "who", "new"].includes(before?.lower ?? "")
    ? VERB_OF.get(earlier)
    : undefined;
  if ((doing ?? through) !== undefined && (doing ?? through) !== "other") return { how: "kept" };
  return { how: inRow >= LONG_ROW ? "rowed" : inRow > 0 ? "listed" : "named" };
}

/** What stands in brackets behind, or with slashes between: each at most four words. */
function optionsAfter(sentence: Sentence, to: number): string[] {
  const before = sentence[to - 1];
  const next = sentence[to];
  if (before === undefined || next === undefined) return [];
  if (before.mark !== "(" && before.mark !== ":") return [];
  const options: string[] = [];
  let words: string[] = [];
  for (const word of sentence.slice(to)) {
    words.push(word.text);
    if (word.ends) {
      options.push(words.join(" "));
      words = [];
      if (word.mark === ")") break;
    }
    if (words.length > 4) return [];
  }
  if (before.mark === ":" && words.length > 0) options.push(words.join(" "));
  // What follows a colon in the plural is what is kept, and no choice.
  const many = options.filter((option) => isMany(option.toLowerCase().split(" ")[0] ?? ""));
  if (before.mark === ":" && many.length * 2 >= options.length) return [];
  return optionsIn(options.join(", "))?.slice(0, 8) ?? [];
}
