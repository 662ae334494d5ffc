import type { Database, Transaction } from "../../infra/database/database.ts";
import { countHit, type RateLimit } from "../../infra/limits/rate-limit.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import type { LiveSession } from "./verify-session.ts";

/** How long a proof of the second factor lets its owner change the second factors, ms. */
const FRESH_MS = 5 * 60_000;

/** A million codes, three of them right at a time: with thirty tries a day a guess takes lifetimes. */
const PER_FACTOR: RateLimit = { hits: 10, windowMs: 5 * 60_000 };
const PER_USER: RateLimit = { hits: 30, windowMs: 24 * 3_600_000 };

const keysOf = (kind: string, userId: string, factorId: string) => ({
  factor: `mfa:${kind}:factor:${factorId}`,
  user: `mfa:${kind}:user:${userId}`,
});

/**
 * Counts one try at a code, before it is looked at: tries at the same time count each.
 * @throws AuthRefusal 429 when there were too many
 */
export async function countTry(
  sql: Database,
  kind: "totp" | "recovery",
  userId: string,
  factorId: string,
): Promise<void> {
  const keys = keysOf(kind, userId, factorId);
  const verdicts = [await countHit(sql, keys.factor, PER_FACTOR), await countHit(sql, keys.user, PER_USER)];
  const waitMs = Math.max(0, ...verdicts.filter(({ allowed }) => !allowed).map(({ retryAfterMs }) => retryAfterMs));
  if (waitMs === 0) return;
  const minutes = Math.ceil(waitMs / 60_000);
  const wait = minutes < 90 ? `${minutes} minute${minutes === 1 ? "" : "s"}` : `${Math.ceil(minutes / 60)} hours`;
  throw new AuthRefusal(
    429,
    kind === "recovery" ? "mfa_recovery_codes_locked" : "over_request_rate_limit",
    `Too many wrong codes. Please try again in ${wait}.`,
    waitMs,
  );
}

/** Lets the counts start anew after a right code. */
export async function forgetTries(
  sql: Database | Transaction,
  kind: "totp" | "recovery",
  userId: string,
  factorId: string,
): Promise<void> {
  const keys = keysOf(kind, userId, factorId);
  await sql`delete from private.rate_limits where key in (${keys.factor}, ${keys.user})`;
}

/**
 * @throws AuthRefusal insufficient_aal at aal1; reauthentication_needed when the second factor was proven too long ago
 */
export async function requireFreshProof(sql: Database, session: LiveSession, now: number): Promise<void> {
  if (session.aal !== "aal2") {
    throw new AuthRefusal(403, "insufficient_aal", "Enter a code from your authenticator app first.");
  }
  const [proof] = await sql`
    select from auth.mfa_amr_claims where session_id = ${session.sessionId}
      and authentication_method in ('totp', 'mfa/recovery_code')
      and updated_at > ${new Date(now - FRESH_MS).toISOString()}`;
  if (proof === undefined) {
    throw new AuthRefusal(
      403,
      "reauthentication_needed",
      "Enter a new code from your authenticator app first, then try again.",
    );
  }
}
