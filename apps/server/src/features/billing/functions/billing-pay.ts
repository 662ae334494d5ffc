import { requirePayments } from "../require-payments.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Pays what is missing, or answers the page where it is paid. */
export const billingPay = defineFunction(
  "billing-pay",
  { rateLimit: { hits: 20, windowMs: 3_600_000 } },
  ({ userId, billing }) => requirePayments(billing).pay(userId),
);
