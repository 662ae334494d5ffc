import { AppError } from "@sayhey/contract/app-error";
import type { Billing, PaymentProvider } from "./payment-provider.ts";

/** Who takes the money here. @throws AppError forbidden where the operator changes plans */
export function requirePayments({ payments }: Billing): PaymentProvider {
  if (payments !== null) return payments;
  throw new AppError("forbidden", "Plans can't be changed on this server.", {
    hint: "Ask your administrator to upgrade you.",
  });
}
