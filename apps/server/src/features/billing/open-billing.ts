import type { Database } from "../../infra/database/database.ts";
import { isLocal } from "../../infra/settings/settings.ts";
import { type Settings } from "../../infra/settings/settings-schema.ts";
import type { Billing } from "./payment-provider.ts";
import { createSandbox } from "./sandbox.ts";
import { openStripe } from "./stripe/stripe-client.ts";
import { stripeConfig, type StripeConfig } from "./stripe/stripe-config.ts";
import { createStripePayments, type StripePayments } from "./stripe/stripe-payments.ts";
import type { StripeSync } from "./stripe/stripe-sync.ts";

interface Parts {
  sql: Database;
  now: () => Date;
  warn(message: string, error?: unknown): void;
}

/** Opens payments as the settings say: by Stripe where its keys are set, otherwise the sandbox on one's own machine, unless one of them is asked for. */
export function openBilling(
  parts: Parts & { settings: Settings; siteUrl: string },
): Billing & { sync: StripeSync | null } {
  const { sql, now, settings, siteUrl } = parts;
  const config = stripeConfig(settings, siteUrl);
  // Where strangers can sign up, nobody gets a plan by playing that they pay, unless the operator asked for just that.
  const isOff = settings.BILLING === undefined ? config === null && !isLocal(settings) : settings.BILLING === "off";
  if (isOff) return { provider: "off", payments: null, now, sync: null };
  if (config === null) return { provider: "sandbox", payments: createSandbox(sql, now), now, sync: null };
  const sync = openSync(parts, config);
  return { provider: "stripe", payments: createStripePayments(sync), now, sync };
}

/** Opens Stripe for a worker; null where it is not connected. */
export function openWorkerStripe(parts: Parts, config: StripeConfig | null): StripePayments | null {
  return config === null ? null : createStripePayments(openSync(parts, config));
}

const openSync = ({ sql, now, warn }: Parts, config: StripeConfig): StripeSync => ({
  sql,
  now,
  warn,
  config,
  client: openStripe(config),
});
