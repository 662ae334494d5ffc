import type { PaidPlan } from "@sayhey/contract/subscription";
import { STRIPE_SETTINGS, type StripeSettings } from "../../../infra/settings/stripe-problems.ts";

declare module "../../../infra/queue/worker-settings.ts" {
  interface WorkerSettings {
    /** How payments go through Stripe; null or absent where they do not. */
    stripe?: StripeConfig | null;
  }
}

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

/** How Stripe is connected; null when it is not, or when the settings ask for something else. */
export function stripeConfig(settings: StripeSettings, siteUrl: string): StripeConfig | null {
  if (settings.BILLING === "off" || settings.BILLING === "sandbox") return null;
  const [secretKey, webhookSecret, pro, studio] = STRIPE_SETTINGS.map((name) => settings[name]);
  if (secretKey === undefined || webhookSecret === undefined || pro === undefined || studio === undefined) return null;
  return { secretKey, webhookSecret, prices: { pro, studio }, apiUrl: settings.STRIPE_API_URL, siteUrl };
}
