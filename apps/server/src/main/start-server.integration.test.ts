import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { readSettings } from "../infra/settings/settings.ts";
import { startTestPlatform } from "../testing/start-test-platform.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { openServices } from "./services.ts";
import { startServer } from "./start-server.ts";

test("a server is closed although somebody who had connected before asks for a line just then", async () => {
  const folder = await mkdtemp(join(tmpdir(), "start-server-"));
  await chmod(folder, 0o755);
  try {
    const settings = readSettings({ PATH: process.env["PATH"], DATA_DIR: folder, PORT: "0" });
    const server = await startServer(settings, {
      openServices: (platform) => openServices(platform, { worker: false }),
    });
    const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
    await once(socket, "connect");
    // So that it is a connection with a request under way, not an idle one, when the closing begins.
    socket.write("GET /realtime/v1/websocket?vsn=1.0.0 HTTP/1.1\r\nHost: localhost\r\n");
    await delay(200);
    const closing = server.close();
    socket.write(
      "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    );
    expect(await Promise.race([closing.then(() => "closed"), delay(15_000, "still open")])).toBe("closed");
    socket.destroy();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);

test("a browser that sends too many cookies is told to clear them, so that no app can shut the others' visitors out", async () => {
  const app = await startTestPlatform();
  try {
    const answer = await fetch(app.url, { headers: { cookie: `big=${"x".repeat(20_000)}` } });
    expect(answer.status).toBe(431);
    expect(answer.headers.get("clear-site-data")).toBe('"cookies"');
    expect(await answer.text()).toContain("Reload the page.");
    const unreadable = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(app.url).port), "127.0.0.1", () => socket.write("GARBAGE\r\n\r\n"));
      let text = "";
      socket.on("data", (chunk: Buffer) => (text += chunk.toString())).on("error", reject);
      socket.on("end", () => resolve(text));
    });
    expect(unreadable).toMatch(/^HTTP\/1\.1 400 /);
    expect(unreadable).not.toContain("Clear-Site-Data");
  } finally {
    await app.close();
  }
}, 60_000);

test("a server whose WORKER is false starts none; work waits for a worker elsewhere", async () => {
  const folder = await mkdtemp(join(tmpdir(), "start-server-"));
  await chmod(folder, 0o755);
  const elsewhere = await startTestPlatform();
  const database = await createTestDatabase(elsewhere.platform.databaseUrl);
  const workers = (): number[] => readdirSync("/proc").filter(isWorkerOfMine).map(Number);
  try {
    for (const [WORKER, count] of [
      ["true", 1],
      ["false", 0],
    ] as const) {
      const environment = {
        PATH: process.env["PATH"],
        DATA_DIR: folder,
        PORT: "0",
        DATABASE_URL: database.url,
        WORKER,
      };
      const server = await startServer(readSettings(environment), { openServices });
      try {
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
        expect(workers(), `WORKER=${WORKER}`).toHaveLength(count);
      } finally {
        await server.close();
      }
    }
  } finally {
    await database.drop();
    await elsewhere.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);

/** Whether a process is a worker that this one started. */
function isWorkerOfMine(pid: string): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const isMine = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === process.pid;
    return isMine && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("worker.entry.ts");
  } catch {
    return false; // it is no process, or ended since it was listed
  }
}
