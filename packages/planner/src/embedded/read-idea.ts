import type { Language } from "@sayhey/appspec";
import { ARCHETYPE_WORDS, FEATURE_WORDS, PLATFORMS } from "./words.ts";
import { fold, isStopWord } from "./language.ts";

/** What a stretch of an idea says about the app. */
export type SegmentRole =
  /** What it is: 'invoice tool'. */
  | "head"
  /** What it is about: 'about trains'. */
  | "about"
  /** Whom or what it is for. */
  | "for"
  /** What one does in it: 'that helps me cook'. */
  | "does"
  /** What it has beside that: 'with streaks and chat'. */
  | "with"
  /** Where. */
  | "place"
  /** What it must not have. */
  | "without"
  /** Further sentences. */
  | "detail";

/** A stretch of an idea. */
export interface Segment {
  role: SegmentRole;
  /** As typed, without marks. */
  words: string[];
  /** Folded, for comparing. */
  folded: string[];
  /** The same, cut where the idea lists: 'members, loans and tools' are three. */
  items: string[][];
}

const OPENERS: Record<string, SegmentRole> = {};
const open = (role: SegmentRole, words: string): void => {
  for (const word of words.split(" ")) OPENERS[word] = role;
};
open("with", "with including featuring mit con avec com inklusive incluyendo incluant incluindo");
open("for", "for fur para pour between");
open("about", "about regarding uber sobre covering");
open("place", "in near at around inside within en em aus bei");
open("does", "by that which where who whom so when because damit wo donde onde");
open("without", "without no not never ohne kein keine keinen sin sans sem");

const AND = /^(?:and|und|y|et|e|or|oder|ou|&|\+|plus)$/;
const GERUND = /^[a-z]{3,}ing$/;
/** Endings in -ing that name things: 'for a wedding' is not something one does. */
const THING_ING =
  /^(?:wedding|building|king|ring|spring|string|evening|morning|ceiling|clothing|sibling|offspring|meeting|gathering|painting|training)$/;

/** How much the words of a stretch count when a field of life or a thing is looked for. */
const WEIGHTS: Record<SegmentRole, number> = {
  head: 1,
  about: 1,
  for: 0.75,
  does: 0.75,
  with: 0.4,
  place: 0.3,
  detail: 0.3,
  without: 0,
};

/** Words around the thing that say nothing about it. */
const FILLER = new Set(
  (
    "app apps application applications website websites webapp web site tool tools platform service system software program programme mobile online digital " +
    "simple small easy little smart cool nice best better good new free fun modern beautiful minimalist quick fast local personal private own real daily weekly monthly big " +
    "our want wants need needs would love like likes help helps helping let lets make makes making build building create creating manage manages managing management keep keeps keeping track tracks tracking " +
    "use uses using user users people person everyone everybody someone somebody anyone way ways place places thing things stuff data based really just also etc please idea something anything " +
    "can could should will get gets getting give gives show shows see sees find finds finding add adds log logs logging record records recording plan plans planning organise organize organising organizing share shares sharing " +
    "start own home-made each every all any some many more most few other others one two three time times day days week month year " +
    "i'm i'd i've we're it's don't who's their them they there this these those then than very much my me us we you he she his her its im id ive " +
    "have has having had do does doing did go goes going know knows when what where while after before during between across via per around practice practise " +
    "archive archives register registry manager organizer organiser assistant companion hub portal calculator calculators converter converters counter database list lists overview sheet draw triage standings shared separate joint common basket cart checkout window limit pick-up pickup pick-ups sold-out parameters history scorecard manual simulator generator viewer editor explorer checker log logs book books-of schedule schedules scheduler guide guides center centre corner space page pages section system systems management administration maker " +
    "mood board style similar kind type version clone alternative inspired meets meet mixed cross dark light offline beautiful ai ki ia powered driven gpt smart-phone phone " +
    "einfache einfacher kleine kleiner meine unsere pequeno pequena petite petit simples sencilla simple nova neue neuer viva"
  ).split(" "),
);
const bareWords = (lists: readonly string[]): string[] =>
  lists.flatMap((list) => list.split(" ")).map((word) => word.replace(/\*[\d.]+$/, ""));
