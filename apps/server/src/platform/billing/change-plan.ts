import { AppError } from "@sayhey/contract/app-error";
import { PLANS, REFERRAL_REWARD_RENDERS, type PlanName } from "@sayhey/contract/plans";
import type { Transaction } from "../database.ts";
import { notify } from "../notifications/notify.ts";

/** A change of somebody's plan. */
export interface PlanChange {
  userId: string;
  to: PlanName;
  provider: "sandbox" | "operator";
}

const RANK: Record<PlanName, number> = { free: 0, pro: 1, studio: 2 };

/**
 * Changes a plan and writes it down. An upgrade begins a new month; a downgrade keeps the running one, so that going back and
 * forth wins nothing. The first upgrade from Free turns a pending referral to rewarded and credits both sides.
 * @returns whether a referral was rewarded
 * @throws AppError conflict when the account is on that plan already
 */
export async function changePlan(
  tx: Transaction,
  { userId, to, provider }: PlanChange,
): Promise<{ rewarded: boolean }> {
  const [account] = await tx<{ plan: PlanName }[]>`select plan from accounts where user_id = ${userId} for update`;
  if (account === undefined) throw new AppError("not-found", "This account no longer exists.");
  const from = account.plan;
  if (from === to) throw new AppError("conflict", `You are on the ${PLANS[to].title} plan already.`);
  const upgrade = RANK[to] > RANK[from];
  await tx`update accounts set plan = ${to} ${upgrade ? tx`, plan_started_at = now()` : tx``} where user_id = ${userId}`;
  const [{ earlier = 0 } = {}] = await tx<{ earlier: number }[]>`
    select count(*)::int as earlier from plan_changes where user_id = ${userId} and from_plan = 'free'`;
  const [change] = await tx<{ id: string }[]>`
    insert into plan_changes (user_id, from_plan, to_plan, provider) values (${userId}, ${from}, ${to}, ${provider}) returning id`;
  await notify(tx, {
    userId,
    event: "billing.changed",
    title: `You are on ${PLANS[to].title} now`,
    body: `Your plan changed from ${PLANS[from].title} to ${PLANS[to].title}.`,
    href: "/billing",
    key: `plan ${change?.id}`,
  });
  const rewarded = from === "free" && earlier === 0 && (await rewardReferral(tx, userId));
  return { rewarded };
}

/** Credits whoever referred a person, and the person. */
async function rewardReferral(tx: Transaction, userId: string): Promise<boolean> {
  const [referral] = await tx<{ id: string; referrerId: string }[]>`
    select r.id, r.referrer_id as "referrerId" from private.referred_people p join referrals r on r.id = p.referral_id
    where p.user_id = ${userId} and r.status = 'pending' for update of r`;
  if (referral === undefined) return false;
  await tx`update referrals set status = 'rewarded' where id = ${referral.id}`;
  await tx`
    insert into credit_entries (user_id, amount, reason, key) values
      (${referral.referrerId}, ${REFERRAL_REWARD_RENDERS}, 'referral', ${referral.id}),
      (${userId}, ${REFERRAL_REWARD_RENDERS}, 'referred', ${referral.id})`;
  await notify(tx, {
    userId: referral.referrerId,
    event: "billing.changed",
    title: `${REFERRAL_REWARD_RENDERS} renders for you`,
    body: "Somebody you invited has upgraded for the first time.",
    href: "/billing",
    key: `referral ${referral.id}`,
  });
  return true;
}
