import type { Archetype } from "@sayhey/appspec";
import { isCity } from "./cities.ts";
import { singularOf } from "./inflect.ts";
import type { Kind } from "./knowledge/kind.ts";
import { KINDS } from "./knowledge/kinds.ts";
import type { Domain } from "./lexicon/domain.ts";
import type { FoundThing } from "./things/known-thing.ts";
import type { Knowledge } from "./knowledge/knowledge.ts";

/** Places where something is sold or done, called by words that name a kind of app as well. */
const PLACE =
  "(?:markets?|shops?|stores?|parlou?rs?|bars?|librar(?:y|ies)|gyms?|kiosks?|dealers?|(?:boot|yard|garage|jumble) sales?)";
const SOUGHT = "(?:finders?|guide|map|directory|locator|atlas|explorer|near me|nearby)";
/** What may stand between the two, and what is no part of a place's name. */
const LINK = "(?:to|for|of|the|a|an|all|best|good|local|nearby|every|in|my|our)";
const BEFORE = new RegExp(`((?:[\\p{L}']+ ){0,3}${PLACE}) (?:in [\\p{L}]+ )?(?:${SOUGHT}|find|finding) `, "u");
const AFTER = new RegExp(
  ` (?:find|finding|finder|discover|${SOUGHT}) (?:${LINK} )*((?:[\\p{L}']+ ){0,3}${PLACE}) `,
  "u",
);
/** Who deals there wants a place to deal, not a list of places. */
const DEALS =
  /^(?:sell|sells|selling|buy|buying|trade|trading|swap|swapping|auctions?|offers?|orders?|ordering|cart|checkout)$/;
const NO_PART = /^(?:to|for|of|the|an?|all|best|good|local|nearby|every|in|my|our|and|with|app|find|finder|map|guide)$/;

/** The place an idea looks for, in the singular: 'flea market' of a flea market finder, and nothing of an app to sell on. */
export function placeSought(
  idea: string,
  words: readonly string[],
  knowledge: Knowledge | undefined,
): string | undefined {
  if (words.some((word) => DEALS.test(word))) return undefined;
  const text = ` ${words.join(" ")} `;
  const found = (BEFORE.exec(text) ?? AFTER.exec(text))?.[1];
  if (found === undefined) return undefined;
  const said = found.split(" ");
  // 'Provence markets' are markets.
  const isName = (word: string): boolean => {
    const name = word.replace(/^./, (letter) => letter.toUpperCase());
    return isCity(name) || (word !== "christmas" && new RegExp(`[^.!?] ${name}\\b`).test(idea));
  };
  const start = said.findLastIndex((word) => NO_PART.test(word) || isName(word)) + 1;
  return singularOf(said.slice(start).join(" "), knowledge);
}

/** Whether a field of life keeps places of that very name. */
export function hasPlace({ things }: Domain, { noun }: { noun: string }): boolean {
  return things.some(
    ({ role, name, words, fields }) =>
      (role === "item" || role === "place") &&
      fields.includes(": location") &&
      (name.toLowerCase() === noun || words.split(/[ *]/).includes(noun.replaceAll(" ", "_"))),
  );
}

/** The place among the things found by name, and the others, which are kept beside it at most: the games of a bar. */
export function foundPlace(
  found: readonly FoundThing[],
  { noun }: { noun: string },
): { known: FoundThing | undefined; others: FoundThing[] } {
  const known = found.find(({ words }) =>
    words.some((word) => ` ${noun}`.endsWith(` ${word.replaceAll("_", " ")}`) || word === `${noun}s`),
  );
  // What stands beside the place in its name says what kind of place it is.
  const others = found
    .filter((one) => one !== known && (one.known.role !== "item" || one.score < 0.7))
    .map((one) => ({ ...one, score: Math.min(one.score, 0.5) }));
  return { known, others };
}

/** Who looks for a fountain does not ask when it was built. */
export function withoutYear(domain: Domain): Domain {
  const things = domain.things.map((one) => ({ ...one, fields: one.fields.replace(/Year built: .*\n/, "") }));
  return { ...domain, things };
}

/** What is noted of places where something is sold. */
export const placeKind = (): Kind | undefined => KINDS.find(({ id }) => id === "business");

/** Kinds of app an idea names that looks for places: a market there is no market place here. */
export const kindsOfSought = (archetypes: readonly Archetype[]): Archetype[] => [
  "directory",
  ...archetypes.filter((kind) => !/^(?:directory|marketplace|shop)$/.test(kind)),
];
