import type { Value } from "./shared-row.ts";

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * When what a row says is over, ms since 1970; null for what is no moment. One without an offset of its own is meant in the zone of the app, and
 * a day ends with its last second. The app's screen reads it the same way (`data-zone.ts` of the templates).
 */
export function endOf(value: Value | undefined, timeZone: string): number | null {
  const match = typeof value === "string" ? MOMENT.exec(value) : null;
  if (match === null) return null;
  if (match[6] !== undefined) return Date.parse(String(value));
  const [, year, month, day, hour = "23", minute = "59"] = match;
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  return zonedInstant(wall, timeZone) + (match[4] === undefined ? 59_000 : 0);
}

/** Now by the clock of a zone, as a row keeps it: `2026-11-21T18:30`. */
export function zonedStamp(now: Date, timeZone: string): string {
  return new Date(now.getTime() + offsetOf(now.getTime(), timeZone)).toISOString().slice(0, 16);
}

/** The instant at which the clock of a zone shows what UTC shows at `wall`. */
function zonedInstant(wall: number, timeZone: string): number {
  // The offset there, and once more where it changes in between.
  const near = wall - offsetOf(wall, timeZone);
  return wall - offsetOf(near, timeZone);
}

/** How far the clock of a zone is ahead of UTC, ms. */
function offsetOf(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return shown - Math.floor(instant / 1000) * 1000;
}
