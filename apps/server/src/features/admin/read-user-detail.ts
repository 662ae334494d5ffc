import type { AdminUserDetail } from "@sayhey/contract/functions/admin";
import type { Database } from "../../infra/database/database.ts";
import { readAudit } from "./audit.ts";
import { readUsers } from "./read-users.ts";

/** Entries of each list. */
const LATEST = 20;

/** Everything of one account that an admin may see; null when there is none. */
export async function readUserDetail(sql: Database, userId: string): Promise<AdminUserDetail | null> {
  const { users } = await readUsers(sql, { id: userId });
  const [user] = users;
  if (user === undefined) return null;
  const [published, sessions, ledger, planChanges, invoices, [counts], { entries }] = await Promise.all([
    sql<AdminUserDetail["published"]>`
      select id, title, status from publications where user_id = ${userId} order by published_at desc limit ${LATEST}`,
    sql<AdminUserDetail["sessions"]>`
      select device, used_at as "usedAt" from public.sessions where user_id = ${userId} order by used_at desc limit ${LATEST}`,
    sql<AdminUserDetail["ledger"]>`
      select amount, reason, created_at as at from credit_entries where user_id = ${userId} order by created_at desc limit ${LATEST}`,
    sql<AdminUserDetail["planChanges"]>`
      select from_plan as "from", to_plan as "to", provider, created_at as at
      from plan_changes where user_id = ${userId} order by created_at desc limit ${LATEST}`,
    sql<AdminUserDetail["invoices"]>`
      select number, provider, status, amount_cents as "amountCents", created_at as at
      from invoices where user_id = ${userId} order by created_at desc limit ${LATEST}`,
    sql<{ tokens: number; storageBytes: number; transforms: number }[]>`
      select (select count(*)::int from api_tokens where user_id = ${userId}) as tokens,
        (select coalesce(sum(bytes), 0)::float8 from assets where user_id = ${userId}) as "storageBytes",
        (select count(*)::int from transforms where user_id = ${userId} and status = 'done') as transforms`,
    readAudit(sql, { targetId: userId }),
  ]);
  const { tokens = 0, storageBytes = 0, transforms = 0 } = counts ?? {};
  return {
    ...user,
    published: [...published],
    sessions: [...sessions],
    ledger: [...ledger],
    planChanges: [...planChanges],
    invoices: [...invoices],
    tokens,
    storageBytes,
    transforms,
    audit: entries.slice(0, LATEST),
  };
}
