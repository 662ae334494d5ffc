import { fork } from "node:child_process";
import { join } from "node:path";
import { AppError, type AppErrorKind } from "@sayhey/contract/app-error";
import type { Storyboard } from "@sayhey/trailer";
import type { RenderProgress, RenderResult } from "@sayhey/trailer/node";

/** What the render process is told. Footage is by path: bytes would be copied through the channel. */
export interface RenderTask {
  storyboard: Storyboard;
  footage: { id: string; path: string }[];
  width: number;
  height: number;
  outDir: string;
  workers: number;
}

/** What the render process answers. */
export type RenderMessage =
  | { type: "progress"; progress: RenderProgress }
  | { type: "done"; result: RenderResult }
  | { type: "failed"; kind: AppErrorKind; message: string; hint: string | undefined };

const ENTRY = join(import.meta.dirname, "render.entry.ts");

/**
 * Renders in a process of its own: an encoder that crashes or eats the memory takes only that process with it, and an abort
 * kills it at once.
 * @throws AppError of the render, `unavailable` when the process died, or the signal's reason.
 */
export function renderInProcess(
  task: RenderTask,
  options: { signal: AbortSignal; onProgress(progress: RenderProgress): void },
): Promise<RenderResult> {
  const { signal } = options;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = fork(ENTRY, [], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      serialization: "advanced",
      execArgv: [],
    });
    let complaint = "";
    let outcome: (() => void) | null = null;
    const kill = (): void => void child.kill("SIGKILL");
    signal.addEventListener("abort", kill, { once: true });
    child.stderr?.on("data", (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-4000);
    });
    child.on("message", (message: RenderMessage) => {
      if (message.type === "progress") options.onProgress(message.progress);
      else if (message.type === "done") outcome = () => resolve(message.result);
      else
        outcome = () =>
          reject(new AppError(message.kind, message.message, message.hint === undefined ? {} : { hint: message.hint }));
    });
    child.on("error", (cause) => {
      outcome ??= () =>
        reject(
          new AppError("unavailable", "The renderer could not be started.", { cause, hint: "Try again in a moment." }),
        );
    });
    child.once("close", (code, killedBy) => {
      signal.removeEventListener("abort", kill);
      if (signal.aborted) return reject(signal.reason as Error);
      if (outcome !== null) return outcome();
      const cause = new Error(`render process ended with ${killedBy ?? `code ${code ?? "unknown"}`}: ${complaint}`);
      reject(
        new AppError("unavailable", "The video encoder stopped unexpectedly.", {
          cause,
          hint: "The server may be short of memory: try again, or choose a smaller size.",
        }),
      );
    });
    child.send(task, () => undefined);
  });
}
