import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { AppError } from "@sayhey/contract/app-error";
import type { GitHttpOptions } from "./git-http.ts";
import type { TreePush, TreePushed } from "./push-tree.ts";
import type { PushAnswer, PushRequest } from "./push.worker.ts";

const ENTRY = new URL("./push.worker.ts", import.meta.url);
/** Pushes at a time: each has a thread of its own. */
const AT_ONCE = 3;
/** Most that is fetched of a repository, bytes. */
const MOST_BYTES = 60 * 1024 ** 2;

let running = 0;

/**
 * Pushes on a thread of its own, which is ended when it takes too long.
 * @throws AppError of the push, `timeout`, `rate-limited` when too many are under way
 */
export async function runPush(
  http: Omit<GitHttpOptions, "mostBytes">,
  push: TreePush,
  timeLimitMs: number,
): Promise<TreePushed> {
  if (running >= AT_ONCE)
    throw new AppError("rate-limited", "Too many projects are being pushed right now.", {
      hint: "Try again in a moment.",
    });
  running++;
  const folder = await mkdtemp(join(tmpdir(), "sayhey-git-"));
  try {
    const answer = await onThread({ folder, http: { ...http, mostBytes: MOST_BYTES }, push }, timeLimitMs);
    if (answer.ok) return answer.output;
    throw fieldOf(new AppError(answer.kind, answer.message, answer.hint === undefined ? {} : { hint: answer.hint }));
  } finally {
    running--;
    await rm(folder, { recursive: true, force: true });
  }
}

/** A refusal of one field says so as those of functions do. */
function fieldOf(error: AppError): AppError {
  const [, field, message] = /^(url|branch|token): (.*)$/s.exec(error.message) ?? [];
  if (field === undefined || message === undefined) return error;
  const options = error.hint === undefined ? {} : { hint: error.hint };
  return Object.assign(new AppError(error.kind, message, options), { field });
}

function onThread(workerData: PushRequest, timeLimitMs: number): Promise<PushAnswer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(ENTRY, { workerData, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 512 } });
    const timer = setTimeout(
      () =>
        end(() => reject(new AppError("timeout", "url: The push took too long.", { hint: "Try again in a moment." }))),
      timeLimitMs,
    );
    let ended = false;
    const end = (act: () => void): void => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      void thread.terminate().then(act, act);
    };
    thread.on("message", (answer: PushAnswer) => end(() => resolve(answer)));
    thread.on("error", () => end(() => reject(new AppError("unavailable", "The push stopped unexpectedly."))));
    thread.on("exit", () => end(() => reject(new AppError("unavailable", "The push stopped unexpectedly."))));
  });
}
