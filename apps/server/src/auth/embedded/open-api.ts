import type { ApiKeys } from "./api-keys.ts";
import { App } from "@supabase/lite";
import type { Database } from "../../infra/database/database.ts";
import { createAuthFront } from "./auth-front.ts";
import { installationSecret } from "../../infra/crypto/secrets.ts";
import { apiRoleName, prepareApiRole } from "./auth-schema.ts";
import { openGuardedConnections } from "./connection.ts";
import { awayRefusal, restRefusal } from "./database-refusal.ts";
import { CODE_LENGTH } from "./email-code.ts";
import { askEmailFlows } from "./email-flows.ts";
import { createGoogleSignIn } from "./oauth.ts";
import type { ProviderSettings } from "./oauth-provider.ts";
import { allowedRedirect } from "./redirects.ts";
import { refuseHugeQuery } from "./query-limits.ts";
import { muteOutages, requestScope, type RequestScope } from "./request-scope.ts";
import { reissueInAnswer } from "./reissue-token.ts";
import { createSessionStates, type SessionStates } from "./session-states.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { createMailer, type SendMail } from "./mailer.ts";
import { createBearerVerifier, type VerifyBearer } from "./verify-bearer.ts";
import { createSessionCheck, createSessionVerifier, type SessionHolds } from "./verify-session.ts";

/** Auth and REST over one database, as a fetch handler for `/auth/v1` and `/rest/v1`. */
export interface EmbeddedApi {
  keys: ApiKeys;
  verifyBearer: VerifyBearer;
  sessionHolds: SessionHolds;
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
  /** Undefined while sign-in with Google is not set up. */
  google?: ProviderSettings | undefined;
  sendMail: SendMail;
  /** Whether new accounts must open a link sent to their e-mail before they can sign in. */
  confirmEmail?: boolean;
}

/** Opens auth and REST in process. */
export async function openEmbeddedApi(options: EmbeddedApiOptions): Promise<EmbeddedApi> {
  const { sql, siteUrl, confirmEmail = false } = options;
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
  const connections = openGuardedConnections(url.href);
  muteOutages();
  const redirectUrls = [`${siteUrl}/**`, ...options.redirectUrls];
  // Two of them, since one has one pool: what is asked of REST must not keep people from signing in.
  const config = {
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      site_url: siteUrl,
      additional_redirect_urls: redirectUrls,
      minimum_password_length: 12,
      enable_refresh_token_rotation: true,
      // For `/settings` alone, which tells clients what there is; the sign-in itself is ours.
      external: { google: { enabled: options.google !== undefined } },
      email: {
        enable_signup: true,
        enable_confirmations: confirmEmail,
        double_confirm_changes: true,
        otp_length: CODE_LENGTH,
      },
    },
    api: { enabled: true, schemas: ["public"], extra_search_path: ["public"], max_rows: 1000, pg_safe_update: true },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  };
  const app = new App({ ...config, connection: connections.auth });
  const rest = new App({ ...config, connection: connections.rest });
  const mailer = createMailer({ siteUrl, sendMail: options.sendMail });
  app._mailer = mailer;
  await app.init();
  await rest.init();

  const verifyToken = createBearerVerifier({ ...keys, signing: { secret: keys.jwtSecret } });
  const states = createSessionStates(sql);
  const verifyBearer = createSessionVerifier(verifyToken, states);

  const google = createGoogleSignIn({ sql, provider: options.google, siteUrl, redirectUrls });

  /** The library's answer, with what it would lose kept beside it. */
  const ask = async (request: Request, redirectTo?: string): Promise<Response> => {
    const scope: RequestScope = { redirectTo, databaseError: undefined };
    const answer = await requestScope.run(scope, () => app.fetch(request, { peerAddress: null }));
    return awayRefusal(new URL(request.url).pathname, scope.databaseError) ?? answer;
  };

  const loadUser = async (token: string): Promise<unknown> => {
    const headers = { apikey: keys.publishable, authorization: `Bearer ${token}` };
    return (await ask(new Request(new URL("/auth/v1/user", siteUrl), { headers }))).json();
  };

  const front = createAuthFront({ sql, jwtSecret: keys.jwtSecret, verifyToken, states, google, loadUser });

  return {
    keys,
    verifyBearer,
    sessionHolds: createSessionCheck(states),
    async fetch(request, caller) {
      const url = new URL(request.url);
      const { pathname, searchParams } = url;
      // The library serves more than is wanted: its own information pages, storage.
      if (!/^\/(?:auth|rest)\/v1(?:\/|$)/.test(pathname))
        return Response.json({ message: "Not found" }, { status: 404 });
      if (pathname.startsWith("/rest/v1")) {
        const refusal = refuseHugeQuery(url) ?? (await refuseForged(request, verifyBearer));
        if (refusal !== undefined) return refusal;
        const scope = { redirectTo: undefined, databaseError: undefined };
        const answer = await requestScope.run(scope, () => rest.fetch(request, { peerAddress: null }));
        return restRefusal(answer, scope.databaseError);
      }
      const answered = await front(request, caller);
      if (answered !== undefined) return answered;
      const verified = /^\/auth\/v1\/verify\/?$/.test(pathname) ? await verifyType(request.clone()) : null;
      const redirectTo = allowedRedirect(searchParams.get("redirect_to"), redirectUrls);
      const answer = await askEmailFlows(request, {
        sql,
        confirmEmail,
        siteUrl,
        mailer,
        redirectTo,
        ask: (asked) => ask(asked, redirectTo),
      });
      if (pathname.includes("/logout")) states.forget();
      await endReused(sql, answer, states);
      return reissueInAnswer(answer, {
        sql,
        jwtSecret: keys.jwtSecret,
        pathname,
        grant: searchParams.get("grant_type"),
        verified,
      });
    },
    close: async () => {
      await Promise.all([connections.auth.close(), connections.rest.close()]);
    },
  };
}

