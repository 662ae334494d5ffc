import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { AppError } from "@sayhey/contract/app-error";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { quoted } from "./dump-tables.ts";
import { tablePath, type BackupManifest, type BackupTable } from "./manifest.ts";

/** What the code that made the schema wrote itself, and would be wrong from another version of it. */
const MADE_BY_CODE = new Set(["supabase_migrations.schema_migrations", "pgboss.version"]);
/** The queue's library may know other columns than when the backup was made; jobs that wait need none of those. */
const MAY_DIFFER = "pgboss";

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills the tables of a database, which has the schema of the backup, with the rows of one; what was in them is gone. Part of the caller's transaction.
 * References are checked when all rows are there, so their order doesn't matter, and no trigger runs: rows come as they were.
 * @throws AppError conflict when a table or column of the backup isn't there
 */
export async function loadTables(client: Client, folder: string, manifest: BackupManifest): Promise<void> {
  const known = await readColumns(client);
  const tables = manifest.tables.flatMap((table) => {
    const full = `${table.schema}.${table.name}`;
    if (MADE_BY_CODE.has(full)) return [];
    const columns = known.get(full);
    const missing = table.columns.filter((column) => columns?.has(column) !== true);
    if (missing.length > 0 && table.schema !== MAY_DIFFER) throw unknownPart(full, missing);
    return columns === undefined ? [] : [table];
  });
  const names = tables.map(({ schema, name }) => quoted(schema, name));
  const keys = await readForeignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  // Those of the audit log would refuse even this.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(", ")}`);
  for (const table of tables) await loadTable(client, folder, table, known.get(`${table.schema}.${table.name}`));
  // What waits for the end of the transaction would keep the tables from being changed.
  await client.query("set constraints all immediate");
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  for (const { schema, name, lastValue } of manifest.sequences) {
    await client.query("select setval(to_regclass($1), $2::bigint)", [quoted(schema, name), lastValue]);
  }
}

async function loadTable(
  client: Client,
  folder: string,
  table: BackupTable,
  known: ReadonlySet<string> | undefined,
): Promise<void> {
  const target = quoted(table.schema, table.name);
  const columns = table.columns.map((column) => quoted(column)).join(", ");
  const source = (): NodeJS.ReadableStream => createReadStream(join(folder, tablePath(table)));
  if (table.columns.every((column) => known?.has(column) === true)) {
    await pipeline(source(), createGunzip(), client.query(copyFrom(`copy ${target} (${columns}) from stdin`)));
    return;
  }
  // Columns that are gone are read into a table of texts and left there.
  const shared = table.columns.filter((column) => known?.has(column) === true);
  await client.query(
    `create temporary table restored (${table.columns.map((column) => `${quoted(column)} text`).join(", ")}) on commit drop`,
  );
  await pipeline(source(), createGunzip(), client.query(copyFrom(`copy restored (${columns}) from stdin`)));
  const types = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attnum > 0`,
    [target],
  );
  const typeOf = new Map(types.rows.map(({ name, type }) => [name, type]));
  const read = shared.map((column) => `${quoted(column)}::${typeOf.get(column)}`).join(", ");
  await client.query(
    `insert into ${target} (${shared.map((column) => quoted(column)).join(", ")}) overriding system value select ${read} from restored`,
  );
  await client.query("drop table restored");
}

async function readColumns(client: Client): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ full: string; columns: string[] }>(`
    select n.nspname || '.' || c.relname as full, array_agg(a.attname::text) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' group by 1`);
  return new Map(rows.map(({ full, columns }) => [full, new Set(columns)]));
}

async function readForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select format('%I.%I', n.nspname, c.relname) as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname !~ '^pg_' order by 1, 2`);
  return rows;
}

const unknownPart = (table: string, columns: readonly string[]): AppError =>
  new AppError("conflict", `This version of SayHey has no place for ${table} (${columns.join(", ")}) of the backup.`, {
    hint: "Restore it with the version that made it, then update.",
  });
