import { appendFile, chmod } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { checkDatabase, type Database, openDatabase } from "./database.ts";
import type { AuthLimits } from "./embedded/auth-limits.ts";
import { prepareAuthSchema } from "./embedded/auth-schema.ts";
import type { SendMail } from "./embedded/mailer.ts";
import { type ApiKeys, openEmbeddedApi } from "./embedded/open-api.ts";
import type { VerifyBearer } from "./embedded/verify-bearer.ts";
import { makeFolder } from "./make-folder.ts";
import { migrate } from "./migrate.ts";
import { type FolderLock, lockFolder } from "./postgres/folder-lock.ts";
import { type EmbeddedPostgres, startPostgres } from "./postgres/start-postgres.ts";
import { keepHouse } from "./keep-house.ts";
import { installationSecret } from "./secrets.ts";
import type { Settings } from "./settings.ts";
import { openSupabaseApi } from "./supabase/open-supabase-api.ts";

/** What everything on the server builds on: the database, its keys, auth and REST. */
export interface Platform {
  settings: Settings;
  /** Address browsers reach the product under, without a trailing slash. */
  publicUrl: string;
  /** Folder for files of this installation; exists. */
  dataFolder: string;
  /** Privileged pool: row level security does not bind it. */
  sql: Database;
  /** Address of the same database, for parts that open their own connections (queues, LISTEN). */
  databaseUrl: string;
  keys: Pick<ApiKeys, "publishable">;
  /** Claims of a bearer token or API key; null when it must be refused. */
  verifyBearer: VerifyBearer;
  /** A secret of this installation by name, made at first use and shared by all its machines. */
  secret(name: string): Promise<string>;
  /** Answers `/auth/v1` and `/rest/v1`. */
  api(request: Request, caller: { address: string }): Promise<Response>;
  close(): Promise<void>;
}

/** How to open it. */
export interface PlatformOptions {
  settings: Settings;
  publicUrl: string;
  /** Delivers e-mails of the auth part; by default they are appended to `outbox.jsonl` in the data folder. */
  sendMail?: SendMail;
  authLimits?: AuthLimits;
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
  await checkDatabase(sql);

  if (settings.SUPABASE_URL === undefined) await prepareAuthSchema(sql);
  await migrate(sql);
  const house = await keepHouse(sql, { auth: settings.SUPABASE_URL === undefined });
  stack.defer(() => house.stop());
  const outbox = join(settings.DATA_DIR, "outbox.jsonl");
  const api =
    settings.SUPABASE_URL === undefined
      ? await openEmbeddedApi({
          sql,
          databaseUrl,
          siteUrl: publicUrl,
          redirectUrls: [],
          sendMail: options.sendMail ?? ((mail) => appendFile(outbox, `${JSON.stringify(mail)}\n`, { mode: 0o600 })),
          ...(options.authLimits === undefined ? {} : { authLimits: options.authLimits }),
        })
      : openSupabaseApi(settings);
  stack.defer(() => api.close());

  const opened = stack.move();
  return {
    settings,
    publicUrl,
    dataFolder: settings.DATA_DIR,
    sql,
    databaseUrl,
    keys: api.keys,
    verifyBearer: api.verifyBearer,
    secret: (name) => installationSecret(sql, name),
    api: (request, caller) => api.fetch(request, caller),
    close: () => opened.disposeAsync(),
  };
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

async function makeDataFolder(folder: string): Promise<void> {
  try {
    // Whoever PostgreSQL runs as must be able to pass through, but nobody needs to look around.
    if (await makeFolder(folder)) await chmod(folder, 0o711);
  } catch (cause) {
    throw new AppError(
      "unavailable",
      `The data folder ${folder} cannot be made: ${cause instanceof Error ? cause.message : String(cause)}.`,
      {
        cause,
        hint: "Give DATA_DIR a folder you may write to.",
      },
    );
  }
}
