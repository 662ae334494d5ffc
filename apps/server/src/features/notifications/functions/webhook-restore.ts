import { defineFunction } from "../../../http/rpc/define-function.ts";
import { checkWebhookPlan, noWebhook } from "../webhooks/own-webhook.ts";

/** Brings a webhook back that was removed less than a day ago, with its address and secret. */
export const webhookRestore = defineFunction(
  "webhook-restore",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId }) => {
    await checkWebhookPlan(sql, userId);
    const changed = await sql`
      update private.webhooks set removed_at = null where user_id = ${userId} and removed_at > now() - interval '1 day' returning 1`;
    if (changed.length === 0) throw noWebhook();
    return {};
  },
);
