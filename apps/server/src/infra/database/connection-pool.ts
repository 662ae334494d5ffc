import { setTimeout as wait } from "node:timers/promises";
import { Client, Pool, type PoolClient } from "pg";
import { isDatabaseAway } from "./database-away.ts";
import type { TypeReaders } from "./sql-value.ts";

/** How a pool connects. */
export interface PoolOptions {
  url: string;
  /** Connections at a time. */
  max: number;
  /** Shown in pg_stat_activity. */
  name: string;
  readers: TypeReaders;
  /** Connections of a kind of their own. */
  Client?: typeof WatchedClient;
  /** Connections are kept without work for so long, ms; 0 for ever. 60,000 when absent. */
  idleMs?: number;
}

/** How long is waited for a connection, whether it has to be made or others have them all, ms. */
const CONNECT_MS = 15_000;
/** A question without an answer for so long is looked into, ms. */
const SILENT_MS = 1500;
/** How long the database may take to say whether it is still at work on it, ms. */
const PROBE_MS = 1500;
/** How often silent questions are looked for, ms. */
const WATCH_MS = 500;
/** How often in a row a question is found abandoned, or the database silent, before its connection is cut: a busy machine is slow too. */
const ABANDONED_TIMES = 2;
const SILENT_TIMES = 4;
const TIME_ZONE = "UTC";

/** What is told of a session as it begins (https://www.postgresql.org/docs/current/protocol-message-formats.html, StartupMessage). */
type StartupParameters = Readonly<Record<string, string>>;

/** A connection that knows since when it has been waiting for an answer, and when the last one came. */
export class WatchedClient extends Client {
  waitingSince: number | null = null;
  answeredAt = performance.now();
  #waiting = 0;

  /**
   * The time zone as a parameter of its own: poolers set it again for whichever session a transaction gets, while they refuse or
   * ignore `options`. `pg` has no public word for it.
   */
  getStartupConf(): StartupParameters {
    const usual = Reflect.get(Client.prototype, "getStartupConf") as () => StartupParameters;
    return { ...usual.call(this), TimeZone: TIME_ZONE };
  }

  // `pg` has many forms of this call; every one of them that is used here answers with a promise.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(...args: any[]): any {
    // oxlint-disable-next-line typescript/no-explicit-any
    const answer = (super.query as (...args: any[]) => any).apply(this, args);
    if (!(answer instanceof Promise)) return answer;
    this.#waiting += 1;
    this.waitingSince ??= performance.now();
    const done = (): void => {
      this.#waiting -= 1;
      this.answeredAt = performance.now();
      this.waitingSince = this.#waiting === 0 ? null : this.answeredAt;
    };
    answer.then(done, done);
    return answer;
  }
}

/** Connections to one database. */
export interface ConnectionPool {
  /** For libraries that take a pool of `pg`. */
  readonly pool: Pool;
  /** Takes a connection; give it back with `release`, with the error where it may be broken. */
  take(): Promise<PoolClient>;
  release(client: PoolClient, error?: unknown): void;
  /** Closes every connection; those at work after `timeout` seconds are cut. */
  end(options?: { timeout?: number }): Promise<void>;
}

/**
 * Opens a pool. A connection that breaks is dropped and another made at the next need. An answer that never comes, because the line
 * swallowed it, is found out: the database is asked over another connection whether it is still at work, and where it is not, or
 * does not answer either, the connection is cut, so that whoever waits hears of it.
 *
 * The address may be that of a pooler in transaction mode: what one transaction sets for its session, the next does not find.
 */
export function openPool(options: PoolOptions): ConnectionPool {
  const config = plainConfig(options);
  const pool = new Pool({
    ...config,
    max: options.max,
    idleTimeoutMillis: options.idleMs ?? 60_000,
    Client: options.Client ?? WatchedClient,
  });
  const clients = new Set<WatchedClient>();
  // A connection may break at any moment, also while nothing is asked over it; whoever asks next is told by the answer.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    const watched = client as unknown as WatchedClient;
    clients.add(watched);
    client.on("error", () => undefined);
    watched.once("end", () => clients.delete(watched));
    watch.start();
  });
  const watch = watchSilence(clients, config);

  return {
    pool,
    take: () => pool.connect(),
    release: (client, error) => {
      const isBroken = error !== undefined && isDatabaseAway(error);
      if (isBroken) cut(client as unknown as WatchedClient);
      client.release(isBroken);
    },
    end: async ({ timeout } = {}) => {
      watch.stop();
      if (pool.ending) return;
      const ended = pool.end();
      if (timeout === undefined) return ended;
      const giveUp = new AbortController();
      await Promise.race([ended, wait(timeout * 1000, undefined, { signal: giveUp.signal }).catch(() => undefined)]);
      giveUp.abort();
      for (const client of clients) cut(client);
      await ended;
    },
  };
}

