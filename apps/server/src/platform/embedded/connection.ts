import { inspect } from "node:util";
import { PostgresConnection } from "@supabase/lite/postgres";
import { isoTimestamp } from "../database.ts";
import { requestScope } from "./request-scope.ts";

/** What runs while the pool is closed may go on so long, s. */
const CLOSE_SECONDS = 5;

/** The library's connection with its traps closed. */
class GuardedConnection extends PostgresConnection {
  /** Remembers PostgreSQL's own error for the answer: the library loses its hint and kind. */
  override normalizeDbError(error: unknown): ReturnType<PostgresConnection["normalizeDbError"]> {
    const scope = requestScope.getStore();
    if (scope !== undefined) scope.databaseError ??= error;
    const normalized = super.normalizeDbError(error);
    // The library logs every refused request with its stack and values; one line is enough.
    if (normalized instanceof Error) {
      Object.defineProperty(normalized, inspect.custom, { value: () => describe(normalized), configurable: true });
    }
    return normalized;
  }

  /** The library's own spreads BEGIN and COMMIT over whatever connections of the pool are free. */
  override async transaction(statements: string[]): Promise<void> {
    await this.driver.begin(async (tx) => {
      for (const statement of statements) await tx.unsafe(statement);
    });
    await this.clearSchemaCache();
  }

  /** Without a limit the driver waits for ever for a connection that was held for a transaction when the closing began. */
  override async close(): Promise<void> {
    await this.driver.end({ timeout: CLOSE_SECONDS });
  }
}

function describe(error: Error): string {
  const code = "code" in error ? String(error.code) : error.name;
  return `REST request refused (${code}): ${error.message}`;
}

/**
 * Opens the pool that the library works on, as its login role.
 * Row level security is declared active beforehand: finding out by itself, the library would GRANT ALL to every API role.
 */
export function openGuardedConnection(url: string): PostgresConnection {
  const connection = new GuardedConnection({
    url,
    postgresOptions: {
      max: 10,
      idle_timeout: 60,
      connect_timeout: 10,
      onnotice: () => undefined,
      connection: {
        application_name: "sayhey-api",
        statement_timeout: 15_000,
        idle_in_transaction_session_timeout: 30_000,
      },
      types: {
        timestamptz: {
          to: 1184,
          from: [1184],
          serialize: (value: string | Date) => (value instanceof Date ? value.toISOString() : value),
          parse: isoTimestamp,
        },
      },
    },
  });
  Reflect.set(connection, "rlsState", "active");
  return connection;
}
