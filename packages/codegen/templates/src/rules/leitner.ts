import { addDays } from "./days.ts";

/** Days until a card comes back, by box 1..5. */
const BOX_DAYS = [1, 2, 4, 8, 16] as const;

/** Where a card goes after an answer: one box up when it was known, back to the first when not. */
export function reviewCard(box: number, known: boolean, today: string): { box: number; due: string } {
  const current = Math.min(5, Math.max(1, Math.round(box) || 1));
  const next = known ? Math.min(5, current + 1) : 1;
  // A forgotten card comes back today: the session ends when everything was known once.
  return { box: next, due: known ? addDays(today, BOX_DAYS[next - 1] ?? 1) : today.slice(0, 10) };
}

/** True when a card should be asked today. A card without a day is new and due. */
export function isDue(due: unknown, today: string): boolean {
  return typeof due !== "string" || due === "" || due.slice(0, 10) <= today.slice(0, 10);
}
