import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import type { Database } from "./database.ts";

/** Folder of the migrations, in the layout of the Supabase command line. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, "../../../../../supabase/migrations");

/** Key of the advisory lock that keeps two servers from migrating at once: 'say' and 'hey' as numbers. */
const MIGRATION_LOCK = 7_297_439;

/** Further ways to migrate. */
export interface MigrateOptions {
  /** Where the migrations are; this version's own when absent. */
  folder?: string;
  /** Versions to apply, and no others; all of them when absent. */
  only?: ReadonlySet<string>;
  /** Others keep migrations in the database too, as in a Supabase project: what is newer than ours may be theirs. */
  isShared?: boolean;
}

/** Files of the migrations in a folder, in their order. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();

const versionOf = (file: string): string => file.replace(/\.sql$/, "").split("_", 1)[0] ?? "";

/** Versions of this version's migrations, in their order. */
export const knownMigrations = (folder: string = MIGRATIONS_FOLDER): string[] => filesOf(folder).map(versionOf);

/** Versions of the migrations that a database has; none before its first. */
export async function appliedMigrations(sql: Database): Promise<string[]> {
  const [table] = await sql<{ there: boolean }[]>`
    select to_regclass('supabase_migrations.schema_migrations') is not null as there`;
  if (table?.there !== true) return [];
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations order by 1`;
  return rows.map(({ version }) => version);
}

/**
 * Refuses a database that a newer version of the product has migrated: it has a migration that comes after every one known here.
 * @throws AppError conflict
 */
export function refuseNewer(applied: Iterable<string>, folder: string = MIGRATIONS_FOLDER): void {
  const latest = knownMigrations(folder).at(-1) ?? "";
  const newest = [...applied].toSorted().at(-1) ?? "";
  if (newest <= latest) return;
  throw new AppError("conflict", `The database belongs to a newer version of SayHey (migration ${newest}).`, {
    hint: "Update this server, or restore a backup from before the update.",
  });
}

/**
 * Applies what is missing of the migrations, each in its own transaction, and answers the versions it applied. One server at a time does so, and the
 * others wait for it.
 * Applied versions are kept where the Supabase command line keeps them, so either may apply the next one.
 * @throws AppError conflict when a newer version of the product has migrated the database, unavailable naming the migration that failed;
 *   earlier ones stay applied
 */
export async function migrate(sql: Database, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = MIGRATIONS_FOLDER, only } = options;
  await using connection = await lockedConnection(sql);
  const { lane } = connection;
  await lane`create schema if not exists supabase_migrations`;
  await lane`create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text)`;
  const rows = await lane<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  const applied = new Set(rows.map((row) => row.version));
  if (options.isShared !== true) refuseNewer(applied, folder);
  const fresh: string[] = [];
  for (const file of filesOf(folder)) {
    const [version = "", ...rest] = file.replace(/\.sql$/, "").split("_");
    if (applied.has(version) || only?.has(version) === false) continue;
    const text = readFileSync(join(folder, file), "utf8");
    await lane`begin`;
    try {
      await lane.unsafe(text);
      await lane`insert into supabase_migrations.schema_migrations (version, statements, name)
        values (${version}, ${[text]}, ${rest.join("_")})`;
      await lane`commit`;
    } catch (cause) {
      await lane`rollback`;
      throw new AppError(
        "unavailable",
        `The migration ${file} failed: ${cause instanceof Error ? cause.message : String(cause)}.`,
        {
          cause,
          hint: "The database is as it was before that migration. Correct the cause and start again.",
        },
      );
    }
    fresh.push(version);
  }
  return fresh;
}

/** One connection that holds the migration lock until it is disposed of. */
async function lockedConnection(sql: Database) {
  const lane = await sql.reserve();
  await lane`select pg_advisory_lock(${MIGRATION_LOCK})`;
  return {
    lane,
    async [Symbol.asyncDispose]() {
      await lane`select pg_advisory_unlock(${MIGRATION_LOCK})`;
      lane.release();
    },
  };
}
