import { createRandom } from "@sayhey/contract/random";
import { describe, expect, it } from "vitest";
import { flip, startCoins } from "../templates/src/games/coin-flip-rules.ts";
import { canPour, isDone, isSorted, mixedTubes, pour, solve } from "../templates/src/games/color-sort-rules.ts";
import { sumOf, throwDice } from "../templates/src/games/dice-rules.ts";
import { guessNext, isAtEnd, openCard, startDeck, valueOf } from "../templates/src/games/higher-lower-rules.ts";
import { drawLot, NO_LOTS, pairUp } from "../templates/src/games/lots-rules.ts";
import {
  computerHand,
  playRound,
  scoreOfMatch,
  winnerOf,
  type Match,
} from "../templates/src/games/rock-paper-scissors-rules.ts";
import { answerSum, newSum, startSums } from "../templates/src/games/sums-rules.ts";
import { sliceAt, sliceColor, turnTo } from "../templates/src/games/wheel-rules.ts";

describe("wheel", () => {
  it("stops at the slice that was drawn, wherever it stood before", () => {
    const random = createRandom(1);
    let degrees = 0;
    for (let count = 1; count <= 30; count++)
      for (let slice = 0; slice < count; slice++) {
        const next = turnTo(degrees, slice, count, random);
        expect(sliceAt(next, count), `${slice} of ${count}`).toBe(slice);
        expect(next - degrees).toBeGreaterThanOrEqual(5 * 360);
        degrees = next;
      }
  });

  it("colors no two neighbors alike, the last and the first included", () => {
    for (let count = 2; count <= 40; count++) {
      const colors = Array.from({ length: count }, (_, slice) => sliceColor(slice, count, 6));
      colors.forEach((color, slice) => expect(color, `${slice} of ${count}`).not.toBe(colors[(slice + 1) % count]));
    }
  });
});

