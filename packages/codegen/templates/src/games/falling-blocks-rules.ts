import { fieldsOf, KICKS, KINDS, LONG, LONG_KICKS, type Falling } from "./falling-blocks-pieces.ts";
import { shuffled, type Level, type Random } from "./game.ts";
import type { ArcadeState } from "./use-arcade.ts";

/** Fields of the well. */
export const COLUMNS = 10;
export const ROWS = 20;

/** A game of falling blocks. `rows` hold 0 or a kind plus one. */
export interface Blocks extends ArcadeState {
  rows: readonly (readonly number[])[];
  piece: Falling;
  /** Kinds that come next. */
  queue: readonly number[];
  lines: number;
  /** Milliseconds since it last fell by itself. */
  fallMs: number;
  /** Milliseconds that it lies on something, and how often that was put off. */
  restMs: number;
  putOff: number;
  startLevel: number;
}

const START_LEVEL: Readonly<Record<Level, number>> = { easy: 1, normal: 3, hard: 6 };
const LINE_POINTS = [0, 100, 300, 500, 800] as const;
const REST_MS = 450;
const MOST_PUT_OFF = 12;

/** Whether a piece has room; above the well there is room. */
export function fits(rows: Blocks["rows"], piece: Falling): boolean {
  return fieldsOf(piece).every(({ x, y }) => x >= 0 && x < COLUMNS && y < ROWS && (y < 0 || (rows[y]?.[x] ?? 0) === 0));
}

const entering = (kind: number): Falling => ({
  kind,
  turned: 0,
  x: Math.floor((COLUMNS - (KINDS[kind]?.side ?? 0)) / 2),
  y: kind === LONG ? -1 : 0,
});

const emptyRow = (): number[] => Array.from({ length: COLUMNS }, () => 0);

/** All seven kinds in an order of chance: none is waited for long. */
const bag = (random: Random): number[] => shuffled([...KINDS.keys()], random);

/** A new game. */
export function startBlocks(random: Random, level: Level = "normal"): Blocks {
  const [first = 0, ...queue] = bag(random);
  return {
    score: 0,
    lives: 1,
    isOver: false,
    taps: 0,
    rows: Array.from({ length: ROWS }, emptyRow),
    piece: entering(first),
    queue,
    lines: 0,
    fallMs: 0,
    restMs: 0,
    putOff: 0,
    startLevel: START_LEVEL[level],
  };
}

/** One level more for every ten lines. */
export const levelOf = ({ startLevel, lines }: Blocks): number => startLevel + Math.floor(lines / 10);

/** Milliseconds that a piece takes for a field. */
const fallEvery = (game: Blocks): number => Math.max(60, 900 * 0.82 ** (levelOf(game) - 1));

function placed(game: Blocks, piece: Falling): Blocks {
  if (!fits(game.rows, piece)) return game;
  const isPutOff = game.restMs > 0 && game.putOff < MOST_PUT_OFF;
  return { ...game, piece, restMs: isPutOff ? 0 : game.restMs, putOff: game.putOff + (isPutOff ? 1 : 0) };
}

/** A field to the left (-1) or right (1), where there is room. */
export function shift(game: Blocks, by: -1 | 1): Blocks {
  return placed(game, { ...game.piece, x: game.piece.x + by });
}

/** Turned to the right, moved aside where that makes room. */
export function rotate(game: Blocks): Blocks {
  const { piece } = game;
  const kicks = (piece.kind === LONG ? LONG_KICKS : KICKS)[piece.turned] ?? [];
  const turned = (piece.turned + 1) % 4;
  for (const [x, y] of kicks) {
    const tried = { ...piece, turned, x: piece.x + x, y: piece.y + y };
    if (fits(game.rows, tried)) return { ...placed(game, tried), taps: game.taps + 1 };
  }
  return game;
}

/** Where a piece would come to lie. */
export function landing({ rows, piece }: Pick<Blocks, "rows" | "piece">): Falling {
  let lowest = piece;
  while (fits(rows, { ...lowest, y: lowest.y + 1 })) lowest = { ...lowest, y: lowest.y + 1 };
  return lowest;
}

/** A field down, for a point. */
export function softDrop(game: Blocks): Blocks {
  const piece = { ...game.piece, y: game.piece.y + 1 };
  return fits(game.rows, piece) ? { ...game, piece, fallMs: 0, restMs: 0, score: game.score + 1 } : game;
}

/** Down at once and fast, for two points a field. */
export function hardDrop(game: Blocks, random: Random): Blocks {
  const piece = landing(game);
  return locked({ ...game, piece, score: game.score + 2 * (piece.y - game.piece.y), taps: game.taps + 1 }, random);
}

/** The piece becomes part of the heap, full rows go, the next piece comes. */
function locked(game: Blocks, random: Random): Blocks {
  const heap = game.rows.map((row) => [...row]);
  const fields = fieldsOf(game.piece);
  for (const { x, y } of fields) if (heap[y] !== undefined) heap[y][x] = game.piece.kind + 1;
  const rest = heap.filter((row) => row.includes(0));
  const cleared = ROWS - rest.length;
  const empty = Array.from({ length: cleared }, emptyRow);
  const rows = [...empty, ...rest];
  const [next = 0, ...queue] = game.queue;
  const piece = entering(next);
  const isOver = !fits(rows, piece) || fields.every(({ y }) => y < 0);
  return {
    ...game,
    rows,
    piece,
    queue: queue.length === 0 ? bag(random) : queue,
    lines: game.lines + cleared,
    score: game.score + (LINE_POINTS[cleared] ?? 0) * levelOf(game),
    isOver,
    lives: isOver ? 0 : 1,
    fallMs: 0,
    restMs: 0,
    putOff: 0,
  };
}

/** A game so many milliseconds later. */
export function fallOn(game: Blocks, ms: number, random: Random): Blocks {
  if (game.isOver) return game;
  const below = { ...game.piece, y: game.piece.y + 1 };
  if (!fits(game.rows, below)) {
    const restMs = game.restMs + ms;
    return restMs < REST_MS ? { ...game, restMs } : locked(game, random);
  }
  const fallMs = game.fallMs + ms;
  return fallMs < fallEvery(game) ? { ...game, fallMs } : { ...game, piece: below, fallMs: 0, restMs: 0 };
}
