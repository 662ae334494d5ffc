/** Runs work, later when as much as may go on at a time is going on already; first come, first served. */
export type Lane = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a lane for `width` pieces of work at a time. */
export function createLane(width: number): Lane {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (busy >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };
}
