import type { EntityRules } from "@sayhey/appspec";
import type { SharedRow, Value } from "./shared-row.ts";

/** Rows of one entity as CSV with a line of field names, as spreadsheets read it (RFC 4180). */
export function rowsCsv(rules: EntityRules, rows: readonly SharedRow[]): string {
  const fields = rules.entity.fields.filter((field) => field.type !== "computed");
  const lines = [
    ["id", ...fields.map((field) => field.name)],
    ...rows.map((row) => [row.id, ...fields.map((field) => cellText(row.values[field.id] ?? null))]),
  ];
  return `\uFEFF${lines.map((line) => line.map(quoted).join(",")).join("\r\n")}\r\n`;
}

function cellText(value: Value): string {
  if (value === null) return "";
  return typeof value === "object" ? value.join("; ") : String(value);
}

/** What a spreadsheet would run as a formula: its signs also in full width, and behind blanks that some take off. */
const FORMULA = /^\s*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/** A number may begin with a minus. */
const NUMBER = /^-\d+(?:\.\d+)?$/;

function quoted(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
