import postgres from "postgres";

/**
 * Marks what this process is working on with session-level advisory locks of PostgreSQL. They vanish with the connection, so
 * the moment a worker is killed, every other one can tell, without a clock to compare and without a heartbeat to miss.
 */
export interface JobLease {
  /** Takes the mark of a name. False when any process holds it, this one included. */
  take(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the connection that holds the marks.
 * @param onLost called when it broke: other workers may take over at once, so running work has to stop.
 */
export function openJobLease(url: string, onLost: () => void): JobLease {
  const held = new Set<string>();
  let closed = false;
  const sql = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    onnotice: () => undefined,
    onclose: () => {
      const lost = held.size > 0 && !closed;
      held.clear();
      if (lost) onLost();
    },
    connection: {
      application_name: "sayhey worker",
      // A worker whose machine lost power is noticed within half a minute.
      tcp_keepalives_idle: 10,
      tcp_keepalives_interval: 5,
      tcp_keepalives_count: 3,
    },
  });
  return {
    take: async (name) => {
      // Session locks can be taken twice by one session; the set makes them exclusive inside the process too.
      if (held.has(name)) return false;
      held.add(name);
      try {
        const [row] = await sql<
          { taken: boolean }[]
        >`select pg_try_advisory_lock(hashtextextended(${name}, 0)) as taken`;
        if (row?.taken === true) return true;
      } catch (error) {
        held.delete(name);
        throw error;
      }
      held.delete(name);
      return false;
    },
    release: async (name) => {
      if (!held.has(name)) return;
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`;
      held.delete(name);
    },
    close: async () => {
      closed = true;
      await sql.end({ timeout: 1 });
    },
  };
}

/** Name of the mark of a running job. */
export const jobMark = (jobId: string): string => `sayhey job ${jobId}`;
