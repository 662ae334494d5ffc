import type { Condition, Row, Sort, Value } from "../store/model.ts";
import { resolveMoment } from "../store/moment.ts";

/** Whether a row meets a condition; `@today` and the like are read at `now`. */
export function meets(row: Row, condition: Condition, now: Date): boolean {
  const value = row[condition.field] ?? null;
  const filled = value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
  if (condition.is === "filled") return filled;
  if (condition.is === "empty") return !filled;
  const wanted = typeof condition.value === "string" ? resolveMoment(condition.value, now) : (condition.value ?? null);
  if (condition.is === "contains") return contains(value, String(wanted));
  if (typeof wanted === "boolean")
    return condition.is === "ne" ? (value ?? false) !== wanted : (value ?? false) === wanted;
  if (condition.is === "ne") return !same(value, wanted);
  if (!filled) return false;
  if (condition.is === "eq") return same(value, wanted);
  const order = compareValues(cut(value, wanted), wanted);
  return { lt: order < 0, lte: order <= 0, gt: order > 0, gte: order >= 0 }[condition.is];
}

/** The rows that meet all conditions, in order, at most `limit`. */
export function selectRows(
  rows: readonly Row[],
  query: { where?: readonly Condition[]; sort?: Sort; limit?: number },
  now: Date,
): Row[] {
  const found = rows.filter((row) => (query.where ?? []).every((condition) => meets(row, condition, now)));
  const sort = query.sort;
  if (sort !== undefined) {
    const turn = sort.direction === "asc" ? 1 : -1;
    found.sort((a, b) => {
      const left = a[sort.field] ?? null;
      const right = b[sort.field] ?? null;
      // Rows without a value come last in both directions.
      if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
      return turn * compareValues(left, right);
    });
  }
  return query.limit === undefined ? found : found.slice(0, query.limit);
}

/** Texts as a person would file them; made once, for making it takes longer than comparing. */
export const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** Orders two values: numbers by size, texts as a person would file them. */
export function compareValues(a: Value, b: Value): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "boolean" && typeof b === "boolean") return Number(a) - Number(b);
  return collator.compare(String(a ?? ""), String(b ?? ""));
}

function same(value: Value, wanted: Value): boolean {
  if (Array.isArray(value)) return value.includes(String(wanted));
  return cut(value, wanted) === wanted;
}

/** A date and time compared with a day counts as its day. */
function cut(value: Value, wanted: Value): Value {
  const isDay = typeof wanted === "string" && /^\d{4}-\d{2}-\d{2}$/.test(wanted);
  return isDay && typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value) ? value.slice(0, 10) : value;
}

function contains(value: Value, wanted: string): boolean {
  const needle = wanted.toLocaleLowerCase();
  if (Array.isArray(value)) return value.some((item: string) => item.toLocaleLowerCase().includes(needle));
  return String(value ?? "")
    .toLocaleLowerCase()
    .includes(needle);
}
