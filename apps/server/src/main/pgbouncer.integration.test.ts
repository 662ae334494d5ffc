import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { callApp } from "../features/shared-data/call-app.fixture.ts";
import type { SharedRow } from "../features/shared-data/shared-row.ts";
import { villageApp } from "../features/shared-data/village.fixture.ts";
import { openDatabase } from "../infra/database/database.ts";
import { readQueueHealth } from "../infra/queue/queue-health.ts";
import { keepsSessions } from "../infra/database/pooler.ts";
import { callFunction } from "../testing/call-function.ts";
import { hasPgBouncer, startPgBouncer, type PgBouncer } from "../testing/start-pgbouncer.ts";
import { startTestPlatform, TEST_PASSWORD, type TestPlatform, type TestUser } from "../testing/start-test-platform.ts";
import { checkInstallation } from "./doctor/check-installation.ts";
import { openServices, workerSettings } from "./services.ts";
import { startWorker, type Worker } from "./worker/start-worker.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** Sessions of PostgreSQL that all of a role's connections share. */
const SESSIONS = 4;

describe.skipIf(!hasPgBouncer())("a server and a worker behind PgBouncer in transaction mode", () => {
  let pooler: PgBouncer;
  let server: TestPlatform;
  let worker: Worker;
  let ada: TestUser;
  let eve: TestUser;
  let pooled: string;
  let direct: string;

  beforeAll(async () => {
    pooler = await startPgBouncer({ sessions: SESSIONS });
    server = await startTestPlatform({
      environment: (databaseUrl) => {
        direct = databaseUrl;
        pooled = pooler.urlOf(databaseUrl);
        return { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct };
      },
      openServices: (platform) => openServices(platform, { worker: false }),
    });
    ada = await server.signUp("Ada");
    eve = await server.signUp("Eve");
    worker = await startWorker(await workerSettings(server.platform));
  });
  afterAll(async () => {
    for (const user of [ada, eve]) user?.client.realtime.disconnect();
    await worker?.stop();
    await server?.close();
    await pooler?.stop();
  });

  test("is known for one, and refused without a direct address, by doctor and at the start", async () => {
    expect([await keepsSessions(direct), await keepsSessions(pooled)]).toEqual([true, false]);
    await expect(startTestPlatform({ environment: { DATABASE_URL: pooled } })).rejects.toMatchObject({
      message: "DATABASE_URL leads to a connection pooler in transaction mode.",
      hint: "Set DATABASE_DIRECT_URL to the address of the PostgreSQL behind it.",
    });
    expect(await finding("Connections", { DATABASE_URL: pooled })).toEqual({
      name: "Connections",
      state: "failed",
      detail:
        "DATABASE_URL leads to a connection pooler in transaction mode. Set DATABASE_DIRECT_URL to the address of the PostgreSQL behind it.",
    });
    expect(await finding("Connections", { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })).toMatchObject({
      state: "ok",
    });
    const elsewhere = new URL(direct);
    elsewhere.pathname = "/postgres";
    expect(await finding("Connections", { DATABASE_URL: pooled, DATABASE_DIRECT_URL: elsewhere.href })).toMatchObject({
      state: "failed",
      detail: expect.stringContaining("lead to different databases"),
    });
  });

  test("people sign up and in, and nobody sees another's rows, however their requests mix", async () => {
    const { error } = await server.anonymous().auth.signInWithPassword({ email: ada.email, password: TEST_PASSWORD });
    expect(error).toBeNull();
    await server.insertProject(ada.id, { name: "Ada's" });
    await server.insertProject(eve.id, { name: "Eve's" });
    const visitor = server.anonymous();
    const seen = await Promise.all(
      Array.from({ length: 90 }, async (_, index) => {
        const client = [ada.client, eve.client, visitor][index % 3] ?? visitor;
        const { data } = await client.from("projects").select("name");
        return data;
      }),
    );
    expect(seen).toEqual(seen.map((_, index) => [[{ name: "Ada's" }], [{ name: "Eve's" }], null][index % 3]));
    const mixed = await Promise.all(
      [ada, eve, ada, eve, ada, eve].map(
        async (user) => (await callFunction(server, user.token, "usage-get", {})).status,
      ),
    );
    expect(mixed).toEqual(mixed.map(() => 200));
  });

  test("leaves nothing of a person in the sessions that others get, and each tells the time in UTC", async () => {
    const sql = openDatabase(pooled, { max: 1 });
    const api = new URL(pooled);
    const [role] = await server.sql<{ name: string }[]>`
      select rolname as name from pg_roles where rolname like ${`sayhey_api%`} and rolname = any(
        select usename from pg_stat_activity where datname = current_database())`;
    api.username = role?.name ?? "";
    api.password = await server.platform.secret("api-role-password");
    const asApi = openDatabase(api.href, { max: 1 });
    await sql.unsafe(`alter database "${new URL(direct).pathname.slice(1)}" set timezone to 'Asia/Tokyo'`);
    try {
      for (const database of [sql, asApi]) {
        const told = await Promise.all(
          Array.from({ length: SESSIONS * 3 }, () =>
            database.begin(
              (
                tx,
              ) => tx`select current_setting('role') as role, current_user = session_user as self, current_setting('TimeZone') as zone,
                coalesce(current_setting('request.jwt.claims', true), '') || coalesce(current_setting('request.jwt.claim.sub', true), '') as claims`,
            ),
          ),
        );
        expect(told.flat()).toEqual(told.map(() => ({ role: "none", self: true, zone: "UTC", claims: "" })));
      }
      const [limits] = await asApi`select current_setting('statement_timeout') as statement`;
      expect(limits).toEqual({ statement: "15s" });
    } finally {
      await Promise.all([sql.end(), asApi.end()]);
    }
  });

  test("a REST request that takes too long is ended after 2 s", async () => {
    const { status } = await openLocked(direct, async () => ada.client.from("transform_presets").select("id"));
    expect(status).toBe(504);
  });

  test("what changes reaches those who watch, over the direct address", async () => {
    const names: unknown[] = [];
    const states: string[] = [];
    await ada.client.realtime.setAuth(ada.token);
    ada.client
      .channel("mine")
      .on("postgres_changes", { event: "*", schema: "public", table: "projects" }, ({ new: row }) =>
        names.push((row as { name?: string }).name),
      )
      .subscribe((state) => states.push(state));
    await expect.poll(() => states.at(-1), { timeout: 20_000 }).toBe("SUBSCRIBED");
    await server.insertProject(eve.id, { name: "Not hers" });
    await server.insertProject(ada.id, { name: "Watched" });
    await expect.poll(() => names, { timeout: 10_000 }).toEqual(["Watched"]);
  });

  test("an app is served, and its visitors share data", async () => {
    const { slug } = await server.insertProject(ada.id, { spec: server.sql.json(villageApp() as never) });
    const app = { url: server.url, slug };
    const page = await callApp<string>(app, "GET", "/", { headers: { "sec-fetch-mode": "navigate" } });
    expect([page.status, String(page.body)]).toEqual([200, expect.stringContaining("<script")]);
    const token = (await callApp<{ token: string }>(app, "POST", "/visitor", { body: { name: "Ida" } })).body.token;
    const { port } = new URL(server.url);
    const host = `${slug}.localhost:${port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/data/live`, { headers: { host, origin: `http://${host}` } });
    const rows: SharedRow[] = [];
    const messages: unknown[] = [];
    socket.on("open", () => socket.send(JSON.stringify({ token })));
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as { rows: SharedRow[] };
      messages.push(message);
      rows.push(...message.rows);
    });
    await expect.poll(() => messages.length).toBeGreaterThan(0);
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        callApp(app, "POST", "/data/post", { token, body: { id: `p${index}`, values: { name: `Post ${index}` } } }),
      ),
    );
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    await expect
      .poll(() => new Set(rows.filter(({ entity }) => entity === "post").map(({ id }) => id)))
      .toEqual(new Set(made.map((_, index) => `p${index}`)));
    socket.terminate();
  });

  test("a job is done once, and its worker counts as one", async () => {
    const { body } = await callFunction(server, ada.token, "account-export", {});
    await expect
      .poll(
        async () =>
          (await ada.client.from("account_exports").select("status").eq("id", body.exportId).single()).data?.status,
        { timeout: 40_000 },
      )
      .toBe("completed");
    const jobs =
      await server.sql`select state::text, retry_count as tries from pgboss.job where name = 'export-account'`;
    expect(jobs).toEqual([{ state: "completed", tries: 0 }]);
    expect((await readQueueHealth(server.sql)).workers).toBe(1);
    expect(await finding("Queue", { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })).toMatchObject({
      state: "ok",
    });
  });

  test("limits count each call once", async () => {
    await server.sql`delete from private.rate_limits`;
    const answers = await Promise.all(
      Array.from({ length: 33 }, () => callFunction(server, eve.token, "account-export-cancel", { exportId: eve.id })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  /** What doctor says of one thing. */
  async function finding(name: string, environment: Record<string, string>) {
    for await (const each of checkInstallation(environment)) if (each.name === name) return each;
    return undefined;
  }

  /** What `work` answers while another holds a table. */
  async function openLocked<T>(url: string, work: () => PromiseLike<T>): Promise<T> {
    const sql = openDatabase(url, { max: 1 });
    try {
      return await sql.begin(async (tx) => {
        await tx`lock table public.transform_presets in access exclusive mode`;
        return work();
      });
    } finally {
      await sql.end();
    }
  }
});
