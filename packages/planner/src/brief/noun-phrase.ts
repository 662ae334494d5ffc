import { singularOf } from "../embedded/inflect.ts";
import type { Word } from "./sentence.ts";
import { ATTRIBUTES, EMPTY_ADJECTIVES, EMPTY_NOUNS, SOFT_ATTRIBUTES, WEAK_NOUNS } from "./words-of-briefs.ts";

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
  const of = lower.indexOf("of");
  if (of > 0) {
    const head = coreOf(lower.slice(0, of));
    const owner = readCore(lower.slice(of + 1));
    const last = head.at(-1);
    if (owner.thing === undefined) return readCore(lower.slice(0, of));
    if (last === undefined) return owner;
    if (ATTRIBUTES.has(last)) return { thing: owner.thing, field: oneOf(last) };
    return { thing: oneOf(head.join(" ")) };
  }
  return readCore(lower);
}

function readCore(lower: readonly string[]): NounPhrase {
  const core = coreOf(lower);
  const last = core.at(-1);
  if (last === undefined) return {};
  const all = oneOf(core.slice(-3).join(" "));
  if (!ATTRIBUTES.has(last) && !SOFT_ATTRIBUTES.has(last)) return { thing: all };
  const whole = SOFT_ATTRIBUTES.has(last) ? { whole: all } : {};
  const rest = coreOf(core.slice(0, -1));
  if (rest.every((word) => ATTRIBUTES.has(word))) return { field: oneOf(core.join(" ")), ...whole };
  return { thing: oneOf(rest.slice(-3).join(" ")), field: oneOf(last), ...whole };
}

/** The singular, of short words too: 'ads'. Without a vowel it is an abbreviation: 'CSS', 'SMS'. */
const oneOf = (words: string): string =>
  /\b[^aeiou\s]{1,4}$/.test(words) ? words : singularOf(words).replace(/\b([a-z]{2})s$/, "$1");

/** These join or qualify within a phrase: 'traffic-related news' is news. */
const DROPPED = new Set(["and", "or", "related", "relevant", "based"]);

/** The words that say which thing: without articles, empty adjectives before and empty nouns around. */
function coreOf(lower: readonly string[]): string[] {
  const words = lower.filter((word) => /\p{L}/u.test(word) && !DROPPED.has(word) && !/..ly$/.test(word));
  let from = 0;
  let to = words.length;
  while (from < to && (isEmpty(words[from] ?? "") || EMPTY_NOUNS.has(words[from] ?? "") || isDone(words, from, to)))
    from += 1;
  while (to > from && EMPTY_NOUNS.has(words[to - 1] ?? "")) to -= 1;
  while (to > from + 1 && WEAK_NOUNS.has(words[to - 1] ?? "")) to -= 1;
  return words.slice(from, to);
}
