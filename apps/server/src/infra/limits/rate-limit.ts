import type { Database, Transaction } from "../database/database.ts";

/** At most `hits` per `windowMs`. */
export interface RateLimit {
  hits: number;
  windowMs: number;
}

/** Whether a hit is within its limit, and if not, when to come back. */
export interface RateLimitVerdict {
  allowed: boolean;
  /** Time until the window ends, ms. */
  retryAfterMs: number;
}

/** Takes one hit back that was counted before it was known to be fine. */
export async function forgetHit(sql: Database | Transaction, key: string): Promise<void> {
  await sql`update private.rate_limits set hits = hits - 1 where key = ${key} and hits > 0`;
}

/**
 * Counts one hit, or `by` of them, on `key` in a fixed window. Kept in the database: it survives restarts and holds over all machines.
 */
export async function countHit(
  sql: Database | Transaction,
  key: string,
  limit: RateLimit,
  by = 1,
): Promise<RateLimitVerdict> {
  const [row] = await sql<{ hits: number; left: number }[]>`
    insert into private.rate_limits as r (key, window_started_at, hits) values (${key}, now(), ${by})
    on conflict (key) do update set
      hits = case when r.window_started_at <= now() - make_interval(secs => ${limit.windowMs / 1000}) then ${by}::int else r.hits + ${by}::int end,
      window_started_at = case when r.window_started_at <= now() - make_interval(secs => ${limit.windowMs / 1000}) then now() else r.window_started_at end
    returning hits, extract(epoch from window_started_at + make_interval(secs => ${limit.windowMs / 1000}) - now())::float8 as left`;
  if (row === undefined) throw new Error("the hit was not counted");
  return { allowed: row.hits <= limit.hits, retryAfterMs: Math.max(0, Math.ceil(row.left * 1000)) };
}
