import { AppError } from "@sayhey/contract/app-error";
import { planPeriod, type PlanPeriod } from "@sayhey/contract/plan-period";
import { PLANS, type PlanName } from "@sayhey/contract/plans";
import { readStorage } from "../assets/storage-quota.port.ts";
import { allow, ENTITLEMENTS, type Holdings } from "./entitlements.port.ts";
import type { Database, Transaction } from "../../infra/database/database.ts";

/** A person's plan and what of it is used. */
export interface PlanUsage extends Holdings {
  period: PlanPeriod;
}

/**
 * Counts what a person has used. Projects count until they are deleted. A render or transform counts from when it is queued,
 * for good once it is complete, and not at all when it failed or was cancelled while it waited. One that is cancelled while it is
 * made counts: the work was done.
 * Inside a transaction with `lock`, a second call for the same person waits, so that two requests cannot share one last place, and
 * storage is looked at too.
 */
export async function readUsage(
  sql: Database | Transaction,
  userId: string,
  options: { lock?: boolean; now?: Date } = {},
): Promise<PlanUsage> {
  const [account] = await sql<{ plan: PlanName; plan_started_at: string; credits: number }[]>`
    select plan, plan_started_at, credits from accounts where user_id = ${userId} ${options.lock === true ? sql`for update` : sql``}`;
  if (account === undefined)
    throw new AppError("unauthenticated", "This account no longer exists.", { hint: "Sign up again." });
  const period = planPeriod(new Date(account.plan_started_at), options.now ?? new Date());
  const [counts] = await sql<Counts[]>`
    select
      (select count(*)::int from renders where user_id = ${userId} and status in ('queued', 'processing')) as render,
      (select count(*)::int from transforms where user_id = ${userId} and status in ('queued', 'processing')) as transform,
      (select count(*)::int from footage_imports where user_id = ${userId} and status in ('queued', 'processing')) as footage,
      (select count(*)::int from projects where user_id = ${userId} and deleted_at is null) as projects,
      (select count(*)::int from renders where user_id = ${userId}
        and (status in ('queued', 'processing') or (status = 'completed' and finished_at >= ${period.start})))
        + count(*) filter (where w.kind = 'render')::int as renders,
      (select count(*)::int from transforms where user_id = ${userId}
        and (status in ('queued', 'processing') or (status = 'done' and finished_at >= ${period.start})))
        + count(*) filter (where w.kind = 'transform')::int as transforms,
      (select count(*)::int from credit_entries where user_id = ${userId}
        and reason = 'render' and created_at >= ${period.start}) as "creditRenders"
    from private.cancelled_work w where w.user_id = ${userId} and w.cancelled_at >= ${period.start}`;
  const { projects, renders, transforms, creditRenders, ...queued } = counts ?? NONE;
  const { credits } = account;
  const plan = PLANS[account.plan];
  const overStorage = options.lock === true && (await readStorage(sql, userId)).used > plan.storageBytes;
  return { plan, period, projects, renders, transforms, credits, creditRenders, queued, overStorage };
}

const NONE = { projects: 0, renders: 0, transforms: 0, creditRenders: 0, render: 0, transform: 0, footage: 0 };
type Counts = typeof NONE;

/** @throws AppError quota when the plan has no project left, or storage is overfull */
export const checkProjectQuota = (usage: PlanUsage): void => allow(ENTITLEMENTS.project(usage));

/** @throws AppError quota when the plan has no render left this month and there are no credits, too many are queued, or storage is overfull */
export const checkRenderQuota = (usage: PlanUsage): void => allow(ENTITLEMENTS.render(usage));

/** @throws AppError quota when the plan has no transform left this month, too many are queued, or storage is overfull */
export const checkTransformQuota = (usage: PlanUsage): void => allow(ENTITLEMENTS.transform(usage));

/** @throws AppError quota when too many videos are queued */
export const checkFootageQuota = (usage: PlanUsage): void => allow(ENTITLEMENTS.footage(usage));
