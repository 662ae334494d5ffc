import type { Database } from "../infra/database/database.ts";

/** Counters of calls and of the moments when somebody was last seen: every call moves them, whatever else it does. */
const MOVING = new Set(["private.rate_limits", "public.sessions", "auth.sessions", "auth.refresh_tokens"]);

/** Every row of every table as text, and the jobs that wait, by table. */
export type Contents = ReadonlyMap<string, readonly string[]>;

/** Reads all there is in the database. */
export async function readContents(sql: Database): Promise<Contents> {
  const tables = await sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth') and c.relkind in ('r', 'p') order by 1`;
  const parts = [
    ...tables
      .filter(({ name }) => !MOVING.has(name))
      .map(({ name }) => `select '${name}' as name, array_agg(t::text order by t::text) as rows from ${name} t`),
    `select 'jobs', array_agg(concat_ws(' ', t.name, t.state, t.data) order by t.id) from pgboss.job t where t.name not like '\\_\\_%'`,
  ];
  const rows = await sql.unsafe<{ name: string; rows: string[] | null }[]>(parts.join(" union all "));
  return new Map(rows.map(({ name, rows: texts }) => [name, texts ?? []]));
}

/** What is there now and was not before, and the other way round; empty when nothing has changed. */
export function changedRows(before: Contents, after: Contents): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((table) => {
    const [was, is] = [new Set(before.get(table)), new Set(after.get(table))];
    const show = (sign: string, row: string): string => `${sign} ${table} ${row.slice(0, 300)}`;
    return [
      ...[...was].filter((row) => !is.has(row)).map((row) => show("-", row)),
      ...[...is].filter((row) => !was.has(row)).map((row) => show("+", row)),
    ];
  });
}
