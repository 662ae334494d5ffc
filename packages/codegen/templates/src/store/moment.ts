const RELATIVE = /^@([+-]?\d{1,4})(?:T(\d{2}:\d{2}))?$/;

/** Local day as `2026-11-21`. */
export function dayOf(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Local time as `18:30`. */
export function timeOf(date: Date): string {
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Local day and time as `2026-11-21T18:30`. */
export function dayTimeOf(date: Date): string {
  return `${dayOf(date)}T${timeOf(date)}`;
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, date.getHours(), date.getMinutes());
}

/** Reads `2026-11-21` or `2026-11-21T18:30` as local time; null for anything else. */
export function parseMoment(value: unknown): Date | null {
  if (typeof value !== "string") return null;
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/.exec(value);
  if (!match) return null;
  return new Date(
    Number(match[1]),
    Number(match[2]) - 1,
    Number(match[3]),
    Number(match[4] ?? 0),
    Number(match[5] ?? 0),
  );
}

/** Whole days from `from`'s day to `to`'s day. */
export function daysBetween(from: Date, to: Date): number {
  const start = Date.UTC(from.getFullYear(), from.getMonth(), from.getDate());
  const end = Date.UTC(to.getFullYear(), to.getMonth(), to.getDate());
  return Math.round((end - start) / 86_400_000);
}

/** Monday of the week of `date`. */
export function weekStart(date: Date): Date {
  return addDays(new Date(date.getFullYear(), date.getMonth(), date.getDate()), -((date.getDay() + 6) % 7));
}

/** Turns `@-3`, `@+2T18:30`, `@today`, `@now`, `@week` and `@month` into a local moment; other texts stay as they are. */
export function resolveMoment(value: string, now: Date): string {
  if (value === "@now") return dayTimeOf(now);
  if (value === "@today") return dayOf(now);
  if (value === "@week") return dayOf(weekStart(now));
  if (value === "@month") return dayOf(new Date(now.getFullYear(), now.getMonth(), 1));
  const match = RELATIVE.exec(value);
  if (!match) return value;
  const day = dayOf(addDays(now, Number(match[1])));
  return match[2] === undefined ? day : `${day}T${match[2]}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
