/** A whole number from 0 to below `limit`. */
export type Below = (limit: number) => number;

const SPAN = 2 ** 53;

/**
 * Even chance out of 53 random bits: what lies beyond the last whole multiple of `limit` is drawn again, because a remainder alone
 * would favor small numbers.
 */
export function evenBelow(limit: number, bits: () => number): number {
  const last = SPAN - (SPAN % limit);
  let drawn = bits();
  while (drawn >= last) drawn = bits();
  return drawn % limit;
}

/** 53 bits from the random source of the system. */
function secureBits(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
}

/** A whole number from 0 to below `limit` that nobody can guess. */
export const secureBelow: Below = (limit) => evenBelow(limit, secureBits);
