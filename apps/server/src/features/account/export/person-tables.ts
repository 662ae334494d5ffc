import { asCaller, type Database } from "../../../infra/database/database.ts";

/** A table with rows that belong to people. */
export interface PersonTable {
  name: string;
  /** Column that says whose a row is. */
  owner: string;
  /** Columns of its primary key. */
  key: string[];
  /** Name of its file in the archive. */
  file: string;
  /** Column by which one project's rows are chosen; `id` when absent. */
  of?: string;
}

/** Tables whose rows say in another column than `user_id` whose they are. */
const OWNERS: Record<string, string> = { profiles: "id", referrals: "referrer_id" };
/** These are packed project by project. */
const BY_PROJECT = new Set(["projects", "project_edits", "project_memory"]);
const BATCH = 500;

/** Every public table that holds rows of people, so that a table added later is not forgotten. */
export async function personTables(sql: Database): Promise<PersonTable[]> {
  const tables = await sql<{ name: string; columns: string[]; key: string[] }[]>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and has_column_privilege('authenticated', c.oid, a.attnum, 'SELECT')) as columns,
      coalesce((select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '{}') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') order by c.relname`;
  return tables.flatMap(({ name, columns, key }) => {
    const owner = OWNERS[name] ?? "user_id";
    if (BY_PROJECT.has(name) || !(columns ?? []).includes(owner)) return [];
    return [{ name, owner, key, file: `${name.replaceAll("_", "-")}.json` }];
  });
}

/**
 * The rows of one person as JSON text, a batch at a time. They are read as that person, under row level security and with the
 * columns that person may read: nobody else's row and no secret of the server can get in.
 */
export async function* rowsAsJson(
  sql: Database,
  table: PersonTable,
  userId: string,
  projectId?: string,
): AsyncGenerator<string> {
  const claims = { role: "authenticated", sub: userId, aal: "aal2" } as const;
  yield "[";
  for (let offset = 0; ; offset += BATCH) {
    const rows = await asCaller(sql, claims, async (tx) => {
      const columns = await tx<{ name: string }[]>`
        select attname::text as name from pg_attribute where attrelid = ${`public.${table.name}`}::regclass and attnum > 0
          and not attisdropped and has_column_privilege(attrelid, attnum, 'SELECT') order by attnum`;
      return tx<{ row: unknown }[]>`
        select to_jsonb(r) as row from (
          select ${tx(columns.map(({ name }) => name))} from public.${tx(table.name)}
          where ${tx(table.owner)} = ${userId} ${projectId === undefined ? tx`` : tx`and ${tx(table.of ?? "id")} = ${projectId}`}
          order by ${tx(table.key.length > 0 ? table.key : [table.owner])} limit ${BATCH} offset ${offset}) r`;
    });
    for (const [index, { row }] of rows.entries())
      yield `${offset + index === 0 ? "\n" : ",\n"}${JSON.stringify(row, null, 2)}`;
    if (rows.length < BATCH) break;
  }
  yield "\n]\n";
}
