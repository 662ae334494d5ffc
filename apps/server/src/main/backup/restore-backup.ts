import { AppError } from "@sayhey/contract/app-error";
import { Client } from "pg";
import { prepareAuthSchema } from "../../auth/embedded/auth-schema.ts";
import { loadTables } from "../../infra/backup/load-tables.ts";
import { tooNew, verifyBackup, type BackupManifest } from "../../infra/backup/manifest.ts";
import { connectionConfig } from "../../infra/database/connection-pool.ts";
import { awaitDatabase, openDatabase, type Database } from "../../infra/database/database.ts";
import { knownMigrations, migrate } from "../../infra/database/migrate.ts";
import { typeReaders } from "../../infra/database/sql-value.ts";
import { diskError } from "../../infra/media/disk-error.ts";
import type { MediaSettings } from "../../infra/media/media-store.ts";
import { openMediaStore } from "../../infra/media/open-media-store.ts";
import { openBoss } from "../../infra/queue/job-queue.ts";
import { openRestoredMedia } from "./restored-media.ts";

/** What to restore, and where. */
export interface RestoreOptions {
  /** Folder of one backup. */
  folder: string;
  databaseUrl: string;
  media: MediaSettings;
  /** Deletes what is in the installation. Without it, one that holds anything is refused. */
  replace: boolean;
}

/** Everything that the product keeps in a database. */
const SCHEMAS = ["public", "private", "auth", "pgboss", "supabase_migrations"];

/**
 * Restores a backup into an installation that nothing else uses. The backup is compared with its manifest before anything is touched; the schema comes from
 * this version's migrations, first those that the backup had, and after its rows the ones that came since.
 * @throws AppError not-found, bad-request or conflict for a backup that is half, damaged or of a newer version, and conflict for an installation that
 *   is in use or holds something
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupManifest> {
  const { folder, databaseUrl, media, replace } = options;
  const manifest = await verifyBackup(folder);
  const known = new Set(knownMigrations());
  if (manifest.migrations.some((version) => !known.has(version))) throw tooNew();
  const sql = openDatabase(databaseUrl, { max: 2, name: "sayhey restore" });
  try {
    await awaitDatabase(sql, 10_000);
    await refuseInUse(sql);
    if (!replace) await refuseFilled(sql, media);
    const files = openRestoredMedia(media);
    await files.clear();
    await files.bring(folder, manifest);
    if (replace) await dropEverything(sql);
    await prepareAuthSchema(sql);
    await migrate(sql, { only: new Set(manifest.migrations) });
    const { stop } = await openBoss(databaseUrl, { supervise: false, max: 2, onError: () => undefined });
    await stop({ graceful: false });
    await inTransaction(databaseUrl, async (client) => {
      await loadTables(client, folder, manifest);
      await files.exchange(manifest);
    });
    await files.clear();
    await migrate(sql);
  } catch (error) {
    throw diskError(error);
  } finally {
    await sql.end({ timeout: 2 });
  }
  return manifest;
}

/** @throws AppError conflict when servers or workers are connected */
async function refuseInUse(sql: Database): Promise<void> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'sayhey%' and application_name not in ('sayhey restore', 'sayhey watch')`;
  if ((row?.count ?? 0) === 0) return;
  throw new AppError("conflict", "A server or worker is using this database.", {
    hint: "Stop every server and worker, then restore.",
  });
}

/** @throws AppError conflict when there are accounts or files */
async function refuseFilled(sql: Database, media: MediaSettings): Promise<void> {
  const [table] = await sql<{ there: boolean }[]>`select to_regclass('auth.users') is not null as there`;
  const [user] = table?.there === true ? await sql`select 1 from auth.users limit 1` : [];
  const file = await openMediaStore(media).list()[Symbol.asyncIterator]().next();
  if (user === undefined && file.done === true) return;
  throw new AppError("conflict", "This installation isn't empty.", {
    hint: "Restore into an empty one, or add --replace to delete everything in it first.",
  });
}

async function dropEverything(sql: Database): Promise<void> {
  await sql.begin(async (tx) => {
    for (const schema of SCHEMAS) await tx`drop schema if exists ${tx(schema)} cascade`;
    await tx`create schema public`;
    await tx`grant usage on schema public to public`;
  });
}

async function inTransaction(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client(connectionConfig({ url, name: "sayhey restore", readers: typeReaders() }));
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("set statement_timeout = 0; begin");
    await work(client);
    await client.query("commit");
  } finally {
    // Without a commit nothing is kept.
    await client.end().catch(() => undefined);
  }
}
