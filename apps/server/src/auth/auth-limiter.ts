import { createHash } from "node:crypto";
import { decodeJwt } from "jose";
import { refuseAuth, type AuthRequest } from "./auth-request.ts";
import type { Database } from "../infra/database/database.ts";
import { networkOf } from "../infra/limits/network-of.ts";
import { isKnownDevice } from "./sign-ins/record-sign-in.ts";
import { countHit, type RateLimit, type RateLimitVerdict } from "../infra/limits/rate-limit.ts";

declare module "../http/rpc/define-function.ts" {
  interface FunctionServices {
    authLimiter: AuthLimiter;
  }
}

/** Limits in front of the auth part. */
export interface AuthLimits {
  /** Codes and changes of an account, each for one e-mail address, and sign-ins with it from one network. */
  perEmail: RateLimit;
  /** Sign-ins with one e-mail address from wherever they come, but from devices it was signed in on before; ten times `perEmail` when absent. */
  perEmailAnywhere?: RateLimit;
  /** Each of all these from one network address. */
  perAddress: RateLimit;
  /** Sign-ups with one e-mail address; as `perEmail` when absent. */
  signUpsPerEmail?: RateLimit;
  /** E-mails asked for to one address; as `perEmail` when absent. */
  mailsPerEmail?: RateLimit;
}

/** Guards sign-ups, sign-ins and e-mails against those who come too often. */
export interface AuthLimiter {
  /** Counts a request; a refusal when it comes too often, `undefined` lets it pass. */
  limit(request: Request, read: AuthRequest, address: string): Promise<Response | undefined>;
  /** Counts a sign-up that is about to come, so that it is not counted again when it does. */
  countSignUp(email: string, address: string): Promise<RateLimitVerdict>;
}

const MINUTE = 60_000;

/** Generous for people, hopeless for guessing: bcrypt plus ten tries in five minutes. */
const DEFAULT_AUTH_LIMITS: AuthLimits = {
  perEmail: { hits: 10, windowMs: 5 * MINUTE },
  perAddress: { hits: 100, windowMs: 5 * MINUTE },
  signUpsPerEmail: { hits: 5, windowMs: 15 * MINUTE },
  mailsPerEmail: { hits: 5, windowMs: 15 * MINUTE },
};

/** A form that asked beforehand has this long to send the sign-up. */
const TICKET_SECONDS = 600;

type Action = "signup" | "sign-in" | "mail" | "verify" | "change";

/** What the limits call a request; undefined for those without a limit. */
function actionOf(request: Request, { method, route, changes }: AuthRequest): Action | undefined {
  if (route === "verify") return "verify";
  if (method === "PUT") return route === "user" && (changes.email || changes.password) ? "change" : undefined;
  if (method === "GET") return route === "reauthenticate" ? "mail" : undefined;
  if (method !== "POST") return undefined;
  if (route === "signup") return "signup";
  if (["recover", "otp", "magiclink", "resend"].includes(route)) return "mail";
  if (route !== "token") return undefined;
  const grants = new URL(request.url).searchParams.getAll("grant_type");
  // Whatever is not clearly something else counts as a password.
  return grants.length === 1 && ["refresh_token", "pkce"].includes(grants[0] ?? "") ? undefined : "sign-in";
}

