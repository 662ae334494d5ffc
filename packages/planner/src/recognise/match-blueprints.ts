import { PHRASES, type PhraseEntry } from "@sayhey/blueprints";
import { singularOf } from "../embedded/inflect.ts";
import { withoutProduct } from "./bare-title.ts";
import { isFewWords } from "./few-words.ts";
import { stemsIn, type Stem } from "./stems.ts";

/** A line of work that a text may be about. */
export interface BlueprintMatch {
  entry: PhraseEntry;
  /** How much of what tells lines of work apart was said; 1 is one rare word. */
  score: number;
  /** The phrases found. */
  evidence: string[];
  /** Whether one of them stands where the text says what it is about. */
  isAtHead: boolean;
}

interface Phrase {
  says: string;
  stems: readonly string[];
  word: string | undefined;
  whole?: string;
}

interface Indexed {
  entry: PhraseEntry;
  phrases: readonly Phrase[];
}

/** Phrases by their first stem, each with its line of work, and how rare stems are. */
interface PhraseIndex {
  starting: ReadonlyMap<string, readonly { entry: PhraseEntry; phrase: Phrase }[]>;
  weightOf(stem: string): number;
  /** Lines of work by what they are called, and nothing beside: 'gym', 'community garden'. */
  called: ReadonlyMap<string, PhraseEntry>;
}

/** What a line of work as a whole goes by: its id in words, and phrases with no more than what products are called around them. */
function namesOf({ id, says }: PhraseEntry): string[] {
  const words = id.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  const phrases = says.en.split("|").map((phrase) => {
    const bare = phrase.trim().replace(/^app for (?:an? |my |our )?/, "");
    return withoutProduct(bare.replace(/\s+(?:website|site)$/, ""));
  });
  return [words, ...phrases].map((name) => singularOf(name));
}

/** How surely a line of work is meant whose name is all that is said. */
const CALLED = 2;

let index: PhraseIndex | undefined;

/** The English phrases as stems, with how rare each stem is: read once. */
function indexOfPhrases(): PhraseIndex {
  if (index) return index;
  const all = PHRASES.map((entry): Indexed => ({
    entry,
    phrases: entry.says.en.split("|").map((says) => {
      const stems = stemsIn(says);
      return {
        says: says.trim(),
        stems: [...new Set(stems.map(({ stem }) => stem))],
        word: stems.length === 1 ? stems[0]?.word : undefined,
        // 'Get out the vote' is no vote: of a saying with one word that counts, all are looked for.
        ...(stems.length === 1 &&
        (says.trim().split(/\s+/).length > 2 || /\b(?:site|place|thing|people)s?\b/.test(says))
          ? { whole: says.trim().toLowerCase() }
          : {}),
      };
    }),
  }));
  const counts = new Map<string, number>();
  for (const { phrases } of all)
    for (const stem of new Set(phrases.flatMap(({ stems }) => stems))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.log(all.length + 1);
  const weightOf = (stem: string): number => 1 - Math.log(counts.get(stem) ?? 1) / most;
  const starting = new Map<string, { entry: PhraseEntry; phrase: Phrase }[]>();
  for (const { entry, phrases } of all)
    for (const phrase of phrases) {
      const [first = ""] = phrase.stems;
      const known = starting.get(first);
      if (known === undefined) starting.set(first, [{ entry, phrase }]);
      else known.push({ entry, phrase });
    }
  const called = new Map<string, PhraseEntry>();
  // Whose first names they are comes before who has them among others.
  const names = PHRASES.map((entry) => ({ entry, all: namesOf(entry) }));
  for (const { entry, all } of names)
    for (const name of all.slice(0, 2)) if (!called.has(name)) called.set(name, entry);
  for (const { entry, all } of names) for (const name of all) if (!called.has(name)) called.set(name, entry);
  index = { starting, weightOf, called };
  return index;
}

/** Of a phrase's words, so many others may stand between. */
const APART = 2;
/** So many words tell what a text is about; what is said further back tells less. */
const HEAD = 30;
/** What a phrase further back counts. */
const BACK = 0.5;

/** Lines of work whose phrases a text has, the likeliest first; `head` is how many of its words tell what it is about. */
export function matchBlueprints(text: string, head = HEAD): BlueprintMatch[] {
  const { starting, weightOf, called } = indexOfPhrases();
  const said = stemsIn(text);
  const lower = text.toLowerCase();
  const places = new Map<string, Stem[]>();
  for (const each of said) places.set(each.stem, [...(places.get(each.stem) ?? []), each]);
  const found = new Map<PhraseEntry, { evidence: string[]; scores: number[]; isAtHead: boolean }>();
  for (const stem of places.keys())
    for (const { entry, phrase } of starting.get(stem) ?? []) {
      const { says, stems, word, whole } = phrase;
      if (whole !== undefined && !lower.includes(whole)) continue;
      const at = placeOf(stems, word, places);
      if (at === undefined) continue;
      const match = found.get(entry) ?? { evidence: [], scores: [], isAtHead: false };
      found.set(entry, match);
      match.evidence.push(says);
      const weight = stems.reduce((sum, each) => sum + weightOf(each), 0);
      match.scores.push(weight * (at < head ? 1 : BACK));
      match.isAtHead ||= at < head;
    }
  const bare = isFewWords(text) ? singularOf(withoutProduct(text)) : "";
  const whole = called.get(bare);
  if (whole !== undefined) {
    const match = found.get(whole) ?? { evidence: [], scores: [], isAtHead: true };
    found.set(whole, { evidence: [bare, ...match.evidence], scores: [CALLED, ...match.scores], isAtHead: true });
  }
  return [...found]
    .map(([entry, { evidence, scores, isAtHead }]): BlueprintMatch => {
      const [best = 0, ...more] = scores.toSorted((a, b) => b - a);
      return { entry, score: best + 0.15 * more.slice(0, 4).reduce((sum, each) => sum + each, 0), evidence, isAtHead };
    })
    .toSorted((a, b) => b.score - a.score || a.entry.id.localeCompare(b.entry.id));
}

/** Where a phrase stands in the text: all of its words near each other, in any order; a word alone as it is. */
function placeOf(
  stems: readonly string[],
  word: string | undefined,
  places: ReadonlyMap<string, readonly Stem[]>,
): number | undefined {
  const [first = "", ...others] = stems;
  const starts = (places.get(first) ?? []).filter((each) => word === undefined || each.word === word);
  return starts.find(({ at }) =>
    others.every((stem) => places.get(stem)?.some((each) => Math.abs(each.at - at) <= stems.length + APART)),
  )?.at;
}
