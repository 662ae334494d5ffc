/** result = input * factor + offset. */
export function convert(input: number, output: { factor: number; offset?: number }): number {
  return input * output.factor + (output.offset ?? 0);
}

/** The input that gives a result; a factor of zero has none. */
export function convertBack(result: number, output: { factor: number; offset?: number }): number {
  return output.factor === 0 ? 0 : (result - (output.offset ?? 0)) / output.factor;
}

/** A number a person would write: at most four significant decimals, no binary dust. */
export function tidy(value: number): number {
  if (!Number.isFinite(value)) return 0;
  const digits = Math.abs(value) >= 100 ? 1 : Math.abs(value) >= 1 ? 2 : 4;
  return Number(value.toFixed(digits));
}