/** Makes the limiter. Its counts are kept in the database: they survive restarts and hold over all machines. */
export function createAuthLimiter(sql: Database, limits: AuthLimits = DEFAULT_AUTH_LIMITS): AuthLimiter {
  const perEmail = (action: Action): RateLimit =>
    (action === "signup" ? limits.signUpsPerEmail : action === "mail" ? limits.mailsPerEmail : undefined) ??
    limits.perEmail;

  const count = async (action: Action, who: string | undefined, address: string): Promise<RateLimitVerdict> => {
    const verdict = await countHit(sql, `auth:${action}:address:${networkOf(address)}`, limits.perAddress);
    // A refused address must not use up what the owner of the e-mail has left.
    if (!verdict.allowed || who === undefined) return verdict;
    return countHit(sql, `auth:${action}:email:${digest(who)}`, perEmail(action));
  };
  /** Wrong passwords of a stranger keep that stranger out, and not the owner of the account. */
  const countSignIn = async (
    email: string | undefined,
    address: string,
    userAgent: string,
  ): Promise<RateLimitVerdict> => {
    const network = networkOf(address);
    const verdict = await countHit(sql, `auth:sign-in:address:${network}`, limits.perAddress);
    if (!verdict.allowed || email === undefined) return verdict;
    const here = await countHit(sql, `auth:sign-in:email:${digest(`${network} ${email}`)}`, limits.perEmail);
    if (!here.allowed) return here;
    const everywhere = limits.perEmailAnywhere ?? { ...limits.perEmail, hits: limits.perEmail.hits * 10 };
    const anywhere = await countHit(sql, `auth:sign-in:email:${digest(email)}`, everywhere);
    return anywhere.allowed || (await isKnownDevice(sql, email, { address, userAgent })) ? here : anywhere;
  };
  const ticket = (email: string, address: string) => `auth:ticket:${digest(`${networkOf(address)} ${email}`)}`;

  return {
    async limit(request, read, address) {
      const action = actionOf(request, read);
      if (action === undefined) return undefined;
      if (action === "signup" && read.email !== undefined && (await takeTicket(sql, ticket(read.email, address))))
        return undefined;
      const verdict =
        action === "sign-in"
          ? await countSignIn(read.email, address, request.headers.get("user-agent") ?? "")
          : await count(action, action === "change" ? bearerOf(request) : read.email, address);
      if (verdict.allowed) return undefined;
      const seconds = secondsOf(verdict);
      return refuseAuth(429, "over_request_rate_limit", `Too many attempts. Please try again in ${waitOf(seconds)}.`, {
        headers: { "retry-after": String(seconds) },
      });
    },
    async countSignUp(email, address) {
      const known = email.trim().toLowerCase();
      const verdict = await count("signup", known, address);
      if (verdict.allowed) await giveTicket(sql, ticket(known, address));
      return verdict;
    },
  };
}

/** A time to wait in words: `40 seconds`, `5 minutes`. */
export function waitOf(seconds: number): string {
  if (seconds < 90) return `${seconds} second${seconds === 1 ? "" : "s"}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Whole seconds until one may come back; at least 1. */
export function secondsOf(verdict: RateLimitVerdict): number {
  return Math.max(1, Math.ceil(verdict.retryAfterMs / 1000));
}

async function giveTicket(sql: Database, key: string): Promise<void> {
  await sql`
    insert into private.rate_limits as r (key, window_started_at, hits) values (${key}, now(), 1)
    on conflict (key) do update set
      hits = case when r.window_started_at <= now() - make_interval(secs => ${TICKET_SECONDS}) then 1 else r.hits + 1 end,
      window_started_at = now()`;
}

async function takeTicket(sql: Database, key: string): Promise<boolean> {
  const taken = await sql`
    update private.rate_limits set hits = hits - 1
    where key = ${key} and hits > 0 and window_started_at > now() - make_interval(secs => ${TICKET_SECONDS})
    returning key`;
  return taken.length > 0;
}

/**
 * Whose change it is: the session's, whose id nobody else knows. Nothing of the token is verified yet, and a forged one that names
 * somebody's public id must not use up their tries; it is refused further on.
 */
function bearerOf(request: Request): string | undefined {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  try {
    const session = token === undefined ? undefined : decodeJwt(token)["session_id"];
    return typeof session === "string" ? session : undefined;
  } catch {
    return undefined; // Not a token at all.
  }
}

/** Hashed: a table of limits need not hold the addresses of everybody who ever mistyped. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
