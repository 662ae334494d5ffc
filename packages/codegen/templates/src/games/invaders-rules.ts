import { pick, type Level, type Random } from "./game.ts";
import { steered } from "./steer.ts";
import type { ArcadeState } from "./use-arcade.ts";

/** The board, in units of its drawing. */
export const WIDTH = 320;
export const HEIGHT = 380;
/** Where the ship is, from the top, and half of it. */
export const SHIP_Y = 348;
export const REACH = 17;
/** Columns of invaders, the room of each, and half of one. */
export const COLUMNS = 7;
export const CELL = { width: 36, height: 31 } as const;
export const HALF = 12;
/** A side of the small blocks that shields are made of. */
export const CHIP = 8;

/** A point of the board. */
export interface Spot {
  x: number;
  y: number;
}

/** A game of invaders. */
export interface Invasion extends ArcadeState {
  x: number;
  invaders: readonly { row: number; column: number }[];
  /** Where their left upper corner is, and the way they go. */
  corner: Spot;
  way: 1 | -1;
  shots: readonly Spot[];
  bombs: readonly Spot[];
  chips: readonly Spot[];
  /** Milliseconds until one can shoot again, until a bomb falls, and that one cannot be hit. */
  loadMs: number;
  bombMs: number;
  safeMs: number;
  wave: number;
  level: Level;
}

const PACE: Readonly<Record<Level, number>> = { easy: 16, normal: 22, hard: 30 };
const BOMB_MS: Readonly<Record<Level, number>> = { easy: 1700, normal: 1250, hard: 900 };
const LIVES = 3;
const SHOT_SPEED = 400;
const BOMB_SPEED = 150;
const LOAD_MS = 330;
const SAFE_MS = 1600;
const DOWN = 13;
const EDGE = 6;
/** Invaders that come as low as this have landed. */
const LANDED_Y = SHIP_Y - 22;

/** Rows of a wave. */
const rowsOf = (wave: number): number => Math.min(6, 3 + wave);

/** Where an invader is. */
export function placeOf({ corner }: Pick<Invasion, "corner">, { row, column }: { row: number; column: number }): Spot {
  return { x: corner.x + (column + 0.5) * CELL.width, y: corner.y + (row + 0.5) * CELL.height };
}

/** Three shields of small blocks, open below. */
function shields(): Spot[] {
  const chips: Spot[] = [];
  for (const middle of [60, 160, 260])
    for (let row = 0; row < 3; row++)
      for (let column = -3; column < 3; column++) {
        const isGate = row === 2 && (column === -1 || column === 0);
        const isCorner = row === 0 && (column === -3 || column === 2);
        if (!isGate && !isCorner) chips.push({ x: middle + (column + 0.5) * CHIP, y: 296 + row * CHIP });
      }
  return chips;
}

function wave(number: number): Pick<Invasion, "invaders" | "corner" | "way" | "shots" | "bombs" | "chips" | "wave"> {
  return {
    wave: number,
    invaders: Array.from({ length: rowsOf(number) * COLUMNS }, (_, index) => ({
      row: Math.floor(index / COLUMNS),
      column: index % COLUMNS,
    })),
    corner: { x: (WIDTH - COLUMNS * CELL.width) / 2, y: 22 },
    way: 1,
    shots: [],
    bombs: [],
    chips: shields(),
  };
}

/** A new game. */
export function startInvasion(level: Level = "normal"): Invasion {
  return {
    score: 0,
    lives: LIVES,
    isOver: false,
    taps: 0,
    x: WIDTH / 2,
    loadMs: 0,
    bombMs: BOMB_MS[level],
    safeMs: 0,
    level,
    ...wave(1),
  };
}

/** A shot, if one can. */
export function shoot(game: Invasion): Invasion {
  if (game.loadMs > 0 || game.isOver) return game;
  return { ...game, loadMs: LOAD_MS, taps: game.taps + 1, shots: [...game.shots, { x: game.x, y: SHIP_Y - 14 }] };
}

/** They go the faster the fewer they are. */
function pace({ level, invaders, wave: number }: Invasion): number {
  const gone = 1 - invaders.length / (rowsOf(number) * COLUMNS);
  return PACE[level] * (1 + gone * 2.6) + number * 3;
}

