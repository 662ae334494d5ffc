import type { Row } from "./model.ts";

/** Rows by id and by the values of a field, per list; a list of rows is never changed, so what was looked up stays right. */
const byId = new WeakMap<readonly Row[], Map<string, Row>>();
const byField = new WeakMap<readonly Row[], Map<string, Map<unknown, Row[]>>>();

/** The row of an id. */
export function rowOfId(rows: readonly Row[], id: string): Row | undefined {
  let known = byId.get(rows);
  if (known === undefined) {
    known = new Map(rows.map((row) => [row.id, row]));
    byId.set(rows, known);
  }
  return known.get(id);
}

/** The rows whose field holds a value, in their order. */
export function rowsWith(rows: readonly Row[], field: string, value: unknown): readonly Row[] {
  let fields = byField.get(rows);
  if (fields === undefined) byField.set(rows, (fields = new Map()));
  let groups = fields.get(field);
  if (groups === undefined) {
    fields.set(field, (groups = new Map()));
    for (const row of rows) {
      const group = groups.get(row[field]);
      if (group === undefined) groups.set(row[field], [row]);
      else group.push(row);
    }
  }
  return groups.get(value) ?? [];
}
