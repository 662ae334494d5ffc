import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { connectionConfig, cut } from "../database/connection-pool.ts";
import { typeReaders } from "../database/sql-value.ts";

/** A LISTEN that outlives its connection. */
export interface Listener {
  /** False between the loss of the connection and the next successful LISTEN. */
  readonly listening: boolean;
  /** Resolves once listening; rejects after `timeoutMs`. */
  ready(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}

/** What to listen to, with which connection. Times in ms. */
export interface ListenOptions {
  /** Address of the database; the connection is dedicated. */
  url: string;
  channel: string;
  onNotify(payload: string): void;
  /** Called after each LISTEN but the first: what was notified in between is lost, so whoever cares must look again. */
  onGap(): void;
  onWarning(message: string, error?: unknown): void;
  /** How often a note to oneself proves that the whole way works. */
  checkEveryMs?: number;
  retryMs?: number;
}

const PROOF = "listening:";

/**
 * Listens on a channel with a connection of its own and comes back by itself after a lost connection, a restarted server or
 * a half-open socket: every `checkEveryMs` it notifies itself, and a note that does not arrive means a new connection.
 */
export function listen(options: ListenOptions): Listener {
  const { checkEveryMs = 5000, retryMs = 200 } = options;
  const proof = PROOF + randomUUID();
  let connection: Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  let listening = false;
  let gap = false;
  let proven = true;
  let failures = 0;
  const waiting = new Set<() => void>();

  const schedule = (run: () => void, ms: number): void => {
    if (timer !== null) clearTimeout(timer);
    timer = closed ? null : setTimeout(run, ms);
  };

  const restart = (reason: string, error?: unknown): void => {
    if (closed) return;
    listening = false;
    // One line for each outage, not for each try.
    if (failures === 0)
      options.onWarning(`Lost the connection that listens for changes (${reason}); connecting again.`, error);
    const old = connection;
    connection = null;
    if (old !== null) cut(old);
    failures++;
    schedule(() => void start(), Math.min(retryMs * 2 ** (failures - 1), 3000));
  };

  const up = (): void => {
    listening = true;
    proven = true;
    failures = 0;
    if (gap) options.onGap();
    gap = true;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };

  const check = async (mine: Client): Promise<void> => {
    if (closed || connection !== mine) return;
    if (!proven) return restart("a note to itself did not arrive");
    proven = false;
    try {
      await withTimeout(mine.query("select pg_notify($1, $2)", [options.channel, proof]), checkEveryMs);
    } catch (error) {
      if (connection === mine) restart("the database did not answer", error);
      return;
    }
    if (connection === mine) schedule(() => void check(mine), checkEveryMs);
  };

  const start = async (): Promise<void> => {
    if (closed) return;
    const mine = new Client(
      connectionConfig({
        url: options.url,
        name: `sayhey listens to ${options.channel}`,
        readers: typeReaders(),
      }),
    );
    connection = mine;
    // Also the end of a connection that was closed in order, as by a server that is stopped, is a gap.
    const onEnd = (error?: Error): void => {
      if (connection === mine) restart("it was closed", error);
    };
    mine.on("error", onEnd);
    mine.on("end", () => onEnd());
    mine.on("notification", ({ payload = "" }) => {
      if (connection !== mine) return;
      if (payload === proof) proven = true;
      else if (!payload.startsWith(PROOF)) options.onNotify(payload);
    });
    try {
      await withTimeout(
        mine.connect().then(() => mine.query(`listen ${mine.escapeIdentifier(options.channel)}`)),
        10_000,
      );
      if (connection === mine) up();
      if (connection === mine) schedule(() => void check(mine), checkEveryMs);
    } catch (error) {
      if (connection === mine) restart("could not connect", error);
    }
  };

  void start();
  return {
    get listening() {
      return listening;
    },
    ready: (timeoutMs) =>
      listening
        ? Promise.resolve()
        : new Promise((resolve, reject) => {
            const giveUp = setTimeout(() => {
              waiting.delete(done);
              reject(new Error(`The database did not accept a listener within ${timeoutMs} ms.`));
            }, timeoutMs);
            const done = (): void => {
              clearTimeout(giveUp);
              resolve();
            };
            waiting.add(done);
          }),
    close: async () => {
      closed = true;
      listening = false;
      if (timer !== null) clearTimeout(timer);
      const old = connection;
      connection = null;
      await old?.end().catch(() => undefined);
    },
  };
}

async function withTimeout<T>(work: PromiseLike<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
