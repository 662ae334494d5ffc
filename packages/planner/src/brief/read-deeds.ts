import { singularOf } from "../embedded/inflect.ts";
import type { Request, Verb } from "./brief.ts";
import { readNounPhrase } from "./noun-phrase.ts";
import { infinitiveOf } from "./read-requests.ts";
import type { Sentence, Word } from "./sentence.ts";
import { EMPTY_NOUNS, NOBODY_IN_PARTICULAR, PEOPLE, VERB_OF } from "./words-of-briefs.ts";

/** People who do something for others, beside those that briefs to developers name. */
export const AT_WORK =
  /^(?:caretaker|janitor|warden|librarian|receptionist|clerk|dispatcher|mechanic|cook|chef|waiter|waitress|cleaner|gardener|courier|carer|nurse|therapist|midwife|tutor|lecturer|professor|referee|captain|secretary|treasurer|supervisor|steward|usher|host|neighbou?r|donor|sponsor|caller|walker|sitter|breeder|groomer|stylist|barber|photographer|musician|singer|presenter|judge|marshal|skipper|crew|office|committee|board|council|kitchen|mum|dad|mother|father|family)$/;
/** Words between who does it and what is done. */
const BETWEEN = new Set("then also only just each all now first".split(" "));
const BEFORE = new Set("the our my their each every all some other where and so that while when then a an".split(" "));
const JOINTS = new Set(["and", "or", "then", "&"]);
const PRONOUNS = new Set("them it these those this that".split(" "));
/** They lead to what is done, and are read with it elsewhere; or say only how things are. */
const NO_DEEDS = new Set(
  "can could should must will may might need want have has is are like use get go work".split(" "),
);
/** Behind the verb: 'hand out', 'sign up for', 'pick up'. */
const PARTICLES = new Set("out up in off on back over away down for".split(" "));
const ALONE = new Set<Verb>(["login", "register", "book", "order", "pay", "rate", "comment", "message"]);

const whoIs = (word: Word | undefined): string | undefined => {
  if (word === undefined) return undefined;
  const one = singularOf(word.lower);
  const isSomebody = PEOPLE.has(word.lower) || AT_WORK.test(one);
  return isSomebody && !NOBODY_IN_PARTICULAR.has(word.lower) && !EMPTY_NOUNS.has(word.lower) ? one : undefined;
};

/** Whether a word is the verb of somebody named right before it: 'tenants report', 'the caretaker marks'. */
function deedOf(word: Word | undefined, who: Word): string | undefined {
  if (word === undefined || word.isGerund || NO_DEEDS.has(word.lower)) return undefined;
  const isMany =
    singularOf(who.lower) !== who.lower || /^(?:staff|crew|personnel|family|office|kitchen)$/.test(who.lower);
  const base = infinitiveOf(word.lower);
  const isInflected = word.lower !== base && word.lower.endsWith("s");
  if (isMany ? word.lower !== base && !isInflected : !isInflected) return undefined;
  if (isMany && isInflected && !/^(?:staff|crew|personnel|family|office|kitchen)$/.test(who.lower)) return undefined;
  return VERB_OF.has(base) ? base : word.isVerb && !word.isPast ? base : undefined;
}

/**
 * Reads what people are said to do in plain sentences: 'tenants report broken things, caretakers see them by urgency and mark them
 * done'. What a sentence says with 'can' or 'must' is read by `readRequests`.
 */
export function readDeeds(sentence: Sentence, isProduct: (word: string) => boolean): Request[] {
  const requests: Request[] = [];
  for (let at = 0; at < sentence.length; at += 1) {
    const who = sentence[at];
    const actor = whoIs(who);
    if (who === undefined || actor === undefined || who.ends || !beginsHere(sentence, at)) continue;
    let from = at + 1;
    while (BETWEEN.has(sentence[from]?.lower ?? "")) from += 1;
    let verb = deedOf(sentence[from], who);
    // 'and mark them done' has the same people do more.
    while (verb !== undefined) {
      const to = endOf(sentence, from);
      const request = requestOf(sentence.slice(from, to), verb, isProduct);
      if (request !== undefined) requests.push({ ...request, actor });
      at = to - 1;
      const isJoined = JOINTS.has(sentence[to]?.lower ?? "");
      const last = sentence[to - 1];
      if (!isJoined || (last?.ends === true && last.mark !== ",")) break;
      from = to + 1;
      if (whoIs(sentence[from]) !== undefined || BEFORE.has(sentence[from]?.lower ?? "")) break;
      verb = deedOf(sentence[from], who);
    }
  }
  return requests;
}

/** Whether a clause begins with the word: first in the sentence, behind a mark, or behind 'where', 'and', 'the'. */
function beginsHere(sentence: Sentence, at: number): boolean {
  let before = at - 1;
  // 'The site manager approves': a word of what they are called.
  while (before >= 0 && sentence[before]?.ends !== true && BEFORE.has(sentence[before]?.lower ?? "")) before -= 1;
  return before < 0 || sentence[before]?.ends === true || before < at - 1;
}

/** Where what is done ends: at a mark, before 'and', before 'where'. */
function endOf(sentence: Sentence, from: number): number {
  let at = from;
  while (at < sentence.length) {
    const word = sentence[at];
    if (
      at > from &&
      (JOINTS.has(word?.lower ?? "") ||
        /^(?:who|which|that|where|when|so|because|if|but|while)$/.test(word?.lower ?? ""))
    )
      return at;
    at += 1;
    if (word?.ends === true) return at;
  }
  return at;
}

function requestOf(words: readonly Word[], base: string, isProduct: (word: string) => boolean): Request | undefined {
  const [first, second] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const pair = second === undefined ? undefined : VERB_OF.get(`${base} ${second.lower}`);
  const known = pair ?? VERB_OF.get(base) ?? "other";
  // Whoever reports something hands it in; the program reports what came of it.
  const verb = known === "report" ? "create" : known;
  let object = words.slice(pair === undefined ? 1 : 2);
  if (pair === undefined && PARTICLES.has(object[0]?.lower ?? "")) object = object.slice(1);
  const isMeantBefore = PRONOUNS.has(object[0]?.lower ?? "");
  const phrase = isMeantBefore ? {} : readNounPhrase(object);
  const isNamed = phrase.thing !== undefined || phrase.field !== undefined;
  if (!isNamed && !isMeantBefore && !ALONE.has(verb)) return undefined;
  const thing = phrase.thing === undefined || isProduct(phrase.thing) ? undefined : nounIn(phrase.thing, object, known);
  return {
    verb,
    ...(thing === undefined ? {} : { thing }),
    ...(phrase.field === undefined ? {} : { field: phrase.field }),
    ...(phrase.whole === undefined ? {} : { whole: phrase.whole }),
    say: words.map(({ text }) => text).join(" "),
    span: [first.span[0], last.span[1]],
  };
}

/** 'Report broken things' hands in a report: the word that is left says how the things are. */
function nounIn(thing: string, object: readonly Word[], verb: Verb): string | undefined {
  const word = object.find(({ lower }) => lower === thing);
  const isQuality = word !== undefined && !word.isNoun && (word.isAdjective || word.isPast || word.isVerb);
  return isQuality ? (verb === "report" ? "report" : undefined) : thing;
}
