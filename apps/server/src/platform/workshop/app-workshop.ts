import { Worker } from "node:worker_threads";
import { AppError } from "@sayhey/contract/app-error";
import type { WorkshopAnswer, WorkshopRequest, WorkshopTask, WorkshopTasks } from "./workshop-messages.ts";

/** Plans, generates and compiles apps on a thread of their own, so that HTTP goes on being answered meanwhile. */
export interface AppWorkshop {
  /** @throws AppError of the task, `timeout` when it took too long, `unavailable` when the thread died. */
  run<T extends WorkshopTask>(task: T, input: WorkshopTasks[T]["input"]): Promise<WorkshopTasks[T]["output"]>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(output: WorkshopTasks[WorkshopTask]["output"]): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

const ENTRY = new URL("./workshop.worker.ts", import.meta.url);

/**
 * Opens the workshop and warms its thread up. A task that takes longer than `timeLimitMs` ends the thread, since nothing else
 * stops a computation; the next task gets a new one.
 */
export function openAppWorkshop(options: { timeLimitMs?: number } = {}): AppWorkshop {
  const { timeLimitMs = 15_000 } = options;
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let nextId = 1;
  let closed = false;

  const giveUp = (dead: Worker, error: AppError): void => {
    if (thread !== dead) return;
    thread = null;
    void dead.terminate();
    for (const [id, { reject, timer }] of waiting) {
      clearTimeout(timer);
      waiting.delete(id);
      reject(error);
    }
  };

  const threadNow = (): Worker => {
    if (thread !== null) return thread;
    const fresh = new Worker(ENTRY, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 1024 } });
    fresh.unref();
    const died = (cause?: unknown): void =>
      giveUp(
        fresh,
        new AppError("unavailable", "The part that makes apps stopped unexpectedly.", {
          cause,
          hint: "Try again in a moment.",
        }),
      );
    fresh.on("error", died);
    fresh.on("exit", () => died());
    fresh.on("message", (answer: WorkshopAnswer) => {
      const task = waiting.get(answer.id);
      if (task === undefined) return;
      waiting.delete(answer.id);
      clearTimeout(task.timer);
      if (answer.ok) task.resolve(answer.output);
      else
        task.reject(new AppError(answer.kind, answer.message, answer.hint === undefined ? {} : { hint: answer.hint }));
    });
    thread = fresh;
    return fresh;
  };
  threadNow();

  return {
    run: <T extends WorkshopTask>(task: T, input: WorkshopTasks[T]["input"]) =>
      new Promise<WorkshopTasks[T]["output"]>((resolve, reject) => {
        if (closed)
          return reject(new AppError("unavailable", "The server is stopping.", { hint: "Try again in a moment." }));
        const id = nextId++;
        const mine = threadNow();
        const late = new AppError("timeout", "Making this app took too long.", {
          hint: "Describe it in fewer words, then try again.",
        });
        const timer = setTimeout(() => giveUp(mine, late), timeLimitMs);
        waiting.set(id, { resolve, reject, timer });
        mine.postMessage({ id, task, input } as WorkshopRequest);
      }),
    close: async () => {
      closed = true;
      const last = thread;
      if (last === null) return;
      giveUp(last, new AppError("unavailable", "The server is stopping.", { hint: "Try again in a moment." }));
      await last.terminate();
    },
  };
}
