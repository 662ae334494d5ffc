import type { Random } from "./game.ts";

/** Dice there are, by their sides. */
export const SIDES = [4, 6, 8, 10, 12, 20] as const;
/** At most so many dice at once. */
export const MOST_DICE = 6;

/** A throw: what each die shows. */
export function throwDice(count: number, sides: number, random: Random): number[] {
  return Array.from({ length: count }, () => 1 + Math.floor(random() * sides));
}

/** What all dice show together. */
export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** Where the pips of a die with six sides are, on a grid of three by three from 0 to 8. */
export const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];
