/** Writes the newest of many reports, four a second unless said otherwise, one write at a time. */
export interface ProgressWriter<T> {
  report(value: T): void;
  /** Waits for the write under way and writes nothing more. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 250;

/** `write` may fail: a lost report is not worth the job, so `onError` only hears of it. */
export function createProgressWriter<T>(
  write: (value: T) => Promise<unknown>,
  onError: (error: unknown) => void,
  intervalMs: number = INTERVAL_MS,
): ProgressWriter<T> {
  let next: { value: T } | null = null;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  let lastAt = 0;
  let stopped = false;

  const flush = (): void => {
    timer = null;
    const job = next;
    next = null;
    if (job === null || stopped) return;
    lastAt = Date.now();
    writing = writing.then(() => write(job.value)).then(() => undefined, onError);
  };

  return {
    report: (value) => {
      if (stopped) return;
      next = { value };
      timer ??= setTimeout(flush, Math.max(0, lastAt + intervalMs - Date.now()));
    },
    stop: async () => {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await writing;
    },
  };
}
