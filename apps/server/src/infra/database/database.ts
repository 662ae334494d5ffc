import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@sayhey/contract/app-error";
import type { PoolClient } from "pg";
import { errorCode } from "../error-code.ts";
import { openPool, type ConnectionPool } from "./connection-pool.ts";
import { databaseError, isDatabaseAway } from "./database-away.ts";
import { noteAway, noteBack } from "./outage.ts";
import { SqlColumns, SqlJson, SqlNames, SqlQuery, writeStatement, type Row, type Statement } from "./sql-statement.ts";
import { typeReaders } from "./sql-value.ts";

/** What a statement may hold between its texts. */
type Columns = Readonly<Record<string, unknown>>;

/** SQL as tagged templates: `` sql`select * from t where id = ${id}` `` asks when it is awaited and answers with rows. */
interface SqlTag {
  /** A statement, or a part to be written into another. Values travel apart from the text. */
  <T extends readonly object[] = Row[]>(parts: TemplateStringsArray, ...values: readonly unknown[]): SqlQuery<T>;
  /** Names of a table or columns. */
  (names: string | readonly string[]): SqlNames;
  /** Columns with their values, after `insert into t` or `set`. */
  (columns: Columns): SqlColumns;
  /** A value that is stored as JSON. */
  json(value: unknown): SqlJson;
  /** Runs a text as it stands: never with words of a person in it. Several statements are possible without values. */
  unsafe<T extends readonly object[] = Row[]>(text: string, values?: readonly unknown[]): SqlQuery<T>;
}

/** A transaction of the privileged pool. */
export interface Transaction extends SqlTag {
  readonly inTransaction: true;
}

/** How a transaction sees what others write, and whether it may write itself. */
export type TransactionMode = "isolation level repeatable read read only" | "isolation level repeatable read";

/** One connection that is kept until `release`. */
interface Lane extends SqlTag {
  release(): void;
}

/** A pool of privileged connections (row level security does not bind them). */
export interface Database extends SqlTag {
  /**
   * Runs `work` in a transaction: what it answers comes back once that is committed; where it throws, or one of its statements failed,
   * nothing is written. @throws DatabaseAwayError when the database went away; whether a commit was done is then not known
   */
  begin<T>(work: (tx: Transaction) => T | Promise<T>): Promise<Awaited<T>>;
  begin<T>(mode: TransactionMode, work: (tx: Transaction) => T | Promise<T>): Promise<Awaited<T>>;
  /** Takes a connection for oneself. */
  reserve(): Promise<Lane>;
  /** Closes the pool; what is at work after `timeout` seconds is cut. */
  end(options?: { timeout?: number }): Promise<void>;
}

/** Who a query runs for: the claims of a verified token. */
export interface Claims {
  role: "anon" | "authenticated" | "service_role";
  /** Id of the user; absent for anonymous callers. */
  sub?: string;
  [claim: string]: unknown;
}

/**
 * Opens a pool on a PostgreSQL. Values of timestamptz columns come as ISO 8601 text, bigint as number, numeric and interval as text.
 * Close it with `sql.end()`.
 */
export function openDatabase(url: string, options: { max?: number; name?: string } = {}): Database {
  const pool = openPool({ url, max: options.max ?? 10, name: options.name ?? "sayhey", readers: typeReaders() });
  const runOnce = async (statement: Statement): Promise<Row[]> => {
    const client = await takeClient(pool);
    let broken: unknown;
    try {
      return await ask(client, statement);
    } catch (error) {
      broken = error;
      throw error;
    } finally {
      pool.release(client, broken);
    }
  };
  return Object.assign(makeTag(runOnce), {
    begin: <T>(...[first, second]: [Work<T>] | [TransactionMode, Work<T>]) =>
      typeof first === "string"
        ? runTransaction(pool, second as Work<T>, ` ${first}`)
        : runTransaction(pool, first, ""),
    reserve: () => reserveLane(pool),
    end: (closing: { timeout?: number } = {}) => pool.end(closing),
  });
}

async function takeClient(pool: ConnectionPool): Promise<PoolClient> {
  try {
    return await pool.take();
  } catch (error) {
    throw databaseError(error);
  }
}

async function ask(client: PoolClient, { text, values }: Statement): Promise<Row[]> {
  try {
    // Without values the simple protocol is spoken, in which one text may hold several statements.
    const answer = values.length > 0 ? await client.query<Row>(text, values) : await client.query<Row>(text);
    noteBack();
    return [answer].flat().flatMap(({ rows }) => rows);
  } catch (error) {
    throw databaseError(error);
  }
}

/** Statements of one connection go one after the other, also where they were begun at once. */
function oneByOne(client: PoolClient): (statement: Statement) => Promise<Row[]> {
  let last: Promise<unknown> = Promise.resolve();
  return (statement) => {
    const mine = last.then(() => ask(client, statement));
    last = mine.catch(() => undefined);
    return mine;
  };
}

type Work<T> = (tx: Transaction) => T | Promise<T>;

