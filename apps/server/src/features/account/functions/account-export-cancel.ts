import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Cancels the packing of the caller's data; the worker stops within a second. */
export const accountExportCancel = defineFunction(
  "account-export-cancel",
  { rateLimit: { hits: 30, windowMs: 60_000 } },
  async ({ sql, jobs, userId }, input) => {
    await sql.begin(async (tx) => {
      const [known] = await tx`select 1 from account_exports where id = ${input.exportId} and user_id = ${userId}`;
      if (known === undefined)
        throw new AppError("not-found", "There is no such export.", { hint: "Reload the page." });
      await jobs.cancel(tx, "export-account", input.exportId);
      const changed = await tx`
        update account_exports set status = 'cancelled', stage = null, finished_at = now()
        where id = ${input.exportId} and status in ('queued', 'processing') returning 1`;
      if (changed.length === 0)
        throw new AppError("conflict", "This export has already ended.", { hint: "Reload the page to see how." });
    });
    return { done: true };
  },
);
