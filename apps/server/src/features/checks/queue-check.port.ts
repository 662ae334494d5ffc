import type { Transaction } from "../../infra/database/database.ts";
import { enqueueJob } from "../../infra/queue/enqueue-job.ts";

/** How long an app that is being edited is left alone before it is checked, and the longest that edits can put that off, seconds. */
const PAUSE_S = 15;
const LONGEST_S = 60;

/**
 * Queues the check of an app that has just changed; while it waits, every further change puts it off, so that only the last is checked.
 * `now` checks it at once. False when a check is waiting or running already.
 */
export async function queueCheck(
  tx: Transaction,
  project: { id: string; user_id: string },
  { now = false }: { now?: boolean } = {},
): Promise<boolean> {
  const pause = now ? 0 : PAUSE_S;
  const queued = await enqueueJob(
    tx,
    "check",
    { projectId: project.id, userId: project.user_id },
    { key: project.id, startAfter: new Date(Date.now() + pause * 1000), priority: now ? 0 : -1 },
  );
  if (queued) return true;
  const [made] = await tx<{ made: boolean }[]>`select to_regclass('pgboss.job') is not null as made`;
  if (made?.made !== true) return false;
  await tx`
    update pgboss.job set start_after = least(now() + ${pause} * interval '1 second', created_on + ${LONGEST_S} * interval '1 second')
    where name = 'check' and singleton_key = ${project.id} and state = 'created'`;
  return false;
}
