import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { fixtureApp } from "./browser/fixture-app.ts";

const SCRIPT = `
import { enterOwnTemp } from ${JSON.stringify(new URL("./temp-folder.ts", import.meta.url).href)};
import { openBrowserPool } from ${JSON.stringify(new URL("./browser/browser-pool.ts", import.meta.url).href)};
enterOwnTemp();
const pool = openBrowserPool();
await pool.use({}, async (context) => {
  await (await context.newPage()).goto("about:blank");
  process.stdout.write("open\\n");
  await new Promise(() => undefined);
});`;

test("a killed process and its browser leave nothing that the next one does not remove", async () => {
  await fixtureApp(); // what is unpacked once per machine is there before
  const shared = await mkdtemp(join(tmpdir(), "sayhey-temp-test-"));
  onTestFinished(() => rm(shared, { recursive: true, force: true }));
  const start = () =>
    spawn(process.execPath, ["--input-type=module", "-e", SCRIPT], {
      env: { ...process.env, TMPDIR: shared, SAYHEY_TEMP: shared },
      stdio: ["ignore", "pipe", "inherit"],
    });
  const opened = (child: ReturnType<typeof start>) =>
    new Promise<void>((resolve) => child.stdout?.once("data", () => resolve()));
  const first = start();
  await opened(first);
  const folders = async () => (await readdir(shared)).filter((name) => name.startsWith("sayhey-run-"));
  const [mine] = await folders();
  expect((await readdir(join(shared, mine ?? ""))).some((name) => /playwright|chromium/i.test(name))).toBe(true);
  // Nothing of it lies anywhere else.
  expect((await readdir(shared)).filter((name) => !/^sayhey-(?:run|chromium)-/.test(name))).toEqual([]);
  first.kill("SIGKILL");
  await new Promise((resolve) => first.once("exit", resolve));
  const second = start();
  onTestFinished(() => void second.kill("SIGKILL"));
  await opened(second);
  await vi.waitFor(() => expect(existsSync(join(shared, mine ?? ""))).toBe(false), { timeout: 20_000 });
  expect(await folders()).toHaveLength(1);
}, 120_000);
