import { isSame } from "./hash-spec.ts";
import { mergeOrder } from "./keyed-order.ts";
import type { Op } from "./op.ts";

/** Two sides that contradict each other. */
export interface MergeConflict {
  /** Where, by ids: `entities.tool.fields.price.unit`; empty for the whole document. */
  path: string;
  /**
   * `both-changed`: to different values. `removed-and-changed`: one side took away what the other changed. `both-moved`: into different orders.
   * `does-not-fit`: what one side has cannot stand beside what the other did.
   */
  reason: "both-changed" | "removed-and-changed" | "both-moved" | "does-not-fit";
  /** Whose version the merged document holds. */
  kept: "ours" | "theirs" | "none";
  /** The values before and on both sides; absent where there was none. */
  base?: unknown;
  ours?: unknown;
  theirs?: unknown;
  /** does-not-fit: why, and the op that took it out. */
  problem?: string;
  takenOut?: Op;
}
/** Conflicts found so far; functions add to it. */
export type Conflicts = MergeConflict[];

/** One thing before and on both sides; without `base` both sides added it. */
export interface Sides<T> {
  base?: T;
  ours: T;
  theirs: T;
}

/** The value that one side changed, or ours and a conflict where both did. */
export function mergeValue<T>(path: string, { base, ours, theirs }: Sides<T>, conflicts: Conflicts): T {
  if (isSame(ours, theirs) || isSame(theirs, base)) return ours;
  if (isSame(ours, base)) return theirs;
  conflicts.push({ path, reason: "both-changed", kept: "ours", base, ours, theirs });
  return ours;
}

/** Merges two objects property by property, those in `except` left out. */
export function mergeProperties<T extends object>(
  path: string,
  { base, ours, theirs }: Sides<T>,
  except: readonly string[],
  conflicts: Conflicts,
): T {
  const [was, mine, other] = [base ?? {}, ours, theirs].map((side) => new Map<string, unknown>(Object.entries(side)));
  const keys = new Set([...(mine?.keys() ?? []), ...(other?.keys() ?? [])].filter((key) => !except.includes(key)));
  const merged = [...keys].map((key) => {
    const sides: Sides<unknown> = { base: was?.get(key), ours: mine?.get(key), theirs: other?.get(key) };
    return [key, mergeValue(`${path}.${key}`, sides, conflicts)] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as T;
}

/** Merges two lists of things with ids: what was added, removed and changed, and their order. */
export function mergeList<T extends { id: string }>(
  path: string,
  { base, ours, theirs }: Required<Sides<readonly T[]>>,
  mergeItem: (path: string, sides: Sides<T>, conflicts: Conflicts) => T,
  conflicts: Conflicts,
): T[] {
  const [was, mine, other] = [base, ours, theirs].map((list) => new Map(list.map((item) => [item.id, item])));
  const merged = new Map<string, T>();
  for (const id of new Set([...ours, ...theirs].map((item) => item.id))) {
    const item = mergeItemOf(
      `${path}.${id}`,
      { base: was?.get(id), ours: mine?.get(id), theirs: other?.get(id) },
      mergeItem,
      conflicts,
    );
    if (item !== undefined) merged.set(id, item);
  }
  const ids = [base, ours, theirs].map((list) => list.map((item) => item.id));
  const { order, isContested } = mergeOrder(ids[0] ?? [], ids[1] ?? [], ids[2] ?? [], new Set(merged.keys()));
  if (isContested)
    conflicts.push({ path, reason: "both-moved", kept: "ours", base: ids[0], ours: ids[1], theirs: ids[2] });
  return order.flatMap((id) => merged.get(id) ?? []);
}

function mergeItemOf<T>(
  path: string,
  { base, ours, theirs }: { base: T | undefined; ours: T | undefined; theirs: T | undefined },
  mergeItem: (path: string, sides: Sides<T>, conflicts: Conflicts) => T,
  conflicts: Conflicts,
): T | undefined {
  if (ours !== undefined && theirs !== undefined)
    return mergeItem(path, base === undefined ? { ours, theirs } : { base, ours, theirs }, conflicts);
  const left = ours ?? theirs;
  if (base === undefined) return left;
  if (isSame(left, base)) return undefined;
  conflicts.push({
    path,
    reason: "removed-and-changed",
    kept: ours === undefined ? "theirs" : "ours",
    base,
    ours,
    theirs,
  });
  return left;
}
