import { AppError } from "@sayhey/contract/app-error";
import type { Database, Transaction } from "../database.ts";

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
 * Makes the accounts with these e-mails admins, once at start. With `provenOnly`, an account must have opened something that was sent
 * to its address, or come by Google: where strangers can sign up, one of them may have taken an address before its owner did.
 * @returns addresses with an account that has yet to show that
 */
export async function syncAdmins(
  sql: Database,
  emails: readonly string[],
  { provenOnly }: { provenOnly: boolean },
): Promise<string[]> {
  const wanted = emails.map((email) => email.trim().toLowerCase()).filter((email) => email !== "");
  if (wanted.length === 0) return [];
  const accounts = await sql<{ id: string; email: string; proven: boolean; known: boolean }[]>`
    select u.id, u.email, exists (select from private.admins a where a.user_id = u.id) as known, exists (
      select from auth.identities i where i.user_id = u.id and i.identity_data ->> 'email_verified' = 'true'
        and lower(i.identity_data ->> 'email') = lower(u.email)) as proven
    from auth.users u where lower(u.email) = any(${wanted})`;
  const granted = accounts.filter(({ proven }) => proven || !provenOnly).map(({ id }) => id);
  await sql`insert into private.admins (user_id) select unnest(${granted}::uuid[]) on conflict (user_id) do nothing`;
  return accounts.filter(({ id, known }) => !known && !granted.includes(id)).map(({ email }) => email);
}
