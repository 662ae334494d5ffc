import { AppError } from "@sayhey/contract/app-error";
import type { PaidPlan } from "@sayhey/contract/subscription";
import type Stripe from "stripe";
import { openInvoice } from "../invoice-store.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import { markRefunded } from "../refund.ts";
import { createSandbox } from "../sandbox.ts";
import { type SubscriptionEvent, transition } from "../subscription-machine.ts";
import { readSubscription, type StoredSubscription } from "../subscription-store.ts";
import { checkoutUrl } from "./stripe-checkout.ts";
import { itemOf, KEEP_NOTHING, keepPlan } from "./stripe-snapshot.ts";
import { endPaidBy, refundOnce, type StripeSync, syncCustomer } from "./stripe-sync.ts";

/** Payments by Stripe. */
export interface StripePayments extends PaymentProvider {
  /** Looks at Stripe for what is there of a person. */
  refresh(userId: string): Promise<{ rewarded: boolean }>;
}

/** Opens payments by Stripe. Each change is asked of Stripe first, and what it makes of that is then ours too. */
export function createStripePayments(sync: StripeSync): StripePayments {
  const { sql, client, config, now } = sync;
  const prices = config.prices;

  const refresh = async (userId: string): Promise<{ rewarded: boolean }> => {
    const [customer] = await sql<{ id: string }[]>`
      select customer_id as id from private.stripe_customers where user_id = ${userId}`;
    return (customer === undefined ? null : await syncCustomer(sync, customer.id)) ?? { rewarded: false };
  };
  /** A running subscription at Stripe, and that the event fits it. */
  const live = async (userId: string, event: SubscriptionEvent) => {
    const kept = await readSubscription(sql, userId);
    transition(kept, event);
    const id = kept?.provider === "stripe" ? kept.externalId : null;
    if (kept === null || id === null) throw new AppError("conflict", "There is no running subscription.");
    return { kept, id };
  };
  const update = async (
    id: string,
    params: (item: Stripe.SubscriptionItem, subscription: Stripe.Subscription) => Stripe.SubscriptionUpdateParams,
  ): Promise<void> => {
    const subscription = await client.ask((stripe) => stripe.subscriptions.retrieve(id));
    const item = itemOf(subscription);
    if (item === null) throw new AppError("conflict", "This subscription has no plan.");
    await client.ask((stripe, once) => stripe.subscriptions.update(id, params(item, subscription), once));
  };
  const cancelNow = (id: string) =>
    client.ask((stripe, once) => stripe.subscriptions.cancel(id, { prorate: false }, once));
  const price = (item: Stripe.SubscriptionItem, plan: PaidPlan) => [{ id: item.id, price: prices[plan] }];
  const portal = async (userId: string): Promise<{ url: string }> => {
    const [customer] = await sql<{ id: string }[]>`
      select customer_id as id from private.stripe_customers where user_id = ${userId}`;
    if (customer === undefined)
      throw new AppError("conflict", "You have no payment method yet.", { hint: "Upgrade first." });
    const session = await client.ask((stripe, once) =>
      stripe.billingPortal.sessions.create({ customer: customer.id, return_url: `${config.siteUrl}/billing` }, once),
    );
    return { url: session.url };
  };

  return {
    name: "stripe",
    refresh,
    buy: async (userId, plan) => {
      const kept = await leaveSandbox(sync, userId);
      const present = kept?.status === "ended" ? null : kept;
      if (present === null) return { url: await checkoutUrl(sync, userId, plan, refresh), rewarded: false };
      const { id } = await live(userId, { type: "upgraded", at: now(), plan });
      await update(id, (item) => ({
        items: price(item, plan),
        billing_cycle_anchor: { type: "now" },
        proration_behavior: "always_invoice",
        // Refused as a whole where the payment is: nobody gets a larger plan on credit.
        payment_behavior: "error_if_incomplete",
        cancel_at_period_end: false,
        metadata: KEEP_NOTHING,
      }));
      return { url: null, ...(await refresh(userId)) };
    },
    schedule: async (userId, plan) => {
      const { kept, id } = await live(userId, { type: "scheduled", plan, at: now() });
      if (plan === "free" && kept.status === "past_due") await cancelNow(id);
      else if (plan === "free") await update(id, () => ({ cancel_at_period_end: true }));
      else
        await update(id, (item) => ({
          items: price(item, plan),
          proration_behavior: "none",
          cancel_at_period_end: false,
          metadata: keepPlan(kept.plan, item.current_period_end),
        }));
      await refresh(userId);
    },
    resume: async (userId) => {
      const { kept, id } = await live(userId, { type: "resumed" });
      await update(id, (item) => ({
        items: price(item, kept.plan),
        proration_behavior: "none",
        cancel_at_period_end: false,
        metadata: KEEP_NOTHING,
      }));
      await refresh(userId);
    },
    pay: async (userId) => {
      await live(userId, { type: "paid" });
      await refresh(userId);
      const open = await openInvoice(sql, userId);
      return open === null || open.url === null ? portal(userId) : { url: open.url };
    },
    portal,
    refund: async (userId, invoice) => {
      if (invoice.paymentId === null) throw new AppError("conflict", "There's no payment to refund.");
      const isCertain = await refundOnce(client, invoice.paymentId);
      if (isCertain) await sql.begin((tx) => markRefunded(tx, invoice.id, now()));
      await endPaidBy(client, invoice.externalId);
      await refresh(userId);
    },
    endUnpaid: async (userId) => {
      // Paid in the last minute, with the message still on its way: then there is nothing to end.
      await refresh(userId);
      const kept = await readSubscription(sql, userId);
      if (kept?.status !== "past_due" || kept.externalId === null) return;
      await cancelNow(kept.externalId);
      await refresh(userId);
    },
  };
}

/** What was played before Stripe was connected is over. */
async function leaveSandbox({ sql, now }: StripeSync, userId: string): Promise<StoredSubscription | null> {
  const kept = await readSubscription(sql, userId);
  if (kept === null || kept.provider === "stripe" || kept.status === "ended") return kept;
  await createSandbox(sql, now).endUnpaid(userId);
  return readSubscription(sql, userId);
}
