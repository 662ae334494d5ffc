import { copy } from "../copy.ts";
import { daysBetween } from "../store/moment.ts";
import { locale } from "./locale.ts";

const nearDays = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short" });
const farDays = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });

/** Days from now within which nobody takes a day for one of another year. */
const NEAR = 200;

/** A day: Today, Tomorrow, Sat 6 Dec, or with its year when it is far enough away to be taken for one of another. */
export function formatDay(date: Date): string {
  const now = new Date();
  const away = daysBetween(now, date);
  if (away === 0) return copy.today;
  if (away === 1) return copy.tomorrow;
  if (away === -1) return copy.yesterday;
  return (Math.abs(away) < NEAR ? nearDays : farDays).format(date);
}
