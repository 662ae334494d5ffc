import { AppError } from "@sayhey/contract/app-error";
import { PLANS, type Plan, type PlanName } from "@sayhey/contract/plans";
import type { Database, Transaction } from "../database.ts";

/** The month of a plan that a moment lies in: from the day of the month the plan began, in UTC. */
export interface PlanPeriod {
  start: Date;
  /** First moment of the next one. */
  end: Date;
}

/** @param startedAt when the plan began. A month without that day begins on its last day. */
export function planPeriod(startedAt: Date, now: Date): PlanPeriod {
  const months = (now.getUTCFullYear() - startedAt.getUTCFullYear()) * 12 + now.getUTCMonth() - startedAt.getUTCMonth();
  const passed = Math.max(0, addMonths(startedAt, months) > now ? months - 1 : months);
  return { start: addMonths(startedAt, passed), end: addMonths(startedAt, passed + 1) };
}

function addMonths(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return result;
}

/** A person's plan and what of it is used. */
export interface PlanUsage {
  plan: Plan;
  period: PlanPeriod;
  projects: number;
  renders: number;
  transforms: number;
  /** Renders left beyond the monthly ones. */
  credits: number;
  /** Renders of this month that credits have paid for. */
  creditRenders: number;
}

/**
 * Counts what a person has used. Projects count until they are deleted. A render or transform counts from when it is queued,
 * for good once it is complete, and not at all when it failed or was cancelled.
 * Inside a transaction with `lock`, a second call for the same person waits, so that two requests cannot share one last place.
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
  const [counts] = await sql<{ projects: number; renders: number; transforms: number; creditRenders: number }[]>`
    select
      (select count(*)::int from projects where user_id = ${userId} and deleted_at is null) as projects,
      (select count(*)::int from renders where user_id = ${userId}
        and (status in ('queued', 'processing') or (status = 'completed' and finished_at >= ${period.start}))) as renders,
      (select count(*)::int from transforms where user_id = ${userId}
        and (status in ('queued', 'processing') or (status = 'done' and finished_at >= ${period.start}))) as transforms,
      (select count(*)::int from credit_entries where user_id = ${userId}
        and reason = 'render' and created_at >= ${period.start}) as "creditRenders"`;
  const { projects = 0, renders = 0, transforms = 0, creditRenders = 0 } = counts ?? {};
  const { credits } = account;
  return { plan: PLANS[account.plan], period, projects, renders, transforms, credits, creditRenders };
}

/** @throws AppError quota when the plan has no project left. */
export function checkProjectQuota({ plan, projects }: PlanUsage): void {
  if (plan.projects === null || projects < plan.projects) return;
  throw new AppError(
    "quota",
    `The ${plan.title} plan has room for ${plan.projects} projects, and you have ${projects}.`,
    {
      hint: "Delete a project you no longer need, or move to a larger plan.",
    },
  );
}

/** @throws AppError quota when the plan has no render left this month and there are no credits. */
export function checkRenderQuota({ plan, renders, period, credits, creditRenders }: PlanUsage): void {
  if (renders - creditRenders < plan.rendersPerMonth + credits) return;
  const day = period.end.toLocaleDateString("en", { day: "numeric", month: "long", timeZone: "UTC" });
  throw new AppError(
    "quota",
    `The ${plan.title} plan has ${plan.rendersPerMonth} renders a month, and you have used them all.`,
    {
      hint: `New ones come on ${day}. A larger plan has more right away.`,
    },
  );
}

/** @throws AppError quota when the plan has no transform left this month. */
export function checkTransformQuota({ plan, transforms, period }: PlanUsage): void {
  if (transforms < plan.transformsPerMonth) return;
  const day = period.end.toLocaleDateString("en", { day: "numeric", month: "long", timeZone: "UTC" });
  throw new AppError(
    "quota",
    `The ${plan.title} plan has ${plan.transformsPerMonth.toLocaleString("en")} transforms a month, and you have used them all.`,
    { hint: `New ones come on ${day}. A larger plan has more right away.` },
  );
}
