import { z } from "zod";
import { planNameSchema } from "../plans.ts";
import { billingProviderSchema, creditLineSchema, invoiceViewSchema, subscriptionViewSchema } from "../subscription.ts";
import type { FunctionContracts } from "./function-contract.ts";

/** Functions of plans, payments and credits. */
export const BILLING_FUNCTIONS = {
  /** The plan and what is paid for it: subscription, payment method, invoices, credits; and who takes the money on this server. */
  "billing-get": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({
      plan: planNameSchema,
      planStartedAt: z.string(),
      credits: z.number().int(),
      /** `sandbox`: every state with no money moving; `off`: the operator changes plans. */
      provider: billingProviderSchema,
      /** Whether the plan was given by the operator. */
      given: z.boolean(),
      /** Null before the first payment. */
      subscription: subscriptionViewSchema.nullable(),
      paymentMethod: z.object({ brand: z.string(), last4: z.string(), expires: z.string() }).nullable(),
      invoices: z.array(invoiceViewSchema),
      ledger: z.array(creditLineSchema),
    }),
  },
  /**
   * Goes to another plan. A larger one is paid and begins at once, or answers the address where it is paid; a smaller one begins
   * with the next month, Free too. A first upgrade rewards whoever referred the person, and the person.
   */
  "plan-change": {
    auth: "session",
    input: z.strictObject({ plan: planNameSchema }),
    output: z.object({
      /** The plan now. */
      plan: planNameSchema,
      rewarded: z.boolean(),
      /** Where it is paid; null when there is nothing left to do. */
      url: z.string().nullable(),
      /** When a smaller plan begins; null when the change holds at once. */
      from: z.string().nullable(),
    }),
  },
  /** Takes back a cancellation or a smaller plan that has not begun yet: the subscription renews as it is. */
  "plan-resume": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({ plan: planNameSchema }),
  },
  /** Pays what is missing. Answers the provider's page for it, or null when it is paid. */
  "billing-pay": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({ url: z.string().nullable() }),
  },
  /** The address of Stripe's customer portal: payment methods, billing address, invoices. */
  "billing-portal": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({ url: z.string() }),
  },
  /** Takes a payment back within 7 days of it. The plan it paid for ends at once. */
  "billing-refund": {
    auth: "session",
    input: z.strictObject({ invoiceId: z.uuid() }),
    output: z.object({ status: z.enum(["refunding", "refunded"]), plan: planNameSchema }),
  },
  /** Sandbox only: plays what time and a bank would do. */
  "billing-play": {
    auth: "session",
    input: z.strictObject({
      /** The month ends and the payment for the next one succeeds, or fails; the grace period ends. */
      event: z.enum(["renew", "fail", "end-grace"]),
    }),
    output: z.object({ plan: planNameSchema }),
  },
} as const satisfies FunctionContracts;
