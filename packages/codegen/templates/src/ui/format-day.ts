import { copy } from "../copy.ts";
import { daysBetween } from "../store/moment.ts";
import { locale } from "./locale.ts";

const nearDays = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short" });
const farDays = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });

/** A day: Today, Tomorrow, Sat 6 Dec, or with its year when that is another one. */
export function formatDay(date: Date): string {
  const now = new Date();
  const away = daysBetween(now, date);
  if (away === 0) return copy.today;
  if (away === 1) return copy.tomorrow;
  if (away === -1) return copy.yesterday;
  const sameYear = date.getFullYear() === now.getFullYear() || Math.abs(away) < 180;
  return (sameYear ? nearDays : farDays).format(date);
}
