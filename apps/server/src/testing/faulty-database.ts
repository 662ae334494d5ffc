import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { startPostgres } from "../infra/postgres/start-postgres.ts";

/** What can happen to a database while it is at work. */
export const DATABASE_FAULTS = ["kill", "restart", "terminate", "cut", "swallow"] as const;
export type DatabaseFault = (typeof DATABASE_FAULTS)[number];

/** A real PostgreSQL behind a line that can be cut. */
export interface FaultyDatabase {
  /** Address through that line. */
  url: string;
  /** Lets a fault happen; resolves when the database takes connections again. */
  strike(fault: DatabaseFault): Promise<void>;
  /** Asks it directly. */
  ask<T extends object>(text: string): Promise<T[]>;
  stop(): Promise<void>;
}

/** How long a line swallows every answer, ms. */
const SWALLOW_MS = 3000;

/** Starts it in a temporary folder; gone after `stop()`. */
export async function startFaultyDatabase(): Promise<FaultyDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "sayhey-faulty-"));
  chmodSync(folder, 0o755); // PostgreSQL may run as another user.
  const postgres = await startPostgres({ dataFolder: folder });
  const lines = new Set<Line>();
  let swallowing = false;
  const proxy = createServer((near) => {
    const line: Line = { near, far: connect(postgres.port, "127.0.0.1"), isDead: swallowing };
    lines.add(line);
    const end = (): void => {
      lines.delete(line);
      near.destroy();
      line.far.destroy();
    };
    near.on("error", end).on("close", end);
    line.far.on("error", end).on("close", () => {
      // Who swallows answers swallows the end of the line too.
      if (!line.isDead) end();
    });
    near.on("data", (data) => void line.far.write(data));
    line.far.on("data", (data) => void (line.isDead || near.write(data)));
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const url = new URL(postgres.url);
  url.port = String((proxy.address() as AddressInfo).port);

  const direct = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client(postgres.url);
    client.on("error", () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const ready = async (): Promise<void> => {
    for (;;) {
      try {
        return await direct(async (client) => void (await client.query("select 1")));
      } catch {
        await wait(20);
      }
    }
  };

  return {
    url: url.href,
    ask: (text) => direct(async (client) => (await client.query(text)).rows),
    async strike(fault) {
      if (fault === "kill" || fault === "restart") {
        const pid = postgres.pid();
        process.kill(pid, fault === "kill" ? "SIGKILL" : "SIGINT");
        while (postgres.pid() === pid) await wait(10);
      } else if (fault === "terminate") {
        await direct((client) =>
          client.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null",
          ),
        );
      } else if (fault === "cut") {
        for (const { near, far } of lines) {
          near.resetAndDestroy();
          far.resetAndDestroy();
        }
      } else {
        swallowing = true;
        for (const line of lines) line.isDead = true;
        await wait(SWALLOW_MS);
        swallowing = false;
      }
      await ready();
    },
    async stop() {
      for (const { near } of lines) near.destroy();
      await new Promise<void>((resolve) => proxy.close(() => resolve()));
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Line {
  near: Socket;
  far: Socket;
  /** Nothing comes back over it any more. */
  isDead: boolean;
}
