import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server that runs beside the measurement. */
export interface LoadServer {
  url: string;
  /** Of the server's process; its database has others. */
  pid: number;
  /** Key of visitors. */
  publishable: string;
  /** Key that passes row level security. */
  secret: string;
  stop(): Promise<void>;
}

/** Starts the server on an empty data folder of its own; no worker, no limits on sign-ins. */
export async function startLoadServer(): Promise<LoadServer> {
  const folder = mkdtempSync(join(tmpdir(), "sayhey-load-"));
  chmodSync(folder, 0o755); // PostgreSQL may run as another user.
  const child = fork(join(import.meta.dirname, "load-server.entry.ts"), {
    env: { ...process.env, DATA_DIR: folder, NODE_NO_WARNINGS: "1" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const told = await Promise.race([once(child, "message"), ended.then(() => null)]);
  if (told === null) throw new Error("The server ended before it was ready.");
  const address = told[0] as Omit<LoadServer, "stop" | "pid">;
  return {
    ...address,
    pid: child.pid ?? 0,
    async stop() {
      child.send("stop");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
