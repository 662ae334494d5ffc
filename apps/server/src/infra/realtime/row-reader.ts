import { asCaller, type Claims, type Database } from "../database/database.ts";

/** Whose eyes a row is read with. */
export interface Identity {
  claims: Claims;
  /** Unix seconds; null when the token does not expire. */
  expiresAt: number | null;
}

/** A column as Realtime clients expect it. */
export interface Column {
  name: string;
  type: string;
}

/** A row a subscriber may see. */
export interface VisibleRow {
  columns: Column[];
  record: Record<string, unknown>;
}

/** Reads rows under the row level security of whoever asks. */
export interface RowReader {
  /** Null when the row is gone or not theirs to see. */
  read(identity: Identity, table: string, id: string): Promise<VisibleRow | null>;
  /** Forgets what it knows of tables, such as after a migration. */
  forget(): void;
}

/** @param sql a pool whose role may switch to `anon` and `authenticated`. */
export function createRowReader(sql: Database): RowReader {
  const tables = new Map<string, Promise<Column[]>>();

  const columnsOf = (role: Claims["role"], table: string): Promise<Column[]> => {
    const key = `${role} ${table}`;
    const known = tables.get(key);
    if (known !== undefined) return known;
    const found = sql<Column[]>`
      select a.attname as name, t.typname as type
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = to_regclass(${`public.${quote(table)}`}) and a.attnum > 0 and not a.attisdropped
        and has_column_privilege(${role}, a.attrelid, a.attnum, 'SELECT')
      order by a.attnum`.then((rows) => rows.map(({ name, type }) => ({ name, type })));
    tables.set(key, found);
    found.catch(() => tables.delete(key));
    return found;
  };

  return {
    forget: () => tables.clear(),
    read: async (identity, table, id) => {
      const columns = await columnsOf(identity.claims.role, table);
      const key = columns.find(({ name }) => name === "id") ?? columns.find(({ name }) => name === "user_id");
      if (key === undefined) return null;
      const list = columns.map(({ name }) => quote(name)).join(", ");
      const rows = await asCaller(sql, identity.claims, async (tx) => {
        await tx`set local statement_timeout = '5s'`;
        return tx.unsafe<{ record: Record<string, unknown> }[]>(
          `select to_jsonb(r) as record from (select ${list} from public.${quote(table)} where ${quote(key.name)} = $1::text::${quote(key.type)}) r`,
          [id],
        );
      });
      const record = rows[0]?.record;
      return record === undefined ? null : { columns, record };
    },
  };
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
