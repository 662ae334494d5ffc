import type { Below } from "./secure-random.ts";

/** What is drawn: whole numbers from `low` to `high`, both included. */
export interface NumberPlan {
  low: number;
  high: number;
  count: number;
  /** No number twice. */
  isUnique: boolean;
  isSorted: boolean;
}

/** Farthest number from zero. */
export const FARTHEST = 1_000_000_000_000;

/** Most numbers of one draw. */
export const MOST_NUMBERS = 500;

/** How many numbers there are to draw from; bounds the wrong way round are turned. */
export function rangeSize({ low, high }: Pick<NumberPlan, "low" | "high">): number {
  return Math.abs(high - low) + 1;
}

/** Draws by a plan. Without repeats there are at most as many as the range has. */
export function drawNumbers(plan: NumberPlan, below: Below): number[] {
  const start = Math.min(plan.low, plan.high);
  const size = rangeSize(plan);
  const drawn = plan.isUnique
    ? drawUnique(size, Math.min(plan.count, size), below)
    : Array.from({ length: plan.count }, () => below(size));
  const numbers = drawn.map((index) => start + index);
  return plan.isSorted ? numbers.sort((a, b) => a - b) : numbers;
}

/** Floyd's way to draw without repeats, whose time hangs on how many are drawn alone; mixed, since it favors no set but an order. */
function drawUnique(size: number, count: number, below: Below): number[] {
  const taken = new Set<number>();
  for (let last = size - count; last < size; last++) {
    const index = below(last + 1);
    taken.add(taken.has(index) ? last : index);
  }
  const mixed = [...taken];
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = below(index + 1);
    [mixed[index], mixed[other]] = [mixed[other] ?? 0, mixed[index] ?? 0];
  }
  return mixed;
}

/** Bounds out of a text such as `1-6`, `1 to 6` or `-5 5`; undefined where there are none. */
export function readRange(text: string): { low: number; high: number } | undefined {
  const [, low, high] = /(-?\d+)\D*?[\s–-]\D*?(-?\d+)/.exec(text) ?? [];
  if (low === undefined || high === undefined) return undefined;
  const bound = (digits: string) => Math.min(FARTHEST, Math.max(-FARTHEST, Number(digits)));
  return { low: bound(low), high: bound(high) };
}
