import { createRandom } from "@sayhey/contract/random";
import { describe, expect, it } from "vitest";
import { isStuck, SIDE, slide, startMerge, type Merge } from "../templates/src/games/merge2048-rules.ts";
import { creep, startSnake, turn, type Snake } from "../templates/src/games/snake-rules.ts";

describe("2048", () => {
  const board = (...rows: number[][]): Merge => ({ fields: rows.flat(), score: 0 });
  const row = (game: Merge, index: number) => game.fields.slice(index * SIDE, (index + 1) * SIDE);
  const EMPTY = [0, 0, 0, 0];

  it("begins with two tiles", () => {
    for (let seed = 0; seed < 20; seed++)
      expect(startMerge(createRandom(seed)).fields.filter((power) => power > 0)).toHaveLength(2);
  });

  it("merges each pair once, nearest to the wall first, and counts what came of it", () => {
    const four = slide(board([1, 1, 1, 1], EMPTY, EMPTY, EMPTY), "left", createRandom(1));
    expect(row(four, 0).slice(0, 2)).toEqual([2, 2]);
    expect(four.score).toBe(8);
    const three = slide(board([2, 2, 2, 0], EMPTY, EMPTY, EMPTY), "right", createRandom(1));
    expect(row(three, 0).slice(2)).toEqual([2, 3]);
  });

  it("adds a tile where something moved, and nothing where nothing did", () => {
    const game = board([1, 2, 1, 2], EMPTY, EMPTY, EMPTY);
    expect(slide(game, "left", createRandom(1))).toBe(game);
    expect(slide(game, "down", createRandom(1)).fields.filter((power) => power > 0)).toHaveLength(5);
  });

  it("is over when no tile can move", () => {
    expect(isStuck(board([1, 2, 1, 2], [2, 1, 2, 1], [1, 2, 1, 2], [2, 1, 2, 1]))).toBe(true);
    expect(isStuck(board([1, 2, 1, 2], [2, 1, 2, 1], [1, 2, 1, 2], [2, 1, 2, 2]))).toBe(false);
  });
});

describe("snake", () => {
  const steps = (game: Snake, count: number): Snake =>
    Array.from({ length: count }).reduce<Snake>((at) => creep(at, createRandom(3)), game);

  it("grows by one with each bite, of which the first lie ahead", () => {
    const fed = steps(startSnake(), 6);
    expect(fed.body).toHaveLength(5);
    expect(fed.isOver).toBe(false);
  });

  it("turns with the next step, and not straight back", () => {
    const up = creep(turn(startSnake(), "up"), createRandom(3));
    expect(up.way).toBe("up");
    expect(turn(startSnake(), "left").turns).toEqual([]);
  });

  it("ends at a wall and in itself", () => {
    expect(steps(startSnake(), 30).isOver).toBe(true);
    const curled = (["up", "left", "down"] as const).reduce(
      (game, way) => creep(turn(game, way), createRandom(3)),
      steps(startSnake(), 6),
    );
    expect(curled.isOver).toBe(true);
  });

  it("lays no food under itself", () => {
    for (let seed = 0; seed < 30; seed++) {
      let game = steps(startSnake(), 6);
      game = creep({ ...game, food: { x: 11, y: 7 } }, createRandom(seed));
      expect(game.body).not.toContainEqual(game.food);
    }
  });
});
