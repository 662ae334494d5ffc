import { writeValue, type Entity, type Field, type SeedRow, type ValueWriting } from "@sayhey/appspec";
import Papa from "papaparse";
import type { ViewRow } from "../rows/view-rows.ts";

/** What a spreadsheet would run as a formula when it opens the file. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** A number with a sign is no formula. */
const PLAIN = /^[+-]?\d+(?:[.,]\d+)*$/;

/**
 * Rows as CSV (RFC 4180) with a mark that spreadsheets know UTF-8 by. A text that they would run as a formula begins with an apostrophe, which
 * `unguarded` takes away again.
 */
export function csvOf(entity: Entity, rows: readonly ViewRow[], writing: ValueWriting): string {
  const head = entity.fields.map(({ name }) => guarded(name));
  const body = rows.map(({ row, computed }) =>
    entity.fields.map((field) =>
      guarded(writeValue(field, field.type === "computed" ? computed[field.id] : row[field.id], writing)),
    ),
  );
  return `\uFEFF${Papa.unparse([head, ...body], { newline: "\r\n" })}\r\n`;
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

/** A text that no spreadsheet runs. */
export function guarded(text: string): string {
  return FORMULA.test(text) && !PLAIN.test(text) ? `'${text}` : text;
}

/** The text without the apostrophe that guards it. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
