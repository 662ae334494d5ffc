import { PATTERNS, type Pattern, type PatternThing } from "@sayhey/blueprints";
import type { Form } from "../brief/brief.ts";
import { fillPattern, type Adopted } from "./fill-pattern.ts";
import type { Group } from "./group-things.ts";
import { isCalled } from "./names-of-things.ts";
import { kindOfName } from "./kinds-of-words.ts";
import { sentencesOf } from "../brief/sentence.ts";
import { stemsIn } from "./stems.ts";
import type { ChosenTrade } from "./trade.ts";

/** So much must be said of a pattern before it is taken: two cues of its own, or four that others have too. */
const LEAST = 1.8;
/** What the form that the text names adds. */
const FORM = 0.7;

interface Cue {
  says: string;
  stems: readonly string[];
  /** Told as it stands: of 'every day' and 'how bad' one word alone says nothing. */
  phrase?: RegExp;
  /** Counts only as what is done: six books are no bookings. */
  deed?: string;
}

/** Cues of one stem count once: 'report' and 'reports' say the same. */
function cuesOf(cues: string): Cue[] {
  const all = cues.split("|").map((says): Cue => {
    const deed = /^to (\w+)$/.exec(says)?.[1];
    const stems = stemsIn(deed ?? says).map(({ stem }) => stem);
    const isPhrase = deed === undefined && says.split(/[\s/]+/).length > stems.length;
    return {
      says,
      stems,
      ...(deed === undefined ? {} : { deed }),
      ...(isPhrase
        ? { phrase: new RegExp(`(?<![\\p{L}])${says.replaceAll("/", "\\/")}(?:e?s)?(?![\\p{L}])`, "u") }
        : {}),
    };
  });
  const keyOf = ({ says, stems, phrase }: Cue): string => (phrase === undefined ? stems.join(" ") : says);
  return all.filter((cue, at) => all.findIndex((other) => keyOf(other) === keyOf(cue)) === at);
}

const CUES = PATTERNS.map((pattern) => ({ pattern, cues: cuesOf(pattern.cues) }));
const COUNTS = new Map<string, number>();
for (const { cues } of CUES)
  for (const stem of new Set(cues.flatMap(({ stems }) => stems))) COUNTS.set(stem, (COUNTS.get(stem) ?? 0) + 1);

/** A cue weighs less where others have its words too. */
const weightOf = (stems: readonly string[]): number =>
  1 / Math.sqrt(stems.length === 0 ? 1 : Math.min(...stems.map((stem) => COUNTS.get(stem) ?? 1), 4));

/** What lines of work of this kind have in common, in the words of the text; undefined where nothing speaks for any. */
export function choosePattern(text: string, groups: readonly Group[], form: Form | undefined): ChosenTrade | undefined {
  const at = Map.groupBy(stemsIn(text), ({ stem }) => stem);
  const done = deedsIn(text);
  const lower = ` ${text.toLowerCase()} `;
  const found = CUES.map(({ pattern, cues }) => {
    const heard = cues.filter(({ stems, deed, phrase }) =>
      deed !== undefined ? done.has(deed) : phrase !== undefined ? phrase.test(lower) : isSaid(stems, at),
    );
    const score = heard.reduce((sum, { stems }) => sum + weightOf(stems), 0);
    const named = pattern.things.filter((thing) => groups.some((group) => isCalled(thing, group.name))).length;
    const isForm = form !== undefined && pattern.forms.some((each) => each === form);
    return {
      pattern,
      named,
      isForm,
      own: score,
      evidence: heard.map(({ says }) => says),
      score: score + 0.4 * named + (isForm ? FORM : 0),
    };
  }).toSorted((a, b) => b.score - a.score);
  const [best] = found;
  if (best === undefined || best.score < LEAST || !isStrong(best)) return undefined;
  return fillPattern(best.pattern, adoptedBy(best.pattern, groups), best);
}

/** Cues that speak for a pattern by themselves; with what it keeps named beside them, fewer do. */
const MANY_CUES = 3;
const SOME_CUES = 2;
/** Two cues that no other pattern has weigh as much. */
const OWN = 1.9;

/** Whether what is heard is enough: a word or two that others have too say nothing, where nothing of the kind is named. */
const isStrong = ({ evidence, named, isForm, own }: Heard): boolean =>
  evidence.length >= MANY_CUES ||
  (evidence.length >= SOME_CUES && (named > 0 || isForm || own >= OWN)) ||
  (evidence.length > 0 && named >= SOME_CUES);

/** What is heard of a pattern. */
interface Heard {
  evidence: readonly string[];
  /** Things of it that the text names. */
  named: number;
  isForm: boolean;
  /** What its cues weigh. */
  own: number;
}

/** Words that may stand between those of a cue: 'places that are left' are places left. */
const BETWEEN = 3;

/** Whether a text says a cue: its words one after the other, not each somewhere. 'Free places' and 'volume left' are no places left. */
function isSaid([first, ...others]: readonly string[], at: ReadonlyMap<string, readonly { at: number }[]>): boolean {
  let ends = (at.get(first ?? "") ?? []).map((each) => each.at);
  for (const stem of others)
    ends = (at.get(stem) ?? [])
      .map((each) => each.at)
      .filter((here) => ends.some((end) => here > end && here - end <= BETWEEN));
  return ends.length > 0;
}

const DEEDS = new Set(CUES.flatMap(({ cues }) => cues.flatMap(({ deed }) => deed ?? [])));

/** Which of the deeds that are cues a text does rather than names. */
function deedsIn(text: string): Set<string> {
  const may = [...DEEDS].filter((deed) => new RegExp(`\\b${deed}`, "i").test(text));
  if (may.length === 0) return new Set();
  const words = sentencesOf(text).flat();
  const isDone = (deed: string): boolean =>
    words.some(
      ({ lower, isVerb }) => lower === `${deed}ing` || lower === `${deed}ings` || (isVerb && lower.startsWith(deed)),
    );
  return new Set(may.filter(isDone));
}

/** What the text keeps in each part of a pattern. */
function adoptedBy(pattern: Pattern, groups: readonly Group[]): Map<PatternThing, Adopted> {
  const used = new Set<Group>();
  const adopted = new Map<PatternThing, Adopted>();
  for (const thing of pattern.things) {
    const own = groupFor(thing, pattern, groups, used);
    if (own === undefined) continue;
    used.add(own);
    adopted.set(thing, { name: own.name });
  }
  return adopted;
}

/** What the text keeps in this part: what it calls so, else what it names most of the same kind. */
function groupFor(
  thing: PatternThing,
  pattern: Pattern,
  groups: readonly Group[],
  used: ReadonlySet<Group>,
): Group | undefined {
  const free = groups.filter((group) => !used.has(group) && (group.isAsked || group.isMentioned));
  const called = free.find((group) => isCalled(thing, group.name));
  if (called !== undefined || !thing.adopts || thing.use === "more") return called;
  const kind = thing.role === "person" ? "person" : thing.role === "event" || thing.role === "log" ? "event" : "item";
  return free.find(
    (group) =>
      kindOfName(group.name) === kind &&
      (group.isMany ? group.weight >= 0.9 : group.weight >= 2) &&
      !pattern.things.some((other) => other !== thing && isCalled(other, group.name)),
  );
}
