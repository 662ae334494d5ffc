const RELATIVE = /^@([+-]?\d{1,4})(?:T(\d{2}):(\d{2}))?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/;
const NAMED = new Set(["@today", "@now", "@week", "@month"]);

/** Whether a text is a day a row may hold: `@-3`, `@0` or `2026-11-21`. */
export function isDay(text: string): boolean {
  const relative = RELATIVE.exec(text);
  return relative ? relative[2] === undefined : DAY.test(text) && !Number.isNaN(Date.parse(text));
}

/** Whether a text is a moment a row may hold: `@+2T18:30` or an ISO date and time. */
export function isDayTime(text: string): boolean {
  const relative = RELATIVE.exec(text);
  if (relative) return relative[2] !== undefined && Number(relative[2]) < 24 && Number(relative[3]) < 60;
  return DAY_TIME.test(text) && !Number.isNaN(Date.parse(text));
}

/** Whether a text is a time of day, `07:30`. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Whether a text names a moment of a condition or an action: `@today`, `@now`, `@week`, `@month` or a relative day. */
export function isNamedMoment(text: string): boolean {
  return NAMED.has(text) || RELATIVE.test(text);
}

/**
 * Turns a seed value or a named moment into a local day `2026-11-21` or a local date and time `2026-11-21T18:30`,
 * reading `now` in its local time zone. Any other text comes back unchanged. `@week` is the Monday of this week.
 */
export function resolveMoment(value: string, now: Date): string {
  if (value === "@now") return `${dayOf(now)}T${two(now.getHours())}:${two(now.getMinutes())}`;
  if (value === "@today") return dayOf(now);
  if (value === "@week") return dayOf(shiftDays(now, -((now.getDay() + 6) % 7)));
  if (value === "@month") return dayOf(new Date(now.getFullYear(), now.getMonth(), 1));
  const relative = RELATIVE.exec(value);
  if (!relative) return value;
  const day = dayOf(shiftDays(now, Number(relative[1])));
  return relative[2] === undefined ? day : `${day}T${relative[2]}:${relative[3]}`;
}

function shiftDays(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}

function dayOf(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
