import type { Random } from "./game.ts";

/** So many tries make an average. */
export const TRIES = 5;

/** What one looks at: a start, red light, green light, a tap too soon, a time, or the average. */
export type Light = "start" | "wait" | "now" | "early" | "time" | "done";

/** Tries so far. */
export interface Reaction {
  light: Light;
  /** When the light turned green, by any clock in milliseconds. */
  since: number;
  times: readonly number[];
}

/** Before the first try. */
export const startReaction = (): Reaction => ({ light: "start", since: 0, times: [] });

/** Milliseconds until the light turns green: never the same, so that nobody can count along. */
export const waitFor = (random: Random): number => 1000 + random() * 1500;

/** The light turns green. */
export const turnGreen = (state: Reaction, now: number): Reaction =>
  state.light === "wait" ? { ...state, light: "now", since: now } : state;

/** A tap: starts a try, stops the time, or came too soon. */
export function tapLight(state: Reaction, now: number): Reaction {
  if (state.light === "done") return state;
  if (state.light === "wait") return { ...state, light: "early" };
  if (state.light !== "now") return { ...state, light: "wait" };
  const times = [...state.times, Math.round(now - state.since)];
  return { ...state, times, light: times.length === TRIES ? "done" : "time" };
}

/** Milliseconds on the average. */
export const average = (times: readonly number[]): number =>
  times.length === 0 ? 0 : Math.round(times.reduce((sum, time) => sum + time, 0) / times.length);
