import { Client } from "pg";
import { connectionConfig } from "../database/connection-pool.ts";
import { databaseError } from "../database/database-away.ts";
import { typeReaders } from "../database/sql-value.ts";

/**
 * Marks what this process is working on with session-level advisory locks of PostgreSQL. They vanish with the connection, so
 * the moment a worker is killed, every other one can tell, without a clock to compare and without a heartbeat to miss.
 */
export interface JobLease {
  /** Makes the connection where there is none, so that others see that this process is there. */
  open(): Promise<void>;
  /** Takes the mark of a name. False when any process holds it, this one included. */
  take(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the connection that holds the marks; it is made at the first need, and again after it broke.
 * @param url of the database without a pooler, which would give the marks to whoever comes next
 * @param name shown in pg_stat_activity
 * @param onLost called when it broke: other workers may take over at once, so running work has to stop.
 */
export function openJobLease(url: string, name: string, onLost: () => void): JobLease {
  const held = new Set<string>();
  let closed = false;
  let connection: Promise<Client> | null = null;
  /** Statements of one connection go one after the other. */
  let turn: Promise<unknown> = Promise.resolve();

  const connect = (): Promise<Client> => {
    const client = new Client(
      connectionConfig({
        url,
        name,
        readers: typeReaders(),
        // A worker whose machine lost power is noticed within half a minute.
        session: { tcp_keepalives_idle: "10", tcp_keepalives_interval: "5", tcp_keepalives_count: "3" },
      }),
    );
    const mine = client.connect().then(() => client);
    const onEnd = (): void => {
      if (connection !== mine) return;
      connection = null;
      const lost = held.size > 0 && !closed;
      held.clear();
      if (lost) onLost();
    };
    client.on("error", onEnd);
    client.on("end", onEnd);
    mine.catch(onEnd);
    connection = mine;
    return mine;
  };

  const ask = (text: string, name: string): Promise<boolean> => {
    const answer = turn.then(async () => {
      const client = await (connection ?? connect());
      const { rows } = await client.query<{ done: boolean }>(text, [name]);
      return rows[0]?.done === true;
    });
    turn = answer.catch(() => undefined);
    return answer.catch((error: unknown) => {
      throw databaseError(error);
    });
  };

  return {
    open: async () => {
      await (connection ?? connect()).catch((error: unknown) => {
        throw databaseError(error);
      });
    },
    take: async (name) => {
      // Session locks can be taken twice by one session; the set makes them exclusive inside the process too.
      if (held.has(name)) return false;
      held.add(name);
      let taken = false;
      try {
        taken = await ask("select pg_try_advisory_lock(hashtextextended($1, 0)) as done", name);
      } finally {
        if (!taken) held.delete(name);
      }
      // The connection may have broken in the moment after the answer.
      return taken && held.has(name);
    },
    release: async (name) => {
      if (!held.has(name)) return;
      await ask("select pg_advisory_unlock(hashtextextended($1, 0)) as done", name);
      held.delete(name);
    },
    close: async () => {
      closed = true;
      const client = await connection?.catch(() => null);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Name of the mark of a running job. */
export const jobMark = (jobId: string): string => `sayhey job ${jobId}`;

/** Name of the mark of whose turn it is in a queue, for one of the places that a group has there; from 1. */
export const turnMark = (queue: string, group: string, place: number): string =>
  `sayhey turn ${queue} ${group}${place === 1 ? "" : ` ${place}`}`;
