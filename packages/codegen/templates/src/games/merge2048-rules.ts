import type { Random } from "./game.ts";
import type { Way } from "./use-keys.ts";

/** Tiles a side. */
export const SIDE = 4;

/** A game of 2048: the power of two on each field, row by row, 0 where it is empty, and the points so far. */
export interface Merge {
  fields: readonly number[];
  score: number;
}

/** A new game: two tiles. */
export function startMerge(random: Random): Merge {
  return {
    fields: withTile(
      withTile(
        Array.from({ length: SIDE * SIDE }, () => 0),
        random,
      ),
      random,
    ),
    score: 0,
  };
}

/** One more tile on an empty field: 2, now and then 4. */
function withTile(fields: readonly number[], random: Random): number[] {
  const empty = fields.flatMap((power, index) => (power === 0 ? [index] : []));
  const at = empty[Math.floor(random() * empty.length)];
  const power = random() < 0.1 ? 2 : 1;
  return fields.map((before, index) => (index === at ? power : before));
}

/** Fields of a row or column, in the order in which tiles slide. */
function lineOf(way: Way, line: number): number[] {
  return Array.from({ length: SIDE }, (_, step) => {
    const along = way === "left" || way === "up" ? step : SIDE - 1 - step;
    return way === "left" || way === "right" ? line * SIDE + along : along * SIDE + line;
  });
}

/** Slides all tiles one way; two of a kind become the next one. The same game where nothing moves. */
export function slide(game: Merge, way: Way, random: Random): Merge {
  const fields = [...game.fields];
  let { score } = game;
  for (let line = 0; line < SIDE; line++) {
    const places = lineOf(way, line);
    const tiles = places.map((place) => game.fields[place] ?? 0).filter((power) => power > 0);
    const slid: number[] = [];
    while (tiles.length > 0) {
      const power = tiles.shift() ?? 0;
      if (tiles[0] === power) {
        tiles.shift();
        slid.push(power + 1);
        score += 2 ** (power + 1);
      } else slid.push(power);
    }
    places.forEach((place, index) => (fields[place] = slid[index] ?? 0));
  }
  if (fields.every((power, index) => power === game.fields[index])) return game;
  return { fields: withTile(fields, random), score };
}

/** Whether no tile can move. */
export function isStuck(game: Merge): boolean {
  const none = () => 0;
  return (["left", "up"] as const).every((way) => slide(game, way, none) === game) && !game.fields.includes(0);
}

/** The highest power of two on the board. */
export const highest = ({ fields }: Merge): number => Math.max(...fields);
