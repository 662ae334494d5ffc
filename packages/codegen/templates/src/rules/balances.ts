import { toCents } from "./money.ts";

export interface Expense {
  amount: number;
  paidBy: string;
}
export interface Payment {
  from: string;
  to: string;
  cents: number;
}

/** Splits cents among people so that the parts add up exactly; the first ones carry the odd cents. */
export function splitCents(cents: number, people: number): number[] {
  if (people < 1) return [];
  const base = Math.trunc(cents / people);
  const rest = Math.abs(cents - base * people);
  return Array.from({ length: people }, (_, index) => base + (index < rest ? Math.sign(cents) : 0));
}

/** What each person is ahead (positive) or behind (negative), in cents. The sum is always zero. */
export function netBalances(people: readonly string[], expenses: readonly Expense[]): Map<string, number> {
  const net = new Map(people.map((person) => [person, 0]));
  expenses.forEach((expense, turn) => {
    if (!net.has(expense.paidBy)) return;
    const cents = toCents(expense.amount);
    const shares = splitCents(cents, people.length);
    // Whose turn it is to carry the odd cent moves on, so that nobody always pays it.
    people.forEach((person, index) => {
      const share = shares[(index + turn) % people.length] ?? 0;
      net.set(person, (net.get(person) ?? 0) - share);
    });
    net.set(expense.paidBy, (net.get(expense.paidBy) ?? 0) + cents);
  });
  return net;
}

/** The few payments that bring every balance to zero: the one furthest behind pays the one furthest ahead. */
export function settlements(net: ReadonlyMap<string, number>): Payment[] {
  const left = new Map(net);
  const payments: Payment[] = [];
  for (;;) {
    const order = [...left].sort((a, b) => a[1] - b[1]);
    const debtor = order[0];
    const creditor = order[order.length - 1];
    if (debtor === undefined || creditor === undefined || debtor[1] >= 0 || creditor[1] <= 0) return payments;
    const cents = Math.min(-debtor[1], creditor[1]);
    payments.push({ from: debtor[0], to: creditor[0], cents });
    left.set(debtor[0], debtor[1] + cents);
    left.set(creditor[0], creditor[1] - cents);
  }
}

/** Balances after money went from one person to another. */
export function withPayments(net: ReadonlyMap<string, number>, payments: readonly Payment[]): Map<string, number> {
  const after = new Map(net);
  for (const { from, to, cents } of payments) {
    // Someone who has left the group takes their payments along, or the rest would no longer add up to zero.
    if (!after.has(from) || !after.has(to)) continue;
    after.set(from, (after.get(from) ?? 0) + cents);
    after.set(to, (after.get(to) ?? 0) - cents);
  }
  return after;
}
