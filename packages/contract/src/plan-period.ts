/** The month of a plan that a moment lies in: from the day of the month the plan began, in UTC. */
export interface PlanPeriod {
  start: Date;
  /** First moment of the next one. */
  end: Date;
}

/**
 * The month of a plan that `now` lies in, counted from when the plan began and in UTC wherever the server stands. A month without that
 * day begins on its last day, and the one after it on the day again: 31 January, 28 February, 31 March.
 */
export function planPeriod(startedAt: Date, now: Date): PlanPeriod {
  const months = (now.getUTCFullYear() - startedAt.getUTCFullYear()) * 12 + now.getUTCMonth() - startedAt.getUTCMonth();
  const passed = Math.max(0, addMonths(startedAt, months) > now ? months - 1 : months);
  return { start: addMonths(startedAt, passed), end: addMonths(startedAt, passed + 1) };
}

/** The same time of the same day `months` later, in UTC; the last day of a month that is too short. */
export function addMonths(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return result;
}
