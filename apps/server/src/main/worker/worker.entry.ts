import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../infra/database/database.ts";
import { log } from "../../infra/log/log.ts";
import { openLog } from "../../infra/log/open-log.ts";
import { enterOwnTemp } from "../../infra/temp-folder.ts";
import { onPartProblems } from "../../infra/processes/part-health.ts";
import { PRIORITIES, stepBack } from "../../infra/processes/priorities.ts";
import { isDatabaseAway } from "../../infra/database/database-away.ts";
import { collectProcess, readMetrics } from "../../infra/metrics/metrics.ts";
import type { WorkerMessage } from "./supervise-worker.ts";
import { startWorker, type Worker } from "./start-worker.ts";
import type { WorkerSettings } from "../../infra/queue/worker-settings.ts";

// Started by `superviseWorker` with a channel to its parent: settings hold secrets, so they come by message and not by argument.

openLog("worker");
enterOwnTemp();
stepBack(PRIORITIES.worker);

/** A parent that was killed hears nothing any more; `disconnect` is what ends this process then. */
const tell = (message: WorkerMessage): void => void process.send?.(message, undefined, undefined, () => undefined);

const { warn } = log;

onPartProblems((problems) => {
  tell({ type: "problems", problems });
  if (problems.length > 0) warn(problems.map(({ message }) => message).join(" "));
});

let worker: Promise<Worker> | null = null;

/** A database that is gone as well must not keep an orphan alive. */
const STOP_MS = 10_000;
const RETRY_MS = 300;
let isStopping = false;

async function stop(code: number): Promise<never> {
  isStopping = true;
  setTimeout(() => process.exit(code), STOP_MS);
  await (await worker?.catch(() => null))?.stop().catch((error: unknown) => warn("It did not stop cleanly.", error));
  process.exit(code);
}

/** A database that is away when a worker starts is no reason to end: its server, or the one elsewhere, goes on too. */
async function startOnceThereIsADatabase(settings: WorkerSettings): Promise<Worker> {
  for (;;) {
    const isThere = await databaseAnswers(settings.databaseUrl);
    if (isStopping) throw new Error("it was stopped before there was a database");
    try {
      if (isThere) return await startWorker(settings, warn);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
    await wait(RETRY_MS);
  }
}

/** @throws what is wrong with a database that is there */
async function databaseAnswers(url: string): Promise<boolean> {
  const sql = openDatabase(url, { max: 1, name: "sayhey worker" });
  try {
    await sql`select 1`;
    return true;
  } catch (error) {
    if (isDatabaseAway(error)) return false;
    throw error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

type Order = { type: "start"; settings: WorkerSettings } | { type: "stop" } | { type: "metrics"; id: number };

process.on("message", (message: Order) => {
  if (message.type === "stop") return void stop(0);
  if (message.type === "metrics")
    return void readMetrics().then((metrics) => tell({ type: "metrics", id: message.id, metrics }));
  if (message.settings.hasMetrics) collectProcess("worker");
  worker = startOnceThereIsADatabase(message.settings);
  worker.then(
    () => tell({ type: "ready" }),
    (error: unknown) => {
      if (isStopping) return;
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
