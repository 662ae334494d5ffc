import { ESTIMATOR_SETTINGS, type PasswordStrength } from "@sayhey/contract/password";
import type { StrengthRequest, StrengthAnswer } from "./strength-messages.ts";

interface Asked {
  resolve(strength: PasswordStrength): void;
  reject(cause: Error): void;
}

let worker: Worker | undefined;
let lastId = 0;
const asked = new Map<number, Asked>();

function fail(message: string): void {
  for (const { reject } of asked.values()) reject(new Error(message));
  asked.clear();
  worker?.terminate();
  worker = undefined;
}

function openWorker(): Worker {
  const opened = new Worker(new URL("./password-strength.worker.ts", import.meta.url), { type: "module" });
  opened.onmessage = ({ data }: MessageEvent<StrengthAnswer>) => {
    const waiting = asked.get(data.id);
    asked.delete(data.id);
    waiting?.resolve(data.strength);
  };
  opened.onerror = (event) => fail(event.message || "The password estimator could not be loaded.");
  return opened;
}

/** Fetches the estimator and its word lists, ahead of the first password. */
export function warmUpEstimator(): void {
  worker ??= openWorker();
}

/**
 * How hard a password is to guess, estimated away from the main thread.
 * @throws Error when the estimator cannot be loaded.
 */
export function estimatePassword(password: string): Promise<PasswordStrength> {
  const mine = (worker ??= openWorker());
  lastId += 1;
  const id = lastId;
  // Cut here already: a pasted book need not be copied to the worker.
  const request: StrengthRequest = { id, password: password.slice(0, ESTIMATOR_SETTINGS.maxLength) };
  return new Promise((resolve, reject) => {
    asked.set(id, { resolve, reject });
    mine.postMessage(request);
  });
}
