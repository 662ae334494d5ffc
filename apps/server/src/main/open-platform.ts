import { log } from "../infra/log/log.ts";
import { AppError } from "@sayhey/contract/app-error";
import { awaitDatabase, type Database, openDatabase } from "../infra/database/database.ts";
import { createAuthGate } from "../auth/auth-gate.ts";
import { type AuthLimiter, type AuthLimits, createAuthLimiter } from "../auth/auth-limiter.ts";
import { authRefusal, AuthRefusal } from "../auth/embedded/auth-refusal.ts";
import { prepareAuthSchema } from "../auth/embedded/auth-schema.ts";
import { queueAuthMail, type SendMail } from "../auth/embedded/mailer.ts";
import { syncAdmins } from "../features/admin/require-admin.ts";
import { openEmbeddedApi } from "../auth/embedded/open-api.ts";
import type { ApiKeys } from "../auth/embedded/api-keys.ts";
import type { ProviderSettings } from "../auth/embedded/oauth-provider.ts";
import type { VerifyBearer } from "../auth/embedded/verify-bearer.ts";
import type { SessionHolds } from "../auth/embedded/verify-session.ts";
import { noteLogContext } from "../infra/log/log-context.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { requireSessions } from "../infra/database/pooler.ts";
import { appliedMigrations, migrate, refuseNewer } from "../infra/database/migrate.ts";
import { type FolderLock, lockFolder } from "../infra/postgres/folder-lock.ts";
import { type EmbeddedPostgres, startPostgres } from "../infra/postgres/start-postgres.ts";
import { startCleanup } from "./cleanup.ts";
import { openPasswordCheck, type PasswordCheck } from "../auth/passwords/check-password.ts";
import { createRestGate, type RestLimits } from "../auth/rest-gate.ts";
import { answerReferrerLookup } from "../auth/referrer-lookup.ts";
import { installationSecret } from "../infra/crypto/secrets.ts";
import { whyOff } from "../infra/switches/switches.ts";
import { watchAuth } from "../auth/sign-ins/watch-auth.ts";
import type { Settings } from "../infra/settings/settings-schema.ts";
import { openSupabaseApi } from "../auth/supabase/open-supabase-api.ts";

/** What everything on the server builds on: the database, its keys, auth and REST. */
export interface Platform {
  settings: Settings;
  /** Address browsers reach the product under, without a trailing slash. */
  publicUrl: string;
  /** Folder for files of this installation; exists. */
  dataFolder: string;
  /** Privileged pool: row level security does not bind it. */
  sql: Database;
  /** Address of the same database, for parts that open pools of their own. */
  databaseUrl: string;
  /** Address of the same database without a pooler, for what needs a session: LISTEN, locks that outlive a transaction, dumps. */
  directUrl: string;
  keys: Pick<ApiKeys, "publishable">;
  /** Claims of a bearer token or API key; null when it must be refused. */
  verifyBearer: VerifyBearer;
  /** Whether the session of claims that were verified before still goes on. */
  sessionHolds: SessionHolds;
  /** A secret of this installation by name, made at first use and shared by all its machines. */
  secret(name: string): Promise<string>;
  /** Notes that a session is in use; written at most once a minute. */
  touchSession(sessionId: string, origin: { address: string; userAgent: string }): void;
  /** Judges passwords, as the auth end points do. */
  passwords: PasswordCheck;
  /** Counts sign-ups, as the auth end points do. */
  authLimiter: AuthLimiter;
  /** Answers `/auth/v1` and `/rest/v1`. */
  api(request: Request, caller: { address: string }): Promise<Response>;
  close(): Promise<void>;
}

/** How to open it. */
export interface PlatformOptions {
  settings: Settings;
  publicUrl: string;
  /** Delivers e-mails of the auth part; by default the `mail` job does. */
  sendMail?: SendMail;
  authLimits?: AuthLimits;
  restLimits?: RestLimits;
  /** Called when the embedded PostgreSQL died for good. */
  onLost?: (error: AppError) => void;
}

