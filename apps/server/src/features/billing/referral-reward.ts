import { PLANS, REFERRAL_REWARD_RENDERS } from "@sayhey/contract/plans";
import { REFUND_DAYS } from "@sayhey/contract/subscription";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { notify } from "../../infra/notifications/notify.ts";

/** Notes that a person who was referred pays for the first time. False when nobody referred them, or that was noted before. */
export async function qualifyReferral(tx: Transaction, userId: string): Promise<boolean> {
  const noted = await tx`
    update referrals r set status = 'qualified' from private.referred_people p
    where p.user_id = ${userId} and p.referral_id = r.id and r.status = 'pending' returning 1`;
  return noted.length > 0;
}

/**
 * Credits whoever referred a person, and the person, once a payment of theirs can no longer be refunded: who buys and takes the money
 * back must not keep the reward. One transaction each; run again it finds nothing.
 * @returns how many referrals were rewarded
 */
export async function rewardReferrals(sql: Database, now: Date): Promise<number> {
  const due = await sql<{ id: string }[]>`
    select r.id from referrals r join private.referred_people p on p.referral_id = r.id
    where r.status = 'qualified' and ${settled(sql, now)}`;
  let rewarded = 0;
  for (const { id } of due) if (await sql.begin((tx) => reward(tx, id, now))) rewarded++;
  return rewarded;
}

const settled = (sql: Database | Transaction, now: Date) => sql`exists (
  select from invoices i where i.user_id = p.user_id and i.status = 'paid' and i.amount_cents > 0
    and i.paid_at < ${now}::timestamptz - make_interval(days => ${REFUND_DAYS}))`;

async function reward(tx: Transaction, referralId: string, now: Date): Promise<boolean> {
  const [referral] = await tx<{ referrerId: string; userId: string }[]>`
    select r.referrer_id as "referrerId", p.user_id as "userId" from referrals r
    join private.referred_people p on p.referral_id = r.id
    where r.id = ${referralId} and r.status = 'qualified' and ${settled(tx, now)} for update of r`;
  if (referral === undefined) return false;
  await tx`update referrals set status = 'rewarded' where id = ${referralId}`;
  await tx`
    insert into credit_entries (user_id, amount, reason, key) values
      (${referral.referrerId}, ${REFERRAL_REWARD_RENDERS}, 'referral', ${referralId}),
      (${referral.userId}, ${REFERRAL_REWARD_RENDERS}, 'referred', ${referralId})`;
  const said = {
    event: "billing.changed",
    title: `${REFERRAL_REWARD_RENDERS} renders for you`,
    href: "/billing",
  } as const;
  await notify(tx, {
    ...said,
    userId: referral.referrerId,
    body: "Somebody you invited has upgraded for the first time.",
    key: `referral ${referralId}`,
  });
  await notify(tx, {
    ...said,
    userId: referral.userId,
    body: `Thanks for upgrading from ${PLANS.free.title} through an invitation.`,
    key: `referred ${referralId}`,
  });
  return true;
}
