import type { AuditEntry } from "@sayhey/contract/functions/admin";
import { ADMIN_PAGE } from "@sayhey/contract/functions/admin";
import type { Database, Transaction } from "../../infra/database/database.ts";
import type { CallerSession } from "../../http/rpc/define-function.ts";

/** A deed of an admin. */
interface Deed {
  action: string;
  /** Whom or what it was done to, in words that outlive it. */
  target: string;
  targetId?: string;
  reason?: string;
  details?: Record<string, string | number | boolean>;
}

/** Writes down what an admin does, in the transaction that does it. */
export async function audit(tx: Transaction, admin: CallerSession, deed: Deed): Promise<void> {
  const { action, target, targetId = null, reason = "", details = {} } = deed;
  await tx`
    insert into private.audit_entries (admin_id, admin_email, action, target, target_id, reason, details)
    values (${admin.userId}, ${admin.email}, ${action}, ${target.slice(0, 320)}, ${targetId}, ${reason}, ${tx.json(details)})`;
}

/** What of the log to read. */
export interface AuditQuery {
  search?: string;
  action?: string;
  targetId?: string;
  /** First and last day, UTC. */
  from?: string | undefined;
  to?: string | undefined;
  offset?: number;
}

/** A text as a pattern of `ilike` that finds it anywhere. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Entries of the log, the latest first, and how many there are in all. */
export async function readAudit(
  sql: Database | Transaction,
  { search = "", action = "", targetId, from, to, offset = 0 }: AuditQuery,
): Promise<{ total: number; entries: AuditEntry[] }> {
  const like = anywhere(search);
  const wanted = sql`
    from private.audit_entries e where ${targetId === undefined ? sql`true` : sql`target_id = ${targetId}`}
      and (${search} = '' or admin_email ilike ${like} or target ilike ${like} or action ilike ${like} or reason ilike ${like}
        or details::text ilike ${like})
      and (${action} = '' or action = ${action})
      and ${from === undefined ? sql`true` : sql`at >= ${from}::date::timestamp at time zone 'UTC'`}
      and ${to === undefined ? sql`true` : sql`at < (${to}::date + 1)::timestamp at time zone 'UTC'`}`;
  const [[all], entries] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total ${wanted}`,
    sql<AuditEntry[]>`
      select e.id::text, at, admin_email as admin, action, target, reason, details ${wanted}
      order by e.id desc limit ${ADMIN_PAGE} offset ${offset}`,
  ]);
  return { total: all?.total ?? 0, entries: [...entries] };
}

/** Every kind of deed that is in the log. */
export async function readActions(sql: Database): Promise<string[]> {
  const rows = await sql<{ action: string }[]>`select distinct action from private.audit_entries order by 1`;
  return rows.map(({ action }) => action);
}