async function runTransaction<T>(pool: ConnectionPool, work: Work<T>, mode: string): Promise<Awaited<T>> {
  const client = await takeClient(pool);
  const run = oneByOne(client);
  let isOver = false;
  /** A statement that failed has undone the others, whether its error was caught or not: committing would only seem to. */
  let failed: { error: unknown } | undefined;
  const runInside = async (statement: Statement): Promise<Row[]> => {
    if (isOver) throw new Error("This transaction is over.");
    try {
      return await run(statement);
    } catch (error) {
      failed ??= { error };
      throw error;
    }
  };
  let broken: unknown;
  try {
    await run({ text: `begin${mode}`, values: [] });
    const result = await work(Object.assign(makeTag(runInside), { inTransaction: true as const }));
    if (failed !== undefined) throw failed.error;
    isOver = true;
    await run({ text: "commit", values: [] });
    return result;
  } catch (error) {
    isOver = true;
    broken = error;
    await run({ text: "rollback", values: [] }).catch((undoing: unknown) => (broken = undoing));
    throw error;
  } finally {
    pool.release(client, broken);
  }
}

async function reserveLane(pool: ConnectionPool): Promise<Lane> {
  const client = await takeClient(pool);
  const run = oneByOne(client);
  let broken: unknown;
  const noting = (statement: Statement): Promise<Row[]> =>
    run(statement).catch((error: unknown) => {
      broken = error;
      throw error;
    });
  return Object.assign(makeTag(noting), { release: () => pool.release(client, broken) });
}

function makeTag(run: (statement: Statement) => Promise<Row[]>): SqlTag {
  const ask = (query: SqlQuery): Promise<Row[]> => run(writeStatement(query));
  const tag = (first: TemplateStringsArray | string | readonly string[] | Columns, ...values: unknown[]) => {
    if (typeof first === "string") return new SqlNames([first]);
    if (Array.isArray(first))
      return "raw" in first ? new SqlQuery(first as readonly string[], values, ask) : new SqlNames(first as string[]);
    return new SqlColumns(first as Columns);
  };
  return Object.assign(tag, {
    json: (value: unknown) => new SqlJson(value),
    unsafe: (text: string, values: readonly unknown[] = []) => new SqlQuery([text], [], ask, values),
  }) as SqlTag;
}

/**
 * Runs `work` in a transaction as one of the API roles, under that caller's row level security.
 * Meant for reads and writes on behalf of a user (realtime, functions).
 */
export async function asCaller<T>(
  sql: Database,
  claims: Claims,
  work: (tx: Transaction) => Promise<T>,
): Promise<Awaited<T>> {
  return sql.begin(async (tx) => {
    await tx`select set_config('role', ${claims.role}, true),
      set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('request.jwt.claim.sub', ${claims.sub ?? ""}, true),
      set_config('request.jwt.claim.role', ${claims.role}, true)`;
    return work(tx);
  });
}

/** SQLSTATEs and codes of Node that say why a connection was refused. */
const WHY_REFUSED: Readonly<Record<string, string>> = {
  "28P01": "It refused the user or the password in DATABASE_URL.",
  "28000": "It refuses this user, or connections from this machine (pg_hba.conf).",
  "3D000": "It has no database of the name in DATABASE_URL.",
  ENOTFOUND: "The host name in DATABASE_URL is not known.",
  ECONNREFUSED: "Nothing listens at the host and port in DATABASE_URL.",
};

function whyUnreachable(error: unknown): AppError {
  const cause = causeOf(error);
  const why = WHY_REFUSED[errorCode(cause) ?? ""];
  const words = cause instanceof Error ? cause.message : String(cause);
  return new AppError("unavailable", `The database can't be used: ${words}.`, {
    cause,
    hint: why ?? "Check that DATABASE_URL is right and that PostgreSQL is running there.",
  });
}

/** How often a database that does not answer yet is asked at the start, ms. */
const START_PAUSE_MS = 500;

/**
 * Waits for a database that is still starting, as after a reboot of both machines, and checks that it can carry the platform.
 * @throws AppError unavailable with the cause when it refuses the connection, does not answer in time, or lacks what is needed
 */
export async function awaitDatabase(sql: Database, waitMs: number): Promise<void> {
  for (const end = Date.now() + waitMs; Date.now() < end; await wait(START_PAUSE_MS)) {
    try {
      await sql`select 1`;
      break;
    } catch (error) {
      // What will not pass by itself is told at once.
      if (!isDatabaseAway(error) || errorCode(causeOf(error)) === "ENOTFOUND") break;
      noteAway(causeOf(error));
    }
  }
  await checkDatabase(sql);
}

const causeOf = (error: unknown): unknown => (error instanceof AppError ? (error.cause ?? error) : error);

/**
 * Checks that a database can carry the platform.
 * @throws AppError unavailable when it does not answer, is too old, or its user may not do what is needed
 */
async function checkDatabase(sql: Database): Promise<void> {
  const [row] = await sql<{ version: number; role: string; superuser: boolean; enough: boolean; prepared: boolean }[]>`
    select current_setting('server_version_num')::int as version, current_user as role, rolsuper as superuser,
      rolsuper or (rolcreaterole and rolbypassrls) as enough,
      exists (select from pg_roles where rolname = 'service_role' and rolbypassrls) as prepared
    from pg_roles where rolname = current_user`.catch((error: unknown) => {
    throw whyUnreachable(error);
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
