import { type ChildProcess, fork, type StdioOptions } from "node:child_process";
import { AppError, type AppErrorKind } from "@sayhey/contract/app-error";
import { OwnFailure } from "@sayhey/contract/own-failure";
import { forkPlain } from "./fork-plain.ts";

/** What a task process says while it works and when it ends. */
export type TaskMessage<Progress, Result> =
  | { type: "progress"; progress: Progress }
  | { type: "done"; result: Result }
  | { type: "failed"; kind: AppErrorKind; message: string; hint: string | undefined; isOwn: boolean };

/** What a person reads when the process itself fails. */
export interface TaskWords {
  /** In the log: 'render process'. */
  what: string;
  notStarted: string;
  stopped: string;
  stoppedHint: string;
}

/** How a task process is run. */
export interface TaskOptions<Progress> {
  signal: AbortSignal;
  onProgress(progress: Progress): void;
  /** Variables of the process, beside those of this one. */
  environment?: Readonly<Record<string, string>>;
  /** A file that it is handed as its descriptor 4: it then runs as the user that opens strangers' files, with none of our environment. */
  handed?: number;
}

/**
 * Runs one task in a process of its own: a decoder or an encoder that crashes or eats the memory takes only that process with
 * it, and an abort kills it at once. A process that died is started again, once. `entry` is a module that calls `serveTask`.
 * @throws AppError of the task, OwnFailure when the process died again, or the signal's reason.
 */
export async function runTaskProcess<Progress, Result>(
  entry: string,
  task: object,
  words: TaskWords,
  options: TaskOptions<Progress>,
): Promise<Result> {
  try {
    return await runOnce(entry, task, words, options);
  } catch (error) {
    if (!(error instanceof OwnFailure) || options.signal.aborted) throw error;
    return runOnce(entry, task, words, options);
  }
}

function runOnce<Progress, Result>(
  entry: string,
  task: object,
  words: TaskWords,
  options: TaskOptions<Progress>,
): Promise<Result> {
  const { signal } = options;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = startChild(entry, options);
    let complaint = "";
    let outcome: (() => void) | null = null;
    const kill = (): void => void child.kill("SIGKILL");
    signal.addEventListener("abort", kill, { once: true });
    child.stderr?.on("data", (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-4000);
    });
    child.on("message", (message: TaskMessage<Progress, Result>) => {
      if (message.type === "progress") options.onProgress(message.progress);
      else if (message.type === "done") outcome = () => resolve(message.result);
      else outcome = () => reject(failureOf(message));
    });
    child.on("error", (cause) => {
      outcome ??= () => reject(new OwnFailure(words.notStarted, { cause, hint: "Try again in a moment." }));
    });
    child.once("close", (code, killedBy) => {
      signal.removeEventListener("abort", kill);
      if (signal.aborted) return reject(signal.reason as Error);
      if (outcome !== null) return outcome();
      const cause = new Error(`${words.what} ended with ${killedBy ?? `code ${code ?? "unknown"}`}: ${complaint}`);
      reject(new OwnFailure(words.stopped, { cause, hint: words.stoppedHint }));
    });
    child.send(task, () => undefined);
  });
}

function startChild(
  entry: string,
  { environment, handed }: Pick<TaskOptions<never>, "environment" | "handed">,
): ChildProcess {
  const stdio: StdioOptions = ["ignore", "ignore", "pipe", "ipc"];
  if (handed !== undefined)
    return forkPlain(entry, "media", {
      stdio: [...stdio, handed],
      hasOwnSession: true,
      ...(environment === undefined ? {} : { environment }),
    });
  const env = { ...process.env, ...environment };
  // A session of its own, so that all of its threads step back together behind others' browsers, which have theirs.
  return fork(entry, [], { stdio, serialization: "advanced", execArgv: [], env, detached: true });
}

function failureOf({ kind, message, hint, isOwn }: Extract<TaskMessage<never, never>, { type: "failed" }>): AppError {
  const options = hint === undefined ? {} : { hint };
  return isOwn ? new OwnFailure(message, options) : new AppError(kind, message, options);
}
