import type { Transaction } from "../database.ts";
import type { QueueName } from "./queues.ts";

/** How often a job is put back for failures of ours before it ends: what kills everything that touches it must not do so for ever. */
export const OWN_FAILURE_LIMIT = 10;
const LONGEST_PAUSE_SECONDS = 60;

/** An attempt of a job. */
export interface JobAttempt {
  id: string;
  name: QueueName;
  /** Its number, from 0. */
  number: number;
}

/** How an attempt is put back. */
export interface PutBack {
  /** Pause before the next, s. */
  seconds: number;
  /** A failure of ours, in words for the operator; it is counted apart from the tries. */
  ownFailure?: string;
}

/** How long a job rests after its n-th failure of ours, s. */
export const pauseAfter = (ownFailures: number): number => Math.min(2 ** ownFailures, LONGEST_PAUSE_SECONDS);

/** Failures of ours that a job has met, as its output in the queue tells. */
export function ownFailuresOf(output: unknown): number {
  const count: unknown = typeof output === "object" && output !== null && "ownFailures" in output && output.ownFailures;
  return typeof count === "number" ? count : 0;
}

/**
 * Gives an active job back to the queue without using up one of its tries: each time that it is taken counts as one more. False when
 * the attempt is over already.
 */
export async function putBack(
  tx: Transaction,
  { id, name, number }: JobAttempt,
  { seconds, ownFailure }: PutBack,
): Promise<boolean> {
  const output =
    ownFailure === undefined
      ? tx`output`
      : tx`jsonb_build_object('message', ${ownFailure.slice(0, 500)}::text,
          'ownFailures', case when jsonb_typeof(output -> 'ownFailures') = 'number' then (output ->> 'ownFailures')::int else 0 end + 1)`;
  const rows = await tx`
    update pgboss.job set state = 'retry', start_after = now() + ${seconds} * interval '1 second', retry_limit = retry_limit + 1,
      output = ${output}
    where id = ${id} and name = ${name} and state = 'active' and retry_count = ${number} returning 1`;
  return rows.length > 0;
}
