/** What waits for a turn. */
interface Queued {
  account: string;
}

/** Longest rest of an account whose tasks took too long, ms. */
const LONGEST_REST_MS = 60_000;

/**
 * Decides whose task is next: one at a time of each account, first that of the account that was served longest ago. An account whose task
 * took too long rests, twice as long each time, so that what stalls the compiler cannot keep it busy for ever.
 */
export class TaskQueue<T extends Queued> {
  readonly #waiting: T[] = [];
  readonly #running = new Set<string>();
  readonly #servedAt = new Map<string, number>();
  readonly #rests = new Map<string, { until: number; strikes: number }>();
  #turn = 0;

  add(task: T): void {
    this.#waiting.push(task);
  }

  /** Puts back what was taken out and has to be done once more, before everything else of its account. */
  again(task: T): void {
    this.#running.delete(task.account);
    this.#waiting.unshift(task);
  }

  remove(task: T): void {
    const at = this.#waiting.indexOf(task);
    if (at !== -1) this.#waiting.splice(at, 1);
  }

  /** Everything that waits; nothing does afterwards. */
  clear(): T[] {
    return this.#waiting.splice(0);
  }

  waitingOf(account: string): number {
    return this.#waiting.filter((task) => task.account === account).length;
  }

  restsUntil(account: string): number {
    return this.#rests.get(account)?.until ?? 0;
  }

  /** The next task of an account that fits, taken out; undefined when none may run now. */
  take(now: number, fits: (account: string) => boolean = () => true): T | undefined {
    let next: T | undefined;
    for (const task of this.#waiting) {
      if (this.#running.has(task.account) || this.restsUntil(task.account) > now) continue;
      if (next !== undefined && this.#servedOf(task) >= this.#servedOf(next)) continue;
      if (fits(task.account)) next = task;
    }
    if (next === undefined) return undefined;
    this.remove(next);
    this.#running.add(next.account);
    this.#servedAt.set(next.account, ++this.#turn);
    return next;
  }

  /** The task of an account has ended; `tookTooLong` makes it rest after `limitMs`. */
  done(account: string, { tookTooLong, limitMs, now }: { tookTooLong: boolean; limitMs: number; now: number }): void {
    this.#running.delete(account);
    if (!tookTooLong) {
      if (this.restsUntil(account) <= now) this.#rests.delete(account);
    } else {
      const strikes = (this.#rests.get(account)?.strikes ?? 0) + 1;
      this.#rests.set(account, { strikes, until: now + Math.min(LONGEST_REST_MS, limitMs * 2 ** (strikes - 1)) });
    }
    if (this.#servedAt.size > MOST_REMEMBERED) this.#forget(now);
  }

  /** When the first resting account that waits may go on; undefined when none does. */
  nextWake(now: number): number | undefined {
    const wakes = this.#waiting.map(({ account }) => this.restsUntil(account)).filter((until) => until > now);
    return wakes.length === 0 ? undefined : Math.min(...wakes);
  }

  #servedOf(task: T): number {
    return this.#servedAt.get(task.account) ?? 0;
  }

  #forget(now: number): void {
    this.#servedAt.clear();
    for (const [account, { until }] of this.#rests) if (until < now) this.#rests.delete(account);
  }
}

const MOST_REMEMBERED = 10_000;
