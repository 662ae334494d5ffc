import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownTransform } from "../own-transform.ts";
import { checkTransformQuota, readUsage } from "../../billing/plan-usage.port.ts";

/** Queues a failed or cancelled transform again. */
export const transformRetry = defineFunction(
  "transform-retry",
  { rateLimit: { hits: 30, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, jobs, userId } = context;
    const transform = await ownTransform(sql, userId, input.transformId);
    if (transform.status !== "failed" && transform.status !== "cancelled") throw running();
    await sql.begin(async (tx) => {
      const usage = await readUsage(tx, userId, { lock: true });
      checkTransformQuota(usage);
      const changed = await tx`
        update transforms set status = 'queued', stage = null, progress = 0, remaining_ms = null, error_message = null,
          started_at = null, finished_at = null
        where id = ${transform.id} and status in ('failed', 'cancelled') returning 1`;
      if (changed.length === 0) throw running();
      const queued = await jobs.enqueue(
        tx,
        "transform",
        { transformId: transform.id, userId },
        { key: transform.id, priority: usage.plan.queuePriority },
      );
      if (!queued)
        throw new AppError("conflict", "This transform is still being stopped.", { hint: "Try again in a second." });
    });
    return { status: "queued" };
  },
);

const running = (): AppError =>
  new AppError("conflict", "Only a failed or canceled transform can be tried again.", {
    hint: "Reload the page to see its state.",
  });
