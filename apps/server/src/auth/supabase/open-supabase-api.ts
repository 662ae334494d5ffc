import { AppError } from "@sayhey/contract/app-error";
import { proxy } from "hono/proxy";
import { createRemoteJWKSet } from "jose";
import { createBearerVerifier, type VerifyBearer } from "../embedded/verify-bearer.ts";
import type { SessionHolds } from "../embedded/verify-session.ts";
import type { Settings } from "../../infra/settings/settings-schema.ts";

/** Auth and REST of a Supabase project, forwarded. */
export interface SupabaseApi {
  keys: { publishable: string };
  verifyBearer: VerifyBearer;
  sessionHolds: SessionHolds;
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Forwards `/auth/v1` and `/rest/v1` to a Supabase project, so that browsers keep to one origin.
 * @throws AppError bad-request when a setting of the project is missing
 */
export function openSupabaseApi(settings: Settings): SupabaseApi {
  const {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishable,
    SUPABASE_SECRET_KEY: secret,
    SUPABASE_JWT_SECRET: jwtSecret,
  } = settings;
  if (url === undefined || publishable === undefined || secret === undefined || settings.DATABASE_URL === undefined) {
    throw new AppError(
      "bad-request",
      "SUPABASE_URL needs SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY and DATABASE_URL of the same project.",
    );
  }
  const base = new URL(url);
  const signing =
    jwtSecret === undefined
      ? { published: createRemoteJWKSet(new URL("/auth/v1/.well-known/jwks.json", base)) }
      : { secret: jwtSecret };
  return {
    keys: { publishable },
    verifyBearer: createBearerVerifier({ publishable, secret, signing }),
    // The project keeps its sessions to itself; a token there counts until it expires.
    sessionHolds: () => Promise.resolve(true),
    fetch(request) {
      const { pathname, search } = new URL(request.url);
      return proxy(new URL(pathname + search, base), {
        raw: request,
        headers: { ...Object.fromEntries(request.headers), host: base.host },
      });
    },
    close: () => Promise.resolve(),
  };
}
