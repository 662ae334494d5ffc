import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { MetricsJson } from "../../infra/metrics/metrics.ts";
import type { PartProblem } from "../../infra/processes/part-health.ts";
import type { Worker } from "./start-worker.ts";
import type { WorkerSettings } from "../../infra/queue/worker-settings.ts";

/** A worker in a process of its own. */
export interface SupervisedWorker extends Worker {
  /** Id of the process that works now; null between two. */
  readonly pid: number | null;
  /** What this worker cannot start, and that it is gone itself. */
  problems(): PartProblem[];
  /** What its process counts; null while there is none, or when it doesn't say so in time. */
  metrics(): Promise<MetricsJson | null>;
  /** Resolves when the present process has started working. */
  ready(): Promise<void>;
}

const ENTRY = join(import.meta.dirname, "worker.entry.ts");
const FIRST_DELAY_MS = 300;
/** Between starts of one that became ready each time: what ends it is not how it is started. */
const LONGEST_DELAY_MS = 5000;
/** Between starts of one that does not even become ready. */
const LONGEST_UNREADY_DELAY_MS = 30_000;
/** After this long it is as if nothing had happened before. */
const HEALTHY_MS = 20_000;
const STOP_MS = 12_000;

/** What a worker's process says. */
export type WorkerMessage =
  | { type: "ready" }
  | { type: "problems"; problems: PartProblem[] }
  | { type: "metrics"; id: number; metrics: MetricsJson };

const METRICS_MS = 2000;

/**
 * Runs a worker as a child process, so that nothing a job does can take the caller down, and starts it again, with growing
 * pauses, whenever it ends.
 */
export function superviseWorker(
  settings: WorkerSettings,
  warn: (message: string, error?: unknown) => void = () => undefined,
): SupervisedWorker {
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | null = null;
  let delay = FIRST_DELAY_MS;
  let stopped = false;
  let isReady = false;
  let problems: PartProblem[] = [];
  let waiting: (() => void)[] = [];
  const asked = new Map<number, (metrics: MetricsJson | null) => void>();
  let questions = 0;

  const start = (): void => {
    const startedAt = Date.now();
    const mine = fork(ENTRY, [], { stdio: ["ignore", "inherit", "inherit", "ipc"], execArgv: [] });
    child = mine;
    mine.on("error", (error) => warn("The worker process could not be started.", error));
    mine.on("message", (message: WorkerMessage) => {
      if (message.type === "metrics") return void asked.get(message.id)?.(message.metrics);
      if (message.type === "problems") return void ({ problems } = message);
      isReady = true;
      if (problems[0]?.part === "worker") problems = [];
      for (const resolve of waiting) resolve();
      waiting = [];
    });
    mine.once("exit", (code, signal) => {
      child = null;
      const wasReady = isReady;
      isReady = false;
      problems = [{ part: "worker", message: "The worker ended and is being started again. Jobs wait for it." }];
      if (stopped) return;
      if (Date.now() - startedAt > HEALTHY_MS) delay = FIRST_DELAY_MS;
      delay = Math.min(delay, wasReady ? LONGEST_DELAY_MS : LONGEST_UNREADY_DELAY_MS);
      warn(`The worker ended (${signal ?? `code ${code ?? "unknown"}`}); starting it again in ${delay} ms.`);
      timer = setTimeout(start, delay);
      delay *= 2;
    });
    mine.send({ type: "start", settings }, () => undefined);
  };
  start();

  return {
    get pid() {
      return child?.pid ?? null;
    },
    problems: () => problems,
    metrics: async () => {
      const mine = child;
      if (mine === null || !mine.connected) return null;
      const id = (questions += 1);
      const answer = Promise.withResolvers<MetricsJson | null>();
      const late = setTimeout(() => answer.resolve(null), METRICS_MS);
      asked.set(id, answer.resolve);
      mine.send({ type: "metrics", id }, (error) => error !== null && answer.resolve(null));
      return answer.promise.finally(() => {
        clearTimeout(late);
        asked.delete(id);
      });
    },
    ready: () => (isReady ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    stop: async () => {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      const mine = child;
      if (mine === null) return;
      await new Promise<void>((resolve) => {
        const kill = setTimeout(() => mine.kill("SIGKILL"), STOP_MS);
        mine.once("exit", () => {
          clearTimeout(kill);
          resolve();
        });
        if (mine.connected) mine.send({ type: "stop" }, () => undefined);
        else mine.kill("SIGTERM");
      });
    },
  };
}
