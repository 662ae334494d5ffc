/** Splits cents by per cent so that the parts add up exactly; the largest remainders get the odd cents. */
export function shareCents(cents: number, percents: readonly number[]): number[] {
  const whole = percents.reduce((sum, percent) => sum + percent, 0);
  if (whole <= 0) return percents.map(() => 0);
  const exact = percents.map((percent) => (cents * percent) / whole);
  const shares = exact.map(Math.floor);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  let open = cents - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of order) {
    if (open-- <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
  }
  return shares;
}

/** Per cents of parts, the one without any taking what is left; never below zero. */
export function fillPercents(percents: readonly (number | null)[]): number[] {
  const known = percents.reduce<number>((sum, percent) => sum + Math.max(0, percent ?? 0), 0);
  return percents.map((percent) => (percent === null ? Math.max(0, 100 - known) : Math.max(0, percent)));
}
