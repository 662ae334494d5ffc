import { PgBoss, type Db } from "pg-boss";
import type { Database, Transaction } from "../database.ts";
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

/** The running queue and the library below it. */
export interface OpenedBoss {
  boss: PgBoss;
  close(): Promise<void>;
}

/**
 * Starts pg-boss on the database with connections of its own, making its schema and queues when missing.
 * Only workers supervise. @throws when the database does not answer.
 */
export async function openBoss(
  url: string,
  options: { supervise: boolean; max: number; onError(error: unknown): void },
): Promise<OpenedBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: JOBS_SCHEMA,
    application_name: "sayhey jobs",
    max: options.max,
    supervise: options.supervise,
    schedule: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 600,
  });
  boss.on("error", options.onError);
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
  return { boss, close: () => boss.stop({ graceful: false, close: true }) };
}

/** Opens the sending side of the queue. */
export async function openJobQueue(url: string, onError: (error: unknown) => void): Promise<JobQueue> {
  const { boss, close } = await openBoss(url, { supervise: false, max: 2, onError });
  return {
    close,
    enqueue: async (tx, name, data, { key, priority }) => {
      const id = await boss.send(name, data, { db: onTransaction(tx), singletonKey: key, priority });
      return id !== null;
    },
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

/** pg-boss' statements inside a transaction of postgres.js. */
export function onTransaction(tx: Transaction): Db {
  return {
    executeSql: async (text, values = []) => {
      // pg-boss writes JSON itself; typed as text it reaches PostgreSQL's own cast instead of being encoded a second time.
      const typed = values.map((value) =>
        typeof value === "string" ? tx.typed(value as never, TEXT_OID) : (value as never),
      );
      return { rows: await tx.unsafe(text, typed) };
    },
  };
}

const TEXT_OID = 25;

/** Whether jobs can be queued: the database answers and has the queue's tables. */
export async function jobsReady(sql: Database): Promise<boolean> {
  const [row] = await sql<{ ready: boolean }[]>`select to_regclass('pgboss.job') is not null as ready`;
  return row?.ready === true;
}
