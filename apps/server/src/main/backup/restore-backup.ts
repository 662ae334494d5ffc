import { copyFile, mkdir, readdir, rename, rm, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { Client } from "pg";
import { prepareAuthSchema } from "../../auth/embedded/auth-schema.ts";
import { listMedia } from "../../infra/backup/copy-media.ts";
import { loadTables } from "../../infra/backup/load-tables.ts";
import { filePath, tooNew, verifyBackup, type BackupManifest } from "../../infra/backup/manifest.ts";
import { connectionConfig } from "../../infra/database/connection-pool.ts";
import { awaitDatabase, openDatabase, type Database } from "../../infra/database/database.ts";
import { knownMigrations, migrate } from "../../infra/database/migrate.ts";
import { typeReaders } from "../../infra/database/sql-value.ts";
import { makeFolder } from "../../infra/make-folder.ts";
import { diskError } from "../../infra/media/media-store.ts";
import { openBoss } from "../../infra/queue/job-queue.ts";

/** What to restore, and where. */
export interface RestoreOptions {
  /** Folder of one backup. */
  folder: string;
  databaseUrl: string;
  /** Folder of the media store. */
  media: string;
  /** Deletes what is in the installation. Without it, one that holds anything is refused. */
  replace: boolean;
}

/** Everything that the product keeps in a database. */
const SCHEMAS = ["public", "private", "auth", "pgboss", "supabase_migrations"];
/** Names that begin with a dot are no keys, so nothing of the store is ever there. */
const ARRIVING = ".restored";
const REPLACED = ".replaced";

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
    await makeFolder(media);
    await clearAside(media);
    await bringMedia(folder, media, manifest);
    if (replace) await dropEverything(sql);
    await prepareAuthSchema(sql);
    await migrate(sql, { only: new Set(manifest.migrations) });
    const { stop } = await openBoss(databaseUrl, { supervise: false, max: 2, onError: () => undefined });
    await stop({ graceful: false });
    await inTransaction(databaseUrl, async (client) => {
      await loadTables(client, folder, manifest);
      await exchangeMedia(media);
    });
    await clearAside(media);
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
async function refuseFilled(sql: Database, media: string): Promise<void> {
  const [table] = await sql<{ there: boolean }[]>`select to_regclass('auth.users') is not null as there`;
  const [user] = table?.there === true ? await sql`select 1 from auth.users limit 1` : [];
  if (user === undefined && (await listMedia(media)).length === 0) return;
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

/** Puts the files beside the store, where nobody sees them yet. */
async function bringMedia(folder: string, media: string, { files }: BackupManifest): Promise<void> {
  for (const { key, modifiedMs } of files) {
    const target = join(media, ARRIVING, key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    // Never a second name for the backup's own bytes: the store may go on writing a file.
    await copyFile(join(folder, filePath(key)), target);
    await utimes(target, new Date(modifiedMs), new Date(modifiedMs));
  }
}

/** Takes the store's files out and puts the restored ones in their place: a rename for each folder at the top. */
async function exchangeMedia(media: string): Promise<void> {
  await mkdir(join(media, REPLACED), { recursive: true, mode: 0o700 });
  for (const name of await readdir(media))
    if (!name.startsWith(".")) await rename(join(media, name), join(media, REPLACED, name));
  const arrived = join(media, ARRIVING);
  for (const name of await readdir(arrived).catch(() => [])) await rename(join(arrived, name), join(media, name));
}

async function clearAside(media: string): Promise<void> {
  for (const name of [ARRIVING, REPLACED]) await rm(join(media, name), { recursive: true, force: true });
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
