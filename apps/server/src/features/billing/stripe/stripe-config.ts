import type { PaidPlan } from "@sayhey/contract/subscription";
import type { Settings } from "../../../infra/settings/settings.ts";

/** How Stripe is reached, as plain data: it crosses a process border. */
export interface StripeConfig {
  secretKey: string;
  /** Signs what Stripe posts to us. */
  webhookSecret: string;
  /** Stripe's price of each plan. */
  prices: Record<PaidPlan, string>;
  apiUrl: string;
  /** Address of the product, where people come back to. */
  siteUrl: string;
}

/** The settings of Stripe, which go together. */
const STRIPE_SETTINGS = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_PRO",
  "STRIPE_PRICE_STUDIO",
] as const;

type StripeSettings = Pick<Settings, (typeof STRIPE_SETTINGS)[number] | "STRIPE_API_URL" | "BILLING">;

/** How Stripe is connected; null when it is not, or when the settings ask for something else. */
export function stripeConfig(settings: StripeSettings, siteUrl: string): StripeConfig | null {
  if (settings.BILLING === "off" || settings.BILLING === "sandbox") return null;
  const [secretKey, webhookSecret, pro, studio] = STRIPE_SETTINGS.map((name) => settings[name]);
  if (secretKey === undefined || webhookSecret === undefined || pro === undefined || studio === undefined) return null;
  return { secretKey, webhookSecret, prices: { pro, studio }, apiUrl: settings.STRIPE_API_URL, siteUrl };
}

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
