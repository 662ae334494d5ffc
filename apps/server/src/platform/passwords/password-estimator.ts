import { Worker } from "node:worker_threads";
import { AppError } from "@sayhey/contract/app-error";
import type { PasswordStrength } from "@sayhey/contract/password";

/** What the estimator knows about a password. */
interface PasswordEstimate extends PasswordStrength {
  /** It is one of the 50,000 most common passwords, in whatever case of letters. */
  isCommon: boolean;
}

/** What the thread is asked. */
export interface EstimateRequest {
  id: number;
  password: string;
}
/** What the thread answers. */
export interface EstimateAnswer {
  id: number;
  estimate: PasswordEstimate;
}

/** Estimates passwords on a thread of its own: the dictionaries take 100 MB and a long password takes a while. */
export interface PasswordEstimator {
  /** @throws AppError timeout or unavailable when the thread does not answer */
  estimate(password: string): Promise<PasswordEstimate>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(estimate: PasswordEstimate): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

const ENTRY = new URL("./password-estimator.worker.ts", import.meta.url);

/** Opens the estimator. Its thread starts with the first password and ends when nobody asked for `idleMs`. */
export function openPasswordEstimator(options: { timeLimitMs?: number; idleMs?: number } = {}): PasswordEstimator {
  const { timeLimitMs = 10_000, idleMs = 60_000 } = options;
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let closed = false;

  const end = (dead: Worker | null, error: AppError): void => {
    if (dead === null || thread !== dead) return;
    thread = null;
    clearTimeout(idle);
    void dead.terminate();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    waiting.clear();
  };
  const stopped = (cause?: unknown): AppError =>
    new AppError("unavailable", "Passwords cannot be checked just now.", { cause, hint: "Try again in a moment." });

  const start = (): Worker => {
    const fresh = new Worker(ENTRY, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 512 } });
    fresh.unref();
    fresh.on("error", (cause) => end(fresh, stopped(cause)));
    fresh.on("exit", () => end(fresh, stopped()));
    fresh.on("message", ({ id, estimate }: EstimateAnswer) => {
      const asked = waiting.get(id);
      if (asked === undefined) return;
      waiting.delete(id);
      clearTimeout(asked.timer);
      asked.resolve(estimate);
      if (waiting.size === 0) idle = setTimeout(() => end(fresh, stopped()), idleMs).unref();
    });
    return fresh;
  };

  return {
    estimate: (password) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(stopped());
        const mine = (thread ??= start());
        clearTimeout(idle);
        lastId += 1;
        const late = new AppError("timeout", "Checking the password took too long.", { hint: "Try a shorter one." });
        const timer = setTimeout(() => end(mine, late), timeLimitMs);
        waiting.set(lastId, { resolve, reject, timer });
        const request: EstimateRequest = { id: lastId, password };
        mine.postMessage(request);
      }),
    async close() {
      closed = true;
      const last = thread;
      end(last, stopped());
      await last?.terminate();
    },
  };
}
