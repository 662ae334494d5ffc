import { AppError } from "@sayhey/contract/app-error";
import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "../database.ts";
import { jobMark } from "./job-lease.ts";
import { onTransaction } from "./job-queue.ts";
import type { QueueName } from "./queues.ts";

/** What happens to a job whose worker died. */
export interface LostJobActions {
  again(tx: Transaction, name: QueueName, data: unknown): Promise<void>;
  failed(tx: Transaction, name: QueueName, data: unknown, error: AppError): Promise<void>;
}

/** A worker marks a job right after it has fetched it; until then the job only looks lost. */
const GRACE_SECONDS = 2;

/**
 * Finds active jobs that no process holds the mark of and queues them again at once, or ends them when they have used up their
 * attempts: a job that kills every worker that touches it must not do so for ever. Returns how many.
 */
export async function reviveLostJobs(sql: Database, boss: PgBoss, actions: LostJobActions): Promise<number> {
  const suspects = await sql<{ id: string; name: QueueName; retryCount: number; data: unknown }[]>`
    select id, name, retry_count as "retryCount", data from pgboss.job
    where state = 'active' and started_on < now() - ${GRACE_SECONDS} * interval '1 second'`;
  let revived = 0;
  for (const job of suspects) {
    await sql.begin(async (tx) => {
      const [row] = await tx<
        { free: boolean }[]
      >`select pg_try_advisory_xact_lock(hashtextextended(${jobMark(job.id)}, 0)) as free`;
      if (row?.free !== true) return;
      // Its worker may have ended it properly since it was listed; the attempt number keeps this from touching a newer attempt.
      await boss.fail(
        job.name,
        { id: job.id, retryCount: job.retryCount },
        { message: "the worker died" },
        { db: onTransaction(tx) },
      );
      const [now] = await tx<{ state: string }[]>`
        update pgboss.job set start_after = now() where id = ${job.id} and name = ${job.name} and state = 'retry' and retry_count = ${job.retryCount} returning state`;
      if (now !== undefined) await actions.again(tx, job.name, job.data);
      else {
        const [ended] =
          await tx`select 1 from pgboss.job where id = ${job.id} and name = ${job.name} and state = 'failed'`;
        if (ended === undefined) return;
        const error = new AppError("internal", "The program that makes this stopped unexpectedly, several times.", {
          hint: "The server may be short of memory. Try again later or with a smaller size.",
        });
        await actions.failed(tx, job.name, job.data, error);
      }
      revived++;
    });
  }
  return revived;
}
