/** How long it takes until half of what was used is forgotten, ms. */
const HALF_LIFE_MS = 60_000;
/** From how much work in recent time on an account steps back, ms. */
export const MUCH_MS = {
  /** Of browsers: a first film with its checks takes about half of it alone on two cores. */
  browsers: 30_000,
  /** Of builds: about forty edits, whose builds take a tenth of a second each. */
  builds: 4_000,
} as const;
/** What took too long counts this many times: it is what somebody does who wants others to wait, and an accident only once. */
const TIMEOUT_FACTOR = 3;
const MOST_REMEMBERED = 10_000;

interface Use {
  /** Time used until `at`, as much of it as is remembered, ms. */
  ms: number;
  at: number;
}

/**
 * How much of a machine's costly parts each account used of late. Whoever used much goes on at a lower priority: alone they notice nothing,
 * beside others they wait instead of them.
 */
export class RecentUse {
  readonly #uses = new Map<string, Use>();
  readonly #muchMs: number;
  readonly #now: () => number;

  /** `muchMs` is one of `MUCH_MS`. */
  constructor(muchMs: number, now: () => number = Date.now) {
    this.#muchMs = muchMs;
    this.#now = now;
  }

  /** Counts work of `ms` that has ended just now. */
  add(account: string, ms: number, tookTooLong = false): void {
    const total = this.#remembered(account) + ms * (tookTooLong ? TIMEOUT_FACTOR : 1);
    this.#uses.delete(account);
    this.#uses.set(account, { ms: total, at: this.#now() });
    const [oldest] = this.#uses.keys();
    if (this.#uses.size > MOST_REMEMBERED && oldest !== undefined) this.#uses.delete(oldest);
  }

  /** Whether the account used much of late. */
  isMuch(account: string): boolean {
    return this.#remembered(account) > this.#muchMs;
  }

  #remembered(account: string): number {
    const use = this.#uses.get(account);
    return use === undefined ? 0 : use.ms * 0.5 ** ((this.#now() - use.at) / HALF_LIFE_MS);
  }
}
