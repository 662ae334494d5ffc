import { z } from "zod";
import { planNameSchema, PLANS, type PlanName } from "./plans.ts";

/** A plan that costs money. */
export const paidPlanSchema = z.enum(["pro", "studio"]);
/** A plan that costs money. */
export type PaidPlan = z.infer<typeof paidPlanSchema>;

/** Days that a plan goes on after a payment failed, while it is tried again. */
export const GRACE_DAYS = 14;
/** Days after a payment failed on which it is tried again. Stripe has a schedule of its own. */
export const RETRY_DAYS: readonly number[] = [3, 7, 12];
/** Days within which a payment can be taken back. */
export const REFUND_DAYS = 7;

/** States of a subscription and where each may go; the database check and the server read this table. */
export const SUBSCRIPTION_TRANSITIONS = {
  /** Paid for. */
  active: ["past_due", "ended"],
  /** A payment failed: the plan goes on through the grace period. */
  past_due: ["active", "ended"],
  /** The account is on Free. */
  ended: ["active", "past_due"],
} as const satisfies Record<string, readonly string[]>;
/** State of a subscription. */
export const subscriptionStatusSchema = z.enum(["active", "past_due", "ended"]);
/** State of a subscription. */
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** States of an invoice and where each may go; the database check and the server read this table. */
export const INVOICE_TRANSITIONS = {
  open: ["paid", "void"],
  paid: ["refunding", "refunded"],
  /** Asked of the payment provider. */
  refunding: ["paid", "refunded"],
  refunded: [],
  void: ["paid"],
} as const satisfies Record<string, readonly string[]>;
/** State of an invoice. */
export const invoiceStatusSchema = z.enum(["open", "paid", "refunding", "refunded", "void"]);
/** State of an invoice. */
export type InvoiceStatus = z.infer<typeof invoiceStatusSchema>;

/** Who takes the money: `sandbox` plays it, `off` leaves plans to the operator. */
export const billingProviderSchema = z.enum(["stripe", "sandbox", "off"]);
/** Who takes the money. */
export type BillingProviderName = z.infer<typeof billingProviderSchema>;

const DAY_MS = 86_400_000;
const RANK: Record<PlanName, number> = { free: 0, pro: 1, studio: 2 };

/** Above 0 when plan `a` is larger than `b`, below when it is smaller. */
export const comparePlans = (a: PlanName, b: PlanName): number => RANK[a] - RANK[b];

/** Last moment at which a payment made at `paidAt` can be taken back. */
export const refundUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + REFUND_DAYS * DAY_MS);

/**
 * What an upgrade in the middle of a month costs, US cents: the new plan's month, which begins at once, less the unused part of the one
 * that was paid for. Never below 0.
 */
export function upgradePrice(from: PaidPlan, to: PaidPlan, period: { start: Date; end: Date; now: Date }): number {
  const whole = period.end.getTime() - period.start.getTime();
  const left = Math.min(Math.max(0, period.end.getTime() - period.now.getTime()), whole);
  const unused = whole <= 0 ? 0 : Math.floor((PLANS[from].pricePerMonth * left) / whole);
  return Math.max(0, PLANS[to].pricePerMonth - unused);
}

/** US cents as a price: '$19', '$41.50'. */
export const formatPrice = (cents: number): string => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/** What somebody pays for, as they see it. */
export const subscriptionViewSchema = z.object({
  plan: paidPlanSchema,
  status: subscriptionStatusSchema,
  periodStart: z.string(),
  periodEnd: z.string(),
  /** The plan from the end of the month on; `free` when it was cancelled, null when it renews as it is. */
  nextPlan: planNameSchema.nullable(),
  /** While a payment is missing: when the account goes to Free. */
  graceEndsAt: z.string().nullable(),
  /** When the missing payment is tried again by itself; null when it is not, or when only the provider knows. */
  retryAt: z.string().nullable(),
});

/** One bill. Amounts in US cents. */
export const invoiceViewSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  plan: paidPlanSchema,
  reason: z.enum(["start", "renewal", "upgrade"]),
  amountCents: z.number().int().nonnegative(),
  refundedCents: z.number().int().nonnegative(),
  status: invoiceStatusSchema,
  periodStart: z.string(),
  periodEnd: z.string(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** Until when it can be taken back; null when it cannot. */
  refundUntil: z.string().nullable(),
  /** The provider's own page of it. */
  url: z.string().nullable(),
});
/** One bill. */
export type InvoiceView = z.infer<typeof invoiceViewSchema>;

/** One line of the ledger of credits; an `amount` of renders. */
export const creditLineSchema = z.object({
  id: z.uuid(),
  amount: z.number().int(),
  reason: z.enum(["referral", "referred", "render", "grant"]),
  at: z.string(),
});
