import { jwtVerify, SignJWT } from "jose";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { installationSecret } from "../../infra/crypto/secrets.ts";
import { formatLongDay } from "../../infra/format-day.ts";

/** An account on its way out. */
export interface Closure {
  id: string;
  userId: string;
  /** ISO 8601. */
  eraseAt: string;
}

/** The closure of an account; null for an open one. */
export async function readClosure(sql: Database | Transaction, userId: string): Promise<Closure | null> {
  const [row] = await sql<{ id: string; eraseAt: string }[]>`
    select id, erase_at as "eraseAt" from private.account_closures where user_id = ${userId}`;
  return row === undefined ? null : { ...row, userId };
}

/** The sentence a person reads who signs in to a closed account. */
export const closedSentence = (closure: Closure): string =>
  `This account is closed and will be erased on ${formatLongDay(closure.eraseAt)}. Until then you can restore it.`;

const AUDIENCE = "account-keep";
const key = async (sql: Database | Transaction): Promise<Uint8Array> =>
  new TextEncoder().encode(await installationSecret(sql, "account-keep"));

/** A ticket that lets its holder keep the account of this one closure, until `until`. */
export async function signKeepTicket(sql: Database | Transaction, closure: Closure, until: Date): Promise<string> {
  return new SignJWT({ closure: closure.id })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(AUDIENCE)
    .setExpirationTime(until)
    .sign(await key(sql));
}

/** Id of the closure a ticket is for; null when it is forged or has expired. */
export async function readKeepTicket(sql: Database, ticket: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(ticket, await key(sql), { algorithms: ["HS256"], audience: AUDIENCE });
    return typeof payload["closure"] === "string" ? payload["closure"] : null;
  } catch {
    return null; // Every way a ticket can be wrong has the same answer.
  }
}
