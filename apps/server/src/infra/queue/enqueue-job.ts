import { logContext } from "../log/log-context.ts";
import type { Transaction } from "../database/database.ts";
import type { JobData, QueueName } from "./queues.ts";

/** How a job is queued. */
export interface EnqueueOptions {
  /** Keeps the job single: there is at most one of a key that is queued or runs. */
  key: string;
  /** Higher runs first, in steps of ten: less than one step is between jobs of one person. 0 when absent. */
  priority?: number;
  /** Not before this moment; at once when absent. */
  startAfter?: Date;
}

/**
 * Queues a job with the transaction, from wherever there is one: unlike `JobQueue` it needs no running pg-boss. False when a job
 * of that key is queued or running already, or when no queue has been made yet (the first start is still under way).
 */
export async function enqueueJob<N extends QueueName>(
  tx: Transaction,
  name: N,
  data: JobData<N>,
  { key, priority = 0, startAfter = new Date(0) }: EnqueueOptions,
): Promise<boolean> {
  const [made] = await tx<{ made: boolean }[]>`select to_regclass('pgboss.job') is not null as made`;
  if (made?.made !== true) return false;
  // Whatever comes of it can be found in the log by the request that began it; no schema of a queue knows it.
  const { requestId } = logContext();
  const carried = requestId === undefined ? data : { ...data, requestId };
  const { userId: account = null, projectId = null } = data as { userId?: string; projectId?: string };
  // The columns that pg-boss 12 itself fills in from the queue. `group_id` and `group_tier` bound how many jobs of a person run at a time (group-places.ts), and the second that somebody
  // queues comes after everybody else's first.
  const rows = await tx`
    insert into pgboss.job (name, data, priority, start_after, singleton_key, group_id, group_tier, expire_seconds, deletion_seconds, keep_until,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select q.name, ${tx.json(carried)}, ${priority} - least(9, (
        select count(*)::int from pgboss.job j
        where j.name = q.name and j.group_id = ${account} and j.state in ('created', 'retry', 'active'))),
      greatest(now(), ${startAfter}, private.rests_until(${projectId}::uuid, q.name)), ${key}, ${account},
      (select plan from public.accounts where user_id::text = ${account}), q.expire_seconds, q.deletion_seconds,
      greatest(now(), ${startAfter}, private.rests_until(${projectId}::uuid, q.name)) + q.retention_seconds * interval '1 second',
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
    from pgboss.queue q where q.name = ${name}
    on conflict do nothing returning 1`;
  return rows.length > 0;
}
