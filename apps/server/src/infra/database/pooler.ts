import { AppError } from "@sayhey/contract/app-error";
import { Client } from "pg";
import { connectionConfig, WatchedClient } from "./connection-pool.ts";
import { databaseError } from "./database-away.ts";
import { typeReaders } from "./sql-value.ts";

/** How long a pooler in session mode may keep the second connection waiting, ms. */
const SECOND_MS = 15_000;
/** How long any one answer may take, ms. */
const ANSWER_MS = 30_000;
/** How often it is looked, since others may take the session that would have shown it. */
const ROUNDS = 10;

/**
 * Whether what answers at an address keeps one session of PostgreSQL for each connection. A pooler in transaction mode does not: it gives
 * each transaction whichever session is free.
 * @throws DatabaseAwayError when nothing answers there
 */
export async function keepsSessions(url: string): Promise<boolean> {
  const first = connect(url);
  const second = connect(url);
  try {
    await first.connect();
    const before = await backendOf(first);
    // PostgreSQL itself says at the start which process will answer; poolers say a number of their own.
    if (Reflect.get(first, "processID") === before) return true;
    // Where a session stays the first's, the second gets another, or none.
    await second.connect();
    for (let round = 0; round < ROUNDS; round += 1) {
      const other = await within(SECOND_MS, async () => {
        await second.query("begin");
        return backendOf(second);
      });
      if (other === null) return true;
      if (other === before || (await backendOf(first)) !== before) return false;
      await second.query("commit");
    }
    return true;
  } catch (error) {
    throw databaseError(error);
  } finally {
    await Promise.all([first, second].map((client) => within(1000, () => client.end())));
  }
}

/**
 * Checks that what needs a session gets one.
 * @throws AppError unavailable when the direct address leads to a pooler in transaction mode, or to another database
 */
export async function requireSessions(databaseUrl: string, directUrl: string): Promise<void> {
  const isOne = directUrl === databaseUrl;
  if (!(await keepsSessions(directUrl)))
    throw new AppError(
      "unavailable",
      `${isOne ? "DATABASE_URL" : "DATABASE_DIRECT_URL"} leads to a connection pooler in transaction mode.`,
      {
        hint: isOne
          ? "Set DATABASE_DIRECT_URL to the address of the PostgreSQL behind it."
          : "Set it to the address of the PostgreSQL itself.",
      },
    );
  if (isOne) return;
  const [pooled, direct] = await Promise.all([databaseUrl, directUrl].map(whichDatabase));
  if (pooled !== direct)
    throw new AppError("unavailable", "DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.", {
      hint: "Both have to reach the same database of the same PostgreSQL.",
    });
}

function connect(url: string): Client {
  // A line that swallows the answer must not keep a server from starting for ever.
  const client = new WatchedClient({ ...poolerConfig(url), query_timeout: ANSWER_MS });
  client.on("error", () => undefined);
  return client;
}

/** Poolers refuse or ignore `options`. */
function poolerConfig(url: string) {
  const { options: _, ...config } = connectionConfig({ url, name: "sayhey start", readers: typeReaders() });
  return config;
}

async function backendOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}

/** Name of a database, and since when its server runs. */
async function whichDatabase(url: string): Promise<string> {
  const client = connect(url);
  try {
    await client.connect();
    const { rows } = await client.query<{ which: string }>(
      "select current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) as which",
    );
    return rows[0]?.which ?? "";
  } catch (error) {
    throw databaseError(error);
  } finally {
    await within(1000, () => client.end());
  }
}

/** What `work` answers; null when it fails or takes longer. */
async function within<T>(ms: number, work: () => Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), ms);
  try {
    return await Promise.race([work().catch(() => null), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