/** Words that name a kind of app or a feature; the thing itself is another word. */
const KNOWN = new Set([
  ...bareWords(ARCHETYPE_WORDS.map(({ words }) => words)),
  ...bareWords(FEATURE_WORDS.map(({ words }) => words)),
]);
/** Words for a kind of app that are as often the thing itself: 'stamp collection', 'tennis court booking', 'chess league'. */
const BOTH = new Set(
  "clients customers recipes meditation debt savings bills materials supplies jobs rooms desks".split(" "),
);

/** Whether words name a kind of app or a feature together: 'QR codes'. */
export function isWish(words: readonly string[]): boolean {
  return KNOWN.has(words.join("_"));
}

/** Whether a folded word may name what the app is about. */
export function isContent(word: string, language: Language): boolean {
  return (
    word.length > 1 &&
    word.length < 25 &&
    /\p{L}/u.test(word) &&
    !isStopWord(word, language) &&
    !FILLER.has(word) &&
    (!KNOWN.has(word) || BOTH.has(word))
  );
}

/** What is refused after it was named: 'late fees not wanted'. */
const REFUSED_AFTER = /([,.:]\s*)((?:\p{L}+\s+){1,3})(?:is\s+|are\s+)?not\s+(?:wanted|needed|required|allowed)\b/giu;

/** Cuts an idea into stretches: its main sentence by what each part says, the others as details. */
export function readIdea(idea: string, language: Language): Segment[] {
  // Nobody says what an app is after two hundred words.
  const sentences = idea
    .replace(REFUSED_AFTER, "$1without $2")
    .split(/(?<=[.!?…])\s+|[\n;]+|\s[-–—]\s/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const main = Math.max(
    0,
    sentences.findIndex((sentence) => saysWhat(sentence)),
  );
  const segments = cut(sentences[main] ?? "", language);
  // What comes before says who asks and about what: 'We are forty families who share a garden.'
  const isIntroduction = (index: number): boolean => index < main && index >= main - 2;
  for (const sentence of sentences.filter((_, index) => isIntroduction(index)))
    for (const segment of cut(sentence, language))
      segments.push(segment.role === "head" ? { ...segment, role: "for" } : segment);
  // 'Invoices: number, client, amount' names parts; they are like what follows 'with'.
  sentences.forEach((sentence, index) => {
    if (index === main || isIntroduction(index)) return;
    for (const segment of cut(sentence, language))
      segments.push(segment.role === "without" ? segment : { ...segment, role: "detail" });
  });
  return promote(segments, language);
}

/** How people begin to say what they want. */
const ASKS =
  /^(?:so )?(?:we|i|they|you|people|members|users|everybody|everyone)\b.*\b(?:need|want|would like|d like|looking for|should be able)\b/;

/** Whether a sentence names an app or a kind of app; a greeting and a self-introduction do not. */
function saysWhat(sentence: string): boolean {
  const words = splitWords(fold(sentence));
  return (
    ASKS.test(words.join(" ")) ||
    words.some(
      (word) =>
        KNOWN.has(word) ||
        /^(?:app|tool|website|platform|site|software|aplicacion|aplicativo|application)s?$/.test(word),
    ) ||
    PLATFORMS.some(({ name }) => name.split("|").some((platform) => words.includes(platform)))
  );
}

function cut(sentence: string, language: Language): Segment[] {
  const segments: Segment[] = [];
  let current: Segment = { role: "head", words: [], folded: [], items: [[]] };
  const begin = (role: SegmentRole): void => {
    if (current.words.length > 0) segments.push({ ...current, items: current.items.filter((item) => item.length > 0) });
    current = { role, words: [], folded: [], items: [[]] };
  };
  const tokens = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&+-]*|[:,(&+]/gu) ?? [];
  tokens.forEach((token, at) => {
    const word = fold(token).replaceAll("’", "'");
    const next = fold(tokens[at + 1] ?? "");
    if (token === ":" || token === "(") return begin(current.words.length > 0 ? "with" : "head");
    if (token === "," || AND.test(word)) {
      if (token === "," && current.role === "without") return begin("with");
      current.items.push([]);
      return undefined;
    }
    // 'Sugar free' and 'dairy-free' say what is left out.
    if (next === "free" && current.role !== "without") return undefined;
    if (word === "free" || word.endsWith("-free")) return undefined;
    if (word === "but") return begin(current.role === "without" ? "with" : "head");
    const role = isOnPlace(tokens, at) ? "place" : isSchoolClass(word, next) ? "for" : OPENERS[word];
    // 'in' opens nothing in German 'Rezepte in Minuten', and 'so' alone is no reason.
    if (role !== undefined && at > 0)
      return begin(role === "for" && GERUND.test(next) && !THING_ING.test(next) ? "does" : role);
    if (role === "without" && at === 0) return begin("without");
    if (word === "to" && current.role === "head" && !current.folded.some((known) => isContent(known, language)))
      return begin("does");
    current.words.push(token);
    current.folded.push(word);
    current.items.at(-1)?.push(word);
    return undefined;
  });
  begin("head");
  return segments;
}

