import { AppError } from "@sayhey/contract/app-error";
import { PLANS, type PlanName } from "@sayhey/contract/plans";
import { comparePlans } from "@sayhey/contract/subscription";
import type { Transaction } from "../../infra/database/database.ts";
import { notify } from "../../infra/notifications/notify.ts";
import { planOf } from "./subscription-machine.ts";
import { readSubscription } from "./subscription-store.ts";

/** A change of somebody's plan. */
export interface PlanChange {
  userId: string;
  to: PlanName;
  provider: "sandbox" | "stripe" | "operator";
  /** When it happened; now when absent. */
  at?: Date;
}

/**
 * Gives an account a plan, as the operator. It holds over what is paid for until that becomes larger; giving the plan that is paid
 * for takes the gift back.
 * @throws AppError conflict when the account is on that plan already
 */
export async function changePlan(tx: Transaction, change: PlanChange & { provider: "operator" }): Promise<void> {
  const account = await lockAccount(tx, change.userId);
  if (account.plan === change.to)
    throw new AppError("conflict", `You are on the ${PLANS[change.to].title} plan already.`);
  const paid = planOf(await readSubscription(tx, change.userId));
  await tx`update accounts set given_plan = ${change.to === paid ? null : change.to} where user_id = ${change.userId}`;
  await write(tx, account.plan, change);
}

/** Makes the plan that is paid for the account's, unless the operator gave it a larger one. */
export async function applyPaidPlan(
  tx: Transaction,
  change: PlanChange & { provider: "sandbox" | "stripe"; from: PlanName },
): Promise<void> {
  const account = await lockAccount(tx, change.userId);
  const isLarger = comparePlans(change.to, change.from) > 0;
  const given =
    account.given !== null && isLarger && comparePlans(change.to, account.given) >= 0 ? null : account.given;
  if (given !== account.given) await tx`update accounts set given_plan = ${given} where user_id = ${change.userId}`;
  const to = given ?? change.to;
  if (to !== account.plan) await write(tx, account.plan, { ...change, to });
}

async function lockAccount(tx: Transaction, userId: string): Promise<{ plan: PlanName; given: PlanName | null }> {
  const [account] = await tx<{ plan: PlanName; given: PlanName | null }[]>`
    select plan, given_plan as given from accounts where user_id = ${userId} for update`;
  if (account === undefined) throw new AppError("not-found", "This account no longer exists.");
  return account;
}

/**
 * An upgrade begins a new month of quotas; a downgrade keeps the running one, so that going back and forth wins nothing. Nor does taking a
 * payment back and buying again: the month that it was for goes on.
 */
async function write(tx: Transaction, from: PlanName, { userId, to, provider, at = new Date() }: PlanChange) {
  const upgrade = comparePlans(to, from) > 0;
  const takenBack = await tx`
    select from invoices where user_id = ${userId} and status in ('refunding', 'refunded') and period_end > ${at} limit 1`;
  const begins = upgrade && (provider === "operator" || takenBack.length === 0);
  await tx`update accounts set plan = ${to} ${begins ? tx`, plan_started_at = ${at}` : tx``} where user_id = ${userId}`;
  const [change] = await tx<{ id: string }[]>`
    insert into plan_changes (user_id, from_plan, to_plan, provider) values (${userId}, ${from}, ${to}, ${provider}) returning id`;
  await notify(tx, {
    userId,
    event: "billing.changed",
    title: `You're on ${PLANS[to].title} now`,
    body: `Your plan changed from ${PLANS[from].title} to ${PLANS[to].title}.${upgrade ? "" : " Nothing was deleted: what exceeds it can be seen and downloaded, but not changed."}`,
    href: "/billing",
    key: `plan ${change?.id}`,
  });
}
