import { App } from "@supabase/lite";
import type { Database } from "../database.ts";
import { installationSecret } from "../secrets.ts";
import { apiRoleName, prepareApiRole } from "./auth-schema.ts";
import { openGuardedConnection } from "./connection.ts";
import { restRefusal } from "./database-refusal.ts";
import { allowedRedirect } from "./redirects.ts";
import { requestScope } from "./request-scope.ts";
import { remintAnswer } from "./remint.ts";
import { createMailer, type SendMail } from "./mailer.ts";
import { limitAuth, type AuthLimits } from "./auth-limits.ts";
import { createBearerVerifier, type VerifyBearer } from "./verify-bearer.ts";

/** Keys of an installation. */
export interface ApiKeys {
  /** HMAC secret of session tokens. */
  jwtSecret: string;
  /** Key that browsers send; harmless, row level security does the guarding. */
  publishable: string;
  /** Key that passes row level security; never leaves the server. */
  secret: string;
}

/** Auth and REST over one database, as a fetch handler for `/auth/v1` and `/rest/v1`. */
export interface EmbeddedApi {
  keys: ApiKeys;
  verifyBearer: VerifyBearer;
  fetch(request: Request, caller: { address: string }): Promise<Response>;
  close(): Promise<void>;
}

/** How to open it. */
export interface EmbeddedApiOptions {
  /** Privileged pool; migrations are applied. */
  sql: Database;
  /** Address of the same database; the user in it is replaced by the API's own. */
  databaseUrl: string;
  /** Origin of the product, where e-mailed links lead. */
  siteUrl: string;
  /** Further addresses that may be redirected to, as `https://host/**` patterns. */
  redirectUrls: string[];
  sendMail: SendMail;
  authLimits?: AuthLimits;
}

/** Opens auth and REST in process. */
export async function openEmbeddedApi(options: EmbeddedApiOptions): Promise<EmbeddedApi> {
  const { sql, siteUrl } = options;
  const keys: ApiKeys = {
    jwtSecret: await installationSecret(sql, "jwt"),
    publishable: `sb_publishable_${await installationSecret(sql, "publishable-key")}`,
    secret: `sb_secret_${await installationSecret(sql, "secret-key")}`,
  };
  const [database] = await sql<{ name: string }[]>`select current_database() as name`;
  const role = apiRoleName(database?.name ?? "");
  const password = await installationSecret(sql, "api-role-password");
  await prepareApiRole(sql, role, password);

  const url = new URL(options.databaseUrl);
  url.username = role;
  url.password = password;
  const connection = openGuardedConnection(url.href);
  const redirectUrls = [`${siteUrl}/**`, ...options.redirectUrls];
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      site_url: siteUrl,
      additional_redirect_urls: redirectUrls,
      minimum_password_length: 12,
      enable_refresh_token_rotation: true,
      email: { enable_signup: true, enable_confirmations: false, double_confirm_changes: true },
    },
    api: { enabled: true, schemas: ["public"], extra_search_path: ["public"], max_rows: 1000, pg_safe_update: true },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  });
  app._mailer = createMailer({ siteUrl, sendMail: options.sendMail });
  await app.init();

  const verifyBearer = createBearerVerifier({ ...keys, signing: { secret: keys.jwtSecret } });
  return {
    keys,
    verifyBearer,
    async fetch(request, caller) {
      const { pathname, searchParams } = new URL(request.url);
      // The library serves more than is wanted: its own information pages, storage.
      if (!/^\/(?:auth|rest)\/v1(?:\/|$)/.test(pathname))
        return Response.json({ message: "Not found" }, { status: 404 });
      if (pathname.startsWith("/rest/v1")) {
        const refusal = await refuseForged(request, verifyBearer);
        if (refusal !== undefined) return refusal;
        const scope = { redirectTo: undefined, databaseError: undefined };
        const answer = await requestScope.run(scope, () => app.fetch(request, { peerAddress: null }));
        return restRefusal(answer, scope.databaseError);
      }
      const limited = await limitAuth(sql, request, caller.address, options.authLimits);
      if (limited !== undefined) return limited;
      const redirectTo = allowedRedirect(searchParams.get("redirect_to"), redirectUrls);
      const scope = { redirectTo, databaseError: undefined };
      const answer = await requestScope.run(scope, () => app.fetch(request, { peerAddress: null }));
      return remintAnswer(answer, { sql, jwtSecret: keys.jwtSecret, pathname, grant: searchParams.get("grant_type") });
    },
    close: () => connection.close(),
  };
}

/** The library takes a token it cannot read (no signature, `alg: none`) for no token at all; it must be refused. */
async function refuseForged(request: Request, verifyBearer: VerifyBearer): Promise<Response | undefined> {
  const given = request.headers.get("authorization");
  if (given === null || request.method === "OPTIONS") return undefined;
  const token = /^Bearer\s+(.+)$/i.exec(given)?.[1];
  const verified = token === undefined ? null : await verifyBearer(token);
  if (verified !== null) return undefined;
  return Response.json(
    { code: "PGRST301", message: "The session is not valid.", details: null, hint: "Sign in again." },
    { status: 401, headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' } },
  );
}
