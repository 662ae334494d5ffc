import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { noteCancelledWork } from "../../../infra/queue/cancelled-work.ts";
import { ownRender } from "../../projects/owned.port.ts";

/** Cancels a render that waits or runs; the worker stops within a second. No credit is charged; one that was being made counts in its month. */
export const renderCancel = defineFunction(
  "render-cancel",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, jobs, userId } = context;
    const render = await ownRender(sql, userId, input.renderId);
    await sql.begin(async (tx) => {
      // The job first, as a worker that completes the render does: both in one order cannot block each other.
      await jobs.cancel(tx, "render", render.id);
      await noteCancelledWork(tx, userId, "render", render.id);
      const changed = await tx`
      update renders set status = 'cancelled', stage = null, remaining_ms = null, finished_at = now()
      where id = ${render.id} and status in ('queued', 'processing') returning 1`;
      if (changed.length === 0)
        throw new AppError("conflict", "This render has already ended.", { hint: "Reload the list to see how." });
    });
    return { status: "cancelled" };
  },
);
