import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Puts the caller's list of first steps away, or takes it out again. */
export const onboardingDismiss = defineFunction(
  "onboarding-dismiss",
  { rateLimit: { hits: 30, windowMs: 60_000 } },
  async ({ sql, userId }, { dismissed }) => {
    await sql`update accounts set onboarding_dismissed_at = ${dismissed ? sql`now()` : null} where user_id = ${userId}`;
    return { dismissed };
  },
);
