import { pick, type Random } from "./game.ts";
import type { Way } from "./use-keys.ts";

/** Fields a side. */
export const SIDE = 15;

/** A field of the board, counted from the top left. */
export interface Field {
  x: number;
  y: number;
}

/** A game of snake: its fields from head to tail, the way it goes, what it is after, and whether it bit itself or a wall. */
export interface Snake {
  body: readonly Field[];
  way: Way;
  /** Ways that were pressed since the last step, at most two. */
  turns: readonly Way[];
  food: Field;
  isOver: boolean;
}

const STEP: Readonly<Record<Way, Field>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
const BACK: Readonly<Record<Way, Way>> = { up: "down", down: "up", left: "right", right: "left" };

const isSame = (a: Field, b: Field): boolean => a.x === b.x && a.y === b.y;

/** The first bites lie straight ahead, so that one sees at once what it is about. */
const FIRST_BITES = [7, 10].map((x) => ({ x, y: Math.floor(SIDE / 2) }));
const START_LENGTH = 3;

/** A new game: three fields long in the middle, on the way to the right. */
export function startSnake(): Snake {
  const y = Math.floor(SIDE / 2);
  const body = Array.from({ length: START_LENGTH }, (_, index) => ({ x: 4 - index, y }));
  return { body, way: "right", turns: [], food: FIRST_BITES[0] ?? { x: 7, y }, isOver: false };
}

/** Where the next bite is: ahead, as long as it lies there free, then anywhere. */
function nextBite(body: readonly Field[], random: Random): Field {
  const ahead = FIRST_BITES[body.length - START_LENGTH];
  return ahead === undefined || body.some((part) => isSame(part, ahead)) ? freeField(body, random) : ahead;
}

function freeField(body: readonly Field[], random: Random): Field {
  const free: Field[] = [];
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (!body.some((part) => isSame(part, { x, y }))) free.push({ x, y });
  return free.length === 0 ? { x: -1, y: -1 } : pick(free, random);
}

/** Turns with the next step; straight back is no way to go. */
export function turn(game: Snake, way: Way): Snake {
  const last = game.turns.at(-1) ?? game.way;
  if (way === last || way === BACK[last] || game.turns.length > 1) return game;
  return { ...game, turns: [...game.turns, way] };
}

/** One field on. */
export function creep(game: Snake, random: Random): Snake {
  const [way = game.way, ...turns] = game.turns;
  const [head] = game.body;
  if (game.isOver || head === undefined) return game;
  const next = { x: head.x + STEP[way].x, y: head.y + STEP[way].y };
  const eats = isSame(next, game.food);
  const rest = eats ? game.body : game.body.slice(0, -1);
  const hits = next.x < 0 || next.y < 0 || next.x >= SIDE || next.y >= SIDE || rest.some((part) => isSame(part, next));
  if (hits) return { ...game, way, turns, isOver: true };
  const body = [next, ...rest];
  return { body, way, turns, food: eats ? nextBite(body, random) : game.food, isOver: body.length === SIDE * SIDE };
}
