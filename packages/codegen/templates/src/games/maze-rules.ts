import { pick, type Random } from "./game.ts";
import type { Way } from "./use-keys.ts";

/** A maze: each field, row by row, with the ways that are open from it. */
export interface Maze {
  side: number;
  open: readonly (readonly Way[])[];
}

/** A walk through mazes that grow. */
export interface Walk {
  maze: Maze;
  /** Field one stands on, counted row by row; the way out is the last field. */
  at: number;
  /** Fields that were walked on. */
  trail: readonly number[];
  /** Steps in this maze and in those before. */
  steps: number;
  stage: number;
}

/** So many mazes are a game. */
export const STAGES = 5;

const WAYS: readonly Way[] = ["up", "right", "down", "left"];
const BACK: Readonly<Record<Way, Way>> = { up: "down", down: "up", left: "right", right: "left" };

/** The field that lies one step that way, or undefined at the edge. */
export function neighbor(side: number, at: number, way: Way): number | undefined {
  const x = at % side;
  if (way === "left") return x > 0 ? at - 1 : undefined;
  if (way === "right") return x < side - 1 ? at + 1 : undefined;
  const next = way === "up" ? at - side : at + side;
  return next >= 0 && next < side * side ? next : undefined;
}

/** A maze in which exactly one path leads from each field to each other one. */
export function makeMaze(side: number, random: Random): Maze {
  const open: Way[][] = Array.from({ length: side * side }, () => []);
  const seen = new Set([0]);
  const path = [0];
  while (path.length > 0) {
    const at = path[path.length - 1] ?? 0;
    const ways = WAYS.filter((way) => {
      const next = neighbor(side, at, way);
      return next !== undefined && !seen.has(next);
    });
    if (ways.length === 0) path.pop();
    else {
      const way = pick(ways, random);
      const next = neighbor(side, at, way) ?? at;
      open[at]?.push(way);
      open[next]?.push(BACK[way]);
      seen.add(next);
      path.push(next);
    }
  }
  return { side, open };
}

/** The first maze of a game, with so many fields a side. */
export function startWalk(side: number, random: Random): Walk {
  return { maze: makeMaze(side, random), at: 0, trail: [0], steps: 0, stage: 1 };
}

/** The next maze, two fields larger; steps are counted on. */
export function nextMaze({ maze, steps, stage }: Walk, random: Random): Walk {
  return { ...startWalk(maze.side + 2, random), steps, stage: stage + 1 };
}

/** Whether one is out. */
export const isOut = ({ at, maze }: Walk): boolean => at === maze.side ** 2 - 1;

/** A step; the same walk where a wall is. */
export function stepTo(walk: Walk, way: Way): Walk {
  const next = neighbor(walk.maze.side, walk.at, way);
  if (next === undefined || isOut(walk) || walk.maze.open[walk.at]?.includes(way) !== true) return walk;
  const trail = walk.trail.includes(next) ? walk.trail : [...walk.trail, next];
  return { ...walk, at: next, trail, steps: walk.steps + 1 };
}

/** Along a corridor, around its bends, until there is something to choose, an end, or the way out. */
export function walkTo(walk: Walk, way: Way): Walk {
  let now = stepTo(walk, way);
  if (now === walk) return walk;
  let along = way;
  while (!isOut(now)) {
    const on = (now.maze.open[now.at] ?? []).filter((each) => each !== BACK[along]);
    const [only] = on;
    if (only === undefined || on.length > 1) break;
    along = only;
    now = stepTo(now, along);
  }
  return now;
}
