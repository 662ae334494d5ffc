import { log } from "../../../infra/log/log.ts";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { OwnFailure } from "@sayhey/contract/own-failure";
import type { SourceProblem } from "@sayhey/contract/functions/override";
import type { SourceTree } from "@sayhey/contract/source-tree";
import { logContext, withLogContext, type LogContext } from "../../../infra/log/log-context.ts";
import { metrics } from "../../../infra/metrics/metrics.ts";
import { checkTypesPlain } from "../../../infra/processes/check-types-plain.ts";
import { PRIORITIES, priorityAsTold } from "../../../infra/processes/priorities.ts";
import { MUCH_MS, RecentUse } from "../../../infra/processes/recent-use.ts";
import { limitWork, type WorkLimit } from "../../../infra/processes/work-limit.ts";
import { type BuildProcess, startBuildProcess } from "./build-process.ts";
import { TaskQueue } from "./task-queue.ts";
import type { CompileAnswer, CompileRequest, CompileTask, CompileTasks } from "./compile-messages.port.ts";

declare module "../../../infra/queue/job-definition.ts" {
  interface WorkerServices {
    /** Builds apps, so that a stranger's source never keeps this process from its other jobs. */
    compilePool: CompilePool;
  }
}

declare module "../../../http/rpc/define-function.ts" {
  interface FunctionServices {
    compilePool: CompilePool;
  }
}

