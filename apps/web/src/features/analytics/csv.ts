import type { FunctionOutput } from "@sayhey/contract/functions";
import { METRICS } from "./metrics.ts";

type Report = FunctionOutput<"analytics-get">;

/** A cell of RFC 4180. What a spreadsheet would run as a formula is made text by an apostrophe. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r\n|%]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of cells as CSV with a mark for spreadsheets that it is UTF-8. */
export const toCsv = (lines: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;

const NAMES = METRICS.map(({ label }) => label);

/** A line for each day. */
export const daysCsv = ({ days }: Pick<Report, "days">): string =>
  toCsv([["Day", ...NAMES], ...days.map((day) => [day.day, ...METRICS.map(({ key }) => day[key])])]);

/** A line for each app. */
export const appsCsv = ({ apps }: Pick<Report, "apps">): string =>
  toCsv([["App", ...NAMES], ...apps.map((app) => [app.title, ...METRICS.map(({ key }) => app[key])])]);

/** A line for each source and each device. */
export const sourcesCsv = ({ referrers, devices }: Pick<Report, "referrers" | "devices">): string =>
  toCsv([
    ["Kind", "Name", "Arrivals"],
    ...referrers.map(({ name, events }) => ["Source", name, events]),
    ...devices.map(({ name, events }) => ["Device", name, events]),
  ]);
