import { AppError } from "@sayhey/contract/app-error";
import type { Database, Transaction } from "../../infra/database/database.ts";

/** Whether somebody runs this installation. */
export async function isAdmin(sql: Database | Transaction, userId: string): Promise<boolean> {
  const [row] = await sql`
    select from private.admins where user_id = ${userId} and not private.account_is_closed(user_id)`;
  return row !== undefined;
}

/** @throws AppError not-found for everybody but admins, so that nobody learns what they could do */
export async function requireAdmin(sql: Database | Transaction, userId: string): Promise<void> {
  if (!(await isAdmin(sql, userId))) throw new AppError("not-found", "There is no such function.");
}

/**
 * Makes the accounts with these e-mails admins whose owners have shown that the address is theirs; the others as soon as they do.
 * Where people can sign up, a stranger may have taken an address before its owner did.
 * @returns addresses whose account has yet to show that
 */
export async function syncAdmins(sql: Database, emails: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(emails.map((email) => email.trim().toLowerCase()).filter((email) => email !== ""))];
  return sql.begin(async (tx) => {
    await tx`delete from private.admin_addresses where email <> all(${wanted})`;
    await tx`insert into private.admin_addresses (email) select unnest(${wanted}::text[]) on conflict do nothing`;
    await tx`
      insert into private.admins (user_id) select u.id from auth.users u join private.admin_addresses a on a.email = lower(u.email)
      where private.address_is_proven(u.id) on conflict (user_id) do nothing`;
    const waiting = await tx<{ email: string }[]>`
      select u.email from auth.users u join private.admin_addresses a on a.email = lower(u.email)
      where not exists (select from private.admins d where d.user_id = u.id)`;
    return waiting.map(({ email }) => email);
  });
}
