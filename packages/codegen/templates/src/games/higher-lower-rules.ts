import { shuffled, type Random } from "./game.ts";

/** Values of a suit: 1 is the ace and the lowest, 13 the king. */
const VALUES = 13;
/** Cards of a deck. */
const DECK = 52;

/** A deck of which the cards up to `at` lie open, wrong guesses, and how many were right in a row: now and at most. */
export interface HigherLower {
  deck: readonly number[];
  at: number;
  wrong: number;
  streak: number;
  longest: number;
}

/** A shuffled deck with its first card open. */
export function startDeck(random: Random): HigherLower {
  const cards = Array.from({ length: DECK }, (_, index) => index);
  return { deck: shuffled(cards, random), at: 0, wrong: 0, streak: 0, longest: 0 };
}

/** The value of a card, from 1 to 13. */
export const valueOf = (card: number): number => (card % VALUES) + 1;

/** The suit of a card, from 0 to 3. */
export const suitOf = (card: number): number => Math.floor(card / VALUES);

/** The card on top. */
export const openCard = ({ deck, at }: HigherLower): number => deck[at] ?? 0;

/** Whether there is nothing left to guess, where so many wrong guesses end a game. */
export const isAtEnd = ({ deck, at, wrong }: HigherLower, lives: number): boolean =>
  wrong >= lives || at >= deck.length - 1;

/** Turns the next card over. One of the same value is neither higher nor lower, and the guess counts as right. */
export function guessNext(game: HigherLower, guess: "higher" | "lower", lives: number): HigherLower {
  if (isAtEnd(game, lives)) return game;
  const at = game.at + 1;
  const step = valueOf(openCard({ ...game, at })) - valueOf(openCard(game));
  const isRight = guess === "higher" ? step >= 0 : step <= 0;
  const streak = isRight ? game.streak + 1 : 0;
  return { ...game, at, streak, wrong: game.wrong + (isRight ? 0 : 1), longest: Math.max(game.longest, streak) };
}
