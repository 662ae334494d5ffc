import type { Transaction } from "../platform/database.ts";
import { enqueueJob } from "../platform/jobs/enqueue-job.ts";

/** How long an app that is being edited is left alone before it is proved, and the longest that edits can put that off, seconds. */
const PAUSE_S = 15;
const LONGEST_S = 60;

/** Queues the proof of an app that has just changed; while it waits, every further change puts it off, so that only the last is proved. */
export async function queueProof(tx: Transaction, project: { id: string; user_id: string }): Promise<void> {
  const queued = await enqueueJob(
    tx,
    "prove",
    { projectId: project.id, userId: project.user_id },
    { key: project.id, startAfter: new Date(Date.now() + PAUSE_S * 1000), priority: -1 },
  );
  if (queued) return;
  const [made] = await tx<{ made: boolean }[]>`select to_regclass('pgboss.job') is not null as made`;
  if (made?.made !== true) return;
  await tx`
    update pgboss.job set start_after = least(now() + ${PAUSE_S} * interval '1 second', created_on + ${LONGEST_S} * interval '1 second')
    where name = 'prove' and singleton_key = ${project.id} and state = 'created'`;
}
