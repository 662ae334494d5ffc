import type { Transaction } from "../database/database.ts";

/** How long a job that failed for good is kept for whoever looks after the queue, days. The queue itself deletes it then. */
export const DEAD_JOB_DAYS = 30;

/** Whether an administrator has put a job `j` aside; SQL. */
export const IS_DISCARDED = `coalesce(j.output ? 'discardedAt', false)`;

/** Whether a later job does what the job `j` was to do; SQL. */
export const IS_REPLACED = `exists (select from pgboss.job later
  where later.name = j.name and later.singleton_key = j.singleton_key and later.created_on > j.created_on)`;

/** Puts a job that failed for good aside, or takes it back. False when it isn't one, or was put aside or taken back before. */
export async function setDiscarded(tx: Transaction, id: string, isDiscarded: boolean): Promise<boolean> {
  const output = isDiscarded
    ? tx`coalesce(j.output, '{}'::jsonb) || jsonb_build_object('discardedAt', now())`
    : tx`j.output - 'discardedAt'`;
  const rows = await tx`
    update pgboss.job j set output = ${output}
    where id = ${id} and state = 'failed' and ${tx.unsafe(IS_DISCARDED)} = ${!isDiscarded} returning 1`;
  return rows.length > 0;
}
