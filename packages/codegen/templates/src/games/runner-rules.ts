import { pick, type Level, type Random } from "./game.ts";
import type { ArcadeState } from "./use-arcade.ts";

/** The picture, in units of its drawing. */
export const WIDTH = 360;
export const HEIGHT = 250;
/** Where the ground is, from the top. */
export const GROUND = 205;
/** Where the figure runs, and how large it is; ducked it is lower. */
export const FIGURE = { x: 62, width: 34, height: 44, ducked: 25 } as const;

/** Something in the way: on the ground to jump over, or in the air to duck under. */
export interface Hurdle {
  id: number;
  x: number;
  width: number;
  height: number;
  /** Room below it. */
  up: number;
  kind: "low" | "high";
  /** Which of the pieces it is, counted up without an end. */
  look: number;
}

/** A run. */
export interface Run extends ArcadeState {
  /** How far one got, in units of the drawing. */
  far: number;
  speed: number;
  /** Height of the feet above the ground, and how fast they rise. */
  up: number;
  rise: number;
  /** Milliseconds that one still ducks for. */
  ducks: number;
  hurdles: readonly Hurdle[];
  /** How far one has to get for the next thing in the way. */
  nextAt: number;
  passed: number;
  level: Level;
}

const SPEED: Readonly<Record<Level, number>> = { easy: 150, normal: 185, hard: 230 };
const FASTEST = 470;
/** Units a second that it gets faster by, every second. */
const FASTER = 4.5;
const GRAVITY = 1750;
const JUMP = 610;
const DUCK_MS = 650;
/** Seconds in the air, from the jump to the ground. */
const AIR = (2 * JUMP) / GRAVITY;
/** The sides of a picture are seldom full: who only brushes something has passed. */
const LENIENT = 6;

/** A new run; the first thing in the way is one to jump over. */
export function startRun(level: Level = "normal"): Run {
  return {
    score: 0,
    lives: 1,
    isOver: false,
    taps: 0,
    far: 0,
    speed: SPEED[level],
    up: 0,
    rise: 0,
    ducks: 0,
    hurdles: [hurdle(0, "low", FIGURE.x + SPEED[level] * 1.9, 22)],
    nextAt: SPEED[level] * 1.9,
    passed: 0,
    level,
  };
}

function hurdle(id: number, kind: Hurdle["kind"], x: number, size: number): Hurdle {
  return kind === "low"
    ? { id, kind, x, width: size, height: size, up: 0, look: id }
    : { id, kind, x, width: 34, height: 26, up: 32, look: id };
}

/** Off the ground, if one stands on it. */
export function jump(run: Run): Run {
  return run.up > 0 || run.isOver ? run : { ...run, rise: JUMP, up: 0.01, ducks: 0, taps: run.taps + 1 };
}

/** Low for a moment; in the air, down to the ground at once. */
export function duck(run: Run): Run {
  if (run.isOver) return run;
  return { ...run, ducks: DUCK_MS, rise: run.up > 0 ? Math.min(run.rise, -JUMP) : 0, taps: run.taps + 1 };
}

/** Whether somebody is in something. */
function hits(run: Run, { x, width, height, up }: Hurdle): boolean {
  const tall = run.ducks > 0 && run.up === 0 ? FIGURE.ducked : FIGURE.height;
  const beside = x + width - LENIENT < FIGURE.x || x + LENIENT > FIGURE.x + FIGURE.width;
  return !beside && run.up < up + height - LENIENT && run.up + tall > up + LENIENT / 2;
}

/** More in the way, far enough from the last one to land and leap again. */
function withNext(run: Run, random: Random): Run {
  if (run.far < run.nextAt) return run;
  const id = (run.hurdles.at(-1)?.id ?? run.passed) + 1;
  const kind = id > 2 && random() < 0.3 ? "high" : "low";
  const more = hurdle(id, kind, WIDTH + 20, pick([26, 30, 36], random));
  const gap = run.speed * (AIR + 0.35 + random() * 0.8);
  return { ...run, hurdles: [...run.hurdles, more], nextAt: run.far + gap };
}

/** A run so many milliseconds later. */
export function runOn(run: Run, ms: number, random: Random): Run {
  if (run.isOver) return run;
  const seconds = ms / 1000;
  const way = run.speed * seconds;
  const up = Math.max(0, run.up + run.rise * seconds - (GRAVITY * seconds * seconds) / 2);
  const moved = run.hurdles.map((each) => ({ ...each, x: each.x - way }));
  const hurdles = moved.filter((each) => each.x + each.width > -20);
  const passed = run.passed + moved.filter((each, index) => isPassed(each) && !isPassed(run.hurdles[index])).length;
  const far = run.far + way;
  const next: Run = {
    ...run,
    far,
    up,
    rise: up === 0 ? 0 : run.rise - GRAVITY * seconds,
    ducks: Math.max(0, run.ducks - ms),
    speed: Math.min(FASTEST, run.speed + FASTER * seconds),
    hurdles,
    passed,
    score: passed * 10,
  };
  return hurdles.some((each) => hits(next, each)) ? { ...next, isOver: true, lives: 0 } : withNext(next, random);
}

const isPassed = (each: Hurdle | undefined): boolean => each !== undefined && each.x + each.width < FIGURE.x;
