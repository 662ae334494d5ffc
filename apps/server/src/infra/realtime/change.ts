import { z } from "zod";

/** Channel of PostgreSQL's NOTIFY on which the trigger of every watched table tells of a change. */
export const CHANGES_CHANNEL = "sayhey_changes";

/** What the trigger tells: which row changed, and the few old values a client needs. */
export const changeSchema = z.object({
  table: z.string(),
  type: z.enum(["INSERT", "UPDATE", "DELETE"]),
  id: z.string(),
  user_id: z.string().nullish(),
  commit_timestamp: z.string(),
  old: z.record(z.string(), z.unknown()).nullish(),
});
/** One change of one row. */
export type Change = z.infer<typeof changeSchema>;

const OPERATORS = ["eq", "neq", "lt", "lte", "gt", "gte", "in"] as const;

/** A condition on one column. */
export interface ChangeFilter {
  column: string;
  operator: (typeof OPERATORS)[number];
  values: string[];
}

/** Reads `column=operator.value`, such as `user_id=eq.4` or `status=in.(failed,completed)`. Null when it is none. */
export function parseChangeFilter(text: string): ChangeFilter | null {
  const match = /^([a-z_][a-z0-9_]{0,62})=([a-z]+)\.(.*)$/s.exec(text);
  const operator = OPERATORS.find((name) => name === match?.[2]);
  if (match === null || operator === undefined) return null;
  const [, column = "", , value = ""] = match;
  if (operator !== "in") return { column, operator, values: [unquote(value)] };
  if (!value.startsWith("(") || !value.endsWith(")")) return null;
  return { column, operator, values: value.slice(1, -1).split(",").map(unquote) };
}

const unquote = (value: string): string =>
  /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, "$1") : value;

/** Whether a row's values meet the condition; a missing or null value meets none. */
export function meetsFilter(filter: ChangeFilter, row: Record<string, unknown>): boolean {
  const value = row[filter.column];
  const [first = ""] = filter.values;
  if (value === null || value === undefined) return false;
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  switch (filter.operator) {
    case "eq":
      return text === first;
    case "neq":
      return text !== first;
    case "in":
      return filter.values.includes(text);
    case "lt":
      return compare(value, text, first) < 0;
    case "lte":
      return compare(value, text, first) <= 0;
    case "gt":
      return compare(value, text, first) > 0;
    case "gte":
      return compare(value, text, first) >= 0;
  }
}

/** Numbers by size, everything else as text; ISO timestamps sort rightly as text. */
function compare(value: unknown, text: string, other: string): number {
  if (typeof value === "number") return value - Number(other);
  return text < other ? -1 : text > other ? 1 : 0;
}
