import { shuffled, type Random } from "../games/game.ts";

/** How people are put together: into a number of teams, or into teams of a size. */
export interface TeamPlan {
  by: "teams" | "size";
  teams: number;
  size: number;
}

/** Most names, and longest name. */
export const MOST_NAMES = 500;
const LONGEST_NAME = 60;

/** Names out of a text: one a line, or with commas or semicolons between. */
export function readNames(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((name) =>
      name
        .replace(/^\s*(?:\d+[.)]|[-*•])\s+/, "")
        .trim()
        .slice(0, LONGEST_NAME),
    )
    .filter((name) => name !== "")
    .slice(0, MOST_NAMES);
}

/** How many teams a plan makes of that many people: never an empty one. */
export function teamCount({ by, teams, size }: TeamPlan, people: number): number {
  const count = by === "teams" ? teams : Math.round(people / Math.max(1, size));
  return Math.min(Math.max(1, count), Math.max(1, people));
}

/** Teams by chance whose sizes differ by one at most. The same seed makes the same teams. */
export function makeTeams(names: readonly string[], plan: TeamPlan, random: Random): string[][] {
  const count = teamCount(plan, names.length);
  const mixed = shuffled(names, random);
  return Array.from({ length: count }, (_, team) => mixed.filter((_name, index) => index % count === team));
}

/** Chance that a seed repeats (mulberry32), so that teams outlive a reload without being kept one by one. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
