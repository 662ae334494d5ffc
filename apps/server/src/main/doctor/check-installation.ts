import { randomBytes } from "node:crypto";
import { stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { listBackups } from "../../infra/backup/backup-folders.ts";
import { openBrowserPool, resolveChromium } from "../../infra/browser/index.ts";
import { awaitDatabase, openDatabase, type Database } from "../../infra/database/database.ts";
import { appliedMigrations, knownMigrations, refuseNewer } from "../../infra/database/migrate.ts";
import { keepsSessions, requireSessions } from "../../infra/database/pooler.ts";
import { LEAST_FREE } from "../../infra/disk-space.ts";
import { mediaFolder, mediaSettings } from "../../infra/media/media-settings.ts";
import { openMediaStore } from "../../infra/media/open-media-store.ts";
import { readQueueHealth } from "../../infra/queue/queue-health.ts";
import { readSettings } from "../../infra/settings/settings.ts";
import type { Settings } from "../../infra/settings/settings-schema.ts";
import { backupsFolder } from "../backup/run-backup.ts";
import { openInstallation, type Installation } from "../backup/open-installation.ts";
import { startEncoder } from "../worker/check-parts.ts";

/** What a check found. A warning is worth a look, and nothing fails for it. */
export interface Finding {
  name: string;
  state: "ok" | "warning" | "failed";
  detail: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const GIGABYTE = 1024 ** 3;
/** Less than this and renders may fail for want of space, bytes. */
const LITTLE_SPACE = 2 * GIGABYTE;
const DAY_MS = 24 * 3600_000;
const ANSWER_MS = 5000;

const size = (bytes: number): string =>
  bytes < GIGABYTE ? `${Math.floor(bytes / 1024 ** 2)} MB` : `${(bytes / GIGABYTE).toFixed(1)} GB`;
const ok = (name: string, detail: string): Finding => ({ name, state: "ok", detail });
const warning = (name: string, detail: string): Finding => ({ name, state: "warning", detail });
const failed = (name: string, error: unknown): Finding => ({ name, state: "failed", detail: words(error) });

function words(error: unknown): string {
  if (error instanceof AppError) return error.hint === undefined ? error.message : `${error.message} ${error.hint}`;
  return error instanceof Error ? (error.message.split("\n")[0] ?? error.name) : String(error);
}

/**
 * Looks at everything that the installation of an environment's settings needs, by trying it, and tells each finding as it comes. The embedded database is
 * started for it where no server runs.
 */
export async function* checkInstallation(environment: Environment): AsyncGenerator<Finding> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
    yield ok("Settings", "valid");
  } catch (error) {
    yield failed("Settings", error);
    yield* checkPrograms(environment);
    return;
  }
  yield* checkDatabase(settings);
  yield* checkStorage(settings);
  yield* checkPrograms(environment);
  yield await checkBackups(settings);
}