/** 'On our street' says where. */
const isOnPlace = (tokens: readonly string[], at: number): boolean =>
  /^on (?:our|my|the|this) (?:street|block|road|estate|square|campus|island|farm|site|corridor|floor)$/i.test(
    tokens.slice(at, at + 3).join(" "),
  );

/** Class 3b are the pupils it is for, nothing one signs up to. */
export const isSchoolClass = (word: string, next: string): boolean =>
  /^(?:class|year|grade)$/.test(word) && /^\d{1,2}[a-z]?$/.test(next);

/** An app that only says whom it is for, or what it does, is about that. */
function promote(segments: Segment[], language: Language): Segment[] {
  const says = (role: SegmentRole): boolean =>
    segments.some((segment) => segment.role === role && segment.folded.some((word) => isContent(word, language)));
  if (says("head") || says("about")) return segments;
  const [lead] = (["does", "for", "place", "with", "detail"] as const).filter(says);
  return segments.map((segment) => (segment.role === lead && lead !== "for" ? { ...segment, role: "head" } : segment));
}

/** What people call an app without saying what it is about. */
const APPLIANCE = /^(?:tool|tools|helper|assistant|companion|aid|app|system|platform|something|things?)$/;

/** Words for what is measured of a thing; the thing says more about the field. */
const MEASURES = new Set(
  "weight height distance time price prices cost score scores level levels temperature duration size amount length speed water tax worth value values".split(
    " ",
  ),
);

/** Weight of each folded word of the idea, the greatest where it stands twice; what is only noted in it weighs little. */
export function weighWords(
  segments: readonly Segment[],
  language: Language,
  noted: ReadonlySet<string>,
): Map<string, number> {
  const hasHead = segments.some(
    ({ role, folded }) => (role === "head" || role === "about") && folded.some((word) => isContent(word, language)),
  );
  const weights = new Map<string, number>();
  for (const [at, { role, folded }] of segments.entries()) {
    const weight = role === "for" && !hasHead ? 1 : WEIGHTS[role];
    // 'Tool for tailors' is about tailors: what an app is called besides is no thing.
    const isFor = role === "head" && /^(?:for|does|about)$/.test(segments[at + 1]?.role ?? "");
    const said = isFor && APPLIANCE.test(folded.at(-1) ?? "") ? folded.slice(0, -1) : folded;
    for (const entry of said)
      for (const word of splitWords(entry))
        weights.set(
          word,
          Math.max(
            weights.get(word) ?? 0,
            noted.has(word) ? Math.min(weight, 0.15) : MEASURES.has(word) ? weight * 0.45 : weight,
          ),
        );
  }
  return weights;
}

/** Folded text as words, as the lists of `words.ts` have them. */
export function splitWords(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
