import { ACTION_KINDS } from "./kinds-of-action.ts";
import { PEOPLE_KINDS } from "./kinds-of-people.ts";
import { THING_KINDS } from "./kinds-of-things.ts";
import type { Kind } from "./kind.ts";

/** Every kind of thing a noun can be of, as far as apps go. */
export const KINDS: readonly Kind[] = [...THING_KINDS, ...PEOPLE_KINDS, ...ACTION_KINDS];

const BY_WORD = new Map(KINDS.flatMap((kind) => kind.covers.split("|").map((word) => [word, kind] as const)));

/** The kind a word is of, given the word and what it is a kind of, the nearest first. */
export function kindOfChain(chain: readonly string[]): Kind | undefined {
  for (const word of chain) {
    const kind = BY_WORD.get(word);
    if (kind) return kind;
  }
  return undefined;
}
