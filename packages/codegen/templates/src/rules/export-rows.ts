import type { EntityDef, FieldDef, Row, Value } from "../store/model.ts";
import { writeCsv } from "./csv.ts";

/** Rows as CSV, a column a field: numbers and days as they are kept, so that the file can be read in again. */
export function csvOfRows(
  entity: EntityDef,
  rows: readonly Row[],
  format: (field: FieldDef, value: Value | undefined) => string,
): string {
  // A drawn picture says nothing outside of the app, and a file is more than a cell.
  const fields = entity.fields.filter(({ type }) => type !== "image" && type !== "file");
  return writeCsv([
    fields.map(({ name }) => name),
    ...rows.map((row) => fields.map((field) => cellOf(field, row[field.id], format))),
  ]);
}

function cellOf(
  field: FieldDef,
  value: Value | undefined,
  format: (field: FieldDef, value: Value | undefined) => string,
): string | number {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return Math.round(value * 1e6) / 1e6;
  if (Array.isArray(value)) return value.join(field.type === "lines" ? "\n" : ", ");
  return typeof value === "string" && field.type !== "relation" ? value : format(field, value);
}
