import { PostgresConnection } from "@supabase/lite/postgres";
import { isoTimestamp } from "../database.ts";
import { requestScope } from "./request-scope.ts";

/** The library's connection with its traps closed. */
class GuardedConnection extends PostgresConnection {
  /** Remembers PostgreSQL's own error for the answer: the library loses its hint and kind. */
  override normalizeDbError(error: unknown): ReturnType<PostgresConnection["normalizeDbError"]> {
    const scope = requestScope.getStore();
    if (scope !== undefined) scope.databaseError ??= error;
    return super.normalizeDbError(error);
  }
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
      connection: { application_name: "sayhey-api", statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 },
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
