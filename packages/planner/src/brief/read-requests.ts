import { singularOf } from "../embedded/inflect.ts";
import type { Request, Verb } from "./brief.ts";
import { phraseEnd, readNounPhrase, type NounPhrase } from "./noun-phrase.ts";
import type { Sentence, Word } from "./sentence.ts";
import { EMPTY_NOUNS, FORM_WORDS, NOBODY_IN_PARTICULAR, NOUN_VERBS, PEOPLE, VERB_OF } from "./words-of-briefs.ts";

/** Verbs a person does without a thing. */
const ALONE = new Set<Verb>([
  "login",
  "register",
  "search",
  "message",
  "pay",
  "play",
  "contact",
  "book",
  "order",
  "subscribe",
  "notify",
  "print",
]);
const ENTERING = new Set<Verb>(["login", "register"]);
/** Verbs of which the noun says what is done: 'make a payment', 'engage in chat'. */
const DOING = new Set<Verb>(["other", "create"]);
/** Things meant where a verb names none. */
const MEANT: Partial<Record<Verb, string>> = {
  message: "message",
  contact: "contact message",
  book: "booking",
  order: "order",
  pay: "payment",
  comment: "comment",
  rate: "rating",
  notify: "notification",
};
/** What stands before a list of things to do. */
const MODALS = new Set("can could should must will may might shall to let lets".split(" "));
/** What stands before a list of functions. */
const LISTS = new Set(
  (
    "functionality functionalities function functions feature features module modules section sections page pages capability capabilities " +
    "include includes including like offer offers offering provide provides providing contain contains support supports supporting have has having with as"
  ).split(" "),
);
/** 'allowing users to': what follows is somebody, then what they do. */
const ENABLING = new Set(
  "allow allows allowing allowed enable enables enabling help helps helping let lets letting making so".split(" "),
);
const JOINTS = new Set(["and", "or", "&", "plus", "then", "as"]);
const SKIPPED = new Set(
  "please also easily quickly directly simply only then be able both not always freely".split(" "),
);

/** What one part of a list asks for. */
interface Item {
  words: Word[];
  /** Verbs with objects, functions by name, or examples and properties of what stands before. */
  mode: "do" | "name" | "values";
}

/** Reads what can be done out of a sentence: verbs with their objects, and functions named by nouns. */
export function readRequests(sentence: Sentence, isFirst: boolean, isProduct: (word: string) => boolean): Request[] {
  const actor = actorOf(sentence);
  const listed = itemsOf(sentence);
  const isLoose = listed.length === 0 && !isFirst ? true : undefined;
  const requests: Request[] = [];
  let waiting: { verb: Verb; words: Word[] }[] = [];
  let verb: Verb | undefined;
  const add = (verbs: readonly Verb[], phrase: NounPhrase, words: readonly Word[]): void => {
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return;
    for (const each of verbs)
      requests.push({
        verb: each,
        ...aboutOf(each, phrase, isProduct),
        ...(actor === undefined ? {} : { actor }),
        ...(isLoose ? { isLoose } : {}),
        say: words.map(({ text }) => text).join(" "),
        span: [first.span[0], last.span[1]],
      });
  };
  for (const { words, mode } of isLoose ? itemsOf(sentence, true) : listed) {
    if (mode === "values") {
      const { thing, field } = readNounPhrase(words);
      const named = thing !== undefined && field !== undefined ? `${thing} ${field}` : (field ?? thing);
      if (named !== undefined) add(["view"], { field: named }, words);
      continue;
    }
    const said = verbAt(words, mode);
    if (said !== undefined) {
      const object = objectOf(words.slice(said.length));
      const deed = DOING.has(said.verb) ? namedBy(object) : undefined;
      // 'Clean incorrect, duplicate or incomplete data': what is of that kind comes behind.
      if (object.length === 0 || (mode === "do" && isOnlyAdjective(object))) {
        waiting.push({ verb: said.verb, words });
        verb = said.verb;
        continue;
      }
      const phrase = deed?.phrase ?? readNounPhrase(object);
      for (const before of waiting)
        if (ENTERING.has(before.verb)) add([before.verb], {}, before.words);
        else add([before.verb], phrase, [...before.words, ...object]);
      waiting = [];
      const joined = joinedBy(said, words, phrase);
      add(deed?.verbs ?? [joined ?? said.verb], ENTERING.has(said.verb) && joined === undefined ? {} : phrase, words);
      verb = said.verb;
      continue;
    }
    if (mode === "do" && isOnlyAdjective(words)) continue;
    // 'Playing, pausing and adjusting the speed': what is done is told, with what comes behind.
    if (words.length === 1 && words[0]?.isGerund === true && mode === "name" && !NAMES_IN_ING.test(words[0].lower)) {
      waiting.push({ verb: "other", words });
      continue;
    }
    const named = namedBy(words);
    if (named !== undefined) add(named.verbs, named.phrase, words);
    else {
      const phrase = readNounPhrase(words);
      if (phrase.thing === undefined && phrase.field === undefined) continue;
      add([mode === "do" && verb !== undefined && !ENTERING.has(verb) ? verb : "view"], phrase, words);
    }
  }
  for (const before of waiting) if (ALONE.has(before.verb)) add([before.verb], {}, before.words);
  return requests;
}

