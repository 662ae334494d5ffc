import { describe, expect, it } from "vitest";
import {
  ballSpeed,
  breakOn,
  HEIGHT,
  PADDLE_Y,
  startBreakout,
  wallOf,
  type Breakout,
} from "../templates/src/games/breakout-rules.ts";
import { catchOn, startCatching, WIDTH as CATCH_WIDTH, type Catching } from "../templates/src/games/catcher-rules.ts";
import { fieldsOf } from "../templates/src/games/falling-blocks-pieces.ts";
import {
  COLUMNS,
  fallOn,
  fits,
  hardDrop,
  levelOf,
  rotate,
  ROWS,
  shift,
  softDrop,
  startBlocks,
  type Blocks,
} from "../templates/src/games/falling-blocks-rules.ts";
import { invadeOn, placeOf, shoot, startInvasion, type Invasion } from "../templates/src/games/invaders-rules.ts";
import { GOAL, landsAt, pongOn, REACH, startPong, type Pong } from "../templates/src/games/pong-rules.ts";
import { duck, FIGURE, jump, runOn, startRun, type Run } from "../templates/src/games/runner-rules.ts";
import { createRandom } from "@sayhey/contract/random";

const STILL = { way: 0, at: null, isDown: false };
const FRAME = 16;

/** The state after so many pictures. */
function after<S>(state: S, frames: number, step: (state: S) => S): S {
  let now = state;
  for (let frame = 0; frame < frames; frame++) now = step(now);
  return now;
}

describe("runner", () => {
  const random = createRandom(1);
  const on = (run: Run) => runOn(run, FRAME, random);
  it("ends at the first thing in the way for who does nothing", () => {
    const run = after(startRun(), 400, on);
    expect(run).toMatchObject({ isOver: true, score: 0, lives: 0 });
  });
  it("can be played for a minute by who jumps over what is low and ducks under what is high", () => {
    let run = startRun("hard");
    for (let frame = 0; frame < 3700 && !run.isOver; frame++) {
      const next = run.hurdles.find((each) => each.x + each.width > FIGURE.x);
      const gap = (next?.x ?? 1000) - FIGURE.x - FIGURE.width;
      if (next?.kind === "low" && gap < run.speed * 0.17) run = jump(run);
      if (next?.kind === "high" && gap < run.speed * 0.15) run = duck(run);
      run = on(run);
    }
    expect(run.isOver).toBe(false);
    expect(run.score).toBeGreaterThan(300);
    expect(run.speed).toBeGreaterThan(startRun("hard").speed + 100);
  });
  it("needs ducking under what is high, and lands again after a jump", () => {
    const high = { id: 9, kind: "high", x: FIGURE.x + 40, width: 34, height: 26, up: 32, look: 9 } as const;
    const run = { ...startRun(), hurdles: [high] };
    expect(after(run, 25, on).isOver).toBe(true);
    expect(after(duck(run), 25, on).isOver).toBe(false);
    expect(on(jump(startRun())).up).toBeGreaterThan(0);
    expect(after(jump(startRun()), 50, on).up).toBe(0);
  });
});

describe("catcher", () => {
  const falling = { kinds: 3, hasBad: true };
  it("catches the first one in the middle without being moved", () => {
    const random = createRandom(2);
    expect(after(startCatching(), 120, (now) => catchOn(now, FRAME, STILL, falling, random)).score).toBe(10);
  });
  it("is over after three that were missed", () => {
    const random = createRandom(3);
    const atEdge = { way: -1, at: null };
    const end = after(startCatching(), 2000, (now) => catchOn(now, FRAME, atEdge, { kinds: 1, hasBad: false }, random));
    expect(end).toMatchObject({ isOver: true, lives: 0 });
  });
  it("costs a life to catch what is bad, and none to let it fall", () => {
    const at = (x: number) => ({
      ...startCatching(),
      nextIn: 9999,
      drops: [{ id: 0, x, y: 310, kind: 2, isBad: true }],
    });
    const on = (x: number) => after<Catching>(at(x), 60, (now) => catchOn(now, FRAME, STILL, falling, createRandom(1)));
    expect(on(CATCH_WIDTH / 2).lives).toBe(2);
    expect(on(20)).toMatchObject({ lives: 3, drops: [] });
  });
});

