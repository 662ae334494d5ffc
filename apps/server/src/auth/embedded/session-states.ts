import type { Database } from "../../infra/database/database.ts";

/** What the database says about a session right now. */
export interface SessionState {
  userId: string;
  aal: "aal1" | "aal2";
  /** The user has a verified second factor, so `aal1` is only half signed in. */
  needsSecondFactor: boolean;
  banned: boolean;
}

/** Looks sessions up, with a short memory: a session that ends is refused within a second, everywhere. */
export interface SessionStates {
  /** Null when there is no such session (any more). */
  of(sessionId: string): Promise<SessionState | null>;
  /** Looks again at the next question, for changes made by this process. */
  forget(): void;
}

const FRESH_MS = 250;
const REMEMBERED = 20_000;

interface Waiting {
  resolve(state: SessionState | null): void;
  reject(error: unknown): void;
}

/**
 * Questions of one turn of the event loop are one query: a sweep over all open sockets costs as much as one request.
 * `clock` tells milliseconds.
 */
export function createSessionStates(sql: Database, clock: () => number = Date.now): SessionStates {
  let known = new Map<string, { at: number; state: Promise<SessionState | null> }>();
  let asked = new Map<string, Waiting[]>();

  const look = async () => {
    const batch = asked;
    asked = new Map();
    try {
      const rows = await sql<(SessionState & { id: string })[]>`
        select s.id, s.user_id as "userId", case when s.aal = 'aal2' then 'aal2' else 'aal1' end as aal,
          coalesce(u.banned_until > now(), false) as banned,
          exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'
            and f.factor_type <> 'recovery_code') as "needsSecondFactor"
        from auth.sessions s join auth.users u on u.id = s.user_id where s.id = any(${[...batch.keys()]}::uuid[])`;
      const found = new Map(rows.map(({ id, ...state }) => [id, state]));
      for (const [id, waiting] of batch) for (const each of waiting) each.resolve(found.get(id) ?? null);
    } catch (error) {
      for (const waiting of batch.values()) for (const each of waiting) each.reject(error);
    }
  };

  return {
    of(sessionId) {
      const now = clock();
      const remembered = known.get(sessionId);
      if (remembered !== undefined && now - remembered.at < FRESH_MS) return remembered.state;
      const state = new Promise<SessionState | null>((resolve, reject) => {
        if (asked.size === 0) setImmediate(() => void look());
        asked.set(sessionId, [...(asked.get(sessionId) ?? []), { resolve, reject }]);
      });
      if (known.size >= REMEMBERED) known = new Map();
      known.set(sessionId, { at: now, state });
      state.catch(() => known.delete(sessionId)); // A failure is no answer to remember.
      return state;
    },
    forget() {
      known = new Map();
    },
  };
}
