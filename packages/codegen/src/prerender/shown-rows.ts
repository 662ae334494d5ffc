import type { Block, Condition, Entity, SeedRow } from "@sayhey/appspec";
import { publicRows, type PageContext } from "./page-context.ts";
import { momentOf } from "./value-text.ts";

/** Rows of one block that a page holds at most. */
const MOST = 60;

type Value = SeedRow[string] | undefined;

/** The rows that a block of rows shows at first: those that meet its conditions, in its order. */
export function shownRows(block: Block, entity: Entity, context: PageContext): SeedRow[] {
  const {
    where = [],
    sort,
    limit = MOST,
  } = block as {
    where?: readonly Condition[];
    sort?: { field: string; direction: "asc" | "desc" };
    limit?: number;
  };
  const rows = publicRows(entity, context).filter((row) => where.every((one) => meets(row, one, context)));
  if (sort !== undefined) {
    const sign = sort.direction === "asc" ? 1 : -1;
    rows.sort((a, b) => sign * compare(valueOf(a[sort.field], context), valueOf(b[sort.field], context)));
  }
  return rows.slice(0, Math.min(limit, MOST));
}

const valueOf = (value: Value, { now }: PageContext): Value =>
  typeof value === "string" ? (momentOf(value, now) ?? value) : value;

function compare(a: Value, b: Value): number {
  const isAbsent = (value: Value): boolean => value === null || value === undefined || value === "";
  if (isAbsent(a) || isAbsent(b)) return Number(isAbsent(a)) - Number(isAbsent(b));
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function meets(row: SeedRow, { field, is, value }: Condition, context: PageContext): boolean {
  const own = valueOf(row[field], context);
  const isEmpty = own === null || own === undefined || own === "" || (Array.isArray(own) && own.length === 0);
  if (is === "empty") return isEmpty;
  if (is === "filled") return !isEmpty;
  const moment = typeof value === "string" ? momentOf(value, context.now) : value;
  // Without a time nobody can say what is to come.
  if (moment === null) return false;
  if (is === "contains")
    return Array.isArray(own)
      ? own.includes(String(moment))
      : String(own ?? "")
          .toLowerCase()
          .includes(String(moment ?? "").toLowerCase());
  if (is === "eq") return (own ?? false) === (moment ?? false);
  if (is === "ne") return (own ?? false) !== (moment ?? false);
  if (isEmpty) return false;
  const order = compare(own, moment);
  return is === "lt" ? order < 0 : is === "lte" ? order <= 0 : is === "gt" ? order > 0 : order >= 0;
}
