import { AppError } from "@sayhey/contract/app-error";
import { PLANS, type PlanName } from "@sayhey/contract/plans";
import { comparePlans } from "@sayhey/contract/subscription";
import { requirePayments } from "../require-payments.ts";
import { planOf } from "../subscription-machine.ts";
import { readSubscription } from "../subscription-store.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Goes to another plan: a larger one at once, a smaller one with the next month. */
export const planChange = defineFunction(
  "plan-change",
  { rateLimit: { hits: 60, windowMs: 3_600_000 } },
  async ({ sql, userId, billing }, { plan }) => {
    const payments = requirePayments(billing);
    const readPlan = async (): Promise<PlanName> => {
      const [account] = await sql<{ plan: PlanName }[]>`select plan from accounts where user_id = ${userId}`;
      if (account === undefined) throw new AppError("unauthenticated", "This account no longer exists.");
      return account.plan;
    };
    const [present, subscription] = await Promise.all([readPlan(), readSubscription(sql, userId)]);
    const paid = planOf(subscription);
    if (plan === paid && subscription !== null && subscription.nextPlan !== null) {
      await payments.resume(userId);
      return { plan: present, rewarded: false, url: null, from: null };
    }
    if (plan === present && (plan === paid || paid === "free"))
      throw new AppError("conflict", `You are on the ${PLANS[plan].title} plan already.`);
    if (plan !== "free" && comparePlans(plan, paid) > 0) {
      if (comparePlans(plan, present) <= 0)
        throw new AppError("conflict", `Your administrator already gave you the ${PLANS[present].title} plan.`);
      const { url, rewarded } = await payments.buy(userId, plan);
      return { plan: await readPlan(), rewarded, url, from: null };
    }
    if (plan === "studio" || paid === "free")
      throw new AppError("conflict", "Your administrator gave you this plan.", {
        hint: "Ask them to change it.",
      });
    await payments.schedule(userId, plan);
    const now = await readPlan();
    const after = await readSubscription(sql, userId);
    const from = after === null || after.nextPlan === null ? null : after.periodEnd.toISOString();
    return { plan: now, rewarded: false, url: null, from };
  },
);
