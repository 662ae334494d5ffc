import type { Database } from "./database/database.ts";
import { appliedMigrations, knownMigrations } from "./database/migrate.ts";
import { errorCode } from "./error-code.ts";
import type { MediaStore } from "./media/media-store.ts";
import { readQueueHealth } from "./queue/queue-health.ts";

/** What `/readyz` looks at, in its order. */
const READINESS_CHECKS = ["database", "migrations", "storage", "queue"] as const;

/** Whether a process can do its work now: for each check null, or what is wrong in words for the operator. */
export type Readiness = Record<(typeof READINESS_CHECKS)[number], string | null>;

const LIMIT_MS = 5000;

/** Looks whether the database answers and is migrated, files can be stored, and the queue moves. Nothing of this machine is in the words. */
export async function readReadiness(sql: Database, media: Pick<MediaStore, "checkWritable">): Promise<Readiness> {
  const storage = await within(media.checkWritable()).then(
    () => null,
    (error: unknown) => `Files can't be stored (${errorCode(error) ?? "unknown error"}).`,
  );
  const database = await within(sql`select 1`.then(() => null)).catch(() => "The database doesn't answer.");
  if (database !== null) return { database, migrations: database, storage, queue: database };
  const migrations = await readMigrations(sql).catch(() => "The migrations can't be read.");
  const queue = await readQueue(sql).catch(() => "The queue can't be read.");
  return { database, migrations, storage, queue };
}

/** `/readyz`: 200 once everything is well, otherwise 503; the body names what is not. */
export function readinessResponse(readiness: Readiness): Response {
  const isReady = READINESS_CHECKS.every((check) => readiness[check] === null);
  const checks = Object.fromEntries(READINESS_CHECKS.map((check) => [check, readiness[check] ?? "ok"]));
  return Response.json(
    { status: isReady ? "ready" : "not ready", checks },
    { status: isReady ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}

async function readMigrations(sql: Database): Promise<string | null> {
  const applied = new Set(await appliedMigrations(sql));
  const missing = knownMigrations().filter((version) => !applied.has(version));
  if (missing.length === 0) return null;
  return missing.length === 1 ? "1 migration isn't applied yet." : `${missing.length} migrations aren't applied yet.`;
}

async function readQueue(sql: Database): Promise<string | null> {
  const { isMoving, waiting, oldestSeconds } = await readQueueHealth(sql);
  if (isMoving) return null;
  return waiting === 1
    ? `A job has been waiting for ${oldestSeconds} s, and doesn't begin.`
    : `${waiting} jobs are waiting, the oldest for ${oldestSeconds} s, and none begins.`;
}

function within<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("timeout")), LIMIT_MS);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
