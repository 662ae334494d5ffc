import { AppError } from "@sayhey/contract/app-error";

/** How turns are given. */
interface TurnOptions {
  /** How many of one key are at work at a time. */
  atOnce: number;
  /** How long one waits for a turn at most, ms. */
  waitMs: number;
  /** What the refusal of whoever waited that long says. */
  refusal: string;
}

interface Line {
  atWork: number;
  waiting: (() => void)[];
}

/** Lets what concerns the same thing happen one after the other in this process, in the order it came. */
export class Turns {
  readonly #options: TurnOptions;
  readonly #lines = new Map<string, Line>();

  constructor(options: TurnOptions) {
    this.#options = options;
  }

  /**
   * Does `work` when the turn of `key` comes.
   * @throws AppError unavailable when it does not come in time; the signal's reason when that ends the wait
   */
  async take<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const line = this.#lines.get(key) ?? { atWork: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.atWork < this.#options.atOnce) line.atWork += 1;
    else await this.#wait(line, signal);
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      // Whoever is next takes the place over.
      if (next !== undefined) next();
      else if (--line.atWork === 0) this.#lines.delete(key);
    }
  }

  #wait(line: Line, signal?: AbortSignal): Promise<void> {
    const { waitMs, refusal } = this.#options;
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", leave);
      };
      const begin = (): void => {
        stop();
        resolve();
      };
      const giveUp = (why: Error): void => {
        stop();
        line.waiting.splice(line.waiting.indexOf(begin), 1);
        reject(why);
      };
      const leave = (): void => giveUp(signal?.reason as Error);
      const timer = setTimeout(
        () => giveUp(new AppError("unavailable", refusal, { hint: "Try again in a few seconds." })),
        waitMs,
      );
      signal?.addEventListener("abort", leave, { once: true });
      line.waiting.push(begin);
    });
  }
}
