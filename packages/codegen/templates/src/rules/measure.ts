import type { Row } from "../store/model.ts";

/** A number over rows. Rows without a number in `field` do not count; an average, least or most of nothing is 0. */
export function measureValues(
  fn: "count" | "sum" | "average" | "min" | "max",
  rows: readonly Row[],
  field?: string,
): number {
  if (fn === "count") return rows.length;
  const numbers = rows
    .map((row) => (field === undefined ? null : row[field]))
    .filter((value) => typeof value === "number");
  if (numbers.length === 0) return 0;
  switch (fn) {
    case "sum":
      return total(numbers);
    case "average":
      return total(numbers) / numbers.length;
    case "min":
      return Math.min(...numbers);
    case "max":
      return Math.max(...numbers);
  }
}

function total(numbers: readonly number[]): number {
  // Rounded to thousandths so that sums of cents stay sums of cents.
  return Math.round(numbers.reduce((sum, value) => sum + value, 0) * 1000) / 1000;
}
