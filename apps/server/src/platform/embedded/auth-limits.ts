import { createHash } from "node:crypto";
import { z } from "zod";
import type { Database } from "../database.ts";
import { countHit, type RateLimit } from "../rate-limit.ts";

/** Limits in front of the auth part. */
export interface AuthLimits {
  /** Sign-ins, sign-ups and e-mails for one e-mail address. */
  perEmail: RateLimit;
  /** The same from one network address. */
  perAddress: RateLimit;
}

const FIVE_MINUTES = 5 * 60_000;

/** Generous for people, hopeless for guessing: bcrypt plus ten tries in five minutes. */
const DEFAULT_AUTH_LIMITS: AuthLimits = {
  perEmail: { hits: 10, windowMs: FIVE_MINUTES },
  perAddress: { hits: 100, windowMs: FIVE_MINUTES },
};

const bodySchema = z.looseObject({ email: z.string().optional() });
const GUARDED = new Set(["signup", "recover", "otp", "magiclink", "resend", "verify"]);

/** Refuses a sign-in, sign-up or e-mail that comes too often; `undefined` lets it pass. */
export async function limitAuth(
  sql: Database,
  request: Request,
  address: string,
  limits: AuthLimits = DEFAULT_AUTH_LIMITS,
): Promise<Response | undefined> {
  if (request.method !== "POST") return undefined;
  const url = new URL(request.url);
  const route = url.pathname.replace(/^\/auth\/v1\//, "").replace(/\/$/, "");
  const action = route === "token" && url.searchParams.get("grant_type") === "password" ? "sign-in" : route;
  if (action !== "sign-in" && !GUARDED.has(action)) return undefined;

  const body = bodySchema.safeParse(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  const email = body.success ? body.data.email?.trim().toLowerCase() : undefined;
  const verdicts = [await countHit(sql, `auth:${action}:address:${address}`, limits.perAddress)];
  // Hashed: a table of limits need not hold the addresses of everybody who ever mistyped.
  if (email !== undefined) verdicts.push(await countHit(sql, `auth:${action}:email:${digest(email)}`, limits.perEmail));
  const refused = verdicts.find((verdict) => !verdict.allowed);
  if (refused === undefined) return undefined;
  const seconds = Math.max(1, Math.ceil(refused.retryAfterMs / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return Response.json(
    { code: 429, error_code: "over_request_rate_limit", msg: `Too many attempts. Please try again in ${wait}.` },
    { status: 429, headers: { "retry-after": String(seconds), "x-sb-error-code": "over_request_rate_limit" } },
  );
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
