import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Stops an import that waits or runs; the worker stops within a second. */
export const footageCancel = defineFunction(
  "footage-cancel",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, jobs, userId }, input) => {
    await sql.begin(async (tx) => {
      const [own] = await tx`select from footage_imports where id = ${input.importId} and user_id = ${userId}`;
      if (own === undefined) throw new AppError("not-found", "There is no such import.");
      // The job first, as a worker that completes one does: both in one order cannot block each other.
      await jobs.cancel(tx, "footage", input.importId);
      const changed = await tx`
        update footage_imports set status = 'cancelled', finished_at = now()
        where id = ${input.importId} and status in ('queued', 'processing') returning 1`;
      if (changed.length === 0) throw new AppError("conflict", "This import has already ended.");
    });
    return { status: "cancelled" as const };
  },
);
