import { AppError } from "@sayhey/contract/app-error";
import type { FunctionOutput } from "@sayhey/contract/functions";
import type { PlanName } from "@sayhey/contract/plans";
import type { InvoiceView } from "@sayhey/contract/subscription";
import { refundableUntil } from "../refund.ts";
import { readSubscription } from "../subscription-store.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

const INVOICES = 60;
const LINES = 100;

/** The plan of an account and what is paid for it: subscription, payment method, invoices, credits. */
export const billingGet = defineFunction(
  "billing-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId, billing }): Promise<FunctionOutput<"billing-get">> => {
    const [[account], subscription, invoices, ledger] = await Promise.all([
      sql<{ plan: PlanName; planStartedAt: string; credits: number; given: boolean }[]>`
        select plan, plan_started_at as "planStartedAt", credits, given_plan is not null as given
        from accounts where user_id = ${userId}`,
      readSubscription(sql, userId),
      sql<Omit<InvoiceView, "refundUntil">[]>`
        select id, number, plan, reason, amount_cents as "amountCents", refunded_cents as "refundedCents", status,
          period_start as "periodStart", period_end as "periodEnd", created_at as "createdAt", paid_at as "paidAt", url
        from invoices where user_id = ${userId} order by created_at desc, number desc limit ${INVOICES}`,
      sql<FunctionOutput<"billing-get">["ledger"]>`
        select id, amount, reason, created_at as at from credit_entries where user_id = ${userId}
        order by created_at desc, id limit ${LINES}`,
    ]);
    if (account === undefined) throw new AppError("unauthenticated", "This account no longer exists.");
    return {
      ...account,
      provider: billing.provider,
      subscription:
        subscription === null
          ? null
          : {
              plan: subscription.plan,
              status: subscription.status,
              periodStart: subscription.periodStart.toISOString(),
              periodEnd: subscription.periodEnd.toISOString(),
              nextPlan: subscription.nextPlan,
              graceEndsAt: subscription.graceEndsAt?.toISOString() ?? null,
              retryAt: subscription.retryAt?.toISOString() ?? null,
            },
      paymentMethod: subscription?.paymentMethod ?? null,
      invoices: invoices.map((invoice) => ({
        ...invoice,
        refundUntil: refundableUntil(invoice, billing.now())?.toISOString() ?? null,
      })),
      ledger: [...ledger],
    };
  },
);
