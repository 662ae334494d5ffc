import type { WebhookDelivery } from "@sayhey/contract/functions/notifications";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { mayUseWebhooks } from "../webhooks/own-webhook.ts";

/** Shows one's own webhook, without its secret, and what has been posted to it. */
export const webhookGet = defineFunction(
  "webhook-get",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId }) => {
    const [webhook] = await sql<
      { url: string; createdAt: string; disabledAt: string | null; disabledReason: string | null }[]
    >`
      select url, created_at as "createdAt", disabled_at as "disabledAt", disabled_reason as "disabledReason"
      from private.webhooks where user_id = ${userId} and removed_at is null`;
    const deliveries = await sql<WebhookDelivery[]>`
      select id, event, status, attempts, response_status as "responseStatus", message, created_at as "createdAt", finished_at as "finishedAt"
      from private.webhook_deliveries where user_id = ${userId} order by created_at desc, id limit 20`;
    return {
      allowed: await mayUseWebhooks(sql, userId),
      webhook: webhook ?? null,
      deliveries: webhook === undefined ? [] : deliveries,
    };
  },
);
