import { shuffled, type Random } from "./game.ts";

/** Pieces a tube holds. */
export const DEPTH = 4;
/** Tubes that are empty at first. */
const SPARE = 2;
/** A search gives up after so many boards; those of this size are solved in far fewer. */
const SEARCHED = 4000;

/** Tubes of pieces, by the number of their color, from the bottom up. */
export type Tubes = readonly (readonly number[])[];

/** A move: from a tube to a tube. */
export interface Pour {
  from: number;
  to: number;
}

/** How many pieces of one color lie on top of a tube. */
function topCount(tube: readonly number[]): number {
  const top = tube.at(-1);
  let count = 0;
  while (count < tube.length && tube[tube.length - 1 - count] === top) count++;
  return count;
}

/** Whether the top of one tube may go to another: onto its own color or into an empty tube, with room for a piece. */
export function canPour(tubes: Tubes, { from, to }: Pour): boolean {
  const [source, target] = [tubes[from], tubes[to]];
  if (source === undefined || target === undefined || from === to) return false;
  if (source.length === 0 || target.length >= DEPTH) return false;
  return target.length === 0 || target.at(-1) === source.at(-1);
}

/** Moves as many pieces of the color on top as there is room for; the same tubes where it may not be. */
export function pour(tubes: Tubes, move: Pour): Tubes {
  if (!canPour(tubes, move)) return tubes;
  const source = tubes[move.from] ?? [];
  const target = tubes[move.to] ?? [];
  const count = Math.min(topCount(source), DEPTH - target.length);
  const moved = source.slice(source.length - count);
  return tubes.map((tube, index) =>
    index === move.from ? source.slice(0, -count) : index === move.to ? [...target, ...moved] : tube,
  );
}

/** Whether a tube is full of one color. */
export const isDone = (tube: readonly number[]): boolean => tube.length === DEPTH && topCount(tube) === DEPTH;

/** Whether every tube is empty or full of one color. */
export const isSorted = (tubes: Tubes): boolean => tubes.every((tube) => tube.length === 0 || isDone(tube));

/** Moves worth making: nothing out of a finished tube, no tube of one color into an empty one, and one empty tube for all. */
function goodPours(tubes: Tubes): Pour[] {
  const empty = tubes.findIndex((tube) => tube.length === 0);
  return tubes.flatMap((source, from) =>
    tubes.flatMap((target, to) => {
      if (!canPour(tubes, { from, to }) || isDone(source)) return [];
      if (target.length === 0 && (to !== empty || topCount(source) === source.length)) return [];
      return [{ from, to }];
    }),
  );
}

/** Moves that sort the tubes, or null where no way is found. */
export function solve(tubes: Tubes): Pour[] | null {
  const seen = new Set<string>();
  const search = (at: Tubes): Pour[] | null => {
    if (isSorted(at)) return [];
    const key = at
      .map((tube) => tube.join(""))
      .sort()
      .join("|");
    if (seen.has(key) || seen.size > SEARCHED) return null;
    seen.add(key);
    // Onto its own color first: that is what brings one on.
    const moves = goodPours(at).sort((a, b) => (at[b.to]?.length ?? 0) - (at[a.to]?.length ?? 0));
    for (const move of moves) {
      const rest = search(pour(at, move));
      if (rest !== null) return [move, ...rest];
    }
    return null;
  };
  return search(tubes);
}

/** Tubes of so many colors, mixed by chance, that can be sorted and of which none is finished yet. */
export function mixedTubes(colors: number, random: Random): Tubes {
  const pieces = Array.from({ length: colors * DEPTH }, (_, index) => Math.floor(index / DEPTH));
  for (;;) {
    const mixed = shuffled(pieces, random);
    const tubes = Array.from({ length: colors + SPARE }, (_, index) => mixed.slice(index * DEPTH, (index + 1) * DEPTH));
    if (!tubes.some(isDone) && solve(tubes) !== null) return tubes;
  }
}
