import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { readUsage } from "../../billing/plan-usage.port.ts";

/** Queues a ZIP file of everything that is the caller's; one at a time. */
export const accountExport = defineFunction(
  "account-export",
  { rateLimit: { hits: 5, windowMs: 60_000 } },
  async ({ sql, jobs, userId }) => {
    const exportId = await sql.begin(async (tx) => {
      const { plan } = await readUsage(tx, userId, { lock: true });
      const [row] = await tx<{ id: string }[]>`
        insert into account_exports (user_id) values (${userId})
        on conflict (user_id) where status in ('queued', 'processing') do nothing returning id`;
      if (row === undefined) {
        throw new AppError("conflict", "Your export is already being prepared.", {
          hint: "Wait for it, or cancel it first.",
        });
      }
      await jobs.enqueue(
        tx,
        "export-account",
        { exportId: row.id, userId },
        { key: row.id, priority: plan.queuePriority },
      );
      return row.id;
    });
    return { exportId };
  },
);
