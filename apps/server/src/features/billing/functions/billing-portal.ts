import { AppError } from "@sayhey/contract/app-error";
import { requirePayments } from "../require-payments.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** The address of the provider's page for payment methods and billing details. */
export const billingPortal = defineFunction(
  "billing-portal",
  { rateLimit: { hits: 20, windowMs: 3_600_000 } },
  async ({ userId, billing }) => {
    const portal = await requirePayments(billing).portal(userId);
    if (portal === null)
      throw new AppError("conflict", "Test mode uses one card for everyone, so there's nothing to change.");
    return portal;
  },
);
