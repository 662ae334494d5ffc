import { fromCents, toCents } from "./money.ts";

/** Row id to quantity. */
export type Cart = Readonly<Record<string, number>>;

/** What can still be taken of a row; no stock field means no limit. */
export function available(stock: unknown): number {
  if (stock === undefined || stock === null || stock === "") return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.floor(Number(stock) || 0));
}

/** The cart with a row's quantity set, never above the stock; 0 takes it out. */
export function setQuantity(cart: Cart, id: string, quantity: number, stock: unknown): Cart {
  const next = { ...cart };
  const wanted = Math.min(Math.max(0, Math.floor(quantity)), available(stock));
  if (wanted === 0) delete next[id];
  else next[id] = wanted;
  return next;
}

/** Sum of price times quantity, added up in cents. */
export function cartTotal(lines: readonly { price: number; quantity: number }[]): number {
  return fromCents(lines.reduce((sum, line) => sum + toCents(line.price) * line.quantity, 0));
}

/** What is left after an order, never below zero. */
export function stockAfter(stock: number, quantity: number): number {
  return Math.max(0, Math.floor(stock) - quantity);
}

/** Lines of the cart that ask for more than is there, for example after someone else was faster. */
export function shortages(cart: Cart, stockOf: (id: string) => unknown): string[] {
  return Object.keys(cart).filter((id) => (cart[id] ?? 0) > available(stockOf(id)));
}
