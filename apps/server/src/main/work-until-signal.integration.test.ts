import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { listBackups } from "../infra/backup/backup-folders.ts";
import { queueMail } from "../infra/mail/queue-mail.ts";
import { freePort } from "../testing/free-port.ts";
import { callAs } from "../testing/publish-app.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../testing/start-test-platform.ts";
import { openServices } from "./services.ts";

const BROWSER = "A separate worker can't start its browser, so it doesn't film or check apps. Its log says why.";

let platform: TestPlatform;
let admin: TestUser;

beforeAll(async () => {
  platform = await startTestPlatform({ openServices: (opened) => openServices(opened, { worker: false }) });
  admin = await platform.signUp("Root");
  await platform.sql`insert into private.admins (user_id) values (${admin.id})`;
});
afterAll(() => platform?.close());

/** `sayhey worker`, as a process of its own, for the server of this test. */
function startSeparateWorker(environment: Record<string, string>): { process: ChildProcess; ended: Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), "sayhey-worker-"));
  chmodSync(folder, 0o755);
  const script = `import { workUntilSignal } from ${JSON.stringify(join(import.meta.dirname, "../index.ts"))}; await workUntilSignal();`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    env: { ...process.env, DATABASE_URL: platform.platform.databaseUrl, DATA_DIR: folder, ...environment },
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return { process: child, ended };
}

async function health(): Promise<unknown> {
  const answer = await fetch(`${platform.url}/healthz`);
  return answer.json();
}
const badParts = async () =>
  (await callAs(platform, admin, "admin-overview", {})).body.parts.filter(({ name }) => name.startsWith("Worker"));

test("a server names what a worker elsewhere can't start, on /healthz and to its admin, until that worker is stopped", async () => {
  expect(await health()).toEqual({ status: "ok" });
  expect(await badParts()).toEqual([]);
  const port = await freePort();
  const backups = mkdtempSync(join(tmpdir(), "sayhey-worker-backups-"));
  onTestFinished(() => rmSync(backups, { recursive: true, force: true }));
  const worker = startSeparateWorker({
    CHROMIUM_PATH: "/nowhere/chromium",
    WORKER_PORT: String(port),
    METRICS_TOKEN: "a-token-for-prometheus",
    BACKUP_DIR: backups,
  });
  await expect.poll(health, { timeout: 90_000 }).toEqual({
    status: "degraded",
    problems: [{ part: "browser", isSeparate: true, message: BROWSER }],
  });
  expect(await badParts()).toEqual([{ name: "Worker's browser (separate)", ok: false, detail: BROWSER }]);
  // The same is answered by the worker itself, to whoever watches over it.
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: "Bearer a-token-for-prometheus" } });
  expect(await (await ask("/healthz")).json()).toMatchObject({ status: "degraded", problems: [{ part: "browser" }] });
  expect(await (await ask("/readyz")).json()).toMatchObject({ status: "ready" });
  const metrics = await (await ask("/metrics")).text();
  expect(metrics).toMatch(/^sayhey_job_duration_seconds_count\{.*queue="maintenance".*process="worker".*\} \d+$/m);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(401);
  // The first daily backup is made at once.
  await expect.poll(async () => (await listBackups(backups)).length, { timeout: 60_000 }).toBe(1);
  worker.process.kill("SIGTERM");
  await worker.ended;
  expect(await health()).toEqual({ status: "ok" });
  expect(await badParts()).toEqual([]);
}, 180_000);

test("a worker that was killed is no longer named once its report is old, and two with one problem are one line", async () => {
  const { sql } = platform;
  const write = (age: string, part: string) =>
    sql`insert into private.worker_reports (id, problems, seen_at)
      values (gen_random_uuid(), ${sql.json([{ part }])}, now() - ${age}::interval)`;
  await write("31 seconds", "browser");
  expect(await health()).toEqual({ status: "ok" });
  await write("2 seconds", "encoder");
  await write("1 second", "encoder");
  // What a newer version may write one day.
  await write("1 second", "telescope");
  expect(await health()).toMatchObject({ status: "degraded", problems: [{ part: "encoder", isSeparate: true }] });
  await sql`delete from private.worker_reports`;
});

test("one that is to do some kinds of jobs leaves the others alone", async () => {
  const { sql } = platform;
  await sql`delete from pgboss.job`;
  startSeparateWorker({ WORKER_ONLY: "mail, webhook" });
  // Each is sent after the one before, so maintenance, which the worker asks for when it starts, has had its turns.
  for (const to of ["a@example.com", "b@example.com", "c@example.com"]) {
    await sql.begin((tx) => queueMail(tx, { kind: "account-deleted", to, data: {} }));
    await expect
      .poll(() => sql<{ name: string }[]>`select name from pgboss.job where state not in ('completed')`, {
        timeout: 60_000,
      })
      .toEqual([{ name: "maintenance" }]);
  }
  expect(await sql`select count(*)::int from pgboss.job where name = 'mail' and state = 'completed'`).toEqual([
    { count: 3 },
  ]);
}, 180_000);
