import { fork } from "node:child_process";
import { join } from "node:path";
import { AppError, type AppErrorKind } from "@sayhey/contract/app-error";
import type { Settings } from "@sayhey/transforms";

/** What the transform process is told. Pictures are by path: bytes would be copied through the channel. */
export interface TransformTask {
  kind: string;
  settings: Settings;
  inputPath: string;
  /** Folder the result is written to. */
  outDir: string;
}

/** What came of a picture. */
export interface TransformedPicture {
  path: string;
  thumbPath: string;
  extension: "jpg" | "png";
  contentType: string;
  bytes: number;
  /** px */
  width: number;
  height: number;
}

/** What the transform process answers. */
export type TransformMessage =
  | { type: "progress"; stage: string; progress: number }
  | { type: "done"; result: TransformedPicture }
  | { type: "failed"; kind: AppErrorKind; message: string; hint: string | undefined };

const ENTRY = join(import.meta.dirname, "transform.entry.ts");

/**
 * Transforms a picture in a process of its own: a decoder that crashes on a stranger's file takes only that process with it,
 * and an abort kills it at once.
 * @throws AppError of the transform, `unavailable` when the process died, or the signal's reason.
 */
export function transformInProcess(
  task: TransformTask,
  options: { signal: AbortSignal; onProgress(stage: string, progress: number): void },
): Promise<TransformedPicture> {
  const { signal } = options;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = fork(ENTRY, [], { stdio: ["ignore", "ignore", "pipe", "ipc"], execArgv: [] });
    let complaint = "";
    let outcome: (() => void) | null = null;
    const kill = (): void => void child.kill("SIGKILL");
    signal.addEventListener("abort", kill, { once: true });
    child.stderr?.on("data", (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-4000);
    });
    child.on("message", (message: TransformMessage) => {
      if (message.type === "progress") options.onProgress(message.stage, message.progress);
      else if (message.type === "done") outcome = () => resolve(message.result);
      else
        outcome = () =>
          reject(new AppError(message.kind, message.message, message.hint === undefined ? {} : { hint: message.hint }));
    });
    child.on("error", (cause) => {
      outcome ??= () =>
        reject(
          new AppError("unavailable", "The transform could not be started.", { cause, hint: "Try again in a moment." }),
        );
    });
    child.once("close", (code, killedBy) => {
      signal.removeEventListener("abort", kill);
      if (signal.aborted) return reject(signal.reason as Error);
      if (outcome !== null) return outcome();
      const cause = new Error(`transform process ended with ${killedBy ?? `code ${code ?? "unknown"}`}: ${complaint}`);
      reject(
        new AppError("unavailable", "The transform stopped unexpectedly.", {
          cause,
          hint: "The server may be short of memory: try again, or use a smaller picture.",
        }),
      );
    });
    child.send(task, () => undefined);
  });
}
