import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import type { Database } from "./database.ts";

/** Folder of the migrations, in the layout of the Supabase command line. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, "../../../../../supabase/migrations");

/** Key of the advisory lock that keeps two servers from migrating at once: 'say' and 'hey' as numbers. */
const MIGRATION_LOCK = 7_297_439;

/**
 * Applies what is missing of the migrations, each in its own transaction, and answers the versions it applied.
 * Applied versions are kept where the Supabase command line keeps them, so either may apply the next one.
 * @throws AppError unavailable naming the migration that failed; earlier ones stay applied
 */
export async function migrate(sql: Database, folder: string = MIGRATIONS_FOLDER): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  await using connection = await lockedConnection(sql);
  const { lane } = connection;
  await lane`create schema if not exists supabase_migrations`;
  await lane`create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text)`;
  const rows = await lane<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  const applied = new Set(rows.map((row) => row.version));
  const fresh: string[] = [];
  for (const file of files) {
    const [version = "", ...rest] = file.replace(/\.sql$/, "").split("_");
    if (applied.has(version)) continue;
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
