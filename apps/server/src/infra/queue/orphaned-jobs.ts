import { AppError } from "@sayhey/contract/app-error";
import type { Database, Transaction } from "../database/database.ts";
import { log } from "../log/log.ts";
import { metrics } from "../metrics/metrics.ts";
import { failJob } from "./fail-job.ts";
import { jobMark } from "./job-lease.ts";
import { OWN_FAILURE_LIMIT, ownFailuresOf, pauseAfter, putBack } from "./put-back.ts";
import type { QueueName } from "./queues.ts";

/** What happens to a job whose worker died. */
export interface OrphanedJobActions {
  reached(tx: Transaction, name: QueueName, data: unknown): Promise<number>;
  onRetry(tx: Transaction, name: QueueName, data: unknown): Promise<void>;
  onFailure(tx: Transaction, name: QueueName, data: unknown, error: AppError): Promise<void>;
}

/** A worker marks a job right after it has fetched it; until then the job only looks lost. */
const GRACE_SECONDS = 2;

/** Finds jobs whose worker died; made once for a worker, since it remembers what it has seen. */
export interface OrphanedJobs {
  /**
   * Looks for active jobs that no process holds the mark of, now and at the time before: a worker that only lost its line gives them back
   * itself. They are queued again, without using up a try; those that have taken several workers down are ended. Answers how many.
   */
  revive(): Promise<number>;
}

/** Makes it. */
export function findOrphanedJobs(sql: Database, actions: OrphanedJobActions): OrphanedJobs {
  let unmarked = new Set<string>();
  return {
    revive: async () => {
      const active = await sql<LostJob[]>`
        select id, name, retry_count as number, data, output,
          extract(epoch from now() - started_on)::float8 as seconds,
          started_on < pg_postmaster_start_time() as "outlivedDatabase"
        from pgboss.job where state = 'active' and started_on < now() - ${GRACE_SECONDS} * interval '1 second'`;
      const seen = new Set<string>();
      let revived = 0;
      for (const job of active) {
        const attempt = `${job.id} ${job.number}`;
        const isLost = await sql.begin(async (tx) => {
          const [row] = await tx<
            { free: boolean }[]
          >`select pg_try_advisory_xact_lock(hashtextextended(${jobMark(job.id)}, 0)) as free`;
          if (row?.free !== true) return false;
          seen.add(attempt);
          // Its worker may have ended it properly since it was listed; the attempt's number keeps this from touching a newer one.
          return unmarked.has(attempt) && takeOver(tx, job, actions);
        });
        if (isLost) revived++;
      }
      unmarked = seen;
      return revived;
    },
  };
}

interface LostJob {
  id: string;
  name: QueueName;
  number: number;
  data: unknown;
  output: unknown;
  /** How long ago it was begun. */
  seconds: number;
  /** The database was started after the job: it was the database that went, and with it every mark. */
  outlivedDatabase: boolean;
}

async function takeOver(tx: Transaction, job: LostJob, actions: OrphanedJobActions): Promise<boolean> {
  const before = ownFailuresOf(job.output, await actions.reached(tx, job.name, job.data));
  if (job.outlivedDatabase || before.count < OWN_FAILURE_LIMIT) {
    // A worker that is killed once or twice by whoever runs the machine costs nobody a pause.
    const seconds = job.outlivedDatabase || before.count < 2 ? 0 : pauseAfter(before.count);
    const back = await putBack(tx, job, {
      seconds,
      ...(!job.outlivedDatabase && { ownFailure: { message: "The worker stopped unexpectedly.", before } }),
    });
    if (back) await actions.onRetry(tx, job.name, job.data);
    return back;
  }
  const [mine] = await tx`
    select 1 from pgboss.job where id = ${job.id} and name = ${job.name} and state = 'active' and retry_count = ${job.number} for update`;
  if (mine === undefined) return false;
  const error = new AppError("internal", "This stopped unexpectedly several times.", {
    hint: "The server may be short of memory. Try again later or with a smaller size.",
  });
  await actions.onFailure(tx, job.name, job.data, error);
  await failJob(tx, job, error);
  metrics.jobs.observe({ queue: job.name, outcome: "failed" }, job.seconds);
  log.warn(`A ${job.name} job failed: ${error.message}`, { jobId: job.id, queue: job.name });
  return true;
}
