import type { AnalyticsDay } from "@sayhey/contract/functions/analytics";

const COLUMNS = ["day", "visitors", "views", "plays", "watched", "opens", "likes", "remixes"] as const;

/** The days as CSV (RFC 4180), one line each, with a heading. */
export function daysCsv(days: readonly AnalyticsDay[]): string {
  const lines = days.map((day) => COLUMNS.map((column) => day[column]).join(","));
  return `${[COLUMNS.join(","), ...lines].join("\r\n")}\r\n`;
}
