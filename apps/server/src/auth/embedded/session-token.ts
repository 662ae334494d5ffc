import { SignJWT, type JWTPayload } from "jose";
import { z } from "zod";
import type { Database, Transaction } from "../../infra/database/database.ts";

/** Characters of user metadata that still go into a token. */
const LARGEST_METADATA = 2048;
/** Lifetime of an access token, as the library has it. */
export const TOKEN_SECONDS = 3600;

/** A second factor as `user.factors` shows it. */
export interface PublicFactor {
  id: string;
  friendly_name: string;
  factor_type: "totp" | "recovery_code";
  status: "unverified" | "verified";
  created_at: string;
  updated_at: string;
}

/** Second factors of a user, oldest first. */
export async function factorsOf(sql: Database | Transaction, userId: string): Promise<PublicFactor[]> {
  return [
    ...(await sql<PublicFactor[]>`
    select id, coalesce(friendly_name, '') as friendly_name, factor_type, status, created_at, updated_at
    from auth.mfa_factors where user_id = ${userId} order by created_at, id`),
  ];
}

/** A user of an answer together with its second factors; like GoTrue, without the field when there are none. */
export async function withFactors<U extends { id: string }>(sql: Database | Transaction, user: U): Promise<U> {
  const factors = await factorsOf(sql, user.id);
  return factors.length === 0 ? user : { ...user, factors };
}

/** Notes how a session was proven: `password`, `otp`, `oauth`, `totp`, `mfa/recovery_code`. */
export async function noteMethod(sql: Database | Transaction, sessionId: string, method: string): Promise<void> {
  await sql`insert into auth.mfa_amr_claims (id, session_id, authentication_method)
    values (gen_random_uuid(), ${sessionId}, ${method})
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
}

/**
 * Signs the access token of a session with all that `supabase.auth.mfa` and policies read: level, methods, metadata.
 * `claims` carry the rest; `session_id` and `sub` must be among them.
 */
export async function signToken(
  sql: Database | Transaction,
  jwtSecret: string,
  claims: JWTPayload,
  isAnonymous = false,
): Promise<string> {
  const sessionId = z.uuid().parse(claims["session_id"]);
  const amr = await sql<{ method: string; timestamp: number }[]>`
    select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
    from auth.mfa_amr_claims where session_id = ${sessionId} order by updated_at desc`;
  const [row] = await sql<{ aal: string | null; app: unknown; own: unknown }[]>`
    select s.aal, u.raw_app_meta_data as app, u.raw_user_meta_data as own
    from auth.sessions s join auth.users u on u.id = s.user_id where s.id = ${sessionId}`;
  // A token travels in a header: what people put into their metadata without measure stays out of it.
  const own = JSON.stringify(row?.own ?? {}).length > LARGEST_METADATA ? {} : { user_metadata: row?.own ?? {} };
  return new SignJWT({
    ...claims,
    app_metadata: row?.app ?? {},
    ...own,
    is_anonymous: isAnonymous,
    phone: "",
    aal: row?.aal ?? "aal1",
    amr: [...amr],
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(new TextEncoder().encode(jwtSecret));
}
