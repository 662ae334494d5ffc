import { shuffled, type Level, type Random } from "./game.ts";
import type { ArcadeState } from "./use-arcade.ts";

/** One thing in a scene. */
export interface Thing {
  /** Which picture. */
  kind: number;
  /** How it is filled, and the shape behind it. */
  tone: number;
  shape: number;
  /** How large, in percent of its place. */
  size: number;
  /** Turned, in degrees. */
  turn: number;
  /** How far it is from the middle of its place, in percent of it. */
  dx: number;
  dy: number;
}

/** Two scenes that differ in five places, and what was found. */
export interface Pair {
  columns: number;
  rows: number;
  first: readonly (Thing | null)[];
  second: readonly (Thing | null)[];
  found: readonly number[];
}

/** A game: pairs one after the other, each against the clock. */
export interface Spotting extends ArcadeState {
  pair: Pair;
  stage: number;
  leftMs: number;
  /** The place of the last tap that was wrong. */
  wrong: number | null;
  /** Milliseconds that a finished pair is still looked at. */
  restMs: number;
  kinds: number;
  level: Level;
}

/** Ways to fill a thing, and shapes behind one. */
export const TONES = 4;
export const SHAPES = 2;
/** Places in which the scenes differ. */
export const DIFFERENCES = 5;
/** What a wrong tap and a hint cost, in milliseconds. */
export const WRONG_COSTS = 5000;
export const HINT_COSTS = 8000;
const REST_MS = 1300;
const SECONDS: Readonly<Record<Level, number>> = { easy: 90, normal: 65, hard: 45 };

/** Milliseconds for a pair: fewer the farther one is. */
export const timeFor = (stage: number, level: Level): number => Math.max(25, SECONDS[level] - (stage - 1) * 5) * 1000;

const between = (from: number, to: number, random: Random): number => Math.round(from + random() * (to - from));
/** Any other one of so many. */
const otherOf = (one: number, count: number, random: Random): number =>
  (one + 1 + Math.floor(random() * (count - 1))) % count;

function thing(kinds: number, random: Random): Thing {
  return {
    kind: Math.floor(random() * kinds),
    tone: Math.floor(random() * TONES),
    shape: Math.floor(random() * SHAPES),
    size: between(70, 84, random),
    turn: between(-14, 14, random),
    dx: between(-7, 7, random),
    dy: between(-7, 7, random),
  };
}

/** What becomes of a thing: it is gone, another picture, filled another way, in another shape, or much smaller. */
const CHANGES: readonly ((before: Thing, kinds: number, random: Random) => Thing | null)[] = [
  () => null,
  (before, kinds, random) => ({ ...before, kind: otherOf(before.kind, kinds, random) }),
  (before, _kinds, random) => ({ ...before, tone: otherOf(before.tone, TONES, random) }),
  (before, _kinds, random) => ({ ...before, shape: otherOf(before.shape, SHAPES, random) }),
  (before) => ({ ...before, size: before.size * 0.62 }),
];

/** Two scenes of at least two kinds of things; later ones and harder ones have more places. */
export function makePair(kinds: number, stage: number, level: Level, random: Random): Pair {
  const more = Math.min(2, Math.floor((stage - 1) / 2) + (level === "hard" ? 1 : 0));
  const columns = 5 + more;
  const rows = more === 0 ? 3 : 4;
  const places = shuffled(
    Array.from({ length: columns * rows }, (_, place) => place),
    random,
  );
  const full = places.slice(0, Math.ceil(places.length * 0.8));
  const first: (Thing | null)[] = places.map(() => null);
  for (const place of full) first[place] = thing(kinds, random);
  const second = [...first];
  shuffled(CHANGES, random).forEach((change, index) => {
    const place = full[index] ?? 0;
    const before = first[place];
    if (before) second[place] = change(before, kinds, random);
  });
  // What is gone may be gone in either of them.
  const isSwapped = random() < 0.5;
  return { columns, rows, first: isSwapped ? second : first, second: isSwapped ? first : second, found: [] };
}

/** Whether the scenes differ in a place. */
export function differs({ first, second }: Pair, place: number): boolean {
  return JSON.stringify(first[place]) !== JSON.stringify(second[place]);
}

/** Places that differ and were not found yet. */
export const hiddenIn = (pair: Pair): number[] =>
  [...pair.first.keys()].filter((place) => differs(pair, place) && !pair.found.includes(place));

/** A new game. */
export function startSpotting(kinds: number, level: Level, random: Random): Spotting {
  const pair = makePair(kinds, 1, level, random);
  const leftMs = timeFor(1, level);
  return { score: 0, lives: 1, isOver: false, taps: 0, pair, stage: 1, leftMs, wrong: null, restMs: 0, kinds, level };
}

/** A tap on a place: a point for a difference, time off for none. */
export function spot(game: Spotting, place: number): Spotting {
  if (game.isOver || game.restMs > 0 || game.pair.found.includes(place)) return game;
  if (!differs(game.pair, place))
    return { ...game, wrong: place, leftMs: game.leftMs - WRONG_COSTS, taps: game.taps + 1 };
  const found = [...game.pair.found, place];
  const restMs = found.length === DIFFERENCES ? REST_MS : 0;
  return { ...game, pair: { ...game.pair, found }, wrong: null, score: game.score + 1, restMs };
}

/** Finds one, for time. */
export function hint(game: Spotting): Spotting {
  const [place] = hiddenIn(game.pair);
  if (place === undefined || game.restMs > 0) return game;
  const next = spot(game, place);
  return { ...next, score: game.score, leftMs: next.leftMs - HINT_COSTS, taps: next.taps + 1 };
}

/** A game so many milliseconds later: the time runs, or the next pair comes. */
export function spotOn(game: Spotting, ms: number, random: Random): Spotting {
  if (game.isOver) return game;
  if (game.restMs > ms) return { ...game, restMs: game.restMs - ms };
  if (game.restMs > 0) {
    const stage = game.stage + 1;
    const pair = makePair(game.kinds, stage, game.level, random);
    return { ...game, pair, stage, restMs: 0, leftMs: timeFor(stage, game.level) };
  }
  const leftMs = Math.max(0, game.leftMs - ms);
  return { ...game, leftMs, isOver: leftMs === 0, lives: leftMs === 0 ? 0 : 1 };
}
