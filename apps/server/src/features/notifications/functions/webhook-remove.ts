import { defineFunction } from "../../../http/rpc/define-function.ts";
import { noWebhook } from "../webhooks/own-webhook.ts";

/** Takes one's webhook away; whatever the plan, so that nobody is stuck with one. */
export const webhookRemove = defineFunction(
  "webhook-remove",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId }) => {
    const changed = await sql`
      update private.webhooks set removed_at = now() where user_id = ${userId} and removed_at is null returning 1`;
    if (changed.length === 0) throw noWebhook();
    return {};
  },
);
