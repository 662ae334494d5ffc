import type { Level, Random } from "./game.ts";
import { steered } from "./steer.ts";
import type { ArcadeState } from "./use-arcade.ts";

/** The board, in units of its drawing. */
export const WIDTH = 320;
export const HEIGHT = 370;
/** Where the catcher stands, from the top, and half of its width. */
export const CATCH_Y = 330;
export const REACH = 34;

/** Something that falls. */
export interface Drop {
  id: number;
  x: number;
  y: number;
  /** Which of the things that fall it is. */
  kind: number;
  isBad: boolean;
}

/** A game of catching. */
export interface Catching extends ArcadeState {
  x: number;
  drops: readonly Drop[];
  /** Milliseconds until the next one falls. */
  nextIn: number;
  made: number;
  /** Where something was caught last, and when, to show it. */
  caught: { x: number; at: number } | null;
  clock: number;
  level: Level;
}

/** How many things fall, and whether the last of them is one to let fall. */
export interface Falling {
  kinds: number;
  hasBad: boolean;
}

const SPEED: Readonly<Record<Level, number>> = { easy: 105, normal: 135, hard: 175 };
const POINTS = 10;
const LIVES = 3;
/** The first ones fall where one has time to learn it, away from the middle by so much. */
const FIRST: readonly number[] = [0, -70, 70];

/** A new game. */
export function startCatching(level: Level = "normal"): Catching {
  return {
    score: 0,
    lives: LIVES,
    isOver: false,
    taps: 0,
    x: WIDTH / 2,
    drops: [],
    nextIn: 0,
    made: 0,
    caught: null,
    clock: 0,
    level,
  };
}

function newDrop(id: number, { kinds, hasBad }: Falling, random: Random): Drop {
  const first = FIRST[id];
  const isBad = first === undefined && hasBad && random() < 0.22;
  const good = Math.max(1, kinds - (hasBad ? 1 : 0));
  return {
    id,
    x: first === undefined ? 24 + random() * (WIDTH - 48) : WIDTH / 2 + first,
    // The very first one is halfway down, so that something happens soon.
    y: id === 0 ? 110 : -16,
    kind: isBad ? kinds - 1 : Math.floor(random() * good),
    isBad,
  };
}

/** How fast things fall: faster with everything that fell. */
const fallSpeed = ({ level, made }: Catching): number => SPEED[level] * (1 + Math.min(1.4, made * 0.018));

/** A game so many milliseconds later. */
export function catchOn(
  game: Catching,
  ms: number,
  steering: { way: number; at: number | null },
  falling: Falling,
  random: Random,
): Catching {
  if (game.isOver) return game;
  const x = steered(game.x, steering, { speed: 320, width: WIDTH, ms, reach: REACH });
  const way = (fallSpeed(game) * ms) / 1000;
  const clock = game.clock + ms;
  let { score, lives, caught, made, nextIn } = game;
  const drops: Drop[] = [];
  for (const drop of game.drops) {
    const y = drop.y + way;
    const isAtHand = y >= CATCH_Y - 12 && y <= CATCH_Y + 14 && Math.abs(drop.x - x) < REACH + 8;
    if (isAtHand && drop.isBad) lives--;
    else if (isAtHand) {
      score += POINTS;
      caught = { x: drop.x, at: clock };
    } else if (y < HEIGHT + 16) drops.push({ ...drop, y });
    else if (!drop.isBad) lives--;
  }
  nextIn -= ms;
  if (nextIn <= 0) {
    drops.push(newDrop(made, falling, random));
    made++;
    nextIn = Math.max(430, 1250 - made * 16) * (SPEED.normal / SPEED[game.level]);
  }
  return { ...game, x, drops, score, lives: Math.max(0, lives), isOver: lives <= 0, caught, made, nextIn, clock };
}
