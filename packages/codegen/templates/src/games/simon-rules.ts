import type { Level, Random } from "./game.ts";

/** Lights there are. */
export const LIGHTS = 4;

/** A game of Simon. */
export interface Simon {
  sequence: readonly number[];
  /** Whether the lights show it, one repeats it, or it is over. */
  turn: "waits" | "shows" | "asks" | "right" | "over";
  /** Which of the sequence is shown or asked for. */
  at: number;
}

/** Before the first light. */
export const startSimon = (): Simon => ({ sequence: [], turn: "waits", at: 0 });

/** One light more, then all of them are shown; a game begins with the first light, so that one learns it at once. */
export function growSimon({ sequence }: Simon, random: Random): Simon {
  const more = sequence.length === 0 ? 0 : Math.floor(random() * LIGHTS);
  return { sequence: [...sequence, more], turn: "shows", at: 0 };
}

/** The next light is shown; after the last one it is one's turn. */
export function showNext(game: Simon): Simon {
  if (game.turn !== "shows") return game;
  const at = game.at + 1;
  return at < game.sequence.length ? { ...game, at } : { ...game, turn: "asks", at: 0 };
}

/** A light is pressed: on with the next one, done with this round, or over. */
export function pressLight(game: Simon, light: number): Simon {
  if (game.turn !== "asks") return game;
  if (game.sequence[game.at] !== light) return { ...game, turn: "over" };
  const at = game.at + 1;
  return { ...game, at, turn: at === game.sequence.length ? "right" : "asks" };
}

/** Rounds that were repeated without a fault. */
export const roundsOf = ({ sequence, turn }: Simon): number =>
  turn === "right" ? sequence.length : Math.max(0, sequence.length - 1);

/** Milliseconds for a light: faster the longer it gets. */
export function lightMs({ sequence }: Simon, level: Level = "normal"): number {
  const first = { easy: 850, normal: 650, hard: 460 }[level];
  return Math.max(first * 0.45, first * 0.96 ** Math.max(0, sequence.length - 1));
}