/**
 * A refresh token that comes back after it was exchanged is in two hands. The library takes the refresh tokens of its session away;
 * the session goes too, or an access token that was stolen would still be good.
 */
async function endReused(sql: Database, answer: Response, states: SessionStates): Promise<void> {
  const sessionId = answer.status === 400 ? answer.headers.get("sb-auth-session-id") : null;
  if (sessionId === null || answer.headers.get("x-sb-error-code") !== "refresh_token_already_used") return;
  await sql`delete from auth.sessions where id::text = ${sessionId}`;
  states.forget();
}

/** What an e-mailed link or code is for, as the request says: in its address or its body. */
async function verifyType(request: Request): Promise<string> {
  const asked = new URL(request.url).searchParams.get("type");
  if (request.method === "GET") return asked ?? "";
  const body: unknown = await request.json().catch(() => null);
  return typeof body === "object" && body !== null && "type" in body ? String(body.type) : "";
}

/** The library takes a token it cannot read (no signature, `alg: none`) for no token at all; it must be refused. */
async function refuseForged(request: Request, verifyBearer: VerifyBearer): Promise<Response | undefined> {
  const given = request.headers.get("authorization");
  if (given === null || request.method === "OPTIONS") return undefined;
  const token = /^Bearer\s+(.+)$/i.exec(given)?.[1];
  try {
    const verified = token === undefined ? null : await verifyBearer(token);
    if (verified !== null) return undefined;
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    const { code, message, status } = error;
    return Response.json(
      { code, message, details: null, hint: "Enter the code from your authenticator app." },
      { status, headers: { "x-sb-error-code": code, "access-control-allow-origin": "*" } },
    );
  }
  return Response.json(
    { code: "PGRST301", message: "The session is not valid.", details: null, hint: "Sign in again." },
    { status: 401, headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' } },
  );
}