/**
 * Opens the platform: locks the data folder, starts the embedded PostgreSQL (or connects to DATABASE_URL), migrates,
 * and opens auth and REST.
 * @throws AppError with a sentence for the operator when any of that fails; nothing is left running then
 */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const { settings, publicUrl } = options;
  await using stack = new AsyncDisposableStack();
  await makeDataFolder(settings.DATA_DIR);

  const databaseUrl = settings.DATABASE_URL ?? (await openEmbedded(settings, stack, options.onLost)).url;
  const sql = openDatabase(databaseUrl, { max: 10 });
  stack.defer(() => sql.end({ timeout: 5 }));
  await awaitDatabase(sql, settings.DATABASE_WAIT * 1000);
  const directUrl = settings.DATABASE_DIRECT_URL ?? databaseUrl;
  await requireSessions(databaseUrl, directUrl);
  await prepareSchema(directUrl, settings);
  await grantAdmins(sql, settings.ADMIN_EMAILS ?? "");
  const house = await startCleanup(sql, { auth: settings.SUPABASE_URL === undefined });
  stack.defer(() => house.stop());
  const api =
    settings.SUPABASE_URL === undefined
      ? await openEmbeddedApi({
          sql,
          databaseUrl,
          siteUrl: publicUrl,
          redirectUrls: ownAliases(publicUrl),
          google: googleProvider(settings),
          confirmEmail: settings.AUTH_CONFIRM_EMAIL,
          sendMail: options.sendMail ?? ((mail) => queueAuthMail(sql, mail)),
        })
      : openSupabaseApi(settings);
  stack.defer(() => api.close());
  const passwords = openPasswordCheck({ rangeUrl: settings.PASSWORD_RANGE_URL });
  const authLimiter = createAuthLimiter(sql, options.authLimits);
  const gate = createAuthGate(authLimiter, passwords, () => whyOff(sql, "sign-up"));
  /** Whoever is found out to be calling stands in the log from then on. */
  const verifyBearer: VerifyBearer = async (token) => {
    const claims = await api.verifyBearer(token);
    if (claims?.sub !== undefined) noteLogContext({ userId: claims.sub });
    return claims;
  };
  const restGate = createRestGate(sql, verifyBearer, options.restLimits);
  const watch = watchAuth({
    sql,
    inner: async (request, caller) =>
      (await gate(request, caller)) ??
      (await restGate(request, caller)) ??
      (await answerReferrerLookup(request, caller, sql)) ??
      api.fetch(request, caller),
    verifyBearer,
    publicUrl,
    onWarning: (message, error) => log.warn(message, error),
  });
  stack.defer(() => watch.close());

  const opened = stack.move();
  return {
    settings,
    publicUrl,
    dataFolder: settings.DATA_DIR,
    sql,
    databaseUrl,
    directUrl,
    keys: api.keys,
    verifyBearer,
    sessionHolds: api.sessionHolds,
    secret: (name) => installationSecret(sql, name),
    passwords,
    authLimiter,
    touchSession: (sessionId, origin) => watch.touch(sessionId, origin),
    api: (request, caller) =>
      watch.fetch(request, caller).catch((error: unknown) => {
        if (error instanceof AuthRefusal) return authRefusal(error);
        throw error;
      }),
    close: () => opened.disposeAsync(),
  };
}

/** Brings the schema up to date, over a connection of its own: the lock of who does so outlives a transaction. */
async function prepareSchema(directUrl: string, settings: Settings): Promise<void> {
  const isShared = settings.SUPABASE_URL !== undefined;
  const sql = openDatabase(directUrl, { max: 1, name: "sayhey migrations" });
  try {
    if (!isShared) {
      refuseNewer(await appliedMigrations(sql));
      await prepareAuthSchema(sql);
    }
    await migrate(sql, { isShared });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Gives the admin role to whom the operator names, and says who has to confirm their address first. */
async function grantAdmins(sql: Database, emails: string): Promise<void> {
  for (const email of await syncAdmins(sql, emails.split(","))) {
    log.warn(
      `ADMIN_EMAILS: ${email} becomes an admin once that address is confirmed. The Security page sends the link; so does 'Forgot password?', and signing in with Google will do.`,
    );
  }
}

/** Patterns of the other name people type for their own machine: `http://127.0.0.1:8787/**`. */
function ownAliases(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  if (url.hostname !== "localhost") return [];
  url.hostname = "127.0.0.1";
  return [`${url.origin}/**`];
}

function googleProvider(settings: Settings): ProviderSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings;
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret, issuer };
}

async function openEmbedded(
  settings: Settings,
  stack: AsyncDisposableStack,
  onLost: ((error: AppError) => void) | undefined,
): Promise<EmbeddedPostgres> {
  const lock: FolderLock = lockFolder(settings.DATA_DIR);
  stack.defer(() => lock.release());
  const postgres = await startPostgres({ dataFolder: settings.DATA_DIR, ...(onLost === undefined ? {} : { onLost }) });
  stack.defer(() => postgres.stop());
  return postgres;
}
