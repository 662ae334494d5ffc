import { AppError } from "@sayhey/contract/app-error";
import type { AdminJob } from "@sayhey/contract/functions/admin";
import { audit } from "../audit.ts";
import { readJobs } from "../read-jobs.ts";
import { setDiscarded } from "../../../infra/queue/dead-jobs.ts";
import { requireAdmin } from "../require-admin.ts";
import type { Transaction } from "../../../infra/database/database.ts";
import { defineFunction, type FunctionContext } from "../../../http/rpc/define-function.ts";
import { aiCancel } from "../../ai/functions/ai-cancel.ts";
import { footageCancel } from "../../trailers/functions/footage-cancel.ts";
import { renderCancel } from "../../trailers/functions/render-cancel.ts";
import { renderRetry } from "../../trailers/functions/render-retry.ts";
import { transformCancel } from "../../transforms/functions/transform-cancel.ts";
import { transformRetry } from "../../transforms/functions/transform-retry.ts";

/**
 * Cancels or retries somebody's job, as they themselves could: their quota holds for a retry too. One that failed for good is also put aside, or
 * taken back.
 */
export const adminJob = defineFunction(
  "admin-job",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async (context, { jobId, action, reason }) => {
    const { sql, userId, session } = context;
    await requireAdmin(sql, userId);
    const { jobs } = await readJobs(sql, { id: jobId });
    const [job] = jobs;
    if (job === undefined) throw new AppError("not-found", "There is no such job.", { hint: "Reload the list." });
    if (!job.may.includes(action)) {
      throw new AppError("conflict", REFUSALS[action], { hint: "Reload the list to see its state." });
    }
    const [row] = await sql<{ data: Record<string, string> }[]>`select data from pgboss.job where id = ${jobId}`;
    await actOnJob(context, job, row?.data ?? {}, action);
    await sql.begin((tx) =>
      audit(tx, session, {
        action: `${action}-job`,
        target: job.owner === "" ? "the server" : job.owner,
        ...(job.ownerId === "" ? {} : { targetId: job.ownerId }),
        reason,
        details: { queue: job.queue, job: jobId },
      }),
    );
    return { status: RESULTS[action] };
  },
);

type Action = AdminJob["may"][number];
const REFUSALS: Record<Action, string> = {
  cancel: "This job can't be canceled.",
  retry: "This job can't be retried.",
  discard: "This job can't be discarded.",
  restore: "This job can't be restored.",
};
const RESULTS: Record<Action, string> = {
  cancel: "cancelled",
  retry: "queued",
  discard: "discarded",
  restore: "failed",
};

async function actOnJob(
  context: FunctionContext<"admin-job">,
  { id, queue, ownerId }: AdminJob,
  data: Record<string, string>,
  action: Action,
): Promise<void> {
  if (action === "discard" || action === "restore") {
    const isDone = await context.sql.begin((tx) => setDiscarded(tx, id, action === "discard"));
    if (!isDone) throw new AppError("conflict", REFUSALS[action], { hint: "Reload the list to see its state." });
    return;
  }
  const theirs = { ...context, userId: ownerId };
  const { renderId, transformId, runId, importId } = data;
  if (queue === "render" && renderId !== undefined)
    return void (await (action === "cancel" ? renderCancel : renderRetry).handler(theirs, { renderId }));
  if (queue === "transform" && transformId !== undefined)
    return void (await (action === "cancel" ? transformCancel : transformRetry).handler(theirs, { transformId }));
  if (queue === "generate" && runId !== undefined) return void (await aiCancel.handler(theirs, { runId }));
  if (queue === "footage" && importId !== undefined && action === "cancel")
    return void (await footageCancel.handler(theirs, { importId }));
  await context.sql.begin((tx) => (action === "cancel" ? cancelJob(tx, id, data) : retryJob(tx, id, data)));
}

/** Ends a job that has no row of its own but, at most, its project's. */
async function cancelJob(tx: Transaction, id: string, { projectId }: Record<string, string>): Promise<void> {
  const [job] = await tx<{ name: string }[]>`
    update pgboss.job set state = 'cancelled', completed_on = now()
    where id = ${id} and state in ('created', 'retry', 'active') returning name`;
  if (job === undefined) throw new AppError("conflict", "This job has already ended.", { hint: "Reload the list." });
  if (projectId === undefined) return;
  if (job.name === "film")
    await tx`update projects set footage_status = 'pending', footage_progress = 0 where id = ${projectId} and footage_status = 'running'`;
  await tx`update projects set check_status = 'pending' where id = ${projectId} and check_status = 'running'`;
}

/** Gives a failed job one more attempt at once. */
async function retryJob(tx: Transaction, id: string, data: Record<string, string>): Promise<void> {
  const [other] = await tx`
    select from pgboss.job j join pgboss.job o on o.name = j.name and o.singleton_key = j.singleton_key and o.id <> j.id
    where j.id = ${id} and o.state in ('created', 'retry', 'active')`;
  if (other !== undefined)
    throw new AppError("conflict", "The same is queued or running already.", { hint: "Reload the list to see it." });
  const [job] = await tx<{ name: string }[]>`
    update pgboss.job set state = 'retry', retry_limit = greatest(retry_limit, retry_count + 1), start_after = now(),
      completed_on = null, output = null, keep_until = now() + interval '14 days'
    where id = ${id} and state = 'failed' returning name`;
  if (job === undefined)
    throw new AppError("conflict", "Only a failed job can be retried.", {
      hint: "Reload the list to see its state.",
    });
  const { projectId, importId = null, exportId = null, deliveryId = null } = data;
  // A job takes up only what waits for it.
  await tx`update footage_imports set status = 'queued', progress = 0, error_message = null, finished_at = null
    where id = ${importId} and status = 'failed'`;
  await tx`update account_exports set status = 'queued', progress = 0, error_message = null, finished_at = null
    where id = ${exportId} and status = 'failed'`;
  await tx`update private.webhook_deliveries set status = 'queued', message = null, finished_at = null
    where id = ${deliveryId} and status = 'failed'`;
  if (job.name === "check" && projectId !== undefined)
    await tx`update projects set check_status = 'pending' where id = ${projectId} and check_status = 'failed'`;
}
