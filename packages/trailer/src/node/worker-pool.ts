import { AppError } from "@sayhey/contract/app-error";
import { Worker } from "node:worker_threads";
import { Shared, type WorkerMessage, type WorkerTask } from "./worker-messages.ts";

// A worker looks at the stop flag between frames; one that hangs longer in native code is ended.
const STOP_MS = 500;

function crashed(cause: unknown): AppError {
  const memory = cause instanceof Error && "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new AppError("internal", memory ? "Rendering ran out of memory." : `A render worker stopped: ${reason}.`, {
    cause,
    hint: memory ? "Choose a smaller size or fewer workers, then render again." : "Render again.",
  });
}

function cancelled(cause?: unknown): AppError {
  return new AppError("cancelled", "The render was canceled.", { cause, hint: "Start it again whenever you like." });
}

/** @throws AppError cancelled when the signal has aborted. */
export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw cancelled(signal.reason);
}

async function stopAll(workers: readonly Worker[], shared: Int32Array<SharedArrayBuffer>): Promise<void> {
  Atomics.store(shared, Shared.stop, 1);
  await Promise.all(
    workers.map(async (worker) => {
      if (worker.threadId < 0) return;
      const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
      const timer = setTimeout(() => void worker.terminate(), STOP_MS);
      await ended;
      clearTimeout(timer);
    }),
  );
}

/**
 * Runs `count` workers on one task until none has anything left to do. Rejects with the first failure, or when `signal` aborts,
 * after every worker has stopped.
 */
export async function runWorkers(
  task: WorkerTask,
  count: number,
  onMessage: (message: WorkerMessage) => void,
  signal?: AbortSignal,
): Promise<void> {
  throwIfCancelled(signal);
  const workers: Worker[] = [];
  let abort = (): void => undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      abort = () => reject(cancelled(signal?.reason));
      signal?.addEventListener("abort", abort, { once: true });
      let running = count;
      for (let index = 0; index < count; index++) {
        // Flags of the parent's command line (-e, loaders, inspectors) are not for the workers.
        const worker = new Worker(new URL("./segment.worker.ts", import.meta.url), {
          workerData: task,
          name: `render-${index}`,
          execArgv: [],
        });
        workers.push(worker);
        worker.on("message", (message: WorkerMessage) => {
          if (message.type === "failed") {
            const cause = new Error(message.message);
            if (message.stack !== undefined) cause.stack = message.stack;
            reject(
              new AppError(message.kind, message.message, {
                cause,
                ...(message.hint === undefined ? {} : { hint: message.hint }),
              }),
            );
          } else onMessage(message);
        });
        worker.on("error", (error) => reject(crashed(error)));
        worker.on("messageerror", (error) => reject(crashed(error)));
        worker.on("exit", (code) => {
          running -= 1;
          if (code !== 0) reject(crashed(new Error(`exit code ${code}`)));
          else if (running === 0) resolve();
        });
      }
    });
  } finally {
    signal?.removeEventListener("abort", abort);
    await stopAll(workers, task.shared);
  }
}
