import { art } from "./art.ts";
import { meditation, sleep } from "./calm.ts";
import type { Domain } from "./domain.ts";
import { food } from "./food.ts";

/** Every field of life the planner knows; the first wins a tie. */
export const DOMAINS: readonly Domain[] = [food, art, meditation, sleep];
