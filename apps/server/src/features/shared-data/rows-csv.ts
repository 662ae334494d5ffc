import { writeCsv } from "@sayhey/contract/csv";
import type { EntityRules } from "@sayhey/appspec";
import type { SharedRow, Value } from "./shared-row.ts";

/** Rows of one entity as CSV with a line of field names. */
export function rowsCsv(rules: EntityRules, rows: readonly SharedRow[]): string {
  const fields = rules.entity.fields.filter((field) => field.type !== "computed");
  return writeCsv([
    ["id", ...fields.map((field) => field.name)],
    ...rows.map((row) => [row.id, ...fields.map((field) => cellText(row.values[field.id] ?? null))]),
  ]);
}

function cellText(value: Value): string {
  if (value === null) return "";
  return typeof value === "object" ? value.join("; ") : String(value);
}
