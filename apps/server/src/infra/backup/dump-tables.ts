import { join } from "node:path";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { tablePath, type BackupManifest, type BackupTable } from "./manifest.ts";
import { writeDigested } from "./written-file.ts";

/** Every table that holds rows, with the columns that are not computed; those of extensions and of PostgreSQL itself are theirs. */
const TABLES = `
  select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by 1, 2 order by 1, 2`;

const SEQUENCES = `
  select schemaname as schema, sequencename as name, last_value::text as "lastValue"
  from pg_sequences where last_value is not null order by 1, 2`;

/** A name as SQL takes it, whatever is in it. */
export const quoted = (...names: string[]): string => names.map((name) => `"${name.replaceAll('"', '""')}"`).join(".");

/** Writes every table into the folder of a backup, as the transaction that `client` is in sees them. */
export async function dumpTables(
  client: Client,
  folder: string,
  signal?: AbortSignal,
): Promise<Pick<BackupManifest, "postgres" | "migrations" | "tables" | "sequences">> {
  const found = await client.query<Pick<BackupTable, "schema" | "name" | "columns">>(TABLES);
  const tables: BackupTable[] = [];
  for (const { schema, name, columns } of found.rows) {
    signal?.throwIfAborted();
    const rows = client.query(
      copyTo(`copy ${quoted(schema, name)} (${columns.map((column) => quoted(column)).join(", ")}) to stdout`),
    );
    const written = await writeDigested(join(folder, tablePath({ schema, name })), () => rows, {
      signal,
      through: createGzip({ level: 4 }),
    });
    tables.push({ schema, name, columns, rows: rows.rowCount, ...written });
  }
  const sequences = await client.query<BackupManifest["sequences"][number]>(SEQUENCES);
  const migrations = await client.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  const version = await client.query<{ number: number }>("select current_setting('server_version_num')::int as number");
  return {
    postgres: version.rows[0]?.number ?? 0,
    migrations: migrations.rows.map((row) => row.version),
    tables,
    sequences: sequences.rows,
  };
}
