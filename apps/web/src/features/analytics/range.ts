/** Days of a report, first and last, in the calendar of the reader. */
export interface Range {
  from: string;
  to: string;
}

/** Ranges to choose from. */
export const PRESETS = [
  { value: "today", label: "Today" },
  { value: "7d", label: "Last 7 days" },
  { value: "30d", label: "Last 30 days" },
  { value: "90d", label: "Last 90 days" },
  { value: "month", label: "This month" },
  { value: "last-month", label: "Last month" },
  { value: "12m", label: "Last 12 months" },
  { value: "custom", label: "Custom range" },
] as const;
/** A range by its name. */
export type Preset = (typeof PRESETS)[number]["value"];

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day that exists. */
export const isDay = (text: string): boolean =>
  DATE.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** The date where this browser is. */
export function dayHere(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const shift = (day: string, change: (date: Date) => void): string => {
  const date = new Date(`${day}T00:00:00Z`);
  change(date);
  return date.toISOString().slice(0, 10);
};

/** A day some days away. */
const addDays = (day: string, days: number): string => shift(day, (date) => date.setUTCDate(date.getUTCDate() + days));

/** The days of a preset that ends today; what was typed for a range of one's own. */
export function rangeOf(preset: Preset, today: string, typed: Range): Range {
  const month = `${today.slice(0, 8)}01`;
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "7d":
      return { from: addDays(today, -6), to: today };
    case "30d":
      return { from: addDays(today, -29), to: today };
    case "90d":
      return { from: addDays(today, -89), to: today };
    case "month":
      return { from: month, to: today };
    case "last-month":
      return { from: shift(month, (date) => date.setUTCMonth(date.getUTCMonth() - 1)), to: addDays(month, -1) };
    case "12m":
      return { from: addDays(today, -364), to: today };
    case "custom":
      return typed;
  }
}

/** Why a typed range cannot be shown; null when it can. `longest` in days. */
export function problemOf({ from, to }: Range, longest: number): string | null {
  if (!isDay(from) || !isDay(to)) return "Choose a start and end date.";
  if (from < "2020-01-01") return "There's no data before 2020.";
  if (to < from) return "The end date is before the start date.";
  if (addDays(from, longest - 1) < to) return `Choose ${longest} days at most.`;
  return null;
}
