import { AppError } from "@sayhey/contract/app-error";
import type Stripe from "stripe";
import { errorResponse } from "../../../http/error-response.ts";
import { type StripeSync, syncCustomer, syncRefund } from "./stripe-sync.ts";

/** Where Stripe posts its events. */
export const STRIPE_WEBHOOK_PATH = "/api/stripe";
/** Events are far smaller. */
export const STRIPE_WEBHOOK_BYTES = 256 * 1024;
/** Signed longer ago than this, or so far ahead, an event is refused, s. */
const TOLERANCE = 300;

/** The events that change what somebody pays for. */
const TYPES: ReadonlySet<string> = new Set([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.voided",
  "invoice.marked_uncollectible",
  "charge.refunded",
]);

/**
 * Answers `POST /api/stripe/webhook`: checks the signature over the bytes as they came, and does each event once. An event that could not be
 * dealt with is answered with a failure, so that Stripe sends it again.
 */
export function createStripeWebhook(sync: StripeSync): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      if (new URL(request.url).pathname !== `${STRIPE_WEBHOOK_PATH}/webhook`)
        throw new AppError("not-found", "There is nothing at this address.");
      if (request.method !== "POST")
        return Response.json(
          { error: { kind: "bad-request", message: "Events are posted." } },
          { status: 405, headers: { allow: "POST" } },
        );
      const event = await readEvent(sync, request);
      const done = TYPES.has(event.type) ? await handle(sync, event) : "ignored";
      return Response.json({ received: true, done }, { headers: { "cache-control": "no-store" } });
    } catch (error) {
      return errorResponse(error);
    }
  };
}

async function readEvent({ client, config, now }: StripeSync, request: Request): Promise<Stripe.Event> {
  const body = Buffer.from(await request.arrayBuffer());
  const signature = request.headers.get("stripe-signature");
  if (signature === null) throw new AppError("bad-request", "The event is not signed.");
  try {
    // The time is given: months pass in tests by a clock.
    return client.stripe.webhooks.constructEvent(
      body,
      signature,
      config.webhookSecret,
      TOLERANCE,
      undefined,
      now().getTime(),
    );
  } catch (cause) {
    throw new AppError("bad-request", "The event's signature does not hold, or is too old.", {
      cause,
      hint: "Check STRIPE_WEBHOOK_SECRET and the clock of this machine.",
    });
  }
}

async function handle(sync: StripeSync, event: Stripe.Event): Promise<"done" | "known" | "ignored"> {
  const { sql, now } = sync;
  const [known] = await sql`select 1 from private.stripe_events where id = ${event.id}`;
  if (known !== undefined) return "known";
  const object = event.data.object as unknown as { id?: unknown; customer?: unknown };
  const customer = idOf(object.customer);
  if (customer === null) return "ignored";
  // What was given back needs its invoice in our books, and what follows from it is looked at afterwards.
  if (event.type === "charge.refunded" && typeof object.id === "string") {
    if ((await syncCustomer(sync, customer)) === null) return "ignored";
    await syncRefund(sync, object.id);
  }
  const result = await syncCustomer(sync, customer, async (tx) => {
    await tx`
      insert into private.stripe_events (id, type, received_at) values (${event.id}, ${event.type}, ${now()})
      on conflict (id) do nothing`;
  });
  return result === null ? "ignored" : "done";
}

function idOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string" ? value.id : null;
}
