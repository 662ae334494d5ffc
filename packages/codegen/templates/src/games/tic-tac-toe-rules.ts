import type { Level, Random } from "./game.ts";
import { bestMove, WON, type GameTree } from "./game-tree.ts";

/** Fields a side. */
export const SIDE = 3;

/** Who plays: the one who begins is 0. */
export type Player = 0 | 1;

/** A game of tic-tac-toe: who holds each field, row by row, and whose turn it is. */
export interface TicTacToe {
  fields: readonly (Player | null)[];
  turn: Player;
}

const LINES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** An empty board. */
export const startTicTacToe = (): TicTacToe => ({
  fields: Array.from({ length: SIDE * SIDE }, (): Player | null => null),
  turn: 0,
});

/** Three fields in a row that one player holds. */
export function threeOf({ fields }: TicTacToe): readonly number[] | undefined {
  return LINES.find(
    ([a = 0, b = 0, c = 0]) => fields[a] !== null && fields[a] === fields[b] && fields[a] === fields[c],
  );
}

/** How it stands: who has won, a draw, or not over yet. */
export function resultOf(game: TicTacToe): Player | "draw" | undefined {
  const [at] = threeOf(game) ?? [];
  if (at !== undefined) return game.fields[at] ?? undefined;
  return game.fields.includes(null) ? undefined : "draw";
}

/** Takes a field; the same game where that is not possible. */
export function mark(game: TicTacToe, at: number): TicTacToe {
  if (game.fields[at] !== null || resultOf(game) !== undefined) return game;
  return {
    fields: game.fields.map((player, index) => (index === at ? game.turn : player)),
    turn: game.turn === 0 ? 1 : 0,
  };
}

const tree: GameTree<TicTacToe, number> = {
  moves: (game) =>
    resultOf(game) === undefined ? game.fields.flatMap((player, at) => (player === null ? [at] : [])) : [],
  after: mark,
  side: ({ turn }) => turn,
  // Whoever made the last move is the only one who can have won.
  worth: (game) => (threeOf(game) === undefined ? 0 : -WON),
};

/** Moves ahead: easy only takes a win, normal also blocks one, hard never loses. */
const DEPTH: Readonly<Record<Level, number>> = { easy: 1, normal: 2, hard: 9 };

/** The field that the computer takes. */
export function answer(game: TicTacToe, level: Level, random: Random): number | undefined {
  return bestMove(game, { depth: DEPTH[level], states: 500_000 }, tree, random);
}
