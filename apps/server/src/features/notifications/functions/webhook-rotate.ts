import { encryptSecret } from "../../../infra/crypto/encryption.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { checkWebhookPlan, newWebhookSecret, noWebhook } from "../webhooks/own-webhook.ts";

/** Makes a new secret for one's webhook and shows it this once. */
export const webhookRotate = defineFunction(
  "webhook-rotate",
  { rateLimit: { hits: 10, windowMs: 60_000 } },
  async ({ sql, userId }) => {
    await checkWebhookPlan(sql, userId);
    const secret = newWebhookSecret();
    const changed = await sql`
      update private.webhooks set secret = ${await encryptSecret(sql, secret)}
      where user_id = ${userId} and removed_at is null returning 1`;
    if (changed.length === 0) throw noWebhook();
    return { secret };
  },
);
