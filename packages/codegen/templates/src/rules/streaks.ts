import { addDays } from "./days.ts";

export interface Streak {
  /** Days in a row up to today, or up to yesterday while today is still open. */
  current: number;
  longest: number;
  /** True when today already counts. */
  today: boolean;
}

/** Days in a row out of a list of days (`YYYY-MM-DD`, any order, repeats allowed). */
export function streakOf(days: readonly string[], today: string): Streak {
  const set = new Set(days.map((day) => day.slice(0, 10)).filter((day) => day !== "" && day <= today));
  let longest = 0;
  for (const day of set) {
    if (set.has(addDays(day, -1))) continue;
    let length = 1;
    while (set.has(addDays(day, length))) length++;
    longest = Math.max(longest, length);
  }
  let current = 0;
  let day = set.has(today) ? today : addDays(today, -1);
  while (set.has(day)) {
    current++;
    day = addDays(day, -1);
  }
  return { current, longest, today: set.has(today) };
}
