import type { PlanName } from "@sayhey/contract/plans";
import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../platform/functions/define-function.ts";

/** The plan of an account, since when, its credits, and how plans are changed here. */
export const billingGet = defineFunction(
  "billing-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId, billing }) => {
    const [account] = await sql<{ plan: PlanName; planStartedAt: string; credits: number }[]>`
      select plan, plan_started_at as "planStartedAt", credits from accounts where user_id = ${userId}`;
    if (account === undefined) throw new AppError("unauthenticated", "This account no longer exists.");
    return { ...account, provider: billing };
  },
);
