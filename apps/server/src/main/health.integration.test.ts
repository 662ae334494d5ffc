import { mkdtempSync, chmodSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "../infra/settings/settings.ts";
import { killChildren } from "../testing/kill-children.ts";
import { resolveChromium } from "../infra/browser/resolve-chromium.ts";
import { startServer } from "./start-server.ts";

async function serve(environment: Record<string, string>): Promise<() => Promise<{ status: number; body: unknown }>> {
  const folder = mkdtempSync(join(tmpdir(), "sayhey-health-"));
  chmodSync(folder, 0o755);
  const server = await startServer(
    readSettings({ PATH: process.env["PATH"], DATA_DIR: folder, PORT: "0", ...environment }),
  );
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return async () => {
    const answer = await fetch(`${server.url}/healthz`);
    return { status: answer.status, body: await answer.json() };
  };
}

test("/healthz names the browser when there is none, and goes on answering 200", async () => {
  const health = await serve({ CHROMIUM_PATH: "/nowhere/chromium" });
  await expect.poll(health, { timeout: 60_000 }).toEqual({
    status: 200,
    body: {
      status: "degraded",
      problems: [
        {
          part: "browser",
          message: "The browser can't be started, so apps aren't filmed or checked. The log says why.",
        },
      ],
    },
  });
}, 120_000);

test("/healthz is ok with a browser, names a worker that was killed, and is ok again once it is back", async () => {
  const health = await serve({ CHROMIUM_PATH: (await resolveChromium()).executablePath });
  await expect.poll(() => killChildren("worker.entry.ts"), { timeout: 60_000 }).toBeGreaterThan(0);
  await expect
    .poll(health, { timeout: 60_000, interval: 20 })
    .toMatchObject({ status: 200, body: { status: "degraded", problems: [{ part: "worker" }] } });
  // That it works again is told after it has looked for its browser.
  await expect.poll(health, { timeout: 60_000 }).toEqual({ status: 200, body: { status: "ok" } });
}, 120_000);
