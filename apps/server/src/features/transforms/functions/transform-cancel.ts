import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { noteCancelledWork } from "../../../infra/queue/cancelled-work.ts";
import { ownTransform } from "../own-transform.ts";

/** Cancels a transform that waits or runs; the worker stops within a second, and nothing is charged. */
export const transformCancel = defineFunction(
  "transform-cancel",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, jobs, userId } = context;
    const transform = await ownTransform(sql, userId, input.transformId);
    await sql.begin(async (tx) => {
      // The job first, as a worker that completes the transform does: both in one order cannot block each other.
      await jobs.cancel(tx, "transform", transform.id);
      await noteCancelledWork(tx, userId, "transform", transform.id);
      const changed = await tx`
        update transforms set status = 'cancelled', stage = null, remaining_ms = null, finished_at = now()
        where id = ${transform.id} and status in ('queued', 'processing') returning 1`;
      if (changed.length === 0)
        throw new AppError("conflict", "This transform has already ended.", { hint: "Reload the page to see how." });
    });
    return { status: "cancelled" };
  },
);
