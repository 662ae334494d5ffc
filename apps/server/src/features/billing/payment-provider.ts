import type { BillingProviderName, PaidPlan } from "@sayhey/contract/subscription";
import type { PlanName } from "@sayhey/contract/plans";

declare module "../../http/rpc/define-function.ts" {
  interface FunctionServices {
    /** How plans are paid on this server. */
    billing: Billing;
  }
}

/** What a change of a plan led to. */
export interface Bought {
  /** Where it is paid; null when it is done. */
  url: string | null;
  rewarded: boolean;
}

/** Who takes the money. Every method checks the state of the subscription itself. @throws AppError conflict where it does not fit */
export interface PaymentProvider {
  readonly name: Exclude<BillingProviderName, "off">;
  /** Buys a first plan, or goes to a larger one at once. */
  buy(userId: string, plan: PaidPlan): Promise<Bought>;
  /** Goes to a smaller plan with the next month; `free` cancels. */
  schedule(userId: string, plan: Exclude<PlanName, "studio">): Promise<void>;
  /** Takes back what was scheduled. */
  resume(userId: string): Promise<void>;
  /** Pays what is missing: at once (null), or on a page. */
  pay(userId: string): Promise<{ url: string | null }>;
  /** The page where a person sees to payment methods; null where there is none. */
  portal(userId: string): Promise<{ url: string } | null>;
  /** Takes a payment back and ends the plan. The caller has marked the invoice as `refunding`. */
  refund(userId: string, invoice: { id: string; externalId: string; paymentId: string | null }): Promise<void>;
  /** Ends a subscription whose grace period is over. */
  endUnpaid(userId: string): Promise<void>;
}

/** How plans are paid on this server. */
export interface Billing {
  provider: BillingProviderName;
  /** Null when the operator changes plans. */
  payments: PaymentProvider | null;
  now(): Date;
}
