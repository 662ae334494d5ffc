import { AppError } from "@sayhey/contract/app-error";
import { requireScope, resolveToken } from "../../auth/api-tokens/token-caller.ts";
import { isTokenLike } from "../../auth/api-tokens/token-format.ts";
import type { Claims, Database } from "../../infra/database/database.ts";
import { networkOf } from "../../infra/limits/network-of.ts";
import { countHit, type RateLimit } from "../../infra/limits/rate-limit.ts";
import { requireSwitch } from "../../infra/switches/switches.ts";

/** How it is found out who uploads. */
export interface UploaderServices {
  sql: Database;
  /** Claims of a bearer; null when it must be refused. */
  verifyBearer(token: string): Promise<Claims | null>;
}

/** As for functions: unknown or refused API tokens from one network address. */
const TOKEN_FAILURES: RateLimit = { hits: 60, windowMs: 5 * 60_000 };

/**
 * Who sends a request: somebody signed in, or the owner of an API token that may make and change projects.
 * @throws AppError unauthenticated, forbidden, rate-limited, unavailable while uploads are switched off
 */
export async function uploaderOf(request: Request, services: UploaderServices, address: string): Promise<string> {
  await requireSwitch(services.sql, "uploads");
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (bearer !== undefined && isTokenLike(bearer)) return tokenOwner(services.sql, bearer, address);
  const claims = bearer === undefined ? null : await services.verifyBearer(bearer);
  if (claims === null || claims.role !== "authenticated" || claims.sub === undefined)
    throw new AppError("unauthenticated", "You are not signed in.", { hint: "Sign in, then try again." });
  return claims.sub;
}

async function tokenOwner(sql: Database, bearer: string, address: string): Promise<string> {
  try {
    const caller = await resolveToken(sql, bearer);
    requireScope(caller, "projects:write");
    return caller.userId;
  } catch (error) {
    if (error instanceof AppError)
      await limitHits(sql, `api-token refused ${networkOf(address)}`, TOKEN_FAILURES, "Too many refused API tokens.");
    throw error;
  }
}

/** Counts a hit. @throws AppError rate-limited saying when to come back */
export async function limitHits(sql: Database, key: string, limit: RateLimit, message: string): Promise<void> {
  const verdict = await countHit(sql, key, limit);
  if (verdict.allowed) return;
  throw new AppError("rate-limited", message, {
    hint: `Try again in ${Math.max(1, Math.ceil(verdict.retryAfterMs / 1000))} seconds.`,
  });
}
