import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { checkWebhookPlan, noWebhook } from "../webhooks/own-webhook.ts";
import { queueDelivery } from "../../../infra/notifications/queue-delivery.ts";

/** Posts a test event to one's webhook. */
export const webhookTest = defineFunction(
  "webhook-test",
  { rateLimit: { hits: 6, windowMs: 60_000 } },
  async ({ sql, userId }) => {
    await checkWebhookPlan(sql, userId);
    const [webhook] = await sql<{ off: boolean }[]>`
      select disabled_at is not null as off from private.webhooks where user_id = ${userId} and removed_at is null`;
    if (webhook === undefined) throw noWebhook();
    if (webhook.off) throw new AppError("conflict", "The webhook is off.", { hint: "Turn it on first." });
    const deliveryId = await sql.begin((tx) =>
      queueDelivery(tx, {
        userId,
        event: "test",
        title: "Hello from SayHey",
        body: "This is a test event. Your webhook works.",
        path: "/notifications",
      }),
    );
    if (deliveryId === null) throw noWebhook();
    return { deliveryId };
  },
);
