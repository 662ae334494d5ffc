import { randomBytes } from "node:crypto";
import { AppError } from "@sayhey/contract/app-error";
import { PLANS, type PlanName } from "@sayhey/contract/plans";
import { allow, ENTITLEMENTS } from "../../billing/entitlements.port.ts";
import type { Database, Transaction } from "../../../infra/database/database.ts";

/** A new secret to sign posts with: `whsec_` and 32 random bytes. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString("base64url")}`;

/** Why a person may not use webhooks; null when their plan has them. */
async function refusal(sql: Database | Transaction, userId: string): Promise<AppError | null> {
  const [account] = await sql<{ plan: PlanName }[]>`select plan from public.accounts where user_id = ${userId}`;
  return ENTITLEMENTS.webhooks(PLANS[account?.plan ?? "free"]);
}

/** Whether a person's plan has webhooks. */
export const mayUseWebhooks = async (sql: Database | Transaction, userId: string): Promise<boolean> =>
  (await refusal(sql, userId)) === null;

/** @throws AppError quota when a person's plan has no webhooks. */
export const checkWebhookPlan = async (sql: Database | Transaction, userId: string): Promise<void> =>
  allow(await refusal(sql, userId));

/** The refusal where there is no webhook. */
export const noWebhook = (): AppError =>
  new AppError("not-found", "You have no webhook.", { hint: "Save an address first." });
