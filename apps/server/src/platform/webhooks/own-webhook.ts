import { randomBytes } from "node:crypto";
import { AppError } from "@sayhey/contract/app-error";
import { PLANS, type PlanName } from "@sayhey/contract/plans";
import type { Database, Transaction } from "../database.ts";

/** A new secret to sign posts with: `whsec_` and 32 random bytes. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString("base64url")}`;

/** Whether a person's plan has webhooks. */
export async function mayUseWebhooks(sql: Database | Transaction, userId: string): Promise<boolean> {
  const [account] = await sql<{ plan: PlanName }[]>`select plan from public.accounts where user_id = ${userId}`;
  return account !== undefined && PLANS[account.plan].webhooks;
}

/** @throws AppError quota when a person's plan has no webhooks. */
export async function checkWebhookPlan(sql: Database | Transaction, userId: string): Promise<void> {
  if (await mayUseWebhooks(sql, userId)) return;
  throw new AppError("quota", "Webhooks are part of the Pro and Studio plans.", {
    hint: "Move to one of them to be told by webhook.",
  });
}

/** The refusal where there is no webhook. */
export const noWebhook = (): AppError =>
  new AppError("not-found", "You have no webhook.", { hint: "Save an address first." });
