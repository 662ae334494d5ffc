import type { Database, Transaction } from "../../infra/database/database.ts";
import { isAdmin } from "./require-admin.ts";

export { audit } from "./audit.ts";

/**
 * Whether somebody runs this installation: an admin, or, on a server that only this machine reaches and that names no admins, whoever
 * signed up first.
 */
export async function isOperator(
  sql: Database | Transaction,
  userId: string,
  { isLocal }: { isLocal: boolean },
): Promise<boolean> {
  if (await isAdmin(sql, userId)) return true;
  if (!isLocal) return false;
  const [first] = await sql`
    select from (select id from auth.users order by created_at, id limit 1) u
    where u.id = ${userId} and not exists (select from private.admins) and not exists (select from private.admin_addresses)`;
  return first !== undefined;
}
