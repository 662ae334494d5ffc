import { pick, type Level, type Random } from "./game.ts";
import type { ArcadeState } from "./use-arcade.ts";

/** Holes, three a side. */
export const HOLES = 9;
/** How long a game takes. */
export const GAME_MS = 30_000;

/** What looks out of a hole, for how long still, and whether it was hit. */
export interface Pop {
  kind: number;
  isBad: boolean;
  leftMs: number;
  isHit: boolean;
}

/** A game of whacking. */
export interface Whack extends ArcadeState {
  holes: readonly (Pop | null)[];
  leftMs: number;
  nextIn: number;
  made: number;
  level: Level;
}

/** What may pop up, and whether the last of it is not to be hit. */
export interface Popping {
  kinds: number;
  hasBad: boolean;
}

const OUT_MS: Readonly<Record<Level, number>> = { easy: 1500, normal: 1150, hard: 800 };
const HIT_MS = 260;
const BAD_COSTS = 2;
/** The first ones come slowly and where everybody looks. */
const FIRST: readonly number[] = [4, 0, 8];
const FIRST_OUT_MS = 2400;

/** A new game. */
export function startWhack(level: Level = "normal"): Whack {
  return {
    score: 0,
    lives: 1,
    isOver: false,
    taps: 0,
    holes: Array.from({ length: HOLES }, () => null),
    leftMs: GAME_MS,
    nextIn: 0,
    made: 0,
    level,
  };
}

/** One more looks out of an empty hole, for a shorter time the longer one plays. */
function withPop(game: Whack, { kinds, hasBad }: Popping, random: Random): Whack {
  const empty = game.holes.flatMap((pop, index) => (pop === null ? [index] : []));
  if (empty.length === 0) return game;
  const first = FIRST[game.made];
  const at = first !== undefined && empty.includes(first) ? first : pick(empty, random);
  const isBad = first === undefined && hasBad && random() < 0.25;
  const kind = isBad ? kinds - 1 : Math.floor(random() * Math.max(1, kinds - (hasBad ? 1 : 0)));
  const played = 1 - game.leftMs / GAME_MS;
  const leftMs = first === undefined ? OUT_MS[game.level] * (1 - 0.4 * played) : FIRST_OUT_MS;
  const nextIn = (first === undefined ? OUT_MS[game.level] * 0.62 : 620) * (1 - 0.4 * played);
  const pop: Pop = { kind, isBad, leftMs, isHit: false };
  return { ...game, holes: game.holes.map((each, index) => (index === at ? pop : each)), made: game.made + 1, nextIn };
}

/** A tap on a hole: a point for what is out, two less for what is not to be hit. */
export function hit(game: Whack, at: number): Whack {
  const pop = game.holes[at];
  if (game.isOver || pop === undefined || pop === null || pop.isHit) return game;
  const score = pop.isBad ? Math.max(0, game.score - BAD_COSTS) : game.score + 1;
  const holes = game.holes.map((each, index) => (index === at ? { ...pop, isHit: true, leftMs: HIT_MS } : each));
  return { ...game, score, holes };
}

/** A game so many milliseconds later. */
export function whackOn(game: Whack, ms: number, popping: Popping, random: Random): Whack {
  if (game.isOver) return game;
  const leftMs = game.leftMs - ms;
  if (leftMs <= 0) return { ...game, leftMs: 0, isOver: true, holes: game.holes.map(() => null) };
  const holes = game.holes.map((pop) =>
    pop === null || pop.leftMs <= ms ? null : { ...pop, leftMs: pop.leftMs - ms },
  );
  const next = { ...game, leftMs, holes, nextIn: game.nextIn - ms };
  return next.nextIn <= 0 ? withPop(next, popping, random) : next;
}