/** The invaders so much later: to the side, and at the edge a bit down and back. */
function marched(game: Invasion, seconds: number): Invasion {
  const by = pace(game) * seconds * game.way;
  const places = game.invaders.map((each) => placeOf(game, each).x + by);
  const isAtEdge = places.some((x) => (game.way > 0 ? x + HALF > WIDTH - EDGE : x - HALF < EDGE));
  return isAtEdge
    ? { ...game, way: game.way > 0 ? -1 : 1, corner: { x: game.corner.x, y: game.corner.y + DOWN } }
    : { ...game, corner: { x: game.corner.x + by, y: game.corner.y } };
}

const isNear = (a: Spot, b: Spot, x: number, y = x): boolean => Math.abs(a.x - b.x) < x && Math.abs(a.y - b.y) < y;

/** Takes what meets from both lists; each hits one thing at most. */
function met<A extends Spot, B>(
  flying: readonly A[],
  others: readonly B[],
  isHit: (one: A, other: B) => boolean,
): [A[], B[]] {
  const left = [...others];
  const still = flying.filter((one) => {
    const hit = left.findIndex((other) => isHit(one, other));
    if (hit >= 0) left.splice(hit, 1);
    return hit < 0;
  });
  return [still, left];
}

/** Where the lowest invader of a column is: only it has a free line of fire. */
function bombFrom(game: Invasion, random: Random): Spot {
  const { column } = pick(game.invaders, random);
  const row = Math.max(...game.invaders.filter((each) => each.column === column).map((each) => each.row));
  return placeOf(game, { row, column });
}

/** Shots and bombs so much later, with what they hit. */
function fired(game: Invasion, ms: number, random: Random): Invasion {
  const seconds = ms / 1000;
  const up = game.shots.map(({ x, y }) => ({ x, y: y - SHOT_SPEED * seconds })).filter(({ y }) => y > -10);
  const down = game.bombs.map(({ x, y }) => ({ x, y: y + BOMB_SPEED * seconds })).filter(({ y }) => y < HEIGHT + 10);
  const [past, chipsAfter] = met(up, game.chips, (one, chip) => isNear(one, chip, CHIP / 2 + 1, CHIP));
  const [shots, invaders] = met(past, game.invaders, (one, each) => isNear(one, placeOf(game, each), HALF + 1));
  const [through, chips] = met(down, chipsAfter, (one, chip) => isNear(one, chip, CHIP / 2 + 2, CHIP));
  const ship = game.safeMs > 0 ? [] : [{ x: game.x, y: SHIP_Y }];
  const [bombs, unhurt] = met(through, ship, (one, it) => isNear(one, it, REACH, 10));
  const isHurt = unhurt.length < ship.length;
  const bombMs = game.bombMs - ms;
  const isBombed = bombMs <= 0 && invaders.length > 0;
  return {
    ...game,
    shots,
    chips,
    invaders,
    bombs: isBombed ? [...bombs, bombFrom({ ...game, invaders }, random)] : bombs,
    bombMs: isBombed ? BOMB_MS[game.level] * (0.6 + random() * 0.7) : bombMs,
    score: game.score + (game.invaders.length - invaders.length) * 10,
    lives: game.lives - (isHurt ? 1 : 0),
    safeMs: isHurt ? SAFE_MS : Math.max(0, game.safeMs - ms),
  };
}

/** A game so many milliseconds later; held fire goes on. */
export function invadeOn(
  game: Invasion,
  ms: number,
  steering: { way: number; at: number | null; isDown: boolean },
  random: Random,
): Invasion {
  if (game.isOver) return game;
  const x = steered(game.x, steering, { speed: 260, width: WIDTH, ms, reach: REACH });
  const loaded = { ...game, x, loadMs: Math.max(0, game.loadMs - ms) };
  const next = fired(marched(steering.isDown ? shoot(loaded) : loaded, ms / 1000), ms, random);
  const hasLanded = next.invaders.some((each) => placeOf(next, each).y + HALF > LANDED_Y);
  if (next.lives === 0 || hasLanded) return { ...next, isOver: true, lives: 0 };
  return next.invaders.length === 0 ? { ...next, ...wave(next.wave + 1) } : next;
}
