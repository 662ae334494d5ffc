import type { Level, Random } from "./game.ts";
import { steered } from "./steer.ts";
import type { ArcadeState } from "./use-arcade.ts";

/** The table, in units of its drawing. */
export const WIDTH = 320;
export const HEIGHT = 380;
/** Half of a paddle, the ball, and the heights of the two paddles. */
export const REACH = 32;
export const RADIUS = 8;
export const OWN_Y = 352;
export const OTHER_Y = 28;
/** Whoever has so many points has won. */
export const GOAL = 7;

/** A game of pong; `score` is one's own, `lives` how many the other one is short of winning. */
export interface Pong extends ArcadeState {
  x: number;
  otherX: number;
  /** How far from its middle the computer means to hit the ball. */
  aim: number;
  ball: { x: number; y: number; vx: number; vy: number };
  /** Milliseconds until the ball flies. */
  servesIn: number;
  /** Who gets the next ball: 1 is down to oneself. */
  toward: 1 | -1;
  hits: number;
  level: Level;
}

const SPEED: Readonly<Record<Level, number>> = { easy: 200, normal: 240, hard: 290 };
const FASTEST = 520;
/** How fast the computer moves, and how far from right it may aim: beyond its paddle it misses. */
const OTHER: Readonly<Record<Level, { speed: number; blur: number }>> = {
  easy: { speed: 115, blur: 48 },
  normal: { speed: 165, blur: 42 },
  hard: { speed: 250, blur: 35 },
};
const SERVE_MS = 800;
const STEEPEST = Math.PI / 3.2;
/** Less than a paddle is high. */
const STEP = 4;

/** How fast the ball flies: faster with every hit of a rally. */
export const pongSpeed = ({ level, hits }: Pong): number => Math.min(FASTEST, SPEED[level] + hits * 14);

/** A new game; the computer gets the first ball. */
export function startPong(level: Level = "normal"): Pong {
  return {
    score: 0,
    lives: GOAL,
    isOver: false,
    taps: 0,
    x: WIDTH / 2,
    otherX: WIDTH / 2,
    aim: 0,
    ball: { x: WIDTH / 2, y: HEIGHT / 2, vx: 0, vy: 0 },
    servesIn: SERVE_MS,
    toward: -1,
    hits: 0,
    level,
  };
}

/** Where a ball gets to when it is as high as the computer's paddle, counting the walls it comes off. */
export function landsAt({ x, y, vx, vy }: Pong["ball"]): number {
  if (vy >= 0) return WIDTH / 2;
  const room = WIDTH - 2 * RADIUS;
  const straight = x - RADIUS + (vx * (y - OTHER_Y)) / -vy;
  const folded = ((straight % (2 * room)) + 2 * room) % (2 * room);
  return RADIUS + (folded > room ? 2 * room - folded : folded);
}

/** Off a paddle: the farther from its middle, the more to that side. */
function struck(game: Pong, x: number, down: 1 | -1, random: Random): Pong {
  const angle = Math.max(-1, Math.min(1, (game.ball.x - x) / REACH)) * STEEPEST;
  const hit = { ...game, hits: game.hits + 1, taps: game.taps + 1 };
  const speed = pongSpeed(hit);
  const ball = { ...game.ball, vx: Math.sin(angle) * speed, vy: Math.cos(angle) * speed * down };
  return { ...hit, ball, aim: (random() * 2 - 1) * OTHER[game.level].blur };
}

function isAt({ ball }: Pong, x: number, y: number): boolean {
  return Math.abs(ball.y - y) < RADIUS + 2 && Math.abs(ball.x - x) < REACH + RADIUS;
}

/** A point, and the next ball for who lost it. */
function scored(game: Pong, isOwn: boolean): Pong {
  const score = game.score + (isOwn ? 1 : 0);
  const lives = game.lives - (isOwn ? 0 : 1);
  return {
    ...game,
    score,
    lives,
    isOver: score === GOAL || lives === 0,
    ball: { x: WIDTH / 2, y: HEIGHT / 2, vx: 0, vy: 0 },
    servesIn: SERVE_MS,
    toward: isOwn ? -1 : 1,
    hits: 0,
  };
}

function flown(game: Pong, seconds: number, random: Random): Pong {
  const { ball } = game;
  const x = ball.x + ball.vx * seconds;
  const isOut = x < RADIUS || x > WIDTH - RADIUS;
  const next: Pong = {
    ...game,
    taps: game.taps + (isOut ? 1 : 0),
    ball: { ...ball, x: isOut ? ball.x : x, vx: isOut ? -ball.vx : ball.vx, y: ball.y + ball.vy * seconds },
  };
  if (ball.vy > 0 && isAt(next, next.x, OWN_Y)) return struck(next, next.x, -1, random);
  if (ball.vy < 0 && isAt(next, next.otherX, OTHER_Y)) return struck(next, next.otherX, 1, random);
  if (next.ball.y < -RADIUS) return scored(next, true);
  return next.ball.y > HEIGHT + RADIUS ? scored(next, false) : next;
}

/** A game so many milliseconds later. */
export function pongOn(game: Pong, ms: number, steering: { way: number; at: number | null }, random: Random): Pong {
  if (game.isOver) return game;
  const seconds = ms / 1000;
  const x = steered(game.x, steering, { speed: 330, width: WIDTH, ms, reach: REACH });
  const far = OTHER[game.level].speed * seconds;
  const to = landsAt(game.ball) + (game.ball.vy < 0 ? game.aim : 0) - game.otherX;
  const otherX = Math.min(WIDTH - REACH, Math.max(REACH, game.otherX + Math.max(-far, Math.min(far, to))));
  let next: Pong = { ...game, x, otherX };
  if (game.servesIn > ms) return { ...next, servesIn: game.servesIn - ms };
  if (game.servesIn > 0) {
    // The very first ball is an easy one.
    const isFirst = game.score === 0 && game.lives === GOAL;
    const angle = (random() - 0.5) * (isFirst ? 0.1 : 1.2);
    const speed = pongSpeed(game);
    const ball = { ...game.ball, vx: Math.sin(angle) * speed, vy: Math.cos(angle) * speed * game.toward };
    next = { ...next, servesIn: 0, ball };
  }
  const steps = Math.ceil((pongSpeed(next) * seconds) / STEP);
  for (let step = 0; step < steps && next.servesIn === 0; step++) next = flown(next, seconds / steps, random);
  return next;
}
