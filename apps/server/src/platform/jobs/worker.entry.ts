import { keepLogLines } from "../log-text.ts";
import { enterOwnTemp } from "../own-temp.ts";
import { onPartProblems } from "../processes/part-health.ts";
import { startWorker, type Worker } from "./start-worker.ts";
import type { WorkerSettings } from "./worker-settings.ts";

// Started by `superviseWorker` with a channel to its parent: settings hold secrets, so they come by message and not by argument.

keepLogLines();
enterOwnTemp();

/** A parent that was killed hears nothing any more; `disconnect` is what ends this process then. */
const tell = (message: object): void => void process.send?.(message, undefined, undefined, () => undefined);

const warn = (message: string, error?: unknown): void => {
  console.warn(`worker: ${message}${error instanceof Error ? ` (${error.message})` : ""}`);
};

onPartProblems((problems) => {
  tell({ type: "problems", problems });
  if (problems.length > 0) warn(problems.map(({ message }) => message).join(" "));
});

let worker: Promise<Worker> | null = null;

/** A database that is gone as well must not keep an orphan alive. */
const STOP_MS = 10_000;

async function stop(code: number): Promise<never> {
  setTimeout(() => process.exit(code), STOP_MS);
  await (await worker?.catch(() => null))?.stop().catch((error: unknown) => warn("It did not stop cleanly.", error));
  process.exit(code);
}

process.on("message", (message: { type: "start"; settings: WorkerSettings } | { type: "stop" }) => {
  if (message.type === "stop") return void stop(0);
  worker = startWorker(message.settings, warn);
  worker.then(
    () => tell({ type: "ready" }),
    (error: unknown) => {
      warn("It could not be started.", error);
      process.exit(1);
    },
  );
});
// The parent is gone, and with the embedded database its child too.
process.on("disconnect", () => void stop(0));
process.on("SIGTERM", () => void stop(0));
// Ctrl-C reaches the whole group; the parent decides when its worker goes.
process.on("SIGINT", () => undefined);
process.on("uncaughtException", (error) => {
  warn("It stopped unexpectedly.", error);
  process.exit(1);
});
