import { shuffled, type Random } from "./game.ts";

/** A bingo card: its words row by row, null on the free field, which of them are marked, and the words called so far. */
export interface Bingo {
  side: number;
  cells: readonly (string | null)[];
  marked: readonly boolean[];
  called: readonly string[];
}

/** Fields a side that so many words fill; of 5 or 3 the one in the middle is free. */
export function sideFor(words: number): number {
  return words >= 24 ? 5 : words >= 16 ? 4 : words >= 8 ? 3 : 2;
}

/** A new card. With `inColumns`, its columns take their words each from a part of the list, as cards with numbers do. */
export function newCard(words: readonly string[], inColumns: boolean, random: Random): Bingo {
  const side = sideFor(words.length);
  const cells = inColumns ? columnCells(words, side, random) : shuffled(words, random).slice(0, side * side);
  const middle = side % 2 === 1 ? (side * side - 1) / 2 : -1;
  const withFree: (string | null)[] = Array.from({ length: side * side }, (_, index) =>
    index === middle ? null : (cells[index] ?? cells[middle] ?? null),
  );
  return { side, cells: withFree, marked: withFree.map((cell) => cell === null), called: [] };
}

function columnCells(words: readonly string[], side: number, random: Random): (string | undefined)[] {
  const part = Math.floor(words.length / side);
  const columns = Array.from({ length: side }, (_, column) =>
    shuffled(words.slice(column * part, (column + 1) * part), random),
  );
  return Array.from({ length: side * side }, (_, index) => columns[index % side]?.[Math.floor(index / side)]);
}

/** Marks a field or takes its mark away; the free field stays as it is. */
export function toggleMark(card: Bingo, index: number): Bingo {
  if (card.cells[index] === null) return card;
  return { ...card, marked: card.marked.map((mark, at) => (at === index ? !mark : mark)) };
}

/** Lines of fields that are all marked: rows, columns, diagonals. */
export function fullLines({ side, marked }: Pick<Bingo, "side" | "marked">): number[][] {
  const along = Array.from({ length: side }, (_, index) => index);
  const lines = [
    ...along.map((row) => along.map((column) => row * side + column)),
    ...along.map((column) => along.map((row) => row * side + column)),
    along.map((step) => step * side + step),
    along.map((step) => step * side + side - 1 - step),
  ];
  return lines.filter((line) => line.every((field) => marked[field]));
}

/** Calls one of the words that were not called yet; the same where none is left. */
export function callWord(card: Bingo, words: readonly string[], random: Random): Bingo {
  const [next] = shuffled(
    words.filter((word) => !card.called.includes(word)),
    random,
  );
  return next === undefined ? card : { ...card, called: [...card.called, next] };
}
