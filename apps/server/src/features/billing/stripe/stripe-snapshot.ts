import { PLANS } from "@sayhey/contract/plans";
import { comparePlans, type PaidPlan, type SubscriptionStatus } from "@sayhey/contract/subscription";
import type Stripe from "stripe";
import type { NewInvoice } from "../invoice-store.ts";
import type { Snapshot } from "../subscription-machine.ts";
import type { PaymentMethod } from "../subscription-store.ts";
import type { StripeConfig } from "./stripe-config.ts";

/** States of Stripe's subscriptions in ours; those that were never paid count for nothing. */
const STATUS: Readonly<Record<string, SubscriptionStatus>> = {
  active: "active",
  trialing: "active",
  past_due: "past_due",
  unpaid: "past_due",
};
const REASONS: Readonly<Record<string, NewInvoice["reason"]>> = {
  subscription_create: "start",
  subscription_cycle: "renewal",
  subscription_update: "upgrade",
};
const INVOICE_STATUS: Readonly<Record<string, NewInvoice["status"]>> = {
  open: "open",
  paid: "paid",
  void: "void",
  uncollectible: "void",
};

const date = (seconds: number): Date => new Date(seconds * 1000);
const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === "string" ? value : (value?.id ?? null);

/** The plan of one of our prices; null for any other. */
function planOfPrice(prices: StripeConfig["prices"], priceId: string | null): PaidPlan | null {
  if (priceId === prices.pro) return "pro";
  return priceId === prices.studio ? "studio" : null;
}

/** What of a subscription's metadata keeps a larger plan until the end of the month that was paid for. */
export const keepPlan = (plan: PaidPlan, until: number) => ({ keeps_plan: plan, keeps_until: String(until) });
/** Empty texts take metadata away. */
export const KEEP_NOTHING = { keeps_plan: "", keeps_until: "" } as const;

/** The only item of a subscription of ours. */
export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem | null =>
  subscription.items.data[0] ?? null;

/** Whether a subscription is paid for, or about to be. */
export const isLive = ({ status }: Stripe.Subscription): boolean => STATUS[status] !== undefined;

/** What Stripe says of a subscription; null when it is none of ours. */
export function snapshotOf(
  subscription: Stripe.Subscription,
  prices: StripeConfig["prices"],
  syncedAs: number,
): Snapshot | null {
  const item = itemOf(subscription);
  const priced = planOfPrice(prices, item?.price.id ?? null);
  if (item === null || priced === null) return null;
  const { keeps_plan: keeps, keeps_until: until } = subscription.metadata;
  // A smaller plan is priced in Stripe at once, and begins here when the month is over.
  const isKept = keeps === "studio" && priced === "pro" && until === String(item.current_period_end);
  const plan = isKept ? "studio" : priced;
  const isCancelled = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  return {
    syncedAs,
    plan,
    status: STATUS[subscription.status] ?? "ended",
    startedAt: date(subscription.billing_cycle_anchor),
    periodStart: date(item.current_period_start),
    periodEnd: date(item.current_period_end),
    nextPlan: isCancelled ? "free" : comparePlans(priced, plan) < 0 ? "pro" : null,
  };
}

/** How a subscription is paid, as it is shown; null when Stripe does not say. */
export function paymentMethodOf(subscription: Stripe.Subscription): PaymentMethod | null {
  const method = subscription.default_payment_method;
  if (method === null || typeof method === "string" || method.card === undefined || method.card === null) return null;
  const { brand, last4, exp_month: month, exp_year: year } = method.card;
  return {
    brand: brand.charAt(0).toUpperCase() + brand.slice(1, 40),
    last4: last4 ?? "0000",
    expires: `${String(month).padStart(2, "0")}/${String(year % 100).padStart(2, "0")}`,
  };
}

/** A bill of Stripe for our books; null for drafts and for what is no month of a plan. */
export function invoiceOf(
  invoice: Stripe.Invoice,
  prices: StripeConfig["prices"],
  { userId, plan }: { userId: string; plan: PaidPlan },
): NewInvoice | null {
  const reason = REASONS[invoice.billing_reason ?? ""];
  const status = INVOICE_STATUS[invoice.status ?? ""];
  if (reason === undefined || status === undefined || invoice.id === undefined) return null;
  const lines = invoice.lines.data.toSorted((a, b) => b.amount - a.amount);
  const [main] = lines;
  const billed = planOfPrice(prices, idOf(main?.pricing?.price_details?.price));
  const [start, end] = [main?.period.start ?? invoice.period_start, main?.period.end ?? invoice.period_end];
  const payment = invoice.payments?.data.find(({ status: state }) => state === "paid") ?? invoice.payments?.data[0];
  const { hosted_invoice_url: url = null } = invoice;
  return {
    userId,
    provider: "stripe",
    plan: billed ?? plan,
    reason,
    amountCents: Math.max(0, status === "paid" ? invoice.amount_paid : invoice.amount_due),
    status,
    periodStart: date(start),
    periodEnd: date(Math.max(end, start + 1)),
    at: date(invoice.created),
    paidAt: status === "paid" ? date(invoice.status_transitions.paid_at ?? invoice.created) : null,
    externalId: invoice.id,
    paymentId: idOf(payment?.payment.payment_intent),
    url: url !== null && url.length <= 2000 ? url : null,
  };
}

/** What differs between Stripe's price of a plan and ours, in words for the operator; null when nothing does. */
export function priceMismatch(subscription: Stripe.Subscription, prices: StripeConfig["prices"]): string | null {
  const price = itemOf(subscription)?.price;
  const plan = planOfPrice(prices, price?.id ?? null);
  if (price === undefined || plan === null) return null;
  const wanted = PLANS[plan].pricePerMonth;
  const { interval, interval_count: count } = price.recurring ?? { interval: "once", interval_count: 1 };
  if (price.unit_amount === wanted && price.currency === "usd" && interval === "month" && count === 1) return null;
  return `${PLANS[plan].title} costs ${wanted} US cents a month here, but Stripe's price ${price.id} is ${price.unit_amount ?? "no fixed number of"} ${price.currency} cents for ${count} ${interval}.`;
}