describe("breakout", () => {
  /** Always under the ball, hitting it now here, now there. */
  const follow = (now: Breakout) => ({ way: 0, at: (now.ball.x + ((now.taps % 7) - 3) * 8) / 320 });
  it("breaks bricks for points and never loses the ball while the paddle is below it", () => {
    const random = createRandom(4);
    const end = after(startBreakout(), 1500, (now) => breakOn(now, FRAME, follow(now), random));
    expect(end.lives).toBe(3);
    expect(end.score).toBe(end.hits * 10);
    expect(end.score).toBeGreaterThan(150);
    expect(Math.hypot(end.ball.vx, end.ball.vy)).toBeLessThanOrEqual(ballSpeed(end) + 1);
  });
  it("goes on with the next wall after the last brick", () => {
    const random = createRandom(4);
    const last = {
      ...startBreakout(),
      bricks: [
        { row: 5, column: 3 },
        { row: 5, column: 4 },
      ],
    };
    const end = after<Breakout>(last, 4000, (now) => (now.wall === 2 ? now : breakOn(now, FRAME, follow(now), random)));
    expect(end.wall).toBe(2);
    expect(end.bricks).toEqual(wallOf(2));
  });
  it("takes a life for a ball that is lost, three times", () => {
    const lost = { ...startBreakout(), servesIn: 0, x: 40, ball: { x: 300, y: PADDLE_Y + 20, vx: 0, vy: 260 } };
    const next = after(lost, 20, (now) => (now.lives < 3 ? now : breakOn(now, FRAME, STILL, createRandom(1))));
    expect(next.lives).toBe(2);
    expect(next.ball.y).toBeLessThan(HEIGHT);
    expect(after({ ...lost, lives: 1 }, 20, (now) => breakOn(now, FRAME, STILL, createRandom(1))).isOver).toBe(true);
  });
});

describe("pong", () => {
  it("is won by whoever has seven points first", () => {
    const random = createRandom(5);
    const away = (now: Pong) => ({ way: 0, at: now.ball.x > 160 ? 0 : 1 });
    const lost = after(startPong(), 20_000, (now) => pongOn(now, FRAME, away(now), random));
    expect(lost).toMatchObject({ isOver: true, lives: 0 });
    const near = (now: Pong) => ({ way: 0, at: (now.ball.x + (now.hits % 2 === 0 ? REACH : -REACH) * 0.95) / 320 });
    const won = after(startPong("easy"), 40_000, (now) => pongOn(now, FRAME, near(now), random));
    expect(won).toMatchObject({ isOver: true, score: GOAL });
  });
  it("knows where a ball lands after it came off a wall", () => {
    expect(landsAt({ x: 160, y: 228, vx: 0, vy: -100 })).toBe(160);
    expect(landsAt({ x: 300, y: 228, vx: 50, vy: -100 })).toBeCloseTo(300 + 12 - 88);
  });
  it("has a computer that returns most balls when they are slow", () => {
    const random = createRandom(6);
    const middle = (now: Pong) => ({ way: 0, at: now.ball.x / 320 });
    const end = after(startPong("hard"), 1500, (now) => pongOn(now, FRAME, middle(now), random));
    expect(end.score).toBeLessThan(GOAL);
    expect(end.taps).toBeGreaterThan(10);
  });
});

