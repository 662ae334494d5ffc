import { Worker } from "node:worker_threads";
import { checkTypes } from "@sayhey/bundler";
import { AppError } from "@sayhey/contract/app-error";
import type { SourceProblem } from "@sayhey/contract/functions/override";
import type { SourceTree } from "@sayhey/contract/source-tree";
import type { WorkshopAnswer, WorkshopRequest, WorkshopTask, WorkshopTasks } from "./workshop-messages.ts";

/** Plans, generates and compiles apps on a thread of their own, so that HTTP goes on being answered meanwhile. */
export interface AppWorkshop {
  /**
   * Runs a task when those before it are done.
   * @throws AppError of the task, `timeout` when it took too long, `unavailable` when the thread died or the queue is too long.
   */
  run<T extends WorkshopTask>(task: T, input: WorkshopTasks[T]["input"]): Promise<WorkshopTasks[T]["output"]>;
  /** What the type checker says of an app's source, at most 50; that it could not be asked in time is one of them. */
  checkTypes(tree: SourceTree): Promise<SourceProblem[]>;
  close(): Promise<void>;
}

/** Limits of a workshop, ms. */
interface WorkshopOptions {
  /** Longest a task may run. */
  timeLimitMs?: number;
  /** Longest a check of types may take, with the wait for its turn. */
  typesLimitMs?: number;
  /** Module of the thread. */
  entry?: URL;
}

interface Waiting {
  request: WorkshopRequest;
  resolve(output: WorkshopTasks[WorkshopTask]["output"]): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

const ENTRY = new URL("./workshop.worker.ts", import.meta.url);
const MOST_PROBLEMS = 50;
/** How many times the limit of a task one waits for its turn. */
const PATIENCE = 4;

const stopping = (): AppError =>
  new AppError("unavailable", "The server is stopping.", { hint: "Try again in a moment." });

/**
 * Opens the workshop and warms its thread up. One task runs at a time: one that takes longer than `timeLimitMs` ends the thread,
 * since nothing else stops a computation, and the others go on with a new one.
 */
export function openAppWorkshop(options: WorkshopOptions = {}): AppWorkshop {
  const { timeLimitMs = 15_000, typesLimitMs = 20_000, entry = ENTRY } = options;
  const waiting: Waiting[] = [];
  const closing = new AbortController();
  let running: Waiting | null = null;
  let thread: Worker | null = null;
  let nextId = 1;

  /** Ends the thread and the task it is at. */
  const giveUp = (dead: Worker, error: AppError): void => {
    if (thread !== dead) return;
    thread = null;
    void dead.terminate();
    finish()?.reject(error);
    runNext();
  };

  const finish = (): Waiting | null => {
    const done = running;
    running = null;
    if (done !== null) clearTimeout(done.timer);
    return done;
  };

  const runNext = (): void => {
    if (running !== null) return;
    const next = waiting.shift();
    if (next === undefined) return;
    running = next;
    clearTimeout(next.timer);
    const mine = threadNow();
    const late = new AppError("timeout", "Making this app took too long.", {
      hint: "Describe it in fewer words, then try again.",
    });
    next.timer = setTimeout(() => giveUp(mine, late), timeLimitMs);
    mine.postMessage(next.request);
  };

  const threadNow = (): Worker => {
    if (thread !== null) return thread;
    const fresh = new Worker(entry, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 1024 } });
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
      if (running?.request.id !== answer.id) return;
      const task = finish();
      if (answer.ok) task?.resolve(answer.output);
      else
        task?.reject(new AppError(answer.kind, answer.message, answer.hint === undefined ? {} : { hint: answer.hint }));
      runNext();
    });
    thread = fresh;
    return fresh;
  };
  threadNow();

  return {
    run: <T extends WorkshopTask>(task: T, input: WorkshopTasks[T]["input"]) =>
      new Promise<WorkshopTasks[T]["output"]>((resolve, reject) => {
        if (closing.signal.aborted) return reject(stopping());
        const request = { id: nextId++, task, input } as WorkshopRequest;
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(mine), 1);
          reject(
            new AppError("unavailable", "Too many apps are being made right now.", { hint: "Try again in a moment." }),
          );
        }, timeLimitMs * PATIENCE);
        const mine: Waiting = { request, resolve, reject, timer };
        waiting.push(mine);
        runNext();
      }),
    checkTypes: async (tree) => {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(typesLimitMs)]);
      try {
        return (await checkTypes(tree, { signal })).slice(0, MOST_PROBLEMS);
      } catch (error) {
        if (closing.signal.aborted) throw stopping();
        if (!signal.aborted) console.error(error);
        return [{ file: "src", line: 0, message: "The types could not be checked in time." }];
      }
    },
    close: async () => {
      closing.abort();
      for (const { reject, timer } of waiting.splice(0)) {
        clearTimeout(timer);
        reject(stopping());
      }
      const last = thread;
      if (last === null) return;
      giveUp(last, stopping());
      await last.terminate();
    },
  };
}
