import { addDays } from "../rules/days.ts";

/** What can be added to a date. */
export type DateUnit = "days" | "workdays" | "weeks" | "months" | "years";

/** A stretch of time in parts, each as large as it can be. */
export interface DateSpan {
  years: number;
  months: number;
  days: number;
}

/** Where a date stands in its year. */
export interface DateFacts {
  /** 1 is Monday (ISO 8601). */
  weekday: number;
  /** Week of the year, and the year that the week belongs to (ISO 8601). */
  week: number;
  weekYear: number;
  dayOfYear: number;
  daysOfYear: number;
  quarter: number;
}

const DAY = 86_400_000;
const LAST = Date.parse("9999-12-31T00:00:00Z");
const FIRST = Date.parse("0001-01-01T00:00:00Z");

const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** Whether a text is a day of the calendar (`YYYY-MM-DD`) from year 1 on. */
export function isDay(text: string): boolean {
  const date = at(text);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.getTime() >= FIRST &&
    date.toISOString().startsWith(text)
  );
}

/** Days from one day to another, below zero when that is earlier. */
export function daysFrom(from: string, to: string): number {
  return Math.round((at(to).getTime() - at(from).getTime()) / DAY);
}

/** Years, months and days between two days, whichever is first. */
export function spanOf(one: string, other: string): DateSpan {
  const [from = one, to = other] = [one, other].sort();
  const months =
    (at(to).getUTCFullYear() - at(from).getUTCFullYear()) * 12 + at(to).getUTCMonth() - at(from).getUTCMonth();
  // A month is whole once its day has come; in a shorter month that is its last day.
  const whole = addMonths(from, months) > to ? months - 1 : months;
  return { years: Math.floor(whole / 12), months: whole % 12, days: daysFrom(addMonths(from, whole), to) };
}

/** The same day of another month, or its last where that is shorter: a month after January 31 is February 28 or 29. */
function addMonths(day: string, months: number): string {
  const date = at(day);
  const first = new Date(date);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  first.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return first.toISOString().slice(0, 10);
}

/** A day so much later, or earlier with a number below zero; undefined beyond the years 1 to 9999. */
export function addToDay(day: string, amount: number, unit: DateUnit): string | undefined {
  const reach = { days: 1, workdays: 1.4, weeks: 7, months: 30.4, years: 365.2 }[unit];
  const about = at(day).getTime() + amount * reach * DAY;
  // A little early, so that no step leads beyond what a date can be.
  if (about > LAST - 400 * DAY || about < FIRST + 400 * DAY) return undefined;
  if (unit === "workdays") return addWorkdays(day, amount);
  if (unit === "months" || unit === "years") return addMonths(day, unit === "years" ? amount * 12 : amount);
  return addDays(day, unit === "weeks" ? amount * 7 : amount);
}

const isWorkday = (day: string) => at(day).getUTCDay() % 6 !== 0;

function addWorkdays(day: string, amount: number): string {
  const step = Math.sign(amount);
  // Whole weeks have five each; the rest is walked.
  let reached = addDays(day, Math.trunc(amount / 5) * 7);
  let left = Math.abs(amount % 5);
  if (left === 0 && amount !== 0 && !isWorkday(reached)) {
    // From a weekend, a week on is a weekend again: the fifth workday was the one before it.
    while (!isWorkday(reached)) reached = addDays(reached, -step);
  }
  while (left > 0) {
    reached = addDays(reached, step);
    if (isWorkday(reached)) left -= 1;
  }
  return reached;
}

/** Monday to Friday from the first day to the last, both counted. */
export function workdaysBetween(one: string, other: string): number {
  const [from = one, to = other] = [one, other].sort();
  const days = daysFrom(from, to) + 1;
  const rest = Array.from({ length: days % 7 }, (_, index) => addDays(to, -index)).filter(isWorkday).length;
  return Math.floor(days / 7) * 5 + rest;
}

/** Weekday, week, quarter and day of the year. */
export function dateFacts(day: string): DateFacts {
  const weekday = ((at(day).getUTCDay() + 6) % 7) + 1;
  // A week belongs to the year that has its Thursday (ISO 8601).
  const thursday = addDays(day, 4 - weekday);
  const weekYear = Number(thursday.slice(0, 4));
  const year = Number(day.slice(0, 4));
  return {
    weekday,
    week: Math.floor(daysFrom(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1,
    weekYear,
    dayOfYear: daysFrom(`${day.slice(0, 4)}-01-01`, day) + 1,
    daysOfYear: (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 366 : 365,
    quarter: Math.floor(at(day).getUTCMonth() / 3) + 1,
  };
}

/** The next birthday from a day on, that day included; undefined near the end of the calendar. */
export function nextBirthday(born: string, from: string): string | undefined {
  for (let years = Math.max(0, Number(from.slice(0, 4)) - Number(born.slice(0, 4))); ; years++) {
    const day = years === 0 ? born : addToDay(born, years, "years");
    if (day === undefined || day >= from) return day;
  }
}
