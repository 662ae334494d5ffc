import { writeCsv } from "@sayhey/contract/csv";
import { fileEntry, type EntityRules, type Field } from "@sayhey/appspec";
import type { SharedRow, Value } from "./shared-row.ts";

/** Rows of one entity as CSV with a line of field names. */
export function rowsCsv(rules: EntityRules, rows: readonly SharedRow[]): string {
  const fields = rules.entity.fields.filter((field) => field.type !== "computed");
  return writeCsv([
    ["id", ...fields.map((field) => field.name)],
    ...rows.map((row) => [row.id, ...fields.map((field) => cellText(field, row.values[field.id] ?? null))]),
  ]);
}

function cellText(field: Field, value: Value): string {
  if (value === null) return "";
  // A table takes the names of files; the files themselves are in the export as JSON.
  if (field.type === "file" && typeof value === "object")
    return value.map((entry) => fileEntry(entry)?.name ?? "").join("; ");
  return typeof value === "object" ? value.join("; ") : String(value);
}
