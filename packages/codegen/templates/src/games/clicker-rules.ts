import type { Level } from "./game.ts";

/** What can be bought: the first makes each tap count more, the others tap by themselves, so much a second. */
export const HELPERS: readonly { price: number; perSecond: number }[] = [
  { price: 10, perSecond: 0 },
  { price: 25, perSecond: 0.5 },
  { price: 120, perSecond: 3 },
  { price: 700, perSecond: 14 },
  { price: 4000, perSecond: 70 },
];
/** Each one of a kind costs so much more than the last. */
const DEARER = 1.18;
const EASE: Readonly<Record<Level, number>> = { easy: 0.75, normal: 1, hard: 1.3 };

/** A game of tapping: what one has, what one ever had, and how many of each helper. */
export interface Clicker {
  amount: number;
  total: number;
  owned: readonly number[];
}

/** A new game. */
export const startClicker = (): Clicker => ({ amount: 0, total: 0, owned: HELPERS.map(() => 0) });

/** What a tap brings. */
export const perTap = ({ owned }: Clicker): number => 1 + (owned[0] ?? 0);

/** What the helpers bring in a second. */
export const perSecond = ({ owned }: Clicker): number =>
  HELPERS.reduce((sum, helper, index) => sum + helper.perSecond * (owned[index] ?? 0), 0);

/** What the next one of a helper costs. */
export function priceOf({ owned }: Clicker, helper: number, level: Level = "normal"): number {
  return Math.ceil((HELPERS[helper]?.price ?? 0) * EASE[level] * DEARER ** (owned[helper] ?? 0));
}

const withMore = (game: Clicker, more: number): Clicker => ({
  ...game,
  amount: game.amount + more,
  total: game.total + more,
});

/** A tap. */
export const tapThing = (game: Clicker): Clicker => withMore(game, perTap(game));

/** What the helpers brought in so many milliseconds. */
export const helped = (game: Clicker, ms: number): Clicker => withMore(game, (perSecond(game) * ms) / 1000);

/** Buys a helper; the same game where one cannot pay it. */
export function buy(game: Clicker, helper: number, level?: Level): Clicker {
  const price = priceOf(game, helper, level);
  if (HELPERS[helper] === undefined || game.amount < price) return game;
  const owned = game.owned.map((count, index) => (index === helper ? count + 1 : count));
  return { ...game, amount: game.amount - price, owned };
}
