import { dayOf } from "../rules/days.ts";

/** IANA zones of the cities, in the order of their names in `copy.cityNames`. */
export const ZONES = [
  "Pacific/Honolulu",
  "America/Anchorage",
  "America/Vancouver",
  "America/Los_Angeles",
  "America/Phoenix",
  "America/Denver",
  "America/Chicago",
  "America/Mexico_City",
  "America/New_York",
  "America/Toronto",
  "America/Havana",
  "America/Bogota",
  "America/Lima",
  "America/Caracas",
  "America/Halifax",
  "America/Santiago",
  "America/Sao_Paulo",
  "America/Argentina/Buenos_Aires",
  "America/St_Johns",
  "Atlantic/Azores",
  "Atlantic/Reykjavik",
  "Europe/London",
  "Europe/Dublin",
  "Europe/Lisbon",
  "Africa/Lagos",
  "Europe/Madrid",
  "Europe/Paris",
  "Europe/Brussels",
  "Europe/Amsterdam",
  "Europe/Berlin",
  "Europe/Zurich",
  "Europe/Vienna",
  "Europe/Rome",
  "Europe/Prague",
  "Europe/Warsaw",
  "Europe/Copenhagen",
  "Europe/Oslo",
  "Europe/Stockholm",
  "Europe/Helsinki",
  "Europe/Athens",
  "Europe/Bucharest",
  "Europe/Kyiv",
  "Europe/Istanbul",
  "Africa/Cairo",
  "Africa/Johannesburg",
  "Africa/Nairobi",
  "Asia/Jerusalem",
  "Asia/Riyadh",
  "Asia/Tehran",
  "Asia/Dubai",
  "Asia/Karachi",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Asia/Dhaka",
  "Asia/Bangkok",
  "Asia/Ho_Chi_Minh",
  "Asia/Jakarta",
  "Asia/Singapore",
  "Asia/Hong_Kong",
  "Asia/Shanghai",
  "Asia/Taipei",
  "Asia/Manila",
  "Australia/Perth",
  "Asia/Seoul",
  "Asia/Tokyo",
  "Australia/Sydney",
  "Pacific/Auckland",
] as const;

/** Hours of a day at which people work: from, and to below. */
const WORKDAY = { from: 8, to: 18 } as const;

/** Hours at which people sleep. */
const NIGHT = { from: 22, to: 6 } as const;

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** A moment as clocks in a zone show it. */
export interface LocalTime {
  day: string;
  /** Minutes since midnight. */
  minutes: number;
}

// Making a format takes longer than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(zone, made);
  return made;
}

/** What clocks in a zone show at a moment, with daylight saving as the browser's tables have it. */
export function localTime(moment: number, zone: string): LocalTime {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "0";
  return {
    day: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    minutes: Number(part("hour")) * 60 + Number(part("minute")),
  };
}

/** Minutes that a zone is ahead of UTC at a moment. */
export function offsetMinutes(moment: number, zone: string): number {
  const { day, minutes } = localTime(moment, zone);
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;
  return Math.round((shown - Math.floor(moment / MINUTE) * MINUTE) / MINUTE);
}

/** The moment at which clocks in a zone show a time. A time that clocks skip is the one an hour on. */
export function momentAt({ day, minutes }: LocalTime, zone: string): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;
  const guess = shown - offsetMinutes(shown, zone) * MINUTE;
  return shown - offsetMinutes(guess, zone) * MINUTE;
}

/** What part of the day it is somewhere. */
export function partOfDay(minutes: number): "work" | "free" | "night" {
  const hour = minutes / 60;
  if (hour >= WORKDAY.from && hour < WORKDAY.to) return "work";
  return hour >= NIGHT.from || hour < NIGHT.to ? "night" : "free";
}

/** What part of the day it is in a zone at every hour of a day at home. */
export function dayParts(day: string, home: string, zone: string): ReturnType<typeof partOfDay>[] {
  return Array.from({ length: 24 }, (_, hour) =>
    partOfDay(localTime(momentAt({ day, minutes: hour * 60 }, home), zone).minutes),
  );
}

/** The quarter of an hour that a slider means: from an odd minute the next one in the way it was moved. */
export function quarterFrom(before: number, after: number): number {
  const quarter = after < before ? Math.floor(after / 15) : Math.ceil(after / 15);
  return Math.min(quarter, 95) * 15;
}

/** Times of a day at home at which all work, in steps of 15 minutes; `to` is where it ends. */
export function commonHours(day: string, home: string, zones: readonly string[]): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (let minutes = 0; minutes < DAY_MINUTES; minutes += 15) {
    const moment = momentAt({ day, minutes }, home);
    if (!zones.every((zone) => partOfDay(localTime(moment, zone).minutes) === "work")) continue;
    const last = spans.at(-1);
    if (last?.to === minutes) last.to = minutes + 15;
    else spans.push({ from: minutes, to: minutes + 15 });
  }
  return spans;
}

/** Whether a text is a zone that the browser knows. */
export function isZone(text: string): boolean {
  try {
    return dayOf(0, text) !== "";
  } catch {
    return false;
  }
}

/** `UTC+5:30`. */
export function offsetText(minutes: number): string {
  const rest = Math.abs(minutes) % 60;
  const hours = Math.floor(Math.abs(minutes) / 60);
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}
