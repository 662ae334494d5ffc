import { pick, shuffled, type Level, type Random } from "./game.ts";

/** A word in the grid and its fields, from its first letter to its last. */
export interface HiddenWord {
  word: string;
  fields: readonly number[];
}

/** A grid of letters, row by row, the words in it, and which of them were found. */
export interface WordSearch {
  side: number;
  letters: readonly string[];
  words: readonly HiddenWord[];
  found: readonly string[];
}

/** Fields a side, words to find, and ways in which they may lie. */
const SIZES: Readonly<Record<Level, { side: number; count: number; ways: readonly (readonly [number, number])[] }>> = {
  easy: {
    side: 8,
    count: 5,
    ways: [
      [1, 0],
      [0, 1],
    ],
  },
  normal: {
    side: 10,
    count: 7,
    ways: [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ],
  },
  hard: {
    side: 11,
    count: 9,
    ways: [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
      [-1, 0],
      [0, -1],
      [-1, -1],
      [-1, 1],
    ],
  },
};
const ATTEMPTS = 200;

/** Longest and shortest word that a level can hide. */
export const longestWord = (level: Level): number => SIZES[level].side;

/** Fields along a way, or null where they leave the grid. */
function fieldsAlong(
  side: number,
  start: number,
  [stepX, stepY]: readonly [number, number],
  length: number,
): number[] | null {
  const [x, y] = [start % side, Math.floor(start / side)];
  const [endX, endY] = [x + stepX * (length - 1), y + stepY * (length - 1)];
  if (endX < 0 || endY < 0 || endX >= side || endY >= side) return null;
  return Array.from({ length }, (_, step) => (y + stepY * step) * side + x + stepX * step);
}

/** A new grid: words out of the list, in capitals, one another's letters shared where they cross, the rest filled by chance. */
export function startSearch(list: readonly string[], level: Level, random: Random): WordSearch {
  const { side, count, ways } = SIZES[level];
  const grid = Array.from({ length: side * side }, () => "");
  const words: HiddenWord[] = [];
  for (const word of shuffled(list, random)) {
    if (words.length === count) break;
    if (words.some((other) => other.word.includes(word) || word.includes(other.word))) continue;
    const fields = placeFor(word, grid, side, ways, random);
    if (fields === null) continue;
    fields.forEach((field, index) => (grid[field] = word[index] ?? ""));
    words.push({ word, fields });
  }
  const filling = words.map(({ word }) => word).join("") || "ABCDEFGHIKLMNOPRSTU";
  return { side, letters: grid.map((letter) => letter || pick([...filling], random)), words, found: [] };
}

function placeFor(
  word: string,
  grid: readonly string[],
  side: number,
  ways: readonly (readonly [number, number])[],
  random: Random,
): number[] | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const fields = fieldsAlong(side, Math.floor(random() * grid.length), pick(ways, random), word.length);
    if (fields?.every((field, index) => grid[field] === "" || grid[field] === word[index])) return fields;
  }
  return null;
}

/** Fields on a straight line from one to another; none where they are on no row, column or diagonal. */
export function lineBetween(side: number, from: number, to: number): number[] {
  const [x, y] = [(to % side) - (from % side), Math.floor(to / side) - Math.floor(from / side)];
  if (x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y)) return [];
  return fieldsAlong(side, from, [Math.sign(x), Math.sign(y)], Math.max(Math.abs(x), Math.abs(y)) + 1) ?? [];
}

/** Marks the word on a line, read either way; the same game where none is there that was not found before. */
export function markLine(game: WordSearch, line: readonly number[]): WordSearch {
  const text = line.map((field) => game.letters[field]).join("");
  const back = [...text].reverse().join("");
  const hit = game.words.find(({ word }) => (word === text || word === back) && !game.found.includes(word));
  if (hit === undefined) return game;
  const words = game.words.map((each) => (each === hit ? { ...hit, fields: [...line] } : each));
  return { ...game, words, found: [...game.found, hit.word] };
}

/** Whether all words were found. */
export const isFoundOut = ({ words, found }: WordSearch): boolean => words.length === found.length;
