import { shuffled, type Random } from "./game.ts";

/** Names drawn one after the other, in their order. */
export interface Lots {
  drawn: readonly string[];
  /** Who gives to whom, where all were paired. */
  pairs: readonly { from: string; to: string }[];
  /** Givers who have seen their name. */
  seen: readonly string[];
}

/** Nothing drawn yet. */
export const NO_LOTS: Lots = { drawn: [], pairs: [], seen: [] };

/** Draws one of the names that are still in the hat; the same where it is empty. */
export function drawLot(lots: Lots, names: readonly string[], random: Random): Lots {
  const [name] = shuffled(
    names.filter((each) => !lots.drawn.includes(each)),
    random,
  );
  return name === undefined ? lots : { ...lots, drawn: [...lots.drawn, name] };
}

/** Pairs everybody as giver and receiver: each gives once and gets once, nobody from themselves. At least two names. */
export function pairUp(names: readonly string[], random: Random): { from: string; to: string }[] {
  if (names.length < 2) return [];
  // Around a circle in an order of chance nobody meets themselves.
  const circle = shuffled(names, random);
  const pairs = circle.map((from, index) => ({ from, to: circle[(index + 1) % circle.length] ?? from }));
  return names.flatMap((name) => pairs.filter(({ from }) => from === name));
}
