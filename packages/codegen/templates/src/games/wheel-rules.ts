import type { Random } from "./game.ts";

/** Whole turns a wheel makes before it stops. */
const TURNS = 5;
/** Part of a slice at each of its sides where the wheel never stops, so that one sees what it points at. */
const RIM = 0.15;

/** Which of `count` slices is on top of a wheel turned clockwise by so many degrees; slice 0 begins on top. */
export function sliceAt(degrees: number, count: number): number {
  const back = (360 - (degrees % 360)) % 360;
  return Math.min(count - 1, Math.floor((back / 360) * count));
}

/** Degrees that a wheel turns on to, some whole turns on, to have a slice on top. */
export function turnTo(from: number, slice: number, count: number, random: Random): number {
  const within = RIM + random() * (1 - 2 * RIM);
  const target = 360 - ((slice + within) / count) * 360;
  const rest = (((target - from) % 360) + 360) % 360;
  return from + TURNS * 360 + rest;
}

/** Color of a slice out of so many, so that neighbors differ all around. */
export function sliceColor(slice: number, count: number, colors: number): number {
  const isLastLikeFirst = slice === count - 1 && slice > 0 && slice % colors === 0;
  return isLastLikeFirst ? Math.floor(colors / 2) : slice % colors;
}
