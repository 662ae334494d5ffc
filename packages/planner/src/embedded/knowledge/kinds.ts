import { ACTION_KINDS } from "./kinds-of-action.ts";
import { PEOPLE_KINDS } from "./kinds-of-people.ts";
import { THING_KINDS } from "./kinds-of-things.ts";
import { kind, type Kind } from "./kind.ts";

/** Every kind of thing a noun can be of, as far as apps go. */
export const KINDS: readonly Kind[] = [...THING_KINDS, ...PEOPLE_KINDS, ...ACTION_KINDS];

/** Kind of a thing no vocabulary has, with what is noted of most things. */
export const UNKNOWN_KIND: Kind = kind({
  id: "thing",
  covers: "",
  icon: "box",
  category: "Everyday",
  directions: "field-notes|blueprint",
  lead: "tracker",
  role: "item",
  fields:
    "Photo: image\nStatus: choice planned|in progress|done\nPlace: location\nDate: date -30..20\nPrice: money 5..120 EUR\nRating: rating 2..5\nNote: longText @remarks",
  rows: "Morning {thing}\nCorner {thing}\nOld {thing}\nSecond {thing}\nBlue {thing}\nSummer {thing}",
  log: "Entry, Entries, notebook\nDate: date -30..0\nRating: rating 2..5\n---\nFirst entry\nBetter than expected\nWorth a second look\nShort but good\nNothing new today",
});

const BY_WORD = new Map(KINDS.flatMap((kind) => kind.covers.split("|").map((word) => [word, kind] as const)));

/** The kind a word is of, given the word and what it is a kind of, the nearest first. */
export function kindOfChain(chain: readonly string[]): Kind | undefined {
  for (const word of chain) {
    const kind = BY_WORD.get(word);
    if (kind) return kind;
  }
  return undefined;
}