describe("dice", () => {
  it("shows every side and no other", () => {
    const thrown = Array.from({ length: 400 }, () => throwDice(1, 20, Math.random)).flat();
    expect(Math.min(...thrown)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...thrown)).toBeLessThanOrEqual(20);
    expect(new Set(throwDice(600, 6, createRandom(2)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(throwDice(3, 6, () => 0.999)).toEqual([6, 6, 6]);
    expect(sumOf([6, 1, 3])).toBe(10);
  });
});

describe("lots", () => {
  const names = ["Ava", "Ben", "Chloe", "Dylan", "Ella"];

  it("draws every name once and then none", () => {
    let lots = NO_LOTS;
    for (let index = 0; index < 5; index++) lots = drawLot(lots, names, createRandom(index));
    expect(lots.drawn.toSorted()).toEqual(names);
    expect(drawLot(lots, names, createRandom(1))).toBe(lots);
  });

  it("pairs everybody, nobody with themselves, each once", () => {
    for (let seed = 0; seed < 100; seed++)
      for (const count of [2, 3, 5]) {
        const pairs = pairUp(names.slice(0, count), createRandom(seed));
        expect(pairs.map(({ from }) => from)).toEqual(names.slice(0, count));
        expect(new Set(pairs.map(({ to }) => to)).size).toBe(count);
        expect(pairs.filter(({ from, to }) => from === to)).toEqual([]);
      }
    expect(pairUp(["Ava"], createRandom(1))).toEqual([]);
  });
});

describe("color sort", () => {
  it("mixes tubes that can be sorted by moves that are allowed", () => {
    for (const colors of [3, 4, 5, 6])
      for (let seed = 0; seed < 10; seed++) {
        const start = mixedTubes(colors, createRandom(seed));
        expect(start).toHaveLength(colors + 2);
        let tubes = start;
        for (const move of solve(start) ?? []) {
          expect(canPour(tubes, move)).toBe(true);
          tubes = pour(tubes, move);
        }
        expect(isSorted(tubes)).toBe(true);
        expect(tubes.filter(isDone)).toHaveLength(colors);
      }
  });

  it("moves all of one color on top that there is room for", () => {
    const tubes = [[0, 1, 1], [0, 0, 1], [1], []];
    expect(pour(tubes, { from: 0, to: 1 })).toEqual([[0, 1], [0, 0, 1, 1], [1], []]);
    expect(pour(tubes, { from: 0, to: 3 })).toEqual([[0], [0, 0, 1], [1], [1, 1]]);
    expect(canPour([[0], [1]], { from: 0, to: 1 })).toBe(false);
    expect(canPour([[1, 1, 1, 1], [1]], { from: 1, to: 0 })).toBe(false);
  });

  it("is not sorted while a color lies in two tubes", () => {
    expect(isSorted([[0, 0], [0, 0], []])).toBe(false);
    expect(isSorted([[0, 0, 0, 0], []])).toBe(true);
  });

  it("tells a dead end", () => {
    expect(
      solve([
        [0, 1, 0, 1],
        [1, 0, 1, 0],
      ]),
    ).toBeNull();
  });
});

describe("sums", () => {
  const OF = {
    "+": (a: number, b: number) => a + b,
    "−": (a: number, b: number) => a - b,
    "×": (a: number, b: number) => a * b,
    "÷": (a: number, b: number) => a / b,
  };

  it("asks what comes out whole and not below zero", () => {
    const random = createRandom(4);
    for (const level of ["easy", "normal", "hard"] as const) {
      const seen = new Set<string>();
      for (let index = 0; index < 300; index++) {
        const { left, operation, right, answer } = newSum(level, random);
        seen.add(operation);
        expect(OF[operation](left, right)).toBe(answer);
        expect(Number.isInteger(answer) && answer >= 0).toBe(true);
      }
      expect(seen.size).toBe({ easy: 2, normal: 3, hard: 4 }[level]);
    }
  });

  it("counts right and wrong and goes on", () => {
    const random = createRandom(1);
    let round = startSums("normal", random);
    for (const answer of [5, 8, 7]) round = answerSum(round, answer, "normal", random);
    expect(round).toMatchObject({ right: 2, wrong: 1 });
  });
});

describe("rock, paper, scissors", () => {
  it("knows what beats what", () => {
    expect([winnerOf(0, 2), winnerOf(1, 0), winnerOf(2, 1)]).toEqual(["me", "me", "me"]);
    expect([winnerOf(2, 0), winnerOf(0, 1), winnerOf(1, 2)]).toEqual(["them", "them", "them"]);
    expect(winnerOf(1, 1)).toBe("nobody");
  });

  it("learns from what was played", () => {
    const match: Match = { rounds: Array.from({ length: 4 }, () => ({ mine: 0 as const, theirs: 0 as const })) };
    expect(computerHand(match, () => 0.9)).toBe(1);
  });

  it("ends with three rounds won", () => {
    const random = createRandom(3);
    let match: Match = { rounds: [] };
    for (let index = 0; index < 60; index++) match = playRound(match, 0, random);
    const { me, them } = scoreOfMatch(match);
    expect(Math.max(me, them)).toBe(3);
    expect(playRound(match, 1, random)).toBe(match);
  });
});

describe("coin flip", () => {
  it("wins what was set or loses it, never more than there is", () => {
    expect(flip(startCoins(), "heads", 10, () => 0.2)).toEqual({ coins: 110, streak: 1, fell: ["heads"] });
    expect(flip(startCoins(), "heads", 10, () => 0.7)).toEqual({ coins: 90, streak: 0, fell: ["tails"] });
    expect(flip({ ...startCoins(), coins: 3 }, "heads", 50, () => 0.7).coins).toBe(0);
  });
});

describe("higher or lower", () => {
  it("has every card once", () => {
    expect(new Set(startDeck(createRandom(1)).deck).size).toBe(52);
  });

  it("takes the same value as right, keeps the longest streak, and ends with the last life", () => {
    const game = { deck: [4, 17, 5, 0, 3], at: 0, wrong: 0, streak: 0, longest: 0 };
    expect([4, 17].map(valueOf)).toEqual([5, 5]);
    const after = guessNext(guessNext(game, "lower", 2), "higher", 2);
    expect(after).toMatchObject({ streak: 2, wrong: 0 });
    const missed = guessNext(after, "higher", 2);
    expect(openCard(missed)).toBe(0);
    expect(missed).toMatchObject({ streak: 0, longest: 2, wrong: 1 });
    expect(isAtEnd(missed, 2)).toBe(false);
    expect(isAtEnd(missed, 1)).toBe(true);
    const end = guessNext(missed, "lower", 2);
    expect(end.wrong).toBe(2);
    expect(guessNext(end, "higher", 2)).toBe(end);
  });
});
