import type { Random } from "./game.ts";

/** A side of a coin. */
export type CoinSide = "heads" | "tails";

/** Coins one begins with. */
export const FIRST_COINS = 100;

/** Play coins, how often in a row the guess was right, and what fell so far, the last one first. */
export interface CoinGame {
  coins: number;
  streak: number;
  fell: readonly CoinSide[];
}

/** Coins and nothing thrown yet. */
export const startCoins = (): CoinGame => ({ coins: FIRST_COINS, streak: 0, fell: [] });

/** Throws a coin on which so much was set, at most what one has. A right guess wins as much again. */
export function flip(game: CoinGame, guess: CoinSide, stake: number, random: Random): CoinGame {
  const side: CoinSide = random() < 0.5 ? "heads" : "tails";
  const set = Math.min(stake, game.coins);
  const isRight = side === guess;
  return {
    coins: game.coins + (isRight ? set : -set),
    streak: isRight ? game.streak + 1 : 0,
    fell: [side, ...game.fell].slice(0, 20),
  };
}
