/** Cents of an amount. Sums are made in cents, because 0.1 + 0.2 is not 0.3. */
export function toCents(amount: unknown): number {
  const value = typeof amount === "number" ? amount : Number(amount);
  return Number.isFinite(value) ? Math.round(value * 100) : 0;
}

/** The amount that a number of cents is. */
export function fromCents(cents: number): number {
  return cents / 100;
}
