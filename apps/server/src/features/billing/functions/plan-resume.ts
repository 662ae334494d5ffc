import { requirePayments } from "../require-payments.ts";
import { planOf } from "../subscription-machine.ts";
import { readSubscription } from "../subscription-store.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Takes back a cancellation, or a smaller plan that has not begun. */
export const planResume = defineFunction(
  "plan-resume",
  { rateLimit: { hits: 60, windowMs: 3_600_000 } },
  async ({ sql, userId, billing }) => {
    await requirePayments(billing).resume(userId);
    return { plan: planOf(await readSubscription(sql, userId)) };
  },
);
