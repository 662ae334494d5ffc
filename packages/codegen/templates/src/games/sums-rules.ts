import { pick, type Level, type Random } from "./game.ts";

/** What is calculated with. */
export type Operation = "+" | "−" | "×" | "÷";

/** A sum and what comes out. */
export interface Sum {
  left: number;
  operation: Operation;
  right: number;
  answer: number;
}

/** A round of sums: the one asked now, and how many were right and wrong so far. */
export interface Sums {
  sum: Sum;
  right: number;
  wrong: number;
}

/** Sums to warm up with; every round begins with them. */
const WARM_UP: readonly Sum[] = [
  { left: 2, operation: "+", right: 3, answer: 5 },
  { left: 4, operation: "+", right: 4, answer: 8 },
  { left: 9, operation: "−", right: 3, answer: 6 },
];

/** Which sums are asked: largest part of a sum, and largest factors. */
const ASKED: Readonly<Record<Level, { operations: readonly Operation[]; part: number; factor: number }>> = {
  easy: { operations: ["+", "−"], part: 10, factor: 0 },
  normal: { operations: ["+", "−", "×"], part: 50, factor: 10 },
  hard: { operations: ["+", "−", "×", "÷"], part: 100, factor: 15 },
};

const between = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));

/** A sum of a level. Nothing below zero comes out, and divisions leave no rest. */
export function newSum(level: Level, random: Random): Sum {
  const { operations, part, factor } = ASKED[level];
  const operation = pick(operations, random);
  if (operation === "×" || operation === "÷") {
    const [a, b] = [between(2, factor, random), between(2, 10, random)];
    return operation === "×"
      ? { left: a, operation, right: b, answer: a * b }
      : { left: a * b, operation, right: b, answer: a };
  }
  const [a, b] = [between(1, part, random), between(1, part, random)];
  return operation === "+"
    ? { left: a, operation, right: b, answer: a + b }
    : { left: Math.max(a, b), operation, right: Math.min(a, b), answer: Math.abs(a - b) };
}

const nextSum = (asked: number, level: Level, random: Random): Sum => WARM_UP[asked] ?? newSum(level, random);

/** A round at its beginning. */
export const startSums = (level: Level, random: Random): Sums => ({
  sum: nextSum(0, level, random),
  right: 0,
  wrong: 0,
});

/** The next sum after an answer, and whether it was right; a wrong answer goes on to the next one too. */
export function answerSum(round: Sums, answer: number, level: Level, random: Random): Sums {
  const isRight = answer === round.sum.answer;
  const right = round.right + (isRight ? 1 : 0);
  const wrong = round.wrong + (isRight ? 0 : 1);
  return { sum: nextSum(right + wrong, level, random), right, wrong };
}