/** How a session of one's own is opened. */
interface SessionOptions extends Pick<PoolOptions, "name" | "readers"> {
  /** Address of the database without a pooler. */
  url: string;
  /** Settings of the session: `{ tcp_keepalives_idle: "10" }`. */
  session?: Readonly<Record<string, string>>;
}

/** What `pg` needs for a connection that keeps its session: for LISTEN, locks that outlive a transaction, and dumps. */
export function connectionConfig({ session = {}, ...options }: SessionOptions) {
  const settings = { TimeZone: TIME_ZONE, ...session };
  return {
    ...plainConfig(options),
    options: Object.entries(settings)
      .map(([setting, value]) => `-c ${setting}=${value.replaceAll(/[\\ ]/g, String.raw`\$&`)}`)
      .join(" "),
  };
}

function plainConfig({ url, name, readers }: Pick<PoolOptions, "url" | "name" | "readers">) {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: readers,
  };
}

/** Ends a connection without waiting for the other side. */
export function cut(client: Client): void {
  // `connection` is how `pg` itself ends one that takes too long to connect; it has no public word for it.
  const connection: unknown = Reflect.get(client, "connection");
  const stream: unknown = typeof connection === "object" && connection !== null && Reflect.get(connection, "stream");
  if (typeof stream === "object" && stream !== null && "destroy" in stream && typeof stream.destroy === "function")
    stream.destroy();
}

/** What the database says of connections that wait for it. */
type Verdict = { kind: "silent" } | { kind: "unknown" } | { kind: "answers"; atWork: ReadonlySet<number> };

function watchSilence(clients: ReadonlySet<WatchedClient>, config: ReturnType<typeof plainConfig>) {
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  /** How often in a row a question looked lost, and since when it waits. */
  const doubts = new Map<WatchedClient, { since: number; times: number }>();

  const look = async (): Promise<void> => {
    const latest = performance.now() - SILENT_MS;
    const suspects = [...clients].flatMap((client) =>
      client.waitingSince !== null && client.waitingSince < latest ? [{ client, since: client.waitingSince }] : [],
    );
    if (suspects.length === 0) return doubts.clear();
    const verdict = await askAbout(
      config,
      suspects.map(({ client }) => client),
    );
    for (const { client, since } of suspects) {
      const isFine =
        verdict.kind === "unknown" || (verdict.kind === "answers" && verdict.atWork.has(backendOf(client)));
      if (isFine || client.waitingSince !== since) {
        doubts.delete(client);
        continue;
      }
      const before = doubts.get(client);
      const times = before?.since === since ? before.times + 1 : 1;
      doubts.set(client, { since, times });
      if (times < (verdict.kind === "silent" ? SILENT_TIMES : ABANDONED_TIMES)) continue;
      doubts.delete(client);
      cut(client);
      // What swallowed this answer most likely lies on the way of every connection that has been quiet since.
      for (const other of clients) if (other.waitingSince === null && other.answeredAt < since) cut(other);
    }
  };

  const turn = (): void => {
    timer = null;
    if (stopped || clients.size === 0) return;
    void look().finally(schedule);
  };
  const schedule = (): void => {
    if (stopped || timer !== null) return;
    timer = setTimeout(turn, WATCH_MS);
    timer.unref();
  };
  return {
    start: schedule,
    stop: () => {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}

const backendOf = (client: Client): number => Number(Reflect.get(client, "processID"));

/** Asks over a connection of its own which of the others the database is at work for, also where they wait for a lock. */
async function askAbout(config: ReturnType<typeof plainConfig>, clients: readonly Client[]): Promise<Verdict> {
  const probe = new Client({ ...config, application_name: "sayhey watch", connectionTimeoutMillis: PROBE_MS });
  probe.on("error", () => undefined);
  const giveUp = setTimeout(() => cut(probe), PROBE_MS);
  try {
    await probe.connect();
    const { rows } = await probe.query<{ mine: number; pid: number | null }>(
      `select pg_backend_pid() as mine, a.pid from (select 1) one
        left join pg_stat_activity a on a.pid = any($1::int[]) and a.state in ('active', 'fastpath function call')`,
      [clients.map(backendOf)],
    );
    // Behind a pooler the number told at the start is not that of whoever does the work.
    if (rows[0]?.mine !== backendOf(probe)) return { kind: "unknown" };
    return { kind: "answers", atWork: new Set(rows.flatMap(({ pid }) => (pid === null ? [] : [pid]))) };
  } catch {
    return { kind: "silent" };
  } finally {
    clearTimeout(giveUp);
    void probe.end().catch(() => undefined);
  }
}
