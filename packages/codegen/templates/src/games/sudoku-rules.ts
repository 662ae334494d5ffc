import { shuffled, type Level, type Random } from "./game.ts";

/** Fields a side, and in a box. */
export const SIDE = 9;
const BOX = 3;
const ALL = (1 << SIDE) - 1;

/** A sudoku: digits row by row, 0 where there is none; notes as one bit a digit. */
export interface Sudoku {
  given: readonly number[];
  solution: readonly number[];
  digits: readonly number[];
  notes: readonly number[];
}

/** Digits that are given at least, by level. */
const GIVEN: Readonly<Record<Level, number>> = { easy: 42, normal: 33, hard: 27 };

/** Fields that share a row, a column or a box with a field. */
const PEERS: readonly (readonly number[])[] = Array.from({ length: SIDE * SIDE }, (_, at) =>
  Array.from({ length: SIDE * SIDE }, (_unused, other) => other).filter((other) => other !== at && sees(at, other)),
);

function sees(at: number, other: number): boolean {
  const [x, y, ox, oy] = [at % SIDE, Math.floor(at / SIDE), other % SIDE, Math.floor(other / SIDE)];
  const isSameBox = Math.floor(x / BOX) === Math.floor(ox / BOX) && Math.floor(y / BOX) === Math.floor(oy / BOX);
  return x === ox || y === oy || isSameBox;
}

/** Whether two fields may not hold the same digit. */
export const isPeer = (at: number, other: number): boolean => at !== other && sees(at, other);

/** Bits of the digits that a field may still hold. */
function possible(digits: readonly number[], at: number): number {
  let bits = ALL;
  for (const peer of PEERS[at] ?? []) {
    const digit = digits[peer] ?? 0;
    if (digit > 0) bits &= ~(1 << (digit - 1));
  }
  return bits;
}

const digitsOf = (bits: number): number[] =>
  Array.from({ length: SIDE }, (_, index) => index + 1).filter((digit) => (bits & (1 << (digit - 1))) !== 0);

/** Up to `most` ways to fill in the empty fields; digits are tried in the order that `mix` gives them. */
export function solve(digits: readonly number[], most: number, mix: (digits: number[]) => number[] = (all) => all) {
  const found: number[][] = [];
  const filled = [...digits];
  const fill = (): void => {
    // The field with the fewest choices goes first.
    let [best, choices] = [-1, [] as number[]];
    for (let at = 0; at < filled.length; at++) {
      if (filled[at] !== 0) continue;
      const open = digitsOf(possible(filled, at));
      if (best === -1 || open.length < choices.length) [best, choices] = [at, open];
      if (open.length < 2) break;
    }
    if (best === -1) {
      found.push([...filled]);
      return;
    }
    for (const digit of mix(choices)) {
      filled[best] = digit;
      fill();
      if (found.length >= most) break;
    }
    filled[best] = 0;
  };
  fill();
  return found;
}

/** A new sudoku with one solution. */
export function startSudoku(level: Level, random: Random): Sudoku {
  const [solution = []] = solve(
    Array.from({ length: SIDE * SIDE }, (): number => 0),
    1,
    (digits) => shuffled(digits, random),
  );
  const given = [...solution];
  let left = given.length;
  for (const at of shuffled(Array.from(given.keys()), random)) {
    if (left <= GIVEN[level]) break;
    given[at] = 0;
    if (solve(given, 2).length === 1) left--;
    else given[at] = solution[at] ?? 0;
  }
  return { given, solution, digits: given, notes: Array.from({ length: given.length }, (): number => 0) };
}

/** Writes a digit (0 clears the field); notes of it go where it now cannot be. The same game on a given field. */
export function enter(game: Sudoku, at: number, digit: number): Sudoku {
  if (game.given[at] !== 0) return game;
  const written = game.digits[at] === digit ? 0 : digit;
  const bit = written === 0 ? 0 : 1 << (written - 1);
  return {
    ...game,
    digits: game.digits.map((before, index) => (index === at ? written : before)),
    notes: game.notes.map((bits, index) => (index === at ? 0 : isPeer(at, index) ? bits & ~bit : bits)),
  };
}

/** Notes a digit in an empty field, or takes the note away. */
export function note(game: Sudoku, at: number, digit: number): Sudoku {
  if (game.digits[at] !== 0) return game;
  return { ...game, notes: game.notes.map((bits, index) => (index === at ? bits ^ (1 << (digit - 1)) : bits)) };
}

/** Whether the same digit stands where it may not be, too. */
export function isConflict({ digits }: Sudoku, at: number): boolean {
  const digit = digits[at];
  return digit !== 0 && (PEERS[at] ?? []).some((peer) => digits[peer] === digit);
}

/** Digits noted in a field. */
export const notedIn = ({ notes }: Sudoku, at: number): number[] => digitsOf(notes[at] ?? 0);

/** Whether it is filled in as it should be. */
export const isSolved = ({ digits, solution }: Sudoku): boolean =>
  digits.every((digit, index) => digit === solution[index]);
