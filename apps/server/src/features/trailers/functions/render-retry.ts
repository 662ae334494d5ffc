import { AppError } from "@sayhey/contract/app-error";
import { checkEditable } from "../../billing/read-only.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject, ownRender } from "../../projects/owned.port.ts";
import { checkRenderQuota, readUsage } from "../../billing/plan-usage.port.ts";

/** Queues a failed or cancelled render again. */
export const renderRetry = defineFunction(
  "render-retry",
  { rateLimit: { hits: 30, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, jobs, userId } = context;
    const render = await ownRender(sql, userId, input.renderId);
    if (render.status !== "failed" && render.status !== "cancelled") throw running();
    await ownProject(sql, userId, render.project_id);
    await sql.begin(async (tx) => {
      const usage = await readUsage(tx, userId, { lock: true });
      await checkEditable(tx, { id: render.project_id, user_id: userId });
      checkRenderQuota(usage);
      const changed = await tx`
      update renders set status = 'queued', stage = null, progress = 0, remaining_ms = null, error_message = null,
        watermark = ${usage.plan.watermark}, size = least(size, ${usage.plan.largestRender}), started_at = null, finished_at = null
      where id = ${render.id} and status in ('failed', 'cancelled') returning 1`;
      if (changed.length === 0) throw running();
      const queued = await jobs.enqueue(
        tx,
        "render",
        { renderId: render.id, userId },
        { key: render.id, priority: usage.plan.queuePriority },
      );
      if (!queued)
        throw new AppError("conflict", "This render is still being stopped.", { hint: "Try again in a second." });
    });
    return { status: "queued" };
  },
);

const running = (): AppError =>
  new AppError("conflict", "Only a failed or canceled render can be tried again.", {
    hint: "Reload the list to see its state.",
  });
