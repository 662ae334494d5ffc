import { shuffled, type Level, type Random } from "./game.ts";

/** Columns, rows and mines. */
export interface Size {
  columns: number;
  rows: number;
  mines: number;
}

/** Sizes by level, none wider than a phone. */
export const SIZES: Readonly<Record<Level, Size>> = {
  easy: { columns: 8, rows: 8, mines: 10 },
  normal: { columns: 9, rows: 11, mines: 16 },
  hard: { columns: 10, rows: 13, mines: 26 },
};

/** A game of minesweeper. Mines are laid with the first step, so that it is safe. */
export interface Mines extends Size {
  mines: number;
  /** Fields with a mine; nothing before the first step. */
  laid: readonly number[];
  open: readonly number[];
  flags: readonly number[];
  /** The mine that was stepped on. */
  hit: number | null;
}

/** A covered field. */
export const startMines = (size: Size): Mines => ({ ...size, laid: [], open: [], flags: [], hit: null });

/** Fields around a field. */
export function around({ columns, rows }: Size, at: number): number[] {
  const [x, y] = [at % columns, Math.floor(at / columns)];
  const found: number[] = [];
  for (let ny = Math.max(0, y - 1); ny <= Math.min(rows - 1, y + 1); ny++)
    for (let nx = Math.max(0, x - 1); nx <= Math.min(columns - 1, x + 1); nx++)
      if (nx !== x || ny !== y) found.push(ny * columns + nx);
  return found;
}

/** Mines around a field. */
export const minesAround = (game: Mines, at: number): number =>
  around(game, at).filter((near) => game.laid.includes(near)).length;

/** Whether every field without a mine is open. */
export const isCleared = (game: Mines): boolean => game.open.length === game.columns * game.rows - game.mines;

const isOver = (game: Mines): boolean => game.hit !== null || isCleared(game);

function lay(game: Mines, first: number, random: Random): Mines {
  const safe = new Set([first, ...around(game, first)]);
  const rest = Array.from({ length: game.columns * game.rows }, (_, at) => at).filter((at) => !safe.has(at));
  return { ...game, laid: shuffled(rest, random).slice(0, game.mines) };
}

/** Opens a field and, where no mine is near, everything around it. A flag keeps a field shut. */
export function openField(before: Mines, at: number, random: Random): Mines {
  if (isOver(before) || before.flags.includes(at) || before.open.includes(at)) return before;
  const game = before.laid.length === 0 ? lay(before, at, random) : before;
  if (game.laid.includes(at)) return { ...game, hit: at };
  const open = new Set(game.open);
  const waiting = [at];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (open.has(next) || game.flags.includes(next)) continue;
    open.add(next);
    if (minesAround(game, next) === 0) waiting.push(...around(game, next));
  }
  return { ...game, open: [...open] };
}

/** Opens what is around an open field once as many flags stand there as mines; a wrong flag costs the game. */
export function openAround(game: Mines, at: number, random: Random): Mines {
  const near = around(game, at);
  const flags = near.filter((field) => game.flags.includes(field)).length;
  if (!game.open.includes(at) || flags === 0 || flags !== minesAround(game, at)) return game;
  return near.reduce((state, field) => openField(state, field, random), game);
}

/** Sets a flag on a covered field, or takes it away. */
export function flag(game: Mines, at: number): Mines {
  if (isOver(game) || game.open.includes(at)) return game;
  const flags = game.flags.includes(at) ? game.flags.filter((field) => field !== at) : [...game.flags, at];
  return { ...game, flags };
}
