const STEP_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/** Days of a time zone, each with the instant it begins at. */
export interface LocalDays {
  /** `2026-11-21`, in order. */
  days: string[];
  /** When each begins, and at last when the last one ends. */
  edges: Date[];
}

/** Whether this runtime knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The date `days` after a date, in the calendar alone. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days from one date to another, both counted. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;
}

/**
 * The days from one date to another, both included, as they pass where a time zone is used: 23 or 25 hours long where clocks
 * change, and beginning at one in the morning where midnight is skipped. @throws RangeError for an unknown time zone
 */
export function localDays(from: string, to: string, timeZone: string): LocalDays {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  const dateAt = (instant: number): string => format.format(instant);
  const count = countDays(from, to);
  const days = Array.from({ length: count }, (_, index) => addDays(from, index));
  const edges: Date[] = [];
  let last: number | null = null;
  for (let index = 0; index <= count; index++) {
    last = beginOf(addDays(from, index), last, dateAt);
    edges.push(new Date(last));
  }
  return { days, edges };
}

/** The first quarter of an hour of a date. `before` is where the date before begins: mostly this is a day later. */
function beginOf(date: string, before: number | null, dateAt: (instant: number) => string): number {
  if (before !== null) {
    const likely = before + DAY_MS;
    if (dateAt(likely) === date && dateAt(likely - STEP_MS) < date) return likely;
  }
  // Offsets lie between -12 and +14 hours.
  const midnight = Date.parse(`${date}T00:00:00Z`);
  let [low, high] = [(midnight - 15 * 3_600_000) / STEP_MS, (midnight + 13 * 3_600_000) / STEP_MS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (dateAt(middle * STEP_MS) >= date) high = middle;
    else low = middle + 1;
  }
  return low * STEP_MS;
}
