import type { Value } from "./model.ts";
import { dayTimeOf, parseMoment } from "./moment.ts";

/** Zone that times of shared rows are meant in; null where they are this device's. */
let zone: string | null = null;

/** Where visitors share their data, an hour is the same moment for everybody. */
export function setDataZone(next: string | null): void {
  zone = next;
}

/** When a row is over, ms since 1970: a day without a time with its last second. 0 for what is no moment. */
export function endOf(value: Value | undefined): number {
  const text = String(value);
  if (!text.includes("T")) return parseMoment(value) === null ? 0 : instantOf(`${text.slice(0, 10)}T23:59`) + 59_000;
  return instantOf(text);
}

/** When a row says that something happened, ms since 1970. 0 for what is no moment. */
export function instantOf(value: Value | undefined): number {
  const local = parseMoment(value);
  if (local === null) return 0;
  const text = String(value);
  if (/(?:Z|[+-]\d{2}:\d{2})$/.test(text.slice(16))) return Date.parse(text);
  return zone === null ? local.getTime() : instantIn(zone, local);
}

/** Now, by the clock that shared rows go by, as a row keeps it. */
export function zonedNow(now: number): string {
  return zone === null ? dayTimeOf(new Date(now)) : new Date(now + offsetOf(now, zone)).toISOString().slice(0, 16);
}

/** The instant at which the clock of a zone shows what the local clock shows at `local`. */
function instantIn(timeZone: string, local: Date): number {
  const wall = Date.UTC(local.getFullYear(), local.getMonth(), local.getDate(), local.getHours(), local.getMinutes());
  // The offset there, and once more where it changes in between.
  return wall - offsetOf(wall - offsetOf(wall, timeZone), timeZone);
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
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return shown - Math.floor(instant / 1000) * 1000;
}