describe("falling blocks", () => {
  const row = (filled: number): number[] => Array.from({ length: COLUMNS }, (_, x) => (x < filled ? 1 : 0));
  const withRows = (game: Blocks, rows: number[][]): Blocks => ({
    ...game,
    rows: [...game.rows.slice(0, ROWS - rows.length), ...rows],
  });
  it("clears full rows at once, and pays more for four", () => {
    const random = createRandom(7);
    const stand = { kind: 0, turned: 1, x: COLUMNS - 3, y: 0 };
    const game = { ...withRows(startBlocks(random, "easy"), [row(9), row(9), row(9), row(9)]), piece: stand };
    const next = hardDrop(game, random);
    expect(next.lines).toBe(4);
    expect(next.rows.flat().every((field) => field === 0)).toBe(true);
    expect(next.score).toBeGreaterThanOrEqual(800);
  });
  it("turns every piece four times into itself, and never into a wall", () => {
    for (let kind = 0; kind < 7; kind++) {
      const game = { ...startBlocks(createRandom(1)), piece: { kind, turned: 0, x: 4, y: 6 } };
      const turned = rotate(rotate(rotate(rotate(game))));
      expect(fieldsOf(turned.piece)).toEqual(fieldsOf(game.piece));
    }
    const atWall = { ...startBlocks(createRandom(1)), piece: { kind: 0, turned: 1, x: -2, y: 6 } };
    expect(fits(atWall.rows, atWall.piece)).toBe(true);
    const kicked = rotate(atWall);
    expect(kicked.piece.turned).toBe(2);
    expect(fits(kicked.rows, kicked.piece)).toBe(true);
  });
  it("does not go through walls or the heap, and brings all seven in a bag", () => {
    const random = createRandom(8);
    const game = startBlocks(random);
    expect(new Set([game.piece.kind, ...game.queue]).size).toBe(7);
    const left = after(game, 12, (now) => shift(now, -1));
    expect(Math.min(...fieldsOf(left.piece).map(({ x }) => x))).toBe(0);
    const low = after(game, 40, softDrop);
    expect(Math.max(...fieldsOf(low.piece).map(({ y }) => y))).toBe(ROWS - 1);
  });
  it("ends when the next piece has no room, and gets faster with lines", () => {
    const random = createRandom(9);
    expect(after(startBlocks(random), 60, (now) => (now.isOver ? now : hardDrop(now, random))).isOver).toBe(true);
    expect(levelOf({ ...startBlocks(random, "easy"), lines: 20 })).toBe(3);
    expect(fallOn(startBlocks(random), 5000, random).piece.y).toBeGreaterThan(startBlocks(random).piece.y - 2);
  });
});

describe("invaders", () => {
  it("shoots the invader above for ten points", () => {
    const random = createRandom(10);
    const alone = {
      ...startInvasion(),
      chips: [],
      invaders: [
        { row: 2, column: 3 },
        { row: 0, column: 0 },
      ],
    };
    const spot = placeOf(alone, { row: 2, column: 3 });
    const shot = shoot({ ...alone, x: spot.x });
    expect(shot.shots).toHaveLength(1);
    expect(shoot(shot)).toBe(shot);
    const near = { ...shot, shots: [{ x: spot.x, y: spot.y + 30 }] };
    const end = after<Invasion>(near, 12, (now) => invadeOn(now, FRAME, STILL, random));
    expect(end.score).toBe(10);
    expect(end.invaders).toEqual([{ row: 0, column: 0 }]);
  });
  it("is lost when they land or after three hits", () => {
    const random = createRandom(11);
    const hidden = after(startInvasion("hard"), 8000, (now) => invadeOn(now, FRAME, { ...STILL, way: -1 }, random));
    expect(hidden).toMatchObject({ isOver: true, lives: 0 });
    const hit = { ...startInvasion(), chips: [], bombs: [{ x: 160, y: 335 }] };
    expect(after<Invasion>(hit, 12, (now) => invadeOn(now, FRAME, STILL, random)).lives).toBe(2);
  });
  it("sends the next wave after the last invader, larger than the first", () => {
    const first = startInvasion();
    const next = invadeOn({ ...first, invaders: [] }, FRAME, STILL, createRandom(12));
    expect(next.wave).toBe(2);
    expect(next.invaders.length).toBeGreaterThan(first.invaders.length);
  });
});
