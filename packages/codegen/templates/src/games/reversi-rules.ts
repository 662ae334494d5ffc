import type { Level, Random } from "./game.ts";
import { bestMove, WON, type GameTree } from "./game-tree.ts";

/** Fields a side. */
export const SIDE = 8;

/** A game of reversi: 1 for discs of whoever begins, -1 for the other's, 0 for empty fields. */
export interface Reversi {
  fields: readonly number[];
  turn: 1 | -1;
  last: number | null;
  /** Whether the other player had no move and the turn came back. */
  passed: boolean;
}

const AROUND = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy })))
  .filter(({ dx, dy }) => dx !== 0 || dy !== 0);

/** Four discs in the middle. */
export function startReversi(): Reversi {
  const fields = Array.from({ length: SIDE * SIDE }, (): number => 0);
  for (const at of [28, 35]) fields[at] = 1;
  for (const at of [27, 36]) fields[at] = -1;
  return { fields, turn: 1, last: null, passed: false };
}

/** Discs that a move turns over; none where it is no move. */
export function turnedBy(fields: readonly number[], turn: number, at: number): number[] {
  if (fields[at] !== 0) return [];
  return AROUND.flatMap(({ dx, dy }) => {
    const line: number[] = [];
    let [x, y] = [(at % SIDE) + dx, Math.floor(at / SIDE) + dy];
    while (x >= 0 && y >= 0 && x < SIDE && y < SIDE && fields[y * SIDE + x] === -turn) {
      line.push(y * SIDE + x);
      [x, y] = [x + dx, y + dy];
    }
    const isClosed = x >= 0 && y >= 0 && x < SIDE && y < SIDE && fields[y * SIDE + x] === turn;
    return isClosed ? line : [];
  });
}

/** Where a player can set a disc. */
export const movesOf = ({ fields }: Pick<Reversi, "fields">, turn: number): number[] =>
  fields.flatMap((_, at) => (turnedBy(fields, turn, at).length > 0 ? [at] : []));

/** Discs of a player. */
export const count = ({ fields }: Reversi, player: number): number => fields.filter((field) => field === player).length;

/** Sets a disc; the same game where that is no move. Whoever has no move passes. */
export function place(game: Reversi, at: number): Reversi {
  const turned = turnedBy(game.fields, game.turn, at);
  if (turned.length === 0) return game;
  const fields = [...game.fields];
  for (const one of [at, ...turned]) fields[one] = game.turn;
  const other = game.turn === 1 ? -1 : 1;
  const passed = movesOf({ fields }, other).length === 0 && movesOf({ fields }, game.turn).length > 0;
  return { fields, turn: passed ? game.turn : other, last: at, passed };
}

/** Whether nobody can move any more. */
export const isOver = (game: Reversi): boolean => movesOf(game, game.turn).length === 0;

/** What a field is worth to hold: corners stay forever, fields beside them give them away. */
const WORTH_OF_CORNER = [
  [100, -20, 10, 5],
  [-20, -40, -2, -2],
  [10, -2, 5, 1],
  [5, -2, 1, 0],
];

function fieldWorth(at: number): number {
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
  return WORTH_OF_CORNER[Math.min(y, SIDE - 1 - y)]?.[Math.min(x, SIDE - 1 - x)] ?? 0;
}

const FIELD_WORTH = Array.from({ length: SIDE * SIDE }, (_, at) => fieldWorth(at));

const tree: GameTree<Reversi, number> = {
  moves: (game) => movesOf(game, game.turn).sort((a, b) => (FIELD_WORTH[b] ?? 0) - (FIELD_WORTH[a] ?? 0)),
  after: place,
  side: ({ turn }) => turn,
  worth: (game) => {
    const own = movesOf(game, game.turn).length;
    if (own === 0) return Math.sign(count(game, game.turn) - count(game, -game.turn)) * WON;
    const held = game.fields.reduce((sum, field, at) => sum + field * (FIELD_WORTH[at] ?? 0), 0);
    return held * game.turn + 4 * (own - movesOf(game, -game.turn).length);
  },
};

const DEPTH: Readonly<Record<Level, number>> = { easy: 1, normal: 2, hard: 4 };

/** Where the computer sets its disc. */
export function answer(game: Reversi, level: Level, random: Random): number | undefined {
  return bestMove(game, { depth: DEPTH[level], states: 6_000 }, tree, random);
}
