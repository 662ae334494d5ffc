import { writeValue, type Entity, type Field, type SeedRow, type ValueWriting } from "@sayhey/appspec";
import { writeCsv } from "@sayhey/contract/csv";
import type { ViewRow } from "../rows/view-rows.ts";

/** Rows as CSV; `unguarded` takes away again what keeps their texts from running in a spreadsheet. */
export function csvOf(entity: Entity, rows: readonly ViewRow[], writing: ValueWriting): string {
  return writeCsv([
    entity.fields.map(({ name }) => name),
    ...rows.map(({ row, computed }) =>
      entity.fields.map((field) =>
        writeValue(field, field.type === "computed" ? computed[field.id] : row[field.id], writing),
      ),
    ),
  ]);
}

/** Rows as JSON: by the names of their fields, numbers and lists as such, days written out, relations by title. */
export function jsonOf(
  entity: Entity,
  rows: readonly ViewRow[],
  write: (field: Field, value: SeedRow[string] | undefined) => string,
): string {
  const list = rows.map(({ row, computed }) =>
    Object.fromEntries(
      entity.fields.map((field) => {
        const value = field.type === "computed" ? computed[field.id] : row[field.id];
        const isText = typeof value === "string";
        return [field.name, isText ? write(field, value) : (value ?? null)];
      }),
    ),
  );
  return `${JSON.stringify(list, null, 2)}\n`;
}
