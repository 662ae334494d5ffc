/** The calendar day (`YYYY-MM-DD`) a number of days after another. Counts in UTC, so no hour is lost when clocks change. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The calendar day of a moment where the person is (or in the given time zone), as `YYYY-MM-DD`. */
export function dayOf(moment: number | string, timeZone?: string): string {
  // A bare day has no time zone: reading it as a moment would shift it west of Greenwich.
  if (typeof moment === "string" && /^\d{4}-\d{2}-\d{2}$/.test(moment)) return moment;
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return "";
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(date);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** The seven days of the week that holds a day, Monday first (or Sunday), as `YYYY-MM-DD`. */
export function weekOf(day: string, firstDay: 0 | 1 = 1): string[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const start = addDays(day, -((weekday - firstDay + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(start, index));
}
