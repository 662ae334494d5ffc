import { EMAIL_UNCONFIRMED } from "@sayhey/contract/account-security";
import { AppError } from "@sayhey/contract/app-error";
import { jwtVerify, SignJWT } from "jose";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { installationSecret } from "../../infra/crypto/secrets.ts";

/** Whether the owner of an account has shown that its address is theirs. */
export async function isProven(sql: Database | Transaction, userId: string): Promise<boolean> {
  const [row] = await sql<{ proven: boolean }[]>`select private.address_is_proven(${userId}) as proven`;
  return row?.proven === true;
}

/** @throws AppError forbidden while nobody has shown that the account's address is theirs */
export async function requireProven(sql: Database | Transaction, userId: string): Promise<void> {
  if (await isProven(sql, userId)) return;
  throw new AppError("forbidden", EMAIL_UNCONFIRMED, { hint: "Security has a button that sends you a link." });
}

/**
 * Notes that the owner of an account has shown that its present address is theirs, and gives them what waited for that.
 * @returns whether this was the first proof
 */
export async function noteProof(tx: Transaction, userId: string): Promise<boolean> {
  const noted = await tx`
    update auth.identities i set identity_data = i.identity_data || ${tx.json({ email_verified: true })}::jsonb
    from auth.users u where u.id = i.user_id and i.user_id = ${userId} and i.provider = 'email'
      and lower(i.identity_data ->> 'email') = lower(u.email) and not private.address_is_proven(u.id) returning 1`;
  await grantAdmin(tx, userId);
  return noted.length > 0;
}

/** Makes the owner of a proven address an admin if the operator named it. */
export async function grantAdmin(tx: Transaction, userId: string): Promise<void> {
  await tx`
    insert into private.admins (user_id) select u.id from auth.users u join private.admin_addresses a on a.email = lower(u.email)
    where u.id = ${userId} and private.address_is_proven(u.id) on conflict (user_id) do nothing`;
}

/**
 * Takes away every way into an account that was left by whoever was there before its address was proven, or they would wait
 * inside: sessions but the one named, second factors, API tokens, webhooks, and the password unless it is to stay.
 */
export async function dropWaysIn(
  tx: Transaction,
  userId: string,
  keep: { session: string | null; password: boolean },
): Promise<void> {
  await tx`update auth.users set email_change = null, email_change_token_new = null, email_change_token_current = null,
    recovery_token = null, confirmation_token = null, reauthentication_token = null, updated_at = now()
    ${keep.password ? tx`` : tx`, encrypted_password = null`} where id = ${userId}`;
  await tx`delete from auth.sessions where user_id = ${userId} and id is distinct from ${keep.session}`;
  await tx`delete from auth.refresh_tokens where user_id = ${userId} and session_id is distinct from ${keep.session}`;
  await tx`delete from auth.mfa_factors where user_id = ${userId}`;
  await tx`delete from private.recovery_codes where user_id = ${userId}`;
  await tx`delete from public.api_tokens where user_id = ${userId}`;
  await tx`delete from private.webhooks where user_id = ${userId}`;
}

const AUDIENCE = "email-confirm";
const HOURS = 24;
const key = async (sql: Database | Transaction): Promise<Uint8Array> =>
  new TextEncoder().encode(await installationSecret(sql, "email-confirm"));

/** What is mailed to the address of an account. It proves the address to whoever is signed in to that account, and to nobody else. */
export async function signProofTicket(sql: Database | Transaction, userId: string, email: string): Promise<string> {
  return new SignJWT({ email })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setExpirationTime(new Date(Date.now() + HOURS * 3_600_000))
    .sign(await key(sql));
}

/** Whom a ticket was mailed to; null when it is forged or has expired. */
export async function readProofTicket(
  sql: Database | Transaction,
  ticket: string,
): Promise<{ userId: string; email: string } | null> {
  try {
    const { payload } = await jwtVerify(ticket, await key(sql), { algorithms: ["HS256"], audience: AUDIENCE });
    const { sub, email } = payload;
    return typeof sub === "string" && typeof email === "string" ? { userId: sub, email } : null;
  } catch {
    return null; // Every way a ticket can be wrong has the same answer.
  }
}
