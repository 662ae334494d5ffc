import type { NotificationEvent } from "@sayhey/contract/notification";
import { PLANS } from "@sayhey/contract/plans";
import type { Transaction } from "../database/database.ts";
import { enqueueJob } from "../queue/enqueue-job.ts";

/** What is posted. */
export interface WebhookEvent {
  userId: string;
  event: NotificationEvent | "test";
  title: string;
  body: string;
  /** Path inside the product, or null. */
  path: string | null;
}

const ALLOWED_PLANS = Object.values(PLANS)
  .filter(({ webhooks }) => webhooks)
  .map(({ name }) => name);

/** Queues a post to a person's webhook with the transaction. Null when they have none that works, or their plan has none. */
export async function queueDelivery(
  tx: Transaction,
  { userId, event, title, body, path }: WebhookEvent,
): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    insert into private.webhook_deliveries (user_id, event, payload)
    select w.user_id, ${event}, ${tx.json({ title, body, path })}
    from private.webhooks w join public.accounts a using (user_id)
    where w.user_id = ${userId} and w.disabled_at is null and w.removed_at is null and a.plan = any(${ALLOWED_PLANS})
    returning id`;
  if (row === undefined) return null;
  await enqueueJob(tx, "webhook", { deliveryId: row.id }, { key: row.id });
  return row.id;
}
