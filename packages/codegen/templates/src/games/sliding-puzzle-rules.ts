import { shuffled, type Level, type Random } from "./game.ts";
import type { Way } from "./use-keys.ts";

/** Tiles a side by level. */
export const SIDES: Readonly<Record<Level, number>> = { easy: 3, normal: 4, hard: 5 };

/** A sliding puzzle: tiles from 1 row by row, 0 for the gap, and the moves so far. */
export interface Sliding {
  side: number;
  tiles: readonly number[];
  moves: number;
}

/** Whether all tiles lie in order, the gap at the end. */
export const isInOrder = ({ tiles }: Sliding): boolean =>
  tiles.every((tile, index) => tile === (index + 1) % tiles.length);

/** Whether the tiles can be brought in order: half of all mixtures cannot. */
export function isSolvable(side: number, tiles: readonly number[]): boolean {
  const order = tiles.filter((tile) => tile !== 0);
  let swaps = 0;
  order.forEach((tile, index) => (swaps += order.slice(index + 1).filter((later) => later < tile).length));
  const rowFromBottom = side - Math.floor(tiles.indexOf(0) / side);
  return side % 2 === 1 ? swaps % 2 === 0 : (swaps + rowFromBottom) % 2 === 1;
}

/** A mixed puzzle that can be solved and is not solved yet. */
export function startSliding(side: number, random: Random): Sliding {
  const last = side * side - 1;
  const tiles = shuffled(
    Array.from({ length: last }, (_, index) => index + 1),
    random,
  );
  // Two tiles changed for each other turn a mixture that cannot be solved into one that can.
  if (!isSolvable(side, [...tiles, 0])) [tiles[0], tiles[1]] = [tiles[1] ?? 0, tiles[0] ?? 0];
  const game = { side, tiles: [...tiles, 0], moves: 0 };
  return isInOrder(game) ? startSliding(side, random) : game;
}

/** Pushes a tile, and all between it and the gap, toward the gap; the same game where it is in another row and column. */
export function push(game: Sliding, at: number): Sliding {
  const { side } = game;
  const gap = game.tiles.indexOf(0);
  const isRow = Math.floor(at / side) === Math.floor(gap / side);
  if (at === gap || game.tiles[at] === undefined || (!isRow && at % side !== gap % side)) return game;
  const step = (isRow ? 1 : side) * Math.sign(at - gap);
  const tiles = [...game.tiles];
  for (let to = gap; to !== at; to += step) tiles[to] = tiles[to + step] ?? 0;
  tiles[at] = 0;
  return { ...game, tiles, moves: game.moves + 1 };
}

/** Moves the tile beside the gap one way. */
export function pushTo(game: Sliding, way: Way): Sliding {
  const { side } = game;
  const gap = game.tiles.indexOf(0);
  const x = gap % side;
  if (way === "left") return x === side - 1 ? game : push(game, gap + 1);
  if (way === "right") return x === 0 ? game : push(game, gap - 1);
  return way === "up" ? push(game, gap + side) : push(game, gap - side);
}
