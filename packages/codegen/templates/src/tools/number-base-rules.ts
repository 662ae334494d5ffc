/** Most digits that are worked with. */
export const MOST_DIGITS = 2000;

/** A whole number that was read, or the first sign that is no digit of the base. */
export type NumberReading = { value: bigint } | { wrong: string };

const PREFIXES: Readonly<Record<number, RegExp>> = { 2: /^0b/i, 8: /^0o/i, 16: /^(?:0x|#)/i };

/** Reads a whole number of any size in a base from 2 to 36. Blanks, '_' and a prefix such as 0x are passed over; null for nothing. */
export function readNumber(text: string, base: number): NumberReading | null {
  const tight = text.replace(/[\s_]/g, "");
  const isBelow = /^[-−]/.test(tight);
  const digits = tight.replace(/^[-−+]/, "").replace(PREFIXES[base] ?? /^$/, "");
  if (digits === "") return null;
  let value = 0n;
  for (const sign of digits.slice(0, MOST_DIGITS)) {
    const digit = /^[0-9a-z]$/i.test(sign) ? Number.parseInt(sign, 36) : base;
    if (digit >= base) return { wrong: sign };
    value = value * BigInt(base) + BigInt(digit);
  }
  return { value: isBelow ? -value : value };
}

/** Writes a whole number in a base, digits in groups: threes for decimal, fours for binary, pairs for hexadecimal. */
export function writeNumber(value: bigint, base: number): string {
  const digits = (value < 0n ? -value : value).toString(base).toUpperCase();
  const size = GROUPS[base] ?? 0;
  const grouped = size === 0 ? digits : digits.replace(new RegExp(`\\B(?=(?:\\w{${size}})+$)`, "g"), " ");
  return (value < 0n ? "−" : "") + grouped;
}

const GROUPS: Readonly<Record<number, number>> = { 2: 4, 10: 3, 16: 2 };

/** Bits that a number needs without its sign. */
export const bitsOf = (value: bigint): number => (value < 0n ? -value : value).toString(2).length;

/** How a number is the sum of its digits times their places: '1 × 16² + 15 × 16¹'; null when it has too many digits to show. */
export function placesOf(value: bigint, base: number): string | null {
  const digits = (value < 0n ? -value : value).toString(base);
  if (digits.length > 10) return null;
  const terms = [...digits].flatMap((sign, index) => {
    const digit = Number.parseInt(sign, 36);
    return digit === 0 ? [] : [`${digit} × ${base}${raised(digits.length - 1 - index)}`];
  });
  return terms.length === 0 ? "0" : terms.join(" + ");
}

const raised = (power: number): string => String(power).replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit)));
