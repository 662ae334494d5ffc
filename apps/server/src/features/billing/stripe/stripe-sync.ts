import type Stripe from "stripe";
import type { Database, Transaction } from "../../../infra/database/database.ts";
import { notify } from "../../../infra/notifications/notify.ts";
import { writeInvoice } from "../invoice-store.ts";
import { markRefunded } from "../refund.ts";
import { settleSubscription } from "../settle-subscription.ts";
import { type Snapshot, transition } from "../subscription-machine.ts";
import { lockPayer, readSubscription, type StoredSubscription } from "../subscription-store.ts";
import type { StripeClient } from "./stripe-client.ts";
import type { StripeConfig } from "./stripe-config.ts";
import { invoiceOf, isLive, paymentMethodOf, priceMismatch, snapshotOf } from "./stripe-snapshot.ts";

/** What a look at Stripe needs. */
export interface StripeSync {
  sql: Database;
  client: StripeClient;
  config: StripeConfig;
  now: () => Date;
  warn(message: string, error?: unknown): void;
}

/** Invoices that one look brings up to date. */
const INVOICES = 12;

interface Customer {
  userId: string;
  customerId: string;
  /** Number of this question. */
  asked: number;
}

/**
 * Looks at what Stripe knows of a customer and makes it what we know: subscription, payment method, invoices. Events only say whom to look
 * at, so their order and number do not matter; questions are numbered before they are asked, and the answer to an older one
 * never overwrites a newer one.
 * @param done is part of the transaction that writes
 * @returns whether a referral was rewarded; null for a customer of something else
 */
export async function syncCustomer(
  sync: StripeSync,
  customerId: string,
  done: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<{ rewarded: boolean } | null> {
  const { sql, client, config } = sync;
  const [customer] = await sql<Customer[]>`
    update private.stripe_customers set asked = asked + 1 where customer_id = ${customerId}
    returning user_id as "userId", customer_id as "customerId", asked`;
  if (customer === undefined) return null;
  const subscriptions = await client.ask((stripe) =>
    stripe.subscriptions.list({
      customer: customerId,
      status: "all",
      limit: 20,
      expand: ["data.default_payment_method"],
    }),
  );
  const ours = subscriptions.data
    .filter((one) => snapshotOf(one, config.prices, 0) !== null)
    .toSorted((a, b) => a.created - b.created || a.id.localeCompare(b.id));
  const live = ours.filter(isLive);
  const [present] = live;
  // Paid twice, in two tabs: the first stays, the others are given back.
  for (const extra of live.slice(1)) await giveBack(sync, extra);
  const invoices = await client.ask((stripe) =>
    stripe.invoices.list({ customer: customerId, limit: INVOICES, expand: ["data.payments"] }),
  );
  return sql.begin(async (tx) => {
    const result = await write(tx, sync, customer, present ?? ours.at(-1) ?? null, invoices.data);
    await done(tx);
    return result;
  });
}

async function write(
  tx: Transaction,
  { config, now, warn }: StripeSync,
  { userId, asked }: Customer,
  subscription: Stripe.Subscription | null,
  invoices: readonly Stripe.Invoice[],
): Promise<{ rewarded: boolean }> {
  await lockPayer(tx, userId);
  const before = await readSubscription(tx, userId);
  const snapshot: Snapshot | null = subscription === null ? null : snapshotOf(subscription, config.prices, asked);
  let rewarded = false;
  if (subscription !== null && snapshot !== null) {
    const mismatch = priceMismatch(subscription, config.prices);
    if (mismatch !== null) {
      warn(mismatch);
      await tellAdmins(tx, mismatch);
    }
    const after = transition(before, { type: "synced", snapshot });
    if (after !== null && after !== before) {
      const stored: StoredSubscription = {
        ...after,
        provider: "stripe",
        externalId: subscription.id,
        paymentMethod: paymentMethodOf(subscription) ?? before?.paymentMethod ?? null,
        cardDeclines: false,
      };
      ({ rewarded } = await settleSubscription(tx, { userId, before, after: stored, now: now() }));
    }
  }
  const plan = snapshot?.plan ?? before?.plan ?? "pro";
  for (const invoice of invoices.toReversed()) {
    const ours = invoiceOf(invoice, config.prices, { userId, plan });
    if (ours !== null) await writeInvoice(tx, ours);
  }
  return { rewarded };
}

/** Ends a subscription that was bought a second time, and gives the money back. */
async function giveBack({ client, warn }: StripeSync, extra: Stripe.Subscription): Promise<void> {
  warn(`Stripe's subscription ${extra.id} is a second one of the same person: it is cancelled and refunded.`);
  const paid = await client.ask((stripe) =>
    stripe.invoices.list({ subscription: extra.id, status: "paid", limit: 3, expand: ["data.payments"] }),
  );
  for (const invoice of paid.data) {
    const intent = invoice.payments?.data[0]?.payment.payment_intent;
    const payment_intent = typeof intent === "string" ? intent : intent?.id;
    if (payment_intent === undefined || invoice.amount_paid === 0) continue;
    await refundOnce(client, payment_intent);
  }
  await client.ask((stripe, once) => stripe.subscriptions.cancel(extra.id, { prorate: false }, once));
}

/** Gives a payment back in full; one that was given back before stays so. Answers whether the money is on its way for certain. */
export async function refundOnce(client: StripeClient, paymentIntent: string): Promise<boolean> {
  return client.ask(async (stripe, once) => {
    try {
      const refund = await stripe.refunds.create({ payment_intent: paymentIntent }, once);
      return refund.status === "succeeded";
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "charge_already_refunded") return true;
      throw error;
    }
  });
}