async function* checkDatabase(settings: Settings): AsyncGenerator<Finding> {
  let installation: Installation;
  try {
    installation = await openInstallation(settings);
  } catch (error) {
    const isNone = error instanceof AppError && error.kind === "not-found";
    yield isNone ? warning("Database", words(error)) : failed("Database", error);
    return;
  }
  await using opened = installation;
  const sql = openDatabase(opened.databaseUrl, { max: 2, name: "sayhey doctor" });
  try {
    await awaitDatabase(sql, ANSWER_MS);
    if (settings.DATABASE_URL !== undefined) yield await checkPooler(settings.DATABASE_URL, opened.databaseUrl);
    yield await checkMigrations(sql, settings);
    yield await checkQueue(sql).catch((error: unknown) => failed("Queue", error));
  } catch (error) {
    yield failed("Database", error);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** What leads to the database, and whether what needs a session of its own gets one. */
async function checkPooler(databaseUrl: string, directUrl: string): Promise<Finding> {
  try {
    await requireSessions(databaseUrl, directUrl);
    if (await keepsSessions(databaseUrl)) return ok("Connections", "each has a session of its own");
    return ok("Connections", "a pooler in transaction mode, with a direct address");
  } catch (error) {
    return failed("Connections", error);
  }
}

async function checkMigrations(sql: Database, settings: Settings): Promise<Finding> {
  const applied = await appliedMigrations(sql);
  if (settings.SUPABASE_URL === undefined) refuseNewer(applied);
  const [row] = await sql<{ version: string }[]>`select current_setting('server_version') as version`;
  const where = settings.DATABASE_URL === undefined ? "embedded" : "DATABASE_URL";
  const missing = knownMigrations().filter((version) => !applied.includes(version)).length;
  const detail = `PostgreSQL ${row?.version ?? ""} (${where}), `;
  return missing === 0
    ? ok("Database", `${detail}up to date`)
    : warning(
        "Database",
        `${detail}${missing} ${missing === 1 ? "migration" : "migrations"} to be applied at the next start`,
      );
}

async function checkQueue(sql: Database): Promise<Finding> {
  const [queue] = await sql<{ there: boolean }[]>`select to_regclass('pgboss.job') is not null as there`;
  if (queue?.there !== true) return warning("Queue", "not made yet; the first start does");
  const { workers, waiting, oldestSeconds, isMoving } = await readQueueHealth(sql);
  const detail = waiting === 0 ? "no job is waiting" : `${waiting} waiting, the oldest for ${oldestSeconds} s`;
  if (workers === 0) return warning("Queue", `no worker is running, ${detail}`);
  return isMoving ? ok("Queue", detail) : { name: "Queue", state: "failed", detail: `${detail}, and none begins` };
}

async function* checkStorage(settings: Settings): AsyncGenerator<Finding> {
  const there = await nearest(settings.DATA_DIR);
  if (there !== settings.DATA_DIR) yield warning("Storage", `${settings.DATA_DIR} doesn't exist yet`);
  else
    yield await openMediaStore(mediaSettings(settings, randomBytes(32).toString("hex")))
      .checkWritable()
      .then(
        () => ok("Storage", `${settings.S3_BUCKET ?? mediaFolder(settings)} is writable`),
        (error: unknown) => failed("Storage", error),
      );
  const disk = await statfs(there);
  const free = disk.bavail * disk.bsize;
  const detail = `${size(free)} of ${size(disk.blocks * disk.bsize)} free`;
  const state = free < LEAST_FREE ? "failed" : free < LITTLE_SPACE ? "warning" : "ok";
  yield { name: "Disk", state, detail };
}

/** The folder, or the closest one above it that exists. */
async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

async function* checkPrograms(environment: Environment): AsyncGenerator<Finding> {
  yield await checkBrowser(environment).catch((error: unknown) => failed("Browser", error));
  yield await startEncoder().then(
    () => ok("Encoder", "starts"),
    (error: unknown) => failed("Encoder", error),
  );
}

async function checkBrowser(environment: Environment): Promise<Finding> {
  const found = await resolveChromium({ ...environment });
  const pool = openBrowserPool({ size: 1, chromium: found });
  try {
    const version = await pool.use({}, async (context) => context.browser()?.version() ?? "unknown");
    return ok("Browser", `${version} (${found.source}: ${found.executablePath})`);
  } finally {
    await pool.close();
  }
}

async function checkBackups(settings: Settings): Promise<Finding> {
  if (settings.SUPABASE_URL !== undefined) return ok("Backup", "made by Supabase");
  try {
    const [latest] = await listBackups(backupsFolder(settings));
    const isDaily = settings.BACKUP_DIR !== undefined;
    if (latest === undefined)
      return warning("Backup", isDaily ? "none yet" : "none; set BACKUP_DIR for daily ones, or run sayhey backup");
    const when = latest.begunAt.toISOString().slice(0, 16).replace("T", " ");
    const isOld = Date.now() - latest.begunAt.getTime() > 2 * DAY_MS;
    const detail = `the latest is of ${when} UTC`;
    return isOld ? warning("Backup", `${detail}, more than two days ago`) : ok("Backup", detail);
  } catch (error) {
    return failed("Backup", error);
  }
}
