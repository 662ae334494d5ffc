import { inspect } from "node:util";
import { types } from "pg";
import { PgBoss, type Db } from "pg-boss";
import { z } from "zod";
import type { Database, Transaction } from "../database/database.ts";
import { openPool } from "../database/connection-pool.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { enqueueJob } from "./enqueue-job.ts";
import { QUEUE_NAMES, QUEUES, type JobData, type QueueName, type QueueSettings } from "./queues.ts";

/** Schema of the queue's own tables; no API role may use it. */
const JOBS_SCHEMA = "pgboss";

/** Puts jobs into the queue and takes them out again, always inside the caller's transaction. */
export interface JobQueue {
  /**
   * Queues a job with the transaction. `key` keeps it single: false when a job of that key is queued or running already.
   * Higher `priority` runs first.
   */
  enqueue<N extends QueueName>(
    tx: Transaction,
    name: N,
    data: JobData<N>,
    options: { key: string; priority: number },
  ): Promise<boolean>;
  /** Cancels the queued or running job of a key; a worker that runs it stops within a second of the commit. */
  cancel(tx: Transaction, name: QueueName, key: string): Promise<void>;
  close(): Promise<void>;
}

const copiedErrorSchema = z.object({ message: z.string(), code: z.string().optional() });

/** pg-boss tells some errors as plain copies of their fields (pg-boss/dist/worker.js, manager.js). */
function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const copy = copiedErrorSchema.safeParse(thrown);
  return copy.success
    ? Object.assign(new Error(copy.data.message), copy.data.code !== undefined && { code: copy.data.code })
    : new Error(inspect(thrown));
}

/** The running queue and the library below it. */
export interface OpenedBoss {
  boss: PgBoss;
  /** Takes no more jobs, and waits for those that run where it is to be graceful. `timeout` in ms. */
  stop(options: { graceful: boolean; timeout?: number }): Promise<void>;
}

/**
 * Starts pg-boss on the database with connections of its own, making its schema and queues when missing.
 * Only workers supervise. @throws when the database does not answer.
 */
export async function openBoss(
  url: string,
  options: { supervise: boolean; max: number; onError(error: unknown): void },
): Promise<OpenedBoss> {
  const connections = openPool({ url, max: options.max, name: "sayhey jobs", readers: types });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connections.pool.query(text, values) },
    schema: JOBS_SCHEMA,
    supervise: options.supervise,
    schedule: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 600,
  });
  boss.on("error", (thrown) => {
    const error = asError(thrown);
    // An outage is told once, by the pool; the queue meets it in every one of its loops.
    if (!isDatabaseAway(error)) options.onError(error);
  });
  await boss.start();
  for (const name of QUEUE_NAMES) {
    const { timeLimit, retryLimit, retryDelay = 1, retryDelayMax = 30 }: QueueSettings = QUEUES[name];
    const settings = {
      retryLimit,
      retryDelay,
      retryBackoff: true,
      retryDelayMax,
      expireInSeconds: timeLimit + 60,
      deleteAfterSeconds: 7 * 24 * 3600,
    };
    await boss.createQueue(name, { policy: "exclusive", ...settings });
    await boss.updateQueue(name, settings);
  }
  return {
    boss,
    stop: async (stopping) => {
      await boss.stop({ ...stopping, close: true });
      await connections.end({ timeout: 2 });
    },
  };
}

/** Opens the sending side of the queue. */
export async function openJobQueue(url: string, onError: (error: unknown) => void): Promise<JobQueue> {
  const { boss, stop } = await openBoss(url, { supervise: false, max: 2, onError });
  return {
    close: () => stop({ graceful: false }),
    enqueue: enqueueJob,
    cancel: async (tx, name, key) => {
      const rows = await tx<{ id: string }[]>`
        select id from pgboss.job where name = ${name} and singleton_key = ${key} and state in ('created', 'retry', 'active')`;
      if (rows.length > 0)
        await boss.cancel(
          name,
          rows.map(({ id }) => id),
          { db: onTransaction(tx) },
        );
    },
  };
}

/** pg-boss' statements inside a transaction of ours. */
export function onTransaction(tx: Transaction): Db {
  return { executeSql: async (text, values = []) => ({ rows: await tx.unsafe(text, values) }) };
}

/** Whether jobs can be queued: the database answers and has the queue's tables. */
export async function jobsReady(sql: Database): Promise<boolean> {
  const [row] = await sql<{ ready: boolean }[]>`select to_regclass('pgboss.job') is not null as ready`;
  return row?.ready === true;
}
