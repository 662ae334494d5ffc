import { z } from "zod";
import type { FunctionContracts } from "./function-contract.ts";

const moment = z.string();
const nothing = z.strictObject({});

/** One post to a webhook, as its owner sees it. */
export const webhookDeliverySchema = z.object({
  id: z.uuid(),
  event: z.string(),
  status: z.enum(["queued", "delivered", "failed"]),
  /** Attempts made so far. */
  attempts: z.number(),
  /** HTTP status of the last answer; null when there was none. */
  responseStatus: z.number().nullable(),
  /** What went wrong last. */
  message: z.string().nullable(),
  createdAt: moment,
  finishedAt: moment.nullable(),
});
/** One post to a webhook, as its owner sees it. */
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** Functions of notifications: the webhook. Everything else of theirs is rows that their owner reads and changes. */
export const NOTIFICATION_FUNCTIONS = {
  /** One's own webhook and its last 20 deliveries, newest first. */
  "webhook-get": {
    auth: "session",
    input: nothing,
    output: z.object({
      /** Whether the plan has webhooks. */
      allowed: z.boolean(),
      webhook: z
        .object({
          url: z.string(),
          createdAt: moment,
          /** Since when it is switched off, because posts failed. */
          disabledAt: moment.nullable(),
          disabledReason: z.string().nullable(),
        })
        .nullable(),
      deliveries: z.array(webhookDeliverySchema),
    }),
  },
  /** Sets the address that events are posted to, and switches it on again. A first one gets a secret, which is never shown again. */
  "webhook-save": {
    auth: "session",
    input: z.strictObject({ url: z.string().min(1, "Enter an address.").max(2000) }),
    output: z.object({ url: z.string(), secret: z.string().nullable() }),
  },
  /** Makes a new secret; the old one stops at once. */
  "webhook-rotate": { auth: "session", input: nothing, output: z.object({ secret: z.string() }) },
  /** Stops posting and forgets the address after a day. */
  "webhook-remove": { auth: "session", input: nothing, output: z.object({}) },
  /** Takes the removal back. */
  "webhook-restore": { auth: "session", input: nothing, output: z.object({}) },
  /** Posts a test event, once. */
  "webhook-test": { auth: "session", input: nothing, output: z.object({ deliveryId: z.uuid() }) },
} as const satisfies FunctionContracts;
