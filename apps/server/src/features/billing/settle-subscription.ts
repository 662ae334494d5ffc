import { PLANS } from "@sayhey/contract/plans";
import { formatPrice } from "@sayhey/contract/subscription";
import type { Transaction } from "../../infra/database/database.ts";
import { type Notification, notify } from "../../infra/notifications/notify.ts";
import { applyPaidPlan } from "./change-plan.port.ts";
import { qualifyReferral } from "./referral-reward.ts";
import { planOf } from "./subscription-machine.ts";
import { type StoredSubscription, writeSubscription } from "./subscription-store.ts";
import { formatDay } from "../../infra/format-day.ts";

/** A step of somebody's subscription. */
export interface Step {
  userId: string;
  /** Null before the first payment. */
  before: StoredSubscription | null;
  after: StoredSubscription;
  now: Date;
}

/**
 * Keeps a subscription's next state and does all that follows from it: the account's plan, what a referral earns, what the person
 * is told. One transaction, the caller's, with the payer locked; the same for every provider.
 * @returns whether it earned a referral's reward, which comes once the payment can no longer be refunded
 */
export async function settleSubscription(tx: Transaction, step: Step): Promise<{ rewarded: boolean }> {
  const { userId, before, after, now } = step;
  await writeSubscription(tx, userId, after);
  const [from, to] = [planOf(before), planOf(after)];
  if (from !== to) await applyPaidPlan(tx, { userId, from, to, provider: after.provider, at: now });
  const rewarded = from === "free" && to !== "free" && (await qualifyReferral(tx, userId));
  for (const words of wordsOf(step))
    await notify(tx, { userId, event: "billing.changed", href: "/billing", ...words }, now);
  return { rewarded };
}

/** What a person is told of a step, besides a change of the plan. */
function wordsOf({ before, after }: Step): Pick<Notification, "title" | "body">[] {
  const plan = PLANS[after.plan].title;
  const price = formatPrice(PLANS[after.plan].pricePerMonth);
  if (after.status === "past_due" && (before?.status !== "past_due" || after.failures > before.failures)) {
    const until = after.graceEndsAt === null ? "" : ` until ${formatDay(after.graceEndsAt)}`;
    return [
      {
        title: "Your payment failed",
        body: `Your ${price} payment for ${plan} failed. ${plan} stays active${until}. Pay under Billing before then, or you move to Free. Nothing is deleted.`,
      },
    ];
  }
  if (before === null) return [];
  if (after.status === "active" && before.status === "past_due")
    return [{ title: "Payment received", body: `${plan} continues and renews on ${formatDay(after.periodEnd)}.` }];
  if (after.status !== "active" || after.nextPlan === before.nextPlan) return [];
  if (after.nextPlan === "free")
    return [
      {
        title: `${plan} plan canceled`,
        body: `It stays active until ${formatDay(after.periodEnd)}. You can resume it under Billing until then.`,
      },
    ];
  if (after.nextPlan !== null)
    return [
      {
        title: `Switches to ${PLANS[after.nextPlan].title} on ${formatDay(after.periodEnd)}`,
        body: `You keep ${plan} until then.`,
      },
    ];
  // Taken back, not carried out.
  return after.periodStart.getTime() === before.periodStart.getTime() && after.plan === before.plan
    ? [{ title: `${plan} plan resumed`, body: `It renews on ${formatDay(after.periodEnd)}.` }]
    : [];
}
