import { inspect } from "node:util";
import { PostgresConnection } from "@supabase/lite/postgres";
import { Kysely, PostgresDialect } from "kysely";
import { type ConnectionPool, openPool, type PoolOptions } from "../../infra/database/connection-pool.ts";
import { typeReaders, type ReadValue } from "../../infra/database/sql-value.ts";
import { keepDatabaseError } from "./request-scope.ts";
import { refuseRegularExpressions } from "./rest-operators.ts";
import { TypedClient } from "./typed-client.ts";

/** What runs while the pool is closed may go on so long, s. */
const CLOSE_SECONDS = 5;

const asText: ReadValue = (text) => text;

/** What clients get as text, or as a number where none of its digits are lost: as the library reads it. */
const READERS = typeReaders({
  20: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)),
  1082: asText,
  1083: asText,
  1114: asText,
  1266: asText,
  1700: (text) => (Number.isFinite(Number(text)) && String(Number(text)) === text ? Number(text) : text),
});

/**
 * The library's connection with its traps closed. The library opens a pool of postgres.js, which never connects here: what it asks goes
 * through ours (docs/adr/0025-node-postgres.md).
 */
class GuardedConnection extends PostgresConnection {
  readonly #pool: ConnectionPool;

  constructor(url: string, options: Pick<PoolOptions, "max" | "name" | "Client">) {
    super({ url });
    this.#pool = openPool({ url, readers: READERS, ...options });
    const { pool } = this.#pool;
    this.kysely = new Kysely({
      dialect: new PostgresDialect({
        pool: {
          connect: () =>
            pool.connect().catch((error: unknown) => {
              keepDatabaseError(error);
              throw error;
            }),
          end: () => pool.end(),
        },
      }),
    });
  }

  override normalizeDbError(error: unknown): ReturnType<PostgresConnection["normalizeDbError"]> {
    keepDatabaseError(error);
    const normalized = super.normalizeDbError(error);
    // The library logs every refused request with its stack and values; one line is enough.
    if (normalized instanceof Error) {
      Object.defineProperty(normalized, inspect.custom, { value: () => describe(normalized), configurable: true });
    }
    return normalized;
  }

  /** The library's own spreads BEGIN and COMMIT over whatever connections of the pool are free. */
  override async transaction(statements: string[]): Promise<void> {
    const client = await this.#pool.take();
    let broken: unknown;
    try {
      await client.query("begin");
      for (const statement of statements) await client.query(statement);
      await client.query("commit");
    } catch (error) {
      broken = error;
      await client.query("rollback").catch((undoing: unknown) => (broken = undoing));
      throw error;
    } finally {
      this.#pool.release(client, broken);
    }
    await this.clearSchemaCache();
  }

  override async close(): Promise<void> {
    await this.#pool.end({ timeout: CLOSE_SECONDS });
  }
}

function describe(error: Error): string {
  const code = "code" in error ? String(error.code) : error.name;
  return `REST request refused (${code}): ${error.message}`;
}

/** What a REST request may take: the time of one statement, ms, and bytes of an answer as PostgreSQL sends it. */
const REST_STATEMENT_MS = 2000;
const REST_ANSWER_BYTES = 2 * 1024 ** 2;

/** What is asked before who asks: the time is each transaction's own, since behind a pooler its session is not. */
const BEGIN = `begin; set local statement_timeout = ${REST_STATEMENT_MS}`;

class RestClient extends TypedClient {
  override maxAnswerBytes = REST_ANSWER_BYTES;

  // oxlint-disable-next-line typescript/no-explicit-any
  override query(...args: any[]): any {
    const [text, ...rest] = args as [unknown, ...unknown[]];
    return text === "begin" ? super.query(BEGIN, ...rest) : super.query(...args);
  }
}

/** REST by itself: whatever is asked there keeps nobody from signing in. */
class RestConnection extends GuardedConnection {
  readonly #auth: PostgresConnection;

  constructor(url: string, auth: PostgresConnection) {
    super(url, {
      max: 6,
      name: "sayhey-rest",
      Client: RestClient,
    });
    this.#auth = auth;
  }

  /** What there is in the database is looked up by the other connection, which has the time, and is kept once. */
  override introspect(...options: Parameters<PostgresConnection["introspect"]>) {
    return this.#auth.introspect(...options);
  }

  override async onPostgrestAST(...[ast]: Parameters<PostgresConnection["onPostgrestAST"]>) {
    refuseRegularExpressions(ast);
    return super.onPostgrestAST(ast);
  }
}

/**
 * Opens the two pools that the library works on, as its login role: one for auth and one for REST.
 * Row level security is declared active beforehand: finding out by itself, the library would GRANT ALL to every API role.
 */
export function openGuardedConnections(url: string): { auth: PostgresConnection; rest: PostgresConnection } {
  const auth = new GuardedConnection(url, {
    max: 8,
    name: "sayhey-api",
    Client: TypedClient,
  });
  const rest = new RestConnection(url, auth);
  for (const connection of [auth, rest]) Reflect.set(connection, "rlsState", "active");
  return { auth, rest };
}
