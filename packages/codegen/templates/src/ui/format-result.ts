import { formatMoney, formatNumber } from "./format.ts";

/** A result as a person reads it; a dash where nothing comes of the numbers, such as a division by nothing. */
export function formatResult(
  value: number,
  { unit = "", digits = 2 }: { unit?: string | undefined; digits?: number | undefined },
): string {
  if (!Number.isFinite(value)) return "–";
  const scale = 10 ** digits;
  // No result is minus nothing.
  const rounded = Math.round(value * scale) / scale + 0;
  return /^[A-Z]{3}$/.test(unit) ? formatMoney(rounded, unit) : formatNumber(rounded, { type: "number", unit });
}
