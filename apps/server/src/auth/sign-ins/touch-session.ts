import type { Database } from "../../infra/database/database.ts";
import { deviceName } from "./device-name.ts";
import type { Origin } from "./record-sign-in.ts";

const MINUTE_MS = 60_000;
const REMEMBERED = 10_000;

/** Keeps the last use of sessions, with at most one write a minute for each, over all machines. */
export interface SessionTouch {
  /** Notes that a session is in use; never waits and never fails. */
  touch(sessionId: string, origin: Origin): void;
  /** Waits for the writes under way. */
  close(): Promise<void>;
}

/** @param onError hears of writes that failed: a lost one only makes 'last used' a minute older. */
export function createSessionTouch(
  sql: Database,
  onError: (error: unknown) => void,
  now: () => number = Date.now,
): SessionTouch {
  const written = new Map<string, number>();
  const writing = new Set<Promise<unknown>>();
  return {
    touch(sessionId, { address, userAgent }) {
      const last = written.get(sessionId);
      if (last !== undefined && now() - last < MINUTE_MS) return;
      written.delete(sessionId);
      written.set(sessionId, now());
      for (const oldest of written.keys()) {
        if (written.size <= REMEMBERED) break;
        written.delete(oldest);
      }
      const agent = userAgent.slice(0, 400);
      const write: Promise<unknown> = sql`
        update public.sessions set used_at = now(), address = ${address.slice(0, 64)}, user_agent = ${agent}, device = ${deviceName(agent)}
        where id = ${sessionId} and (used_at < now() - interval '1 minute' or address is null)`
        .then(() => undefined, onError)
        .finally(() => writing.delete(write));
      writing.add(write);
    },
    async close() {
      await Promise.allSettled(writing);
    },
  };
}
