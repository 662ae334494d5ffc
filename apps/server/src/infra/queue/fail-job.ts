import type { AppError } from "@sayhey/contract/app-error";
import type { Transaction } from "../database/database.ts";
import { DEAD_JOB_DAYS } from "./dead-jobs.ts";
import { failureText } from "./job-failure.ts";
import type { JobAttempt } from "./put-back.ts";

/** Ends an active job as failed, whatever tries it has left, with what went wrong for whoever looks at the queue. */
export async function failJob(tx: Transaction, { id, name, number }: JobAttempt, error: AppError): Promise<void> {
  await tx`
    update pgboss.job set state = 'failed', completed_on = now(), deletion_seconds = ${DEAD_JOB_DAYS * 24 * 3600}, output = jsonb_build_object('message', ${failureText(error)}::text)
    where id = ${id} and name = ${name} and state = 'active' and retry_count = ${number}`;
}
