import { cpus } from "node:os";

/** Median, minimum and maximum of measured values. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The spread of at least one value. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  return { median: at(Math.floor(sorted.length / 2)), min: at(0), max: at(sorted.length - 1) };
}

/** Runs a task `runs` times after `warmUps` that do not count; milliseconds of each run. */
export async function time(task: (run: number) => unknown, { runs = 7, warmUps = 1 } = {}): Promise<Spread> {
  const values: number[] = [];
  for (let run = -warmUps; run < runs; run++) {
    const startedAt = performance.now();
    await task(run);
    if (run >= 0) values.push(performance.now() - startedAt);
  }
  return spreadOf(values);
}

const rounded = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** One line of the table: what, median, spread, unit. */
export function report(what: string, spread: Spread, unit: string): void {
  console.log(`| ${what} | ${rounded(spread.median)} ${unit} | ${rounded(spread.min)} - ${rounded(spread.max)} |`);
}

/** The machine, in one line. */
export function machine(): string {
  return `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}`;
}
