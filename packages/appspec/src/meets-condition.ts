import type { Condition } from "./entity.ts";
import { resolveMoment } from "./moment.ts";

type Value = string | number | boolean | readonly string[] | null;

/**
 * Whether a row meets a condition; `@today` and the like, in the condition and in seed rows, are read at `now`. The app's own rule
 * (`select-rows.ts` of the templates) reads conditions the same way.
 */
export function meetsCondition(
  row: Readonly<Record<string, Value | undefined>>,
  { field, is, value: wantedText }: Condition,
  now: Date,
): boolean {
  const kept = row[field] ?? null;
  const value = typeof kept === "string" ? resolveMoment(kept, now) : kept;
  const isFilled = value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
  if (is === "filled") return isFilled;
  if (is === "empty") return !isFilled;
  const wanted = typeof wantedText === "string" ? resolveMoment(wantedText, now) : (wantedText ?? null);
  if (is === "contains") return contains(value, String(wanted));
  if (typeof wanted === "boolean") return ((value ?? false) === wanted) !== (is === "ne");
  if (is === "ne") return !isSame(value, wanted);
  if (!isFilled) return false;
  if (is === "eq") return isSame(value, wanted);
  const order = compare(cut(value, wanted), wanted);
  return { lt: order < 0, lte: order <= 0, gt: order > 0, gte: order >= 0 }[is];
}

function isSame(value: Value, wanted: Value): boolean {
  return Array.isArray(value) ? value.includes(String(wanted)) : cut(value, wanted) === wanted;
}

/** A date and time compared with a day counts as its day. */
function cut(value: Value, wanted: Value): Value {
  const isDay = typeof wanted === "string" && /^\d{4}-\d{2}-\d{2}$/.test(wanted);
  return isDay && typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value) ? value.slice(0, 10) : value;
}

function compare(a: Value, b: Value): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a ?? "").localeCompare(String(b ?? ""), undefined, { numeric: true, sensitivity: "base" });
}

function contains(value: Value, wanted: string): boolean {
  const needle = wanted.toLocaleLowerCase();
  const texts = Array.isArray(value) ? value : [String(value ?? "")];
  return texts.some((text: string) => text.toLocaleLowerCase().includes(needle));
}
