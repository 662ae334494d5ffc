import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { enqueueJob } from "../../../infra/queue/enqueue-job.ts";

/** Stops a run of a model; the worker lets go within a second, and the project stays as it was. */
export const aiCancel = defineFunction(
  "ai-cancel",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, jobs, userId }, { runId }) => {
    await sql.begin(async (tx) => {
      // The job first, as a worker that completes the run does: both in one order cannot block each other.
      await jobs.cancel(tx, "generate", runId);
      const [run] = await tx<{ kind: string; project_id: string }[]>`
        update ai_runs set status = 'cancelled', finished_at = now()
        where id = ${runId} and user_id = ${userId} and status in ('queued', 'running') returning kind, project_id`;
      if (run === undefined) {
        const [ended] = await tx`select from ai_runs where id = ${runId} and user_id = ${userId}`;
        throw ended === undefined
          ? new AppError("not-found", "There is no such run.", { hint: "It may have been deleted. Reload the page." })
          : new AppError("conflict", "This has already ended.", { hint: "Reload the page to see how." });
      }
      // A new app waits for its model before it is filmed.
      if (run.kind === "plan")
        await enqueueJob(tx, "film", { projectId: run.project_id, userId, force: false }, { key: run.project_id });
    });
    return { status: "cancelled" };
  },
);
