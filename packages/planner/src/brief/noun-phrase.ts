import { singularOf } from "../embedded/inflect.ts";
import type { Word } from "./sentence.ts";
import {
  ATTRIBUTES,
  EMPTY_ADJECTIVES,
  EMPTY_NOUNS,
  NOBODY_IN_PARTICULAR,
  SOFT_ATTRIBUTES,
  WEAK_NOUNS,
} from "./words-of-briefs.ts";

/** A thing out of words, and the property of it that is meant. */
export interface NounPhrase {
  /** In the singular; undefined where nothing but a property or an empty noun is named. */
  thing?: string;
  field?: string;
  /** The property with its owner as one thing, where it may be meant so: 'sheet music image'. */
  whole?: string;
}

/** Words a noun phrase ends before. */
export const BREAKS = new Set(
  (
    "for with in on by from to through using based via including such where when that which who whom whose if so because at as like into about after " +
    "before during between within without than then per according while until under over against onto upon across is are was were be been being can " +
    "could should will would may might must not they it he she we you i"
  ).split(" "),
);

/** 'saved' of 'saved images': what was done to a thing leaves it what it is. */
const isDone = (words: readonly string[], at: number, to: number): boolean =>
  at < to - 1 && /...ed$/.test(words[at] ?? "");
const isEmpty = (word: string): boolean => EMPTY_ADJECTIVES.has(word);

/** Where the noun phrase that begins at a word ends. */
export function phraseEnd(words: readonly Word[], from: number): number {
  let at = from;
  while (at < words.length && !BREAKS.has(words[at]?.lower ?? "")) at += 1;
  return at;
}

/**
 * What a noun phrase is about: 'the status of their refunds' is a refund and its status, 'product information' a product,
 * 'a list of rooms' a room.
 */
export function readNounPhrase(words: readonly Word[]): NounPhrase {
  const lower = words.slice(0, phraseEnd(words, 0)).map((word) => word.lower);
  const adjectives = new Set(
    words.filter(({ isAdjective, isNoun }) => isAdjective && !isNoun).map((word) => word.lower),
  );
  const meant = meantBy(lower, adjectives);
  if (meant !== undefined) return { thing: meant };
  const of = lower.indexOf("of");
  if (of > 0) {
    const head = coreOf(lower.slice(0, of));
    const owner = readCore(lower.slice(of + 1), adjectives);
    const last = head.at(-1);
    if (owner.thing === undefined) return readCore(lower.slice(0, of), adjectives);
    if (last === undefined) return owner;
    if (ATTRIBUTES.has(last)) return { thing: owner.thing, field: oneOf(last) };
    return { thing: oneOf(head.join(" ")) };
  }
  return readCore(lower, adjectives);
}

/** What whoever uses it can change about themselves. */
const OWN =
  /^(?:(?:their|your|my|his|her|own|the) )*(?:(?:user |account )?profiles?|personal (?:cent(?:er|re)|information|info|details|data|homepage|page|profile|account|settings)|(?:user|account|member) (?:cent(?:er|re)|information|settings|details|info)|(?:my|user) accounts?)$/;
const DATA = /^(?:data|datas|records)$/;
const CONTENT = /^contents?$/;

/** What words that say nothing by themselves stand for, where they are all that is named: one's profile, rows of data, what is published. */
function meantBy(lower: readonly string[], adjectives: ReadonlySet<string>): string | undefined {
  const all = lower.join(" ");
  if (OWN.test(all)) return "profile";
  const last = lower.at(-1) ?? "";
  const rest = coreOf(lower.slice(0, -1)).filter((word) => !VERBAL.test(word) && !adjectives.has(word));
  if (CONTENT.test(last) && rest.length === 0) return "content item";
  if (!DATA.test(last) || lower.length > 5) return undefined;
  const about = rest.filter((word) => !EMPTY_DATA.has(word)).slice(-2);
  if (about.length === 0) return "data record";
  const subject = about.at(-1) ?? "";
  return NOBODY_IN_PARTICULAR.has(subject) || ATTRIBUTES.has(subject)
    ? undefined
    : `${NO_PLURAL.test(subject) ? about.join(" ") : oneOf(about.join(" "))} record`;
}
/** Of what kind data are says nothing about what they are of. */
const EMPTY_DATA = new Set(
  "statistical raw structured massive sensitive live static sample test core real-world visual business".split(" "),
);
/** Words in -s of which there is no singular. */
const NO_PLURAL = /(?:ics|sales|news|series|business)$/;
/** 'collected data', 'processing data': what is done with them is not what they are about. */
const VERBAL = /...(?:ed|ing)$/;

function readCore(lower: readonly string[], adjectives: ReadonlySet<string>): NounPhrase {
  const core = coreOf(lower, adjectives);
  const last = core.at(-1);
  if (last === undefined) return {};
  const all = oneOf(core.slice(-3).join(" "));
  if (!ATTRIBUTES.has(last) && !SOFT_ATTRIBUTES.has(last)) return { thing: all };
  const whole = SOFT_ATTRIBUTES.has(last) ? { whole: all } : {};
  const rest = coreOf(core.slice(0, -1));
  // A short URL is a kind of URL, not the URL of a short.
  if (rest.length > 0 && rest.every((word) => adjectives.has(word))) return { thing: all };
  if (rest.every((word) => ATTRIBUTES.has(word))) return { field: oneOf(core.join(" ")), ...whole };
  return { thing: oneOf(rest.slice(-3).join(" ")), field: oneOf(last), ...whole };
}

/** The singular, of short words too: 'ads'. Without a vowel it is an abbreviation: 'CSS', 'SMS'. */
const oneOf = (words: string): string =>
  /\b[^aeiou\s]{1,4}$/.test(words) ? words : singularOf(words.replace(/\b(?!bus|gas|gps|his|yes)([a-z]{2})s$/, "$1"));

/** These join or qualify within a phrase: 'traffic-related news' is news. */
const DROPPED = new Set(["and", "or", "related", "relevant", "based"]);

/** Behind these stands what is meant, whatever stands before. */
const SUNDRY = new Set(["different", "various", "several", "multiple", "diverse"]);

/** What is done, by its name. */
const IN_ING =
  /^(?:marketing|learning|teaching|training|consulting|counseling|counselling|engineering|nursing|gardening|volunteering|tutoring|coaching|mentoring|catering|advertising|shopping|banking|trading|testing|cleaning)$/;

/** The words that say which thing: without articles, empty adjectives before and empty nouns around. */
function coreOf(lower: readonly string[], adjectives: ReadonlySet<string> = new Set()): string[] {
  const words = lower.filter((word) => /\p{L}/u.test(word) && !DROPPED.has(word) && !/..ly$/.test(word));
  // 'An investor's different investments' are investments.
  let from = words.findLastIndex((word, at) => at < words.length - 1 && SUNDRY.has(word)) + 1;
  let to = words.length;
  while (from < to && (isEmpty(words[from] ?? "") || EMPTY_NOUNS.has(words[from] ?? "") || isDone(words, from, to)))
    from += 1;
  while (to > from && EMPTY_NOUNS.has(words[to - 1] ?? "")) to -= 1;
  // 'Promotional activities' are activities: nothing is left of them without.
  // Nor of 'marketing activities': marketing is nothing of which there are several.
  const isMeant = (at: number): boolean => adjectives.has(words[at] ?? "") || IN_ING.test(words[at] ?? "");
  while (to > from + 1 && WEAK_NOUNS.has(words[to - 1] ?? "") && !isMeant(to - 2)) to -= 1;
  return words.slice(from, to);
}
