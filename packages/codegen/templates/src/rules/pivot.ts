import type { Row } from "../store/model.ts";
import { measureValues } from "./measure.ts";

export interface Pivot {
  rows: string[];
  columns: string[];
  /** By row, then by column. */
  cells: { rows: Row[]; value: number }[][];
}

/** Rows by two names each: how many, or the sum or average of a field. `order` names what is shown even when it is empty. */
export function pivot(
  rows: readonly Row[],
  rowOf: (row: Row) => readonly string[],
  columnOf: (row: Row) => readonly string[],
  fn: "count" | "sum" | "average",
  field: string | undefined,
  order: { rows: readonly string[]; columns: readonly string[] },
): Pivot {
  const found = new Map<string, Row[]>();
  const rowNames = new Set(order.rows);
  const columnNames = new Set(order.columns);
  for (const row of rows)
    for (const left of rowOf(row))
      for (const top of columnOf(row)) {
        rowNames.add(left);
        columnNames.add(top);
        const key = JSON.stringify([left, top]);
        found.set(key, [...(found.get(key) ?? []), row]);
      }
  return {
    rows: [...rowNames],
    columns: [...columnNames],
    cells: [...rowNames].map((left) =>
      [...columnNames].map((top) => {
        const members = found.get(JSON.stringify([left, top])) ?? [];
        return { rows: members, value: measureValues(fn, members, field) };
      }),
    ),
  };
}
