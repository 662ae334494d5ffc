import type { Level, Random } from "./game.ts";
import { bestMove, WON, type GameTree } from "./game-tree.ts";

/** Columns and rows. */
export const COLUMNS = 7;
export const ROWS = 6;

/** A game of connect four: 1 for discs of whoever begins, -1 for the other's, 0 for empty fields, row by row from the top. */
export interface ConnectFour {
  fields: readonly number[];
  turn: 1 | -1;
  /** Where the last disc lies. */
  last: number | null;
}

/** An empty board. */
export const startConnectFour = (): ConnectFour => ({
  fields: Array.from({ length: COLUMNS * ROWS }, (): number => 0),
  turn: 1,
  last: null,
});

/** Every four fields in a row. */
const FOURS: readonly (readonly number[])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
].flatMap(([dx = 0, dy = 0]) =>
  Array.from({ length: COLUMNS * ROWS }, (_, at) => ({ x: at % COLUMNS, y: Math.floor(at / COLUMNS) }))
    .filter(({ x, y }) => x + 3 * dx >= 0 && x + 3 * dx < COLUMNS && y + 3 * dy < ROWS)
    .map(({ x, y }) => [0, 1, 2, 3].map((step) => (y + step * dy) * COLUMNS + x + step * dx)),
);

/** Four in a row of one player. */
export function fourOf({ fields }: ConnectFour): readonly number[] | undefined {
  return FOURS.find((four) => {
    const [a = 0] = four;
    return fields[a] !== 0 && four.every((at) => fields[at] === fields[a]);
  });
}

/** Whether no disc fits in any more. */
export const isFull = ({ fields }: ConnectFour): boolean => !fields.includes(0);

/** Drops a disc into a column; the same game where it is full or over. */
export function drop(game: ConnectFour, column: number): ConnectFour {
  if (fourOf(game) !== undefined) return game;
  for (let row = ROWS - 1; row >= 0; row--) {
    const last = row * COLUMNS + column;
    if (game.fields[last] !== 0) continue;
    const fields = [...game.fields];
    fields[last] = game.turn;
    return { fields, turn: game.turn === 1 ? -1 : 1, last };
  }
  return game;
}

/** The middle is part of the most rows of four, so it is tried first. */
const FROM_MIDDLE = [3, 2, 4, 1, 5, 0, 6];

/** Points for so many of one's own discs in four fields that hold none of the other's. */
const POINTS = [0, 1, 6, 30, 0];

const tree: GameTree<ConnectFour, number> = {
  moves: (game) => (fourOf(game) === undefined ? FROM_MIDDLE.filter((column) => game.fields[column] === 0) : []),
  after: drop,
  side: ({ turn }) => turn,
  worth: ({ fields, turn }) => {
    let points = 0;
    for (const four of FOURS) {
      let [own, other] = [0, 0];
      for (const at of four) {
        if (fields[at] === turn) own++;
        else if (fields[at] !== 0) other++;
      }
      if (other === 4) return -WON;
      if (other === 0) points += POINTS[own] ?? 0;
      else if (own === 0) points -= POINTS[other] ?? 0;
    }
    return points;
  },
};

const DEPTH: Readonly<Record<Level, number>> = { easy: 2, normal: 4, hard: 7 };

/** The column into which the computer drops its disc; on every level it takes a win and blocks one. */
export function answer(game: ConnectFour, level: Level, random: Random): number | undefined {
  return bestMove(game, { depth: DEPTH[level], states: 60_000 }, tree, random);
}