/** Brings what was given back of a charge into our books, and ends the plan that it paid for. */
export async function syncRefund(sync: StripeSync, chargeId: string): Promise<void> {
  const { sql, client, now } = sync;
  const charge = await client.ask((stripe) => stripe.charges.retrieve(chargeId));
  const intent = typeof charge.payment_intent === "string" ? charge.payment_intent : charge.payment_intent?.id;
  if (intent === undefined) return;
  const [invoice] = await sql<{ id: string; externalId: string; periodEnd: string }[]>`
    select id, external_id as "externalId", period_end as "periodEnd" from invoices where payment_id = ${intent} and provider = 'stripe'`;
  if (invoice === undefined) return;
  if (!charge.refunded) {
    await sql`
      update invoices set refunded_cents = greatest(refunded_cents, least(amount_cents, ${charge.amount_refunded}))
      where id = ${invoice.id} and status in ('paid', 'refunding')`;
    return;
  }
  await sql.begin((tx) => markRefunded(tx, invoice.id, now()));
  if (new Date(invoice.periodEnd) > now()) await endPaidBy(client, invoice.externalId);
}

/** Ends the subscription that an invoice is of, and no other: its payer may have bought one anew since, or two at once. */
export async function endPaidBy(client: StripeClient, invoiceId: string): Promise<void> {
  const invoice = await client.ask((stripe) => stripe.invoices.retrieve(invoiceId));
  const of = invoice.parent?.subscription_details?.subscription;
  const id = typeof of === "string" ? of : of?.id;
  if (id === undefined) return;
  const subscription = await client.ask((stripe) => stripe.subscriptions.retrieve(id));
  if (isLive(subscription))
    await client.ask((stripe, once) => stripe.subscriptions.cancel(id, { prorate: false }, once));
}

async function tellAdmins(tx: Transaction, body: string): Promise<void> {
  const admins = await tx<{ userId: string }[]>`select user_id as "userId" from private.admins`;
  for (const { userId } of admins)
    await notify(tx, {
      userId,
      event: "billing.changed",
      title: "Stripe charges another amount",
      body,
      href: "/admin",
      key: `stripe price ${body}`.slice(0, 200),
    });
}
