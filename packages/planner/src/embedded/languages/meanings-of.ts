import { readMeanings, type Meaning } from "./meanings.ts";
import { tablesOf } from "./tables.ts";
import type { Foreign } from "./foreign.ts";

const made = new Map<Foreign, ReadonlyMap<string, Meaning>>();

/** What words of a language mean, by the folded word or phrase, read once. */
export function meaningsOf(language: Foreign): ReadonlyMap<string, Meaning> {
  let meanings = made.get(language);
  if (!meanings) made.set(language, (meanings = readMeanings(tablesOf(language), language)));
  return meanings;
}
