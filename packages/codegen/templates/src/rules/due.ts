import { addDays } from "./days.ts";

/** How often something comes back. */
export interface Every {
  count: number;
  unit: "day" | "week" | "month" | "year";
}

const WORDS: readonly [RegExp, Every["unit"], number][] = [
  [/fortnight|biweekly|quincen|quinzen|quinzain|zweiwöchentlich/, "week", 2],
  [/quarter|quartal|vierteljähr|trimest/, "month", 3],
  [/dai?ly|\bdays?\b|täglich|\btage?n?\b|diari|\bd[ií]as?\b|quotidien|\bjours?\b/, "day", 1],
  [/week|woche|wöchentlich|seman|semain|hebdo/, "week", 1],
  [/month|monat|mensual|mensal|mensuel|\bmes(?:es)?\b|\bmois\b|\bm[eê]s\b/, "month", 1],
  [/year|annual|jahr|jährlich|\bañ|anua|\ban(?:s|o|os|née|nées)?\b|annuel/, "year", 1],
];

/** Reads `weekly`, `every 2 months`, `alle 3 Tage`, or a number of days; null for anything else. */
export function everyOf(value: unknown): Every | null {
  if (typeof value === "number") return value >= 1 ? { count: Math.round(value), unit: "day" } : null;
  if (typeof value !== "string") return null;
  const text = value.toLowerCase();
  const number = Number(/\d+/.exec(text)?.[0] ?? 1);
  for (const [word, unit, times] of WORDS) if (word.test(text)) return { count: Math.max(1, number) * times, unit };
  return /^\d+$/.test(text.trim()) && number >= 1 ? { count: number, unit: "day" } : null;
}

/**
 * The first day after `today` on which something that was due on `due` comes back. What was set for the 31st falls on the
 * last day of a shorter month and returns to the 31st after it: `anchor` is the day of the month it was first set for.
 */
export function nextDue(due: string, every: Every, today: string, anchor?: number): { due: string; anchor: number } {
  const first = due.slice(0, 10);
  const day = anchor ?? Number(first.slice(8));
  for (let turn = 1; turn < 5000; turn++) {
    const next = step(first, every, turn, day);
    if (next > today.slice(0, 10)) return { due: next, anchor: day };
  }
  return { due: addDays(today, every.count), anchor: day };
}

function step(day: string, { count, unit }: Every, turns: number, anchor: number): string {
  if (unit === "day" || unit === "week") return addDays(day, turns * count * (unit === "week" ? 7 : 1));
  const months = turns * count * (unit === "year" ? 12 : 1);
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(index / 12), index % 12];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return `${year}-${String(month + 1).padStart(2, "0")}-${String(Math.min(anchor, last)).padStart(2, "0")}`;
}

/** How urgent a day is, the most urgent first. */
export const URGENCIES = ["overdue", "today", "week", "later", "never"] as const;

/** Where a day stands on the day of today; `never` without one. */
export function urgency(due: unknown, today: string): (typeof URGENCIES)[number] {
  if (typeof due !== "string" || due === "") return "never";
  const day = due.slice(0, 10);
  if (day < today) return "overdue";
  if (day === today) return "today";
  return day <= addDays(today, 7) ? "week" : "later";
}
