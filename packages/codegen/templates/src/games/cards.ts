import { shuffled, type Random } from "./game.ts";

/** Suits in the order spades, hearts, clubs, diamonds: every other one is red. */
export const SUITS = ["spades", "hearts", "clubs", "diamonds"] as const;
/** A suit of playing cards. */
export type Suit = (typeof SUITS)[number];

/** A playing card: ace is 1, jack 11, queen 12, king 13. */
export interface Card {
  rank: number;
  suit: Suit;
}

/** Whether a card is of a red suit. */
export const isRed = ({ suit }: Card): boolean => suit === "hearts" || suit === "diamonds";

/** All 52 cards in an order of chance. */
export function mixedDeck(random: Random): Card[] {
  return shuffled(
    SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, index) => ({ rank: index + 1, suit }))),
    random,
  );
}
