import { fromCents, toCents } from "./money.ts";

export interface BudgetState {
  spent: number;
  left: number;
  /** Share of the limit that is spent, 0 and up; a limit of zero is used up by any spending. */
  share: number;
  level: "fine" | "close" | "over";
}

/** How much of a limit is spent. From 85 % it is close. */
export function budgetState(limit: number, amounts: readonly number[]): BudgetState {
  const planned = toCents(limit);
  const spent = amounts.reduce((sum, amount) => sum + toCents(amount), 0);
  const share = planned > 0 ? spent / planned : spent > 0 ? 1.01 : 0;
  return {
    spent: fromCents(spent),
    left: fromCents(planned - spent),
    share,
    level: share > 1 ? "over" : share >= 0.85 ? "close" : "fine",
  };
}
