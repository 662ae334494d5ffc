import type { Settings } from "./settings-schema.ts";

/** The settings of Stripe, which go together. */
export const STRIPE_SETTINGS = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_PRO",
  "STRIPE_PRICE_STUDIO",
] as const;

/** What of the settings is about Stripe. */
export type StripeSettings = Pick<Settings, (typeof STRIPE_SETTINGS)[number] | "STRIPE_API_URL" | "BILLING">;

/** What is wrong with the settings of Stripe. */
export function stripeProblems(settings: StripeSettings): string[] {
  const missing = STRIPE_SETTINGS.filter((name) => settings[name] === undefined);
  if (missing.length === STRIPE_SETTINGS.length)
    return settings.BILLING === "stripe" ? [`BILLING: stripe needs ${STRIPE_SETTINGS.join(", ")}`] : [];
  if (missing.length > 0) return [`${STRIPE_SETTINGS.join(", ")} go together; ${missing.join(", ")} is missing`];
  return settings.STRIPE_PRICE_PRO === settings.STRIPE_PRICE_STUDIO
    ? ["STRIPE_PRICE_STUDIO: must be another price than STRIPE_PRICE_PRO"]
    : [];
}
