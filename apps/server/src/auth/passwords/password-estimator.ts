import type { PasswordEstimate, EstimateRequest, EstimateAnswer } from "./estimate-messages.ts";
import { Worker } from "node:worker_threads";
import { AppError } from "@sayhey/contract/app-error";
import { createFairQueue, type Turn } from "./fair-queue.ts";

/** Estimates passwords on a thread of its own: the dictionaries take 100 MB and a long password takes a while. */
export interface PasswordEstimator {
  /** @throws AppError rate-limited when they have too many waiting, timeout or unavailable when the thread does not answer */
  estimate(password: string, turn: Turn): Promise<PasswordEstimate>;
  close(): Promise<void>;
}

interface Waiting {
  password: string;
  /** A thread died while it looked at it, or of it. */
  hasDied?: boolean;
  resolve(estimate: PasswordEstimate): void;
  reject(error: Error): void;
}

const ENTRY = new URL("./password-estimator.worker.ts", import.meta.url);

/** A person's form asks for one at a time; a class may sign up at once behind one address, and sign-ups have a limit of their own. */
const MOST_WAITING = { first: 40, others: 4 };

/**
 * Opens the estimator. Its thread starts with the first password and ends when nobody asked for `idleMs`. It is given one
 * password at a time, so that who waits can be served in turns; each has `timeLimitMs` from then on.
 */
export function openPasswordEstimator(options: { timeLimitMs?: number; idleMs?: number } = {}): PasswordEstimator {
  const { timeLimitMs = 10_000, idleMs = 60_000 } = options;
  const queue = createFairQueue<Waiting>(MOST_WAITING);
  let asked: (Waiting & { id: number; timer: NodeJS.Timeout }) | null = null;
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let closed = false;

  const stopped = (cause?: unknown): AppError =>
    new AppError("unavailable", "Passwords can't be checked right now.", { cause, hint: "Try again in a moment." });

  /** Another thread does once more what one was at that died by itself. */
  const died = (dead: Worker, cause?: unknown): void => {
    const last = asked;
    if (thread !== dead || last === null || last.hasDied === true || closed) return end(dead, stopped(cause));
    thread = null;
    clearTimeout(last.timer);
    ask({ ...last, hasDied: true });
  };

  /** Whose password a thread was ended for hears of it; the others go on with the next thread. */
  const end = (dead: Worker | null, error: AppError): void => {
    if (dead === null || thread !== dead) return;
    thread = null;
    clearTimeout(idle);
    void dead.terminate();
    const last = asked;
    asked = null;
    if (last !== null) {
      clearTimeout(last.timer);
      last.reject(error);
    }
    next();
  };

  const start = (): Worker => {
    const fresh = new Worker(ENTRY, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 512 } });
    fresh.unref();
    fresh.on("error", (cause) => died(fresh, cause));
    fresh.on("exit", () => died(fresh));
    fresh.on("message", ({ id, estimate }: EstimateAnswer) => {
      if (asked?.id !== id) return;
      clearTimeout(asked.timer);
      asked.resolve(estimate);
      asked = null;
      next();
    });
    return fresh;
  };

  const next = (): void => {
    if (asked !== null) return;
    const waiting = queue.take();
    if (waiting === undefined) {
      const resting = thread;
      if (resting !== null) idle = setTimeout(() => end(resting, stopped()), idleMs).unref();
      return;
    }
    clearTimeout(idle);
    ask(waiting);
  };

  const ask = (waiting: Waiting): void => {
    const mine = (thread ??= start());
    lastId += 1;
    const late = new AppError("timeout", "Checking the password took too long.", { hint: "Try a shorter one." });
    asked = { ...waiting, id: lastId, timer: setTimeout(() => end(mine, late), timeLimitMs) };
    const request: EstimateRequest = { id: lastId, password: waiting.password };
    mine.postMessage(request);
  };

  return {
    estimate: (password, turn) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(stopped());
        if (!queue.add(turn, { password, resolve, reject })) {
          return reject(
            new AppError("rate-limited", "Too many of your passwords are being checked at once.", {
              hint: "Try again in a moment.",
            }),
          );
        }
        next();
      }),
    async close() {
      closed = true;
      for (const { reject } of queue.clear()) reject(stopped());
      const last = thread;
      end(last, stopped());
      await last?.terminate();
    },
  };
}
