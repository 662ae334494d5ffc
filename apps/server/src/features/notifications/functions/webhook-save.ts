import { encryptSecret } from "../../../infra/crypto/encryption.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { checkWebhookPlan, newWebhookSecret } from "../webhooks/own-webhook.ts";
import { checkWebhookUrl } from "../webhooks/webhook-url.ts";

/** Sets the address of one's webhook. A first one, and one after a removal, gets a new secret. */
export const webhookSave = defineFunction(
  "webhook-save",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId, webhookNetwork }, input) => {
    await checkWebhookPlan(sql, userId);
    const url = await checkWebhookUrl(input.url, webhookNetwork);
    const secret = newWebhookSecret();
    return sql.begin(async (tx) => {
      const changed = await tx`
        update private.webhooks set url = ${url}, failures = 0, disabled_at = null, disabled_reason = null
        where user_id = ${userId} and removed_at is null returning 1`;
      if (changed.length > 0) return { url, secret: null };
      const encrypted = await encryptSecret(tx, secret);
      // Two tabs may save a first address at once; the second waits for the first and then only sets the address.
      const [made] = await tx<{ mine: boolean }[]>`
        insert into private.webhooks as w (user_id, url, secret) values (${userId}, ${url}, ${encrypted})
        on conflict (user_id) do update set url = excluded.url, failures = 0, disabled_at = null, disabled_reason = null,
          secret = case when w.removed_at is null then w.secret else excluded.secret end,
          created_at = case when w.removed_at is null then w.created_at else now() end, removed_at = null
        returning secret = ${encrypted} as mine`;
      return { url, secret: made?.mine === true ? secret : null };
    });
  },
);