const isOnlyAdjective = ([only, ...others]: readonly Word[]): boolean =>
  only !== undefined && others.length === 0 && only.isAdjective && !only.isNoun;

/** Gerunds that are things, or functions by their name. */
const NAMES_IN_ING =
  /^(?:meet|book|train|build|list|paint|draw|record|read|rat|wedd|sett|set|offer|find|open|post|mail|cloth|sav|hear|view|out|sight|warn|greet|feel|say|writ|park|fitt|gather|rank|bill|pric|test|accounting|market|shipp|messag|chatt|schedul|report|vot|polls?|pars|bank|crowdfund|fundrais|host)ing$/;

/** 'Sign up for the quiz night' takes a place there, and opens no account. */
function joinedBy(
  { verb, length }: { verb: Verb; length: number },
  words: readonly Word[],
  { thing }: NounPhrase,
): Verb | undefined {
  // Whoever registers interest writes; no account comes of it.
  if (verb === "register" && /\binterest$/.test(thing ?? "")) return "contact";
  if (verb !== "register" || words[length]?.lower !== "for" || thing === undefined || /\baccount$/.test(thing))
    return undefined;
  return /\b(?:newsletter|update|mailing list)$/.test(thing) ? "subscribe" : "book";
}

/** Verbs whose object is what they are done with, property or not: 'upload photos'. */
const OWNING = new Set<Verb>([
  "create",
  "delete",
  "upload",
  "download",
  "share",
  "search",
  "edit",
  "convert",
  "print",
  "export",
  "play",
  "rate",
  "comment",
]);

/** What a verb is done with: a thing and perhaps a property of it. */
function aboutOf(
  verb: Verb,
  { thing, field, whole }: NounPhrase,
  isProduct: (word: string) => boolean,
): Pick<Request, "thing" | "field" | "whole"> {
  const isKept = thing === "user" && KEEPING.has(verb);
  const isNobody =
    thing === undefined ||
    (isProduct(thing) && !isKept) ||
    (thing !== undefined && TALKING.has(verb) && PEOPLE.has(thing));
  if (verb === "chart" && field === undefined && CHARTS.test(thing ?? "")) return {};
  const named = isNobody ? (field === undefined ? MEANT[verb] : undefined) : thing;
  if (named === undefined && whole !== undefined && OWNING.has(verb)) return { thing: whole };
  return {
    ...(named === undefined ? {} : { thing: named }),
    ...(field === undefined ? {} : { field }),
    ...(whole === undefined || named === undefined ? {} : { whole }),
  };
}

/** Kinds of charts: bars and pies are nothing that is kept. */
const CHARTS = /^(?:bar|pie|line|column|area|scatter|radar|donut|heat map|bubble|histogram|curve)$/;

/** 'User management' keeps users; 'users can see' does not. */
const KEEPING = new Set<Verb>(["create", "edit", "delete", "approve", "assign"]);
const TALKING = new Set<Verb>(["message", "contact", "notify"]);

/** Who does it: people before the first word for being able, or whatever stands right before it. */
export function actorOf(sentence: Sentence): string | undefined {
  const modal = sentence.findIndex(({ lower }) => MODALS.has(lower) && lower !== "to");
  const before = sentence.slice(0, modal < 0 ? 3 : modal);
  const last = modal < 0 ? undefined : before.at(-1);
  const who =
    before.findLast(({ lower }) => PEOPLE.has(lower)) ??
    (last?.isNoun && !FORM_WORDS.has(last.lower) ? last : undefined);
  return who === undefined || NOBODY_IN_PARTICULAR.has(who.lower) || EMPTY_NOUNS.has(who.lower)
    ? undefined
    : singularOf(who.lower);
}

