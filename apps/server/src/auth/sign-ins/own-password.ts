import { createHash } from "node:crypto";
import { compare, hash } from "@node-rs/bcrypt";
import { AppError } from "@sayhey/contract/app-error";
import { FieldError } from "../../http/rpc/define-function.ts";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { countHit, forgetHit } from "../../infra/limits/rate-limit.ts";

/** Tries at the password of one account while signed in. */
const TRIES = { hits: 8, windowMs: 10 * 60_000 };
const COST = 10;
/** Hash of nothing anybody can type: comparing with it takes as long as with a real one. */
const NOBODY = "$2b$10$YMAB2uGCF0eyXkBQnINENuWCas0Q.jmF2tPUJAO/xitTqP5JvF.0W";

/** The password of an account as it is kept; null when it has none. */
export async function passwordHashOf(sql: Database | Transaction, userId: string): Promise<string | null> {
  const [row] = await sql<{ hash: string | null }[]>`
    select nullif(encrypted_password, '') as hash from auth.users where id = ${userId}`;
  return row?.hash ?? null;
}

/**
 * Checks the password of a signed-in person; wrong ones are counted.
 * @throws FieldError when it is wrong, AppError rate-limited after too many
 */
export async function requirePassword(sql: Database, userId: string, password: string, field: string): Promise<void> {
  await countTry(sql, userId);
  const known = await passwordHashOf(sql, userId);
  if (known !== null && (await compare(password, known))) {
    // Who knows it is not kept out for confirming one thing after the other.
    await forgetHit(sql, `password-check ${userId}`);
    return;
  }
  throw new FieldError(field, "This is not your current password.", {
    hint: "Check for capitals and the keyboard's language, or sign out and use 'Forgot password?'.",
  });
}

/** The account of an e-mail and password; null when they do not fit. Takes equally long either way. */
export async function accountOfPassword(
  sql: Database,
  { email, password, network }: { email: string; password: string; network: string },
): Promise<string | null> {
  const address = email.trim().toLowerCase();
  // By address and not by account: an account nobody has is counted just the same.
  // By network too: a stranger's tries keep that stranger out, and not the owner.
  await countTry(sql, createHash("sha256").update(`${network} ${address}`).digest("base64url"));
  const [row] = await sql<{ id: string; hash: string | null }[]>`
    select id, nullif(encrypted_password, '') as hash from auth.users where email = ${address}`;
  const fits = await compare(password, row?.hash ?? NOBODY);
  return row !== undefined && row.hash !== null && fits ? row.id : null;
}

/** Sets a new password; the caller has checked everything. */
export async function setPassword(tx: Transaction, userId: string, password: string): Promise<void> {
  await tx`
    update auth.users set encrypted_password = ${await hash(password, COST)}, recovery_token = null, recovery_sent_at = null, updated_at = now()
    where id = ${userId}`;
}

async function countTry(sql: Database, who: string): Promise<void> {
  const verdict = await countHit(sql, `password-check ${who}`, TRIES);
  if (verdict.allowed) return;
  throw new AppError("rate-limited", "Too many tries with a wrong password.", {
    hint: `Try again in ${Math.ceil(verdict.retryAfterMs / 60_000)} minutes.`,
  });
}
