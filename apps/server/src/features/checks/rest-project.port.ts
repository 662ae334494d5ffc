import type { AppError } from "@sayhey/contract/app-error";
import type { Transaction } from "../../infra/database/database.ts";

/** The first rest, and the longest, seconds; each one is twice as long as the one before. */
const FIRST_S = 30;
const LONGEST_S = 3600;

/** Notes how the browser got on with an app: after a time-out its next films and checks wait, so that it does not hold up those of others. */
export async function noteProjectTime(tx: Transaction, projectId: string, tookTooLong: boolean): Promise<void> {
  if (!tookTooLong) return void (await tx`delete from private.resting_projects where project_id = ${projectId}`);
  await tx`
    insert into private.resting_projects as r (project_id, until)
    select id, now() + ${FIRST_S} * interval '1 second' from public.projects where id = ${projectId}
    on conflict (project_id) do update set strikes = r.strikes + 1,
      until = now() + least(${LONGEST_S}, ${FIRST_S} * 2 ^ least(r.strikes, 20)) * interval '1 second'`;
}

/** Whether a job failed because its app took too long. */
export const isTimeout = (error: AppError): boolean => error.kind === "timeout";
