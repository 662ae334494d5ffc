import type { Level, Random } from "./game.ts";
import { steered } from "./steer.ts";
import type { ArcadeState } from "./use-arcade.ts";

/** The board, in units of its drawing. */
export const WIDTH = 320;
export const HEIGHT = 380;
/** Columns of the wall, the size of a brick with its gap, and where the wall begins. */
export const COLUMNS = 8;
export const BRICK = { width: 40, height: 21, top: 34, gap: 3 } as const;
/** The ball, and the height of the paddle. */
export const RADIUS = 6;
export const PADDLE_Y = 350;

/** A brick by its place in the wall. */
export interface Brick {
  row: number;
  column: number;
}

/** A ball and where it flies, in units a second. */
export interface Ball {
  x: number;
  y: number;
  vx: number;
  vy: number;
}

/** A game of breakout. */
export interface Breakout extends ArcadeState {
  x: number;
  ball: Ball;
  bricks: readonly Brick[];
  /** Which wall it is, from 1. */
  wall: number;
  /** Milliseconds that the ball still lies on the paddle. */
  servesIn: number;
  hits: number;
  level: Level;
}

const SPEED: Readonly<Record<Level, number>> = { easy: 260, normal: 340, hard: 410 };
const FASTEST = 540;
/** Half of the paddle. */
const REACH: Readonly<Record<Level, number>> = { easy: 42, normal: 34, hard: 27 };
const POINTS = 10;
const LIVES = 3;
const SERVE_MS = 700;
/** So far at most a ball goes between two looks at what it hits; less than a ball or brick is high. */
const STEP = 4;
/** Steepest a ball leaves the paddle, from straight up. */
const STEEPEST = Math.PI / 3;

/** Half of the paddle's width. */
export const reachOf = ({ level }: { level: Level }): number => REACH[level];

/** How fast the ball flies: faster with every brick and wall. */
export const ballSpeed = ({ level, hits, wall }: Breakout): number =>
  Math.min(FASTEST, SPEED[level] + hits * 1.2 + (wall - 1) * 15);

/** Bricks of a wall: full, with windows, as steps, or with lanes, one row more each time round. */
export function wallOf(wall: number): Brick[] {
  const rows = Math.min(8, 5 + Math.floor((wall - 1) / 4));
  const isThere = [
    () => true,
    (row: number, column: number) => (row + column) % 2 === 0 || row === 0,
    (row: number, column: number) => Math.min(column, COLUMNS - 1 - column) >= row - 2,
    (_row: number, column: number) => column % 3 !== 1,
  ][(wall - 1) % 4];
  const bricks: Brick[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < COLUMNS; column++) if (isThere?.(row, column)) bricks.push({ row, column });
  return bricks;
}

/** A new game. */
export function startBreakout(level: Level = "normal"): Breakout {
  return served({
    score: 0,
    lives: LIVES,
    isOver: false,
    taps: 0,
    x: WIDTH / 2,
    ball: { x: 0, y: 0, vx: 0, vy: 0 },
    bricks: wallOf(1),
    wall: 1,
    servesIn: 0,
    hits: 0,
    level,
  });
}

/** The ball lies on the paddle. */
function served(game: Breakout): Breakout {
  return { ...game, servesIn: SERVE_MS, ball: onPaddle(game.x) };
}

const onPaddle = (x: number): Ball => ({ x, y: PADDLE_Y - RADIUS - 1, vx: 0, vy: 0 });

/** Which brick a ball is in. */
function brickAt(bricks: readonly Brick[], { x, y }: Ball): number {
  return bricks.findIndex(({ row, column }) => {
    const left = column * BRICK.width + BRICK.gap / 2;
    const top = BRICK.top + row * BRICK.height + BRICK.gap / 2;
    const nearX = Math.min(Math.max(x, left), left + BRICK.width - BRICK.gap);
    const nearY = Math.min(Math.max(y, top), top + BRICK.height - BRICK.gap);
    return (x - nearX) ** 2 + (y - nearY) ** 2 < RADIUS ** 2;
  });
}

/** A small way on along one axis: off walls and bricks it comes back. */
function flown(game: Breakout, axis: "x" | "y", seconds: number): Breakout {
  const speed = axis === "x" ? "vx" : "vy";
  const ball = { ...game.ball, [axis]: game.ball[axis] + game.ball[speed] * seconds };
  const back = { ...game.ball, [speed]: -game.ball[speed] };
  const isInWall = ball.y < RADIUS || ball.x < RADIUS || ball.x > WIDTH - RADIUS;
  if (isInWall) return { ...game, ball: back, taps: game.taps + 1 };
  const hit = brickAt(game.bricks, ball);
  if (hit < 0) return { ...game, ball };
  const bricks = game.bricks.filter((_, index) => index !== hit);
  return { ...game, ball: back, bricks, hits: game.hits + 1, score: game.score + POINTS };
}

/** Off the paddle: the farther from its middle, the more to that side. */
function offPaddle(game: Breakout): Breakout {
  const { ball, x } = game;
  const reach = reachOf(game);
  const isOn = ball.vy > 0 && ball.y > PADDLE_Y - RADIUS && ball.y < PADDLE_Y + 8;
  if (!isOn || Math.abs(ball.x - x) > reach + RADIUS) return game;
  const angle = Math.max(-1, Math.min(1, (ball.x - x) / reach)) * STEEPEST;
  const speed = ballSpeed(game);
  return { ...game, taps: game.taps + 1, ball: { ...ball, vx: Math.sin(angle) * speed, vy: -Math.cos(angle) * speed } };
}

/** What comes of a ball that is lost, or of the last brick. */
function settled(game: Breakout): Breakout {
  if (game.bricks.length === 0) return served({ ...game, wall: game.wall + 1, bricks: wallOf(game.wall + 1) });
  if (game.ball.y < HEIGHT + RADIUS) return game;
  const lives = game.lives - 1;
  return lives === 0 ? { ...game, lives, isOver: true } : served({ ...game, lives });
}

/** A game so many milliseconds later. */
export function breakOn(
  game: Breakout,
  ms: number,
  steering: { way: number; at: number | null },
  random: Random,
): Breakout {
  if (game.isOver) return game;
  const x = steered(game.x, steering, { speed: 360, width: WIDTH, ms, reach: reachOf(game) });
  if (game.servesIn > ms) return { ...game, x, servesIn: game.servesIn - ms, ball: onPaddle(x) };
  let next: Breakout = { ...game, x };
  if (game.servesIn > 0) {
    // The very first ball comes back to where one is.
    const angle = (random() - 0.5) * (game.hits === 0 ? 0.15 : 0.9);
    const speed = ballSpeed(game);
    next = {
      ...next,
      servesIn: 0,
      ball: { ...onPaddle(x), vx: Math.sin(angle) * speed, vy: -Math.cos(angle) * speed },
    };
  }
  const steps = Math.ceil((ballSpeed(next) * ms) / 1000 / STEP);
  for (let step = 0; step < steps && next.servesIn === 0 && !next.isOver; step++) {
    const seconds = ms / 1000 / steps;
    next = settled(offPaddle(flown(flown(next, "x", seconds), "y", seconds)));
  }
  return next;
}
