import { PLANS, type PlanName } from "@sayhey/contract/plans";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { ENTITLEMENTS } from "./entitlements.port.ts";

/** Ids that are listed at most. */
const LISTED = 500;

/**
 * The projects of a person that are beyond their plan, and so can be seen, downloaded and deleted, but not changed: all but the newest
 * that are not archived, as many as the plan has. Archiving one gives its place to the next.
 */
export async function readOnlyProjects(sql: Database | Transaction, userId: string): Promise<string[]> {
  const [account] = await sql<{ plan: PlanName }[]>`select plan from accounts where user_id = ${userId}`;
  const limit = account === undefined ? null : PLANS[account.plan].projects;
  if (limit === null) return [];
  const rows = await sql<{ id: string }[]>`
    select id from projects where user_id = ${userId} and deleted_at is null
    order by archived_at is not null, created_at desc, id offset ${limit} limit ${LISTED}`;
  return rows.map(({ id }) => id);
}

/** @throws AppError quota when a project is beyond its owner's plan */
export async function checkEditable(
  sql: Database | Transaction,
  project: { id: string; user_id: string },
): Promise<void> {
  const [account] = await sql<{ plan: PlanName }[]>`select plan from accounts where user_id = ${project.user_id}`;
  const plan = account === undefined ? null : PLANS[account.plan];
  if (plan === null || plan.projects === null) return;
  const [row] = await sql<{ before: number }[]>`
    select count(*)::int as before from projects p, projects own
    where own.id = ${project.id} and p.user_id = ${project.user_id} and p.deleted_at is null
      and (p.archived_at is not null, -extract(epoch from p.created_at), p.id)
        < (own.archived_at is not null, -extract(epoch from own.created_at), own.id)`;
  if ((row?.before ?? 0) >= plan.projects) throw ENTITLEMENTS.edit(plan);
}
