import type { Database } from "../database/database.ts";
import { countHit, type RateLimit, type RateLimitVerdict } from "./rate-limit.ts";

/** Counts hits that are too many to write each of them down. */
export interface LeasedLimit {
  count(key: string): Promise<RateLimitVerdict>;
}

const REMEMBERED = 20_000;

/**
 * Counts hits in the database, which every server shares, but `batch` of them at once: a server takes that many and uses them up before
 * it asks again. So a limit holds to within a batch for each server, and one hit in `batch` costs a query. `clock` tells ms.
 */
export function createLeasedLimit(
  sql: Database,
  limit: RateLimit,
  batch: number,
  clock: () => number = Date.now,
): LeasedLimit {
  const leases = new Map<string, { left: number; until: number; verdict: Promise<RateLimitVerdict> }>();
  return {
    async count(key) {
      const now = clock();
      const held = leases.get(key);
      if (held !== undefined && held.left > 0 && held.until > now) {
        held.left -= 1;
        return held.verdict;
      }
      const verdict = countHit(sql, key, limit, batch);
      // Until the answer is there, others of the same key wait for it.
      const lease = { left: batch - 1, until: now + limit.windowMs, verdict };
      leases.delete(key);
      leases.set(key, lease);
      for (const oldest of leases.keys()) {
        if (leases.size <= REMEMBERED) break;
        leases.delete(oldest);
      }
      try {
        const counted = await verdict;
        lease.until = Math.min(lease.until, clock() + counted.retryAfterMs);
        // A refusal is not asked for again before its time.
        if (!counted.allowed) lease.left = Number.POSITIVE_INFINITY;
        return counted;
      } catch (error) {
        leases.delete(key);
        throw error;
      }
    },
  };
}