/** Plans, generates and compiles apps in processes of their own, so that HTTP goes on being answered and none of it is done as root. */
export interface CompilePool {
  /**
   * Runs a task when its turn has come: one at a time of each account, whose app it is. A process that dies is replaced, and the task done
   * once more.
   * @throws AppError of the task, `timeout` when it took too long, `too-large` when it needs too much memory, `rate-limited` when too many of
   *   the account wait, `unavailable` when too many do; OwnFailure when no process can be kept alive
   */
  run<T extends CompileTask>(
    task: T,
    input: CompileTasks[T]["input"],
    account: string,
  ): Promise<CompileTasks[T]["output"]>;
  /** What the type checker says of an app's source, at most 50; that it could not be asked in time is one of them. */
  checkTypes(tree: SourceTree): Promise<SourceProblem[]>;
  /** Whether apps can be built: where the last one could not be through our own fault, tries. @throws OwnFailure when they cannot */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Limits of a compilePool, ms. */
interface CompilePoolOptions {
  /** Longest a task may run, as `limitWork` counts it; twice as long the first of a process, which loads what it needs, and those that step back behind others. */
  timeLimitMs?: number;
  /** Longest a check of types may take, with the wait for its turn. */
  typesLimitMs?: number;
  /** Tasks at a time, by default as many as there are cores, 2 to 4; one more for those whose accounts had much built of late. */
  processes?: number;
  /** Memory of a process, MB. */
  memoryMb?: number;
  /** Module of the process. */
  entry?: string;
  /** What accounts had built of late; nothing when absent. */
  use?: RecentUse;
  /**
   * For a pool that somebody may ask for an app at any moment: its first process starts at once, and has loaded what planning needs so
   * many ms later, unless it is at work by then. Without it, none starts before it is needed.
   */
  warmUpAfterMs?: number;
}

interface Task {
  request: CompileRequest;
  account: string;
  /** When it was handed to its process, ms of this process's clock. */
  startedAt: number;
  /** What the log says it belongs to. */
  context: LogContext;
  /** A process died of it, or with it. */
  hasDied: boolean;
  resolve(output: CompileTasks[CompileTask]["output"]): void;
  reject(error: Error): void;
  /** What limits its wait, then its work. */
  limit: WorkLimit;
}

/** A place for a process and what it is at. */
interface Lane {
  process: BuildProcess | null;
  task: Task | null;
  isWarm: boolean;
  /** It works for whoever had much built of late, and steps back behind the others. */
  isBehind: boolean;
}

const ENTRY = join(import.meta.dirname, "compile.entry.ts");
const GONE = "The part that builds apps stopped unexpectedly.";
const MOST_PROBLEMS = 50;
/** How many times the limit of a task one waits for its turn. */
const PATIENCE = 4;
/** Tasks of one account that may wait. */
const MOST_WAITING = 30;

/** What is built to see whether anything can be. */
const SMALLEST: SourceTree = {
  "index.html": `<head></head><script type="module" src="/src/main.tsx"></script>`,
  "src/main.tsx": "export {};",
};

const stopping = (): AppError =>
  new AppError("unavailable", "The server is stopping.", { hint: "Try again in a moment." });

/**
 * Opens the compile pool; its processes start when they are needed, unless `warmUpAfterMs` is given. A task that takes longer than `timeLimitMs` ends
 * its process, since nothing else stops a computation, and hurts no other.
 */
export function openCompilePool(options: CompilePoolOptions = {}): CompilePool {
  const {
    timeLimitMs = 10_000,
    typesLimitMs = 45_000,
    memoryMb = 1024,
    entry = ENTRY,
    use = new RecentUse(MUCH_MS.builds),
  } = options;
  const processes = options.processes ?? Math.max(2, Math.min(4, availableParallelism()));
  const lanes = Array.from({ length: processes + 1 }, (_, at): Lane => {
    return { process: null, task: null, isWarm: false, isBehind: at === processes };
  });
  const queue = new TaskQueue<Task>();
  const closing = new AbortController();
  let nextId = 1;
  let fault: string | null = null;
  let wake: NodeJS.Timeout | undefined;

  /** Takes the task off a lane, which is free then. */
  const finish = (lane: Lane, tookTooLong = false): Task | null => {
    const { task } = lane;
    lane.task = null;
    if (task === null) return null;
    task.limit.end();
    use.add(task.account, task.limit.taken(), tookTooLong);
    queue.done(task.account, { tookTooLong, limitMs: timeLimitMs, now: Date.now() });
    return task;
  };

  const endProcess = async (lane: Lane): Promise<void> => {
    const last = lane.process;
    lane.process = null;
    lane.isWarm = false;
    await last?.end();
  };

  /** The app is at fault: its task fails, and its account rests. */
  const giveUp = (lane: Lane, error: AppError): void => {
    void endProcess(lane);
    finish(lane, true)?.reject(error);
    runNext();
  };

  const died = (lane: Lane, how: { ranOutOfMemory: boolean; cause: unknown }): void => {
    // One that never did anything may be one that can't: `ready` tries.
    if (!lane.isWarm && lane.task === null) fault = GONE;
    lane.process = null;
    lane.isWarm = false;
    if (how.ranOutOfMemory) return giveUp(lane, tooLarge(how.cause));
    const { task } = lane;
    if (task !== null && !task.hasDied && !closing.signal.aborted) {
      task.limit.end();
      lane.task = null;
      task.hasDied = true;
      queue.again(task);
    } else if (task !== null) {
      fault = GONE;
      finish(lane)?.reject(new OwnFailure(GONE, { cause: how.cause, hint: "Try again in a moment." }));
    }
    runNext();
  };

  const answered = (lane: Lane, answer: CompileAnswer): void => {
    if (lane.task?.request.id !== answer.id) return;
    lane.isWarm = true;
    const task = finish(lane);
    if (task !== null) noteCompile(task, answer);
    const isOwn = !answer.ok && answer.isOwn;
    fault = isOwn ? answer.message : null;
    if (answer.ok) task?.resolve(answer.output);
    else task?.reject(failureOf(answer));
    runNext();
  };

  const processOf = (lane: Lane): BuildProcess =>
    (lane.process ??= startBuildProcess(entry, {
      memoryMb,
      ...(lane.isBehind && { priority: priorityAsTold(PRIORITIES.muchUsed) }),
      onAnswer: (answer) => answered(lane, answer),
      onDeath: (how) => died(lane, how),
    }));

  const runNext = (): void => {
    clearTimeout(wake);
    for (const lane of lanes.toSorted((a, b) => Number(b.isWarm) - Number(a.isWarm))) {
      if (lane.task !== null) continue;
      const task = queue.take(Date.now(), (account) => use.isMuch(account) === lane.isBehind);
      if (task !== undefined) start(lane, task);
    }
    const next = queue.nextWake(Date.now());
    if (next !== undefined) wake = setTimeout(runNext, next - Date.now() + 1).unref();
  };

  const start = (lane: Lane, task: Task): void => {
    lane.task = task;
    task.startedAt = performance.now();
    task.limit.end();
    const process = processOf(lane);
    task.limit = limitWork({
      pid: process.pid,
      limitMs: lane.isWarm && !lane.isBehind ? timeLimitMs : 2 * timeLimitMs,
      onLate: () => giveUp(lane, tooLong()),
    });
    process.post(task.request);
  };
  const run: CompilePool["run"] = <T extends CompileTask>(name: T, input: CompileTasks[T]["input"], account: string) =>
    new Promise<CompileTasks[T]["output"]>((resolve, reject) => {
      if (closing.signal.aborted) return reject(stopping());
      if (queue.waitingOf(account) >= MOST_WAITING) return reject(tooMany());
      const request = { id: nextId++, task: name, input } as CompileRequest;
      const timer = setTimeout(() => {
        queue.remove(task);
        reject(queue.restsUntil(account) > Date.now() ? resting() : busy());
      }, timeLimitMs * PATIENCE);
      const limit = { end: () => clearTimeout(timer), taken: () => 0 };
      const context = { ...logContext() };
      const task: Task = { request, account, context, startedAt: 0, hasDied: false, resolve, reject, limit };
      queue.add(task);
      runNext();
    });

  const [first] = lanes;
  if (options.warmUpAfterMs !== undefined && first !== undefined) processOf(first);
  const isIdle = (): boolean => lanes.every(({ task }) => task === null);
  const warmUp = warmUpLater(options.warmUpAfterMs, () => isIdle() && run("load", {}, "warm-up"));

  return {
    run,
    checkTypes: (tree) => checkInTime(tree, closing.signal, typesLimitMs),
    ready: async () => {
      if (fault !== null) await run("compileTree", { tree: SMALLEST }, "health");
    },
    close: async () => {
      closing.abort();
      clearTimeout(wake);
      clearTimeout(warmUp);
      for (const { reject, limit } of queue.clear()) {
        limit.end();
        reject(stopping());
      }
      await Promise.all(
        lanes.map((lane) => {
          if (lane.task === null) return lane.process?.release();
          finish(lane)?.reject(stopping());
          return endProcess(lane);
        }),
      );
    },
  };
}

/** What the operator hears and sees of a task that was done. */
function noteCompile({ request, context, startedAt }: Task, answer: CompileAnswer): void {
  metrics.compiles.observe(
    { task: request.task, outcome: answer.ok ? "done" : "failed" },
    (performance.now() - startedAt) / 1000,
  );
  if (answer.ok || answer.stack === undefined) return;
  const error = Object.assign(new Error(answer.message), { stack: answer.stack });
  withLogContext(context, () => log.error("An app could not be built.", error));
}

/** Loads after so many ms what planning needs. Where that fails, so does the first task, which tells. */
function warmUpLater(afterMs: number | undefined, load: () => false | Promise<null>): NodeJS.Timeout | undefined {
  if (afterMs === undefined) return undefined;
  return setTimeout(() => void Promise.resolve(load()).catch(() => undefined), afterMs).unref();
}

/** What the type checker says before `limitMs` are over, or that it could not say it. @throws AppError `unavailable` once `closing` is aborted */
async function checkInTime(tree: SourceTree, closing: AbortSignal, limitMs: number): Promise<SourceProblem[]> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(limitMs)]);
  try {
    return (await checkTypesPlain(tree, { signal })).slice(0, MOST_PROBLEMS);
  } catch (error) {
    if (closing.aborted) throw stopping();
    if (!signal.aborted) log.error("The types of an app could not be checked.", error);
    return [{ file: "src", line: 0, message: "The types could not be checked in time." }];
  }
}

function failureOf(answer: Extract<CompileAnswer, { ok: false }>): AppError {
  const options = answer.hint === undefined ? {} : { hint: answer.hint };
  return answer.isOwn ? new OwnFailure(answer.message, options) : new AppError(answer.kind, answer.message, options);
}

const tooLarge = (cause: unknown): AppError =>
  new AppError("too-large", "Building this app takes too much memory.", {
    cause,
    hint: "Make it simpler or shorter, then try again.",
  });
const tooLong = (): AppError =>
  new AppError("timeout", "Building this app took too long.", { hint: "Make it simpler or shorter, then try again." });
const tooMany = (): AppError =>
  new AppError("rate-limited", "Too many of your apps are being built right now.", { hint: "Try again in a moment." });
const busy = (): AppError =>
  new AppError("unavailable", "Too many apps are being built right now.", { hint: "Try again in a moment." });
const resting = (): AppError =>
  new AppError("timeout", "Building this app took too long a moment ago.", {
    hint: "Make it simpler or shorter, then try again in a minute.",
  });