/** The parts of the lists of a sentence; what leads to a list belongs to none. */
function itemsOf(sentence: Sentence, free = false): Item[] {
  const items: Item[] = [];
  let mode: Item["mode"] | undefined = free ? "name" : undefined;
  let words: Word[] = [];
  const close = (): void => {
    if (mode !== undefined && words.length > 0) items.push({ words, mode });
    words = [];
  };
  sentence.forEach((word, at) => {
    const { lower } = word;
    const next = sentence[at + 1]?.lower ?? "";
    const leads =
      mode === undefined || words.length === 0 || lower === "including" || lower === "to" || MODALS.has(lower);
    if (ENABLING.has(infinitiveOf(lower)) || ENABLING.has(lower)) {
      close();
      mode = undefined;
    } else if (MODALS.has(lower) && (lower !== "to" || isDoing(sentence[at + 1]))) {
      close();
      mode = "do";
    } else if (lower === "for" && isListed(sentence[at - 1]?.lower)) {
      close();
      mode = "name";
    } else if ((lower === "as" && sentence[at - 1]?.lower === "such") || lower === "including") {
      const before = sentence[lower === "as" ? at - 2 : at - 1]?.lower ?? "";
      words = words.filter((each) => each.lower !== "such");
      close();
      mode = LISTS.has(before) || EMPTY_NOUNS.has(before) || mode === undefined ? "name" : "values";
    } else if (LISTS.has(lower) && leads && mode !== "do" && !(lower === "as")) {
      close();
      if (next !== "for" && next !== "such") mode = "name";
    } else if (
      mode === "do" &&
      words.length === 0 &&
      (lower === "have" || lower === "include" || lower === "provide" || lower === "support" || lower === "offer")
    ) {
      mode = "name";
    } else if (JOINTS.has(lower) && !(lower === "as")) close();
    else if (!(words.length === 0 && (SKIPPED.has(lower) || /..ly$/.test(lower)))) {
      words.push(word);
    }
    if (word.ends) close();
  });
  close();
  return items;
}

const isListed = (word: string | undefined): boolean => word !== undefined && LISTS.has(word);

const isDoing = (word: Word | undefined): boolean =>
  word !== undefined && (word.isVerb || SKIPPED.has(word.lower) || VERB_OF.has(word.lower));

/** The object of a verb, also behind its preposition: 'participate in surveys', 'apply for jobs'. */
const objectOf = (words: readonly Word[]): readonly Word[] =>
  /^(?:in|for|to|on|with|about|between|from|at|through)$/.test(words[0]?.lower ?? "") ? words.slice(1) : words;

/** The verb that a part begins with: of two words before one. */
function verbAt(words: readonly Word[], mode: Item["mode"]): { verb: Verb; length: number } | undefined {
  const [first, second] = words;
  if (first === undefined) return undefined;
  const stem = infinitiveOf(first.lower);
  const pair = second === undefined ? undefined : VERB_OF.get(`${stem} ${second.lower}`);
  if (pair !== undefined) return { verb: pair, length: 2 };
  // After 'can' stands no 'files': photos and files are what is handed in.
  const isThing = mode === "do" && first.lower === `${stem}s`;
  const verb = isThing ? undefined : VERB_OF.get(stem);
  // 'Executing trades' is done with trades, whatever executing is.
  if (verb === undefined && first.isGerund && !NAMES_IN_ING.test(first.lower) && /[^s]s$/.test(second?.lower ?? ""))
    return { verb: "other", length: 1 };
  if (verb === undefined)
    return first.isVerb && mode === "do" && !isThing && !first.isPast && words.length > 1
      ? { verb: "other", length: 1 }
      : undefined;
  if (mode === "name" && !first.lower.endsWith("ing")) return undefined;
  // 'order history', 'comment function': a noun that could be a verb, before a noun of its own.
  if (
    words.length === 2 &&
    second !== undefined &&
    (NOUN_VERBS.has(second.lower) ||
      /^(?:history|status|statistics|details|information|records|number|list)$/.test(second.lower)) &&
    first.isNoun &&
    first.lower !== "set"
  )
    return undefined;
  return { verb, length: 1 };
}

/** 'browsing' to 'browse', 'manages' to 'manage', as far as the verbs known here need it. */
export function infinitiveOf(word: string): string {
  if (VERB_OF.has(word)) return word;
  const ing = /^(.+)ing$/.exec(word)?.[1];
  for (const stem of [
    ...(ing === undefined ? [] : [ing, `${ing}e`, ing.replace(/(.)\1$/, "$1")]),
    word.replace(/s$/, ""),
    word.replace(/es$/, ""),
    word.replace(/ies$/, "y"),
    word.replace(/d$/, ""),
    word.replace(/ed$/, ""),
  ])
    if (VERB_OF.has(stem)) return stem;
  return word;
}

/** Nouns of how things are shown, before a noun of showing. */
const LISTING = new Set(
  "categorization categorisation classification listing sorting filtering pagination query search list".split(" "),
);

/** A function named by its noun: 'order management', 'registration of members', 'deletion functions'. */
function namedBy(words: readonly Word[]): { verbs: readonly Verb[]; phrase: NounPhrase } | undefined {
  const end = phraseEnd(words, 0);
  const head = words.slice(0, end);
  while (
    /^(?:functions?|functionality|functionalities|features?|modules?|pages?|system|services?|operations?)$/.test(
      head.at(-1)?.lower ?? "",
    )
  )
    head.pop();
  const of = head.findIndex(({ lower }) => lower === "of");
  const [noun, object] = of > 0 ? [head[of - 1], head.slice(of + 1)] : [head.at(-1), head.slice(0, -1)];
  const verbs = NOUN_VERBS.get(noun?.lower ?? "");
  // 'Course categorization display' is about courses.
  while (verbs !== undefined && object.length > 1 && LISTING.has(object.at(-1)?.lower ?? "")) object.pop();
  return verbs && { verbs, phrase: readNounPhrase(object) };
}
