import { AppError } from "@sayhey/contract/app-error";
import { z } from "zod";
import type { Transaction } from "../../infra/database/database.ts";
import { decryptSecret } from "../../infra/crypto/encryption.ts";
import { defineJob, type JobRun } from "../../infra/queue/job-definition.ts";
import { failureText } from "../../infra/queue/job-failure.ts";
import { notify } from "../../infra/notifications/notify.ts";
import { postWebhook } from "./webhooks/post-webhook.ts";

/** Deliveries given up one after the other until the webhook is switched off. */
const WEBHOOK_FAILURES = 5;

interface Delivery {
  id: string;
  user_id: string;
  event: string;
  payload: unknown;
  created_at: string;
  url: string;
  secret: string;
}

const payloadSchema = z.object({ title: z.string(), body: z.string(), path: z.string().nullable() });

/** Posts one event to its owner's webhook: tried for a good half hour, a test event only once. */
export const webhookJob = defineJob({
  name: "webhook",
  run: async (run) => {
    const [delivery] = await run.sql<Delivery[]>`
      select d.id, d.user_id, d.event, d.payload, d.created_at, w.url, w.secret
      from private.webhook_deliveries d join private.webhooks w using (user_id)
      where d.id = ${run.data.deliveryId} and d.status = 'queued' and w.disabled_at is null and w.removed_at is null`;
    if (delivery === undefined) {
      await run.commit(async (tx) => {
        await tx`
          update private.webhook_deliveries set status = 'failed', message = 'The webhook was taken away before.', finished_at = now()
          where id = ${run.data.deliveryId} and status = 'queued'`;
      });
      return;
    }
    const status = await attempt(run, delivery);
    await run.commit(async (tx) => {
      await tx`
        update private.webhook_deliveries
        set status = 'delivered', attempts = attempts + 1, response_status = ${status}, message = null, finished_at = now()
        where id = ${delivery.id} and status = 'queued'`;
      await tx`update private.webhooks set failures = 0 where user_id = ${delivery.user_id}`;
    });
  },
  onRetry: async () => undefined,
  onFailure: async (tx, { deliveryId }, error) => {
    const [failed] = await tx<{ user_id: string; event: string; response_status: number | null }[]>`
      update private.webhook_deliveries set status = 'failed', message = coalesce(message, ${failureText(error).slice(0, 500)}), finished_at = now()
      where id = ${deliveryId} and status = 'queued' returning user_id, event, response_status`;
    if (failed !== undefined && failed.event !== "test") await countFailure(tx, failed, deliveryId);
  },
});

/** The status of a good answer; any other attempt is noted on the delivery. @throws AppError when it was not taken */
async function attempt(run: JobRun<"webhook">, delivery: Delivery): Promise<number> {
  const answer = await post(run, delivery);
  if (typeof answer === "number" && answer >= 200 && answer < 300) return answer;
  const status = typeof answer === "number" ? answer : null;
  const message = typeof answer === "number" ? answerText(answer) : answer.message;
  await run.sql`
    update private.webhook_deliveries set attempts = attempts + 1, response_status = ${status}, message = ${message.slice(0, 500)}
    where id = ${delivery.id} and status = 'queued'`;
  // Nobody waits half an hour for a test; and what is gone does not come back.
  const isFinal = delivery.event === "test" || status === 410;
  throw new AppError(isFinal ? "conflict" : "unavailable", message);
}

/** The status of the answer, or why there was none. */
async function post(run: JobRun<"webhook">, delivery: Delivery): Promise<number | AppError> {
  const { title, body, path } = payloadSchema.parse(delivery.payload);
  try {
    return await postWebhook(
      {
        url: delivery.url,
        secret: await decryptSecret(run.sql, delivery.secret),
        deliveryId: delivery.id,
        event: delivery.event,
        body: JSON.stringify({
          id: delivery.id,
          event: delivery.event,
          createdAt: new Date(delivery.created_at).toISOString(),
          title,
          body,
          url: path === null ? null : new URL(path, run.settings.mail.siteUrl).href,
        }),
        at: new Date(),
      },
      run.webhookNetwork,
      run.signal,
    );
  } catch (error) {
    if (error instanceof AppError && error.kind !== "internal" && !run.signal.aborted) return error;
    throw error;
  }
}

const answerText = (status: number): string =>
  status >= 300 && status < 400
    ? `The address answered ${status}: redirects are not followed.`
    : `The address answered ${status}.`;

/** Switches a webhook off that fails again and again, or says that it is gone (410), and tells its owner. */
async function countFailure(
  tx: Transaction,
  failed: { user_id: string; response_status: number | null },
  deliveryId: string,
): Promise<void> {
  const reason =
    failed.response_status === 410
      ? "The address answered 410: it is gone."
      : `${WEBHOOK_FAILURES} deliveries in a row failed.`;
  await tx`
    update private.webhooks set failures = failures + 1
    where user_id = ${failed.user_id} and disabled_at is null and removed_at is null`;
  const [disabled] = await tx<{ url: string }[]>`
    update private.webhooks set disabled_at = now(), disabled_reason = ${reason}
    where user_id = ${failed.user_id} and disabled_at is null and removed_at is null
      and (failures >= ${WEBHOOK_FAILURES} or ${failed.response_status === 410}) returning url`;
  if (disabled === undefined) return;
  await notify(tx, {
    userId: failed.user_id,
    event: "webhook.disabled",
    title: "Your webhook was turned off",
    body: `${reason} Nothing is posted to ${new URL(disabled.url).host} until you turn it on again.`,
    href: "/notifications?view=settings#webhook",
    key: `webhook disabled by ${deliveryId}`,
  });
}
