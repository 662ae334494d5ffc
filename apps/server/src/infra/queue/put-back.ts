import { z } from "zod";
import type { Transaction } from "../database/database.ts";
import type { QueueName } from "./queues.ts";

/**
 * How often a job is put back for failures of ours before it ends, counted from when it last got farther than ever: what kills everything
 * that touches it must not do so for ever, and what goes on where it was gets there in the end.
 */
export const OWN_FAILURE_LIMIT = 10;
const LONGEST_PAUSE_SECONDS = 60;
const outputSchema = z.looseObject({ ownFailures: z.number().optional(), reached: z.number().optional() });

/** Share of the work by which an attempt has to be farther than any before, so that noise is no progress. */
const FARTHER = 0.02;

/** An attempt of a job. */
export interface JobAttempt {
  id: string;
  name: QueueName;
  /** Its number, from 0. */
  number: number;
}

/** Failures of ours that a job has met. */
interface OwnFailures {
  /** Since it last got farther than ever. */
  count: number;
  /** The farthest that an attempt got, 0 to 1. */
  reached: number;
}

/** How an attempt is put back. */
export interface PutBack {
  /** Pause before the next, s. */
  seconds: number;
  /** A failure of ours, in words for the operator; it is counted apart from the tries. */
  ownFailure?: { message: string; before: OwnFailures };
}

/** How long a job rests after its n-th failure of ours, s. */
export const pauseAfter = (ownFailures: number): number => Math.min(2 ** ownFailures, LONGEST_PAUSE_SECONDS);

/** Failures of ours that a job has met, as its output in the queue tells. `reached` is how far its last attempt got, 0 to 1. */
export function ownFailuresOf(output: unknown, reached: number): OwnFailures {
  const { ownFailures: count = 0, reached: before = 0 } = outputSchema.safeParse(output).data ?? {};
  return { count: reached > before + FARTHER ? 0 : count, reached: Math.max(reached, before) };
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
      : tx`jsonb_build_object('message', ${ownFailure.message.slice(0, 500)}::text,
          'ownFailures', ${ownFailure.before.count + 1}::int, 'reached', ${ownFailure.before.reached}::float8)`;
  const rows = await tx`
    update pgboss.job set state = 'retry', start_after = now() + ${seconds} * interval '1 second', retry_limit = retry_limit + 1,
      output = ${output}
    where id = ${id} and name = ${name} and state = 'active' and retry_count = ${number} returning 1`;
  return rows.length > 0;
}
