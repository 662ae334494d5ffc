import { AppError } from "@sayhey/contract/app-error";
import postgres from "postgres";

/** What the pool parses beyond postgres.js' own types: timestamps as ISO 8601 text, big integers as numbers. */
type DatabaseTypes = { timestamptz: string; bigint: number };

/** A pool of privileged connections (row level security does not bind them): SQL as tagged templates. */
export type Database = postgres.Sql<DatabaseTypes>;
/** A transaction of the privileged pool. */
export type Transaction = postgres.TransactionSql<DatabaseTypes>;

/** Who a query runs for: the claims of a verified token. */
export interface Claims {
  role: "anon" | "authenticated" | "service_role";
  /** Id of the user; absent for anonymous callers. */
  sub?: string;
  [claim: string]: unknown;
}

/** PostgreSQL's text form of a timestamptz (`2026-01-02 03:04:05.6+00`) as ISO 8601, microseconds kept. */
export function isoTimestamp(text: string): string {
  if (!/^\d/.test(text) || text.endsWith("BC")) return text;
  return text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

/**
 * Opens a pool on a PostgreSQL. Values of timestamptz columns come as ISO 8601 text, bigint as number.
 * Close it with `sql.end()`.
 */
export function openDatabase(url: string, options: { max?: number; name?: string } = {}): Database {
  return postgres<{ timestamptz: postgres.PostgresType<string>; bigint: postgres.PostgresType<number> }>(url, {
    max: options.max ?? 10,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: () => undefined,
    connection: { application_name: options.name ?? "sayhey", TimeZone: "UTC" },
    types: {
      timestamptz: {
        to: 1184,
        from: [1184],
        serialize: (value: string | Date) => (value instanceof Date ? value.toISOString() : value),
        parse: isoTimestamp,
      },
      bigint: {
        to: 20,
        from: [20],
        serialize: (value: number) => String(value),
        parse: (text: string) => {
          const value = Number(text);
          if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
          return value;
        },
      },
    },
  });
}

/**
 * Runs `work` in a transaction as one of the API roles, under that caller's row level security.
 * Meant for reads and writes on behalf of a user (realtime, functions).
 */
export async function asCaller<T>(sql: Database, claims: Claims, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const result = await sql.begin(async (tx) => {
    await tx`select set_config('role', ${claims.role}, true),
      set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('request.jwt.claim.sub', ${claims.sub ?? ""}, true),
      set_config('request.jwt.claim.role', ${claims.role}, true)`;
    return { value: await work(tx) };
  });
  return result.value as T;
}

/**
 * Checks that a database can carry the platform.
 * @throws AppError unavailable when it does not answer, is too old, or its user may not do what is needed
 */
export async function checkDatabase(sql: Database): Promise<void> {
  const [row] = await sql<{ version: number; role: string; superuser: boolean; enough: boolean; prepared: boolean }[]>`
    select current_setting('server_version_num')::int as version, current_user as role, rolsuper as superuser,
      rolsuper or (rolcreaterole and rolbypassrls) as enough,
      exists (select from pg_roles where rolname = 'service_role' and rolbypassrls) as prepared
    from pg_roles where rolname = current_user`.catch((cause: unknown) => {
    throw new AppError("unavailable", "The database does not answer.", {
      cause,
      hint: "Check that DATABASE_URL is right and that PostgreSQL runs there.",
    });
  });
  if (row === undefined) throw new AppError("unavailable", "The database did not say who is connected.");
  if (row.version < 150_000) {
    throw new AppError(
      "unavailable",
      `The database is PostgreSQL ${Math.floor(row.version / 10_000)}; 15 or newer is needed.`,
    );
  }
  if (!row.enough) {
    throw new AppError(
      "unavailable",
      `The database user ${row.role} may not create roles or bypass row level security.`,
      {
        hint: `Run as a superuser: ALTER ROLE "${row.role}" CREATEROLE BYPASSRLS;`,
      },
    );
  }
  if (row.version < 160_000 && !row.superuser && !row.prepared) {
    throw new AppError(
      "unavailable",
      "On PostgreSQL 15 only a superuser can create the role service_role, which bypasses row level security.",
      {
        hint: "Run as a superuser: CREATE ROLE service_role NOLOGIN NOINHERIT BYPASSRLS;",
      },
    );
  }
}
