import { statfs } from "node:fs/promises";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { resolveChromium } from "../../infra/browser/index.ts";
import type { Database } from "../../infra/database/database.ts";
import { listBackups } from "../../infra/backup/backup-folders.ts";
import { errorCode } from "../../infra/error-code.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { readQueueHealth } from "../../infra/queue/queue-health.ts";
import type { PartProblem } from "../../infra/processes/part-health.ts";

type Part = FunctionOutput<"admin-overview">["parts"][number];

const GIGABYTE = 1024 ** 3;
/** Less than this and renders may fail for want of space, bytes. */
const LITTLE_SPACE = 2 * GIGABYTE;
/** More than this share of a day's renders failing is no accident. */
const MANY_FAILURES = 0.3;

const size = (bytes: number): string =>
  bytes < GIGABYTE ? `${Math.round(bytes / 1024 ** 2)} MB` : `${(bytes / GIGABYTE).toFixed(1)} GB`;
const things = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** How a problem of a worker is headed. */
const NAMES: Record<PartProblem["part"], string> = {
  browser: "Worker's browser",
  encoder: "Worker's encoder",
  worker: "Worker",
};

/** Where an installation keeps its files. */
export interface Places {
  media: Pick<MediaStore, "checkWritable">;
  /** Lies on the disk that the database is on, and media too where no bucket keeps them. */
  dataFolder: string;
  /** Null where no daily backups are made. */
  backupsFolder: string | null;
}

/** Each part of the installation, and what workers can't start: whether it is well, and what shows it. */
export async function readParts(
  sql: Database,
  { media, dataFolder, backupsFolder }: Places,
  problems: PartProblem[],
): Promise<Part[]> {
  const parts = await Promise.all([
    readDatabase(sql),
    readQueue(sql),
    readStorage(sql, media),
    readRenderer(sql),
    readBrowser(),
    readDisk(dataFolder),
    readBackup(backupsFolder),
  ]);
  return [
    ...parts,
    ...problems.map(({ part, isSeparate, message }) => ({
      name: isSeparate ? `${NAMES[part]} (separate)` : NAMES[part],
      ok: false,
      detail: message,
    })),
  ];
}

async function readDatabase(sql: Database): Promise<Part> {
  const startedAt = performance.now();
  await sql`select 1`;
  const ms = Math.max(1, Math.round(performance.now() - startedAt));
  const [row] = await sql<{ version: string; bytes: string; connections: number; limit: number }[]>`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as limit`;
  const { version = "", bytes = "0", connections = 0, limit = 0 } = row ?? {};
  return {
    name: "Database",
    ok: connections < limit * 0.9,
    detail: `PostgreSQL ${version}, ${size(Number(bytes))}, ${connections} of ${limit} connections, answers in ${ms} ms`,
  };
}

async function readQueue(sql: Database): Promise<Part> {
  const { workers, waiting, oldestSeconds, isMoving } = await readQueueHealth(sql);
  const line = waiting === 0 ? "queue empty" : `${things(waiting, "job")} waiting, the oldest for ${oldestSeconds} s`;
  return {
    name: "Queue",
    ok: workers > 0 && isMoving,
    detail: `${workers === 0 ? "No worker" : "Worker"} connected, ${line}`,
  };
}

async function readStorage(sql: Database, media: Places["media"]): Promise<Part> {
  const [row] = await sql<{ files: number; bytes: string }[]>`
    select count(*)::int as files, coalesce(sum(bytes), 0)::text as bytes from assets`;
  const { files = 0, bytes = "0" } = row ?? {};
  const detail = `${things(files, "file")}, ${size(Number(bytes))}`;
  return media.checkWritable().then(
    () => ({ name: "Storage", ok: true, detail }),
    (error: unknown) => ({
      name: "Storage",
      ok: false,
      detail: `Files can't be stored (${errorCode(error) ?? (error instanceof Error ? error.message : String(error))})`,
    }),
  );
}

async function readRenderer(sql: Database): Promise<Part> {
  const [row] = await sql<{ done: number; failed: number; seconds: number | null }[]>`
    select count(*) filter (where status = 'completed')::int as done, count(*) filter (where status = 'failed')::int as failed,
      (percentile_cont(0.5) within group (order by extract(epoch from finished_at - started_at))
        filter (where status = 'completed'))::float8 as seconds
    from renders where finished_at > now() - interval '1 day'`;
  const { done = 0, failed = 0, seconds } = row ?? {};
  const all = done + failed;
  const took = seconds === null || seconds === undefined ? "" : `, median ${Math.round(seconds)} s`;
  return {
    name: "Renderer",
    ok: all === 0 || failed / all <= MANY_FAILURES,
    detail: all === 0 ? "No renders in 24 hours" : `${things(done, "render")} in 24 hours${took}, ${failed} failed`,
  };
}

async function readBrowser(): Promise<Part> {
  return resolveChromium().then(
    ({ executablePath }) => ({
      name: "Browser for filming",
      ok: true,
      detail: executablePath.split("/").at(-1) ?? "found",
    }),
    (error: unknown) => ({
      name: "Browser for filming",
      ok: false,
      detail: error instanceof Error ? error.message : String(error),
    }),
  );
}

async function readDisk(dataFolder: string): Promise<Part> {
  const disk = await statfs(dataFolder);
  const free = disk.bavail * disk.bsize;
  return { name: "Disk", ok: free > LITTLE_SPACE, detail: `${size(free)} of ${size(disk.blocks * disk.bsize)} free` };
}

/** A daily backup that is missing for so long was not made, ms. */
const OLD_BACKUP_MS = 2 * 24 * 3600_000;

async function readBackup(folder: string | null): Promise<Part> {
  if (folder === null) return { name: "Backup", ok: true, detail: "No daily backups: BACKUP_DIR isn't set" };
  return listBackups(folder).then(
    ([latest]) => {
      if (latest === undefined) return { name: "Backup", ok: false, detail: "None yet" };
      const when = latest.begunAt.toISOString().slice(0, 16).replace("T", " ");
      const isRecent = Date.now() - latest.begunAt.getTime() < OLD_BACKUP_MS;
      return { name: "Backup", ok: isRecent, detail: `Latest: ${when} UTC` };
    },
    (error: NodeJS.ErrnoException) => ({
      name: "Backup",
      ok: false,
      detail: `The folder can't be read (${error.code ?? error.message})`,
    }),
  );
}
