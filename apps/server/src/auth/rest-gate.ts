import { secondsOf, waitOf } from "./auth-limiter.ts";
import type { Claims, Database } from "../infra/database/database.ts";
import { createLeasedLimit } from "../infra/limits/leased-limit.ts";
import { AuthRefusal } from "./embedded/auth-refusal.ts";
import { networkOf } from "../infra/limits/network-of.ts";
import type { RateLimit } from "../infra/limits/rate-limit.ts";

/** Limits in front of REST. */
export interface RestLimits {
  perAccount: RateLimit;
  /** Everybody from one network together. */
  perNetwork: RateLimit;
  /** Those who are not signed in, from one network. */
  perNetworkAnonymous: RateLimit;
}

const MINUTE = 60_000;

/** A page of the web app asks about ten times when it opens; an office shares one address. */
const DEFAULT_REST_LIMITS: RestLimits = {
  perAccount: { hits: 900, windowMs: MINUTE },
  perNetwork: { hits: 6000, windowMs: MINUTE },
  perNetworkAnonymous: { hits: 300, windowMs: MINUTE },
};
const BATCH = 20;

/** Stands before REST, ours and Supabase's alike: a refusal, or `undefined` to let a request pass. */
export type RestGate = (request: Request, caller: { address: string }) => Promise<Response | undefined>;

/** Makes the gate: who asks too often is refused before the database is asked. */
export function createRestGate(
  sql: Database,
  verifyBearer: (token: string) => Promise<Claims | null>,
  limits: RestLimits = DEFAULT_REST_LIMITS,
): RestGate {
  const perAccount = createLeasedLimit(sql, limits.perAccount, BATCH);
  const perNetwork = createLeasedLimit(sql, limits.perNetwork, BATCH);
  const perNetworkAnonymous = createLeasedLimit(sql, limits.perNetworkAnonymous, BATCH);
  return async (request, { address }) => {
    if (request.method === "OPTIONS" || !/^\/rest\/v1(?:\/|$)/.test(new URL(request.url).pathname)) return undefined;
    const network = networkOf(address);
    const account = await accountOf(request, verifyBearer);
    if (account === "server") return undefined;
    for (const verdict of [
      await perNetwork.count(`rest network ${network}`),
      account === null
        ? await perNetworkAnonymous.count(`rest anonymous ${network}`)
        : await perAccount.count(`rest account ${account}`),
    ]) {
      if (verdict.allowed) continue;
      const seconds = secondsOf(verdict);
      return Response.json(
        {
          code: "over_request_rate_limit",
          message: `Too many requests. Please try again in ${waitOf(seconds)}.`,
          details: null,
          hint: null,
        },
        { status: 429, headers: { "retry-after": String(seconds), "access-control-allow-origin": "*" } },
      );
    }
    return undefined;
  };
}

/** Whose request it is: an account's id, `server` for its own key; null for nobody's, a forged token's and that of half a sign-in, which are refused further on. */
async function accountOf(request: Request, verifyBearer: (token: string) => Promise<Claims | null>) {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token === undefined) return null;
  const claims = await verifyBearer(token).catch((error: unknown) => {
    if (error instanceof AuthRefusal) return null;
    throw error;
  });
  // Whoever holds the server's own key is the operator.
  return claims?.role === "service_role" ? "server" : (claims?.sub ?? null);
}
