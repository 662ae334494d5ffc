import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { callApp, type Start } from "../features/shared-data/call-app.fixture.ts";
import type { SharedRow } from "../features/shared-data/shared-row.ts";
import { villageApp } from "../features/shared-data/village.fixture.ts";
import { queueMail } from "../infra/mail/queue-mail.ts";
import { enqueueJob } from "../infra/queue/enqueue-job.ts";
import { readQueueHealth } from "../infra/queue/queue-health.ts";
import { readSettings } from "../infra/settings/settings.ts";
import { callFunction } from "../testing/call-function.ts";
import { freePort } from "../testing/free-port.ts";
import { startRoundRobinProxy, type RoundRobinProxy } from "../testing/round-robin-proxy.ts";
import { startTestPlatform, TEST_PASSWORD, type TestPlatform, type TestUser } from "../testing/start-test-platform.ts";
import { openServices, workerSettings } from "./services.ts";
import { startServer } from "./start-server.ts";
import { startWorker, type Worker } from "./worker/start-worker.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** One of the servers behind the proxy. */
interface Member {
  port: number;
  /** Stops it as SIGTERM does. */
  stop(): Promise<void>;
}

let base: TestPlatform;
let proxy: RoundRobinProxy;
let starts: (() => Promise<Member>)[];
const members: Member[] = [];
const workers: Worker[] = [];
let ada: TestUser;
let slug: string;
const clients: SupabaseClient[] = [];

/** A client that knows of the proxy alone. */
async function clientOf(user: TestUser): Promise<SupabaseClient> {
  const client = createClient(proxy.url, base.platform.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { error } = await client.auth.signInWithPassword({ email: user.email, password: TEST_PASSWORD });
  if (error !== null) throw error;
  clients.push(client);
  return client;
}

const environment = () => ({
  DATABASE_URL: base.platform.databaseUrl,
  DATA_DIR: base.folder,
  PUBLIC_URL: proxy.url,
  TRUST_PROXY: "true",
  WORKER: "false",
});

/** In this process: what servers keep in memory, they keep for each of their pools. */
async function startHere(): Promise<Member> {
  const server = await startServer(readSettings({ PORT: "0", ...environment() }), {
    openServices: (platform) => openServices(platform, { worker: false }),
  });
  return { port: server.port, stop: () => server.close() };
}

/** The real entry in a process of its own, ended by a real signal. */
async function startProcess(): Promise<Member> {
  const port = await freePort();
  const script = `import { serveUntilSignal } from ${JSON.stringify(join(import.meta.dirname, "../index.ts"))}; await serveUntilSignal();`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    env: { ...process.env, ...environment(), PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => line.startsWith("SayHey is ready") && resolve());
    void ended.then((code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
  });
  return {
    port,
    stop: async () => {
      child.kill("SIGTERM");
      expect(await ended).toBe(0);
    },
  };
}

beforeAll(async () => {
  base = await startTestPlatform();
  proxy = await startRoundRobinProxy();
  ada = await base.signUp("Ada");
  starts = [startHere, startHere, startProcess];
  for (const start of starts) members.push(await start());
  for (const { port } of members) proxy.add(port);
  const settings = await workerSettings({ ...base.platform, publicUrl: proxy.url });
  for (let count = 0; count < 3; count++)
    workers.push(await startWorker({ ...settings, only: ["mail", "maintenance"] }));
  ({ slug } = await base.insertProject(ada.id, { spec: base.sql.json(villageApp() as never) }));
});
afterAll(async () => {
  for (const client of clients) client.realtime.disconnect();
  await Promise.all(workers.map((worker) => worker.stop()));
  await proxy?.close();
  await Promise.all(members.map((member) => member.stop()));
  await base?.close();
});

const call = (token: string | null, name: Parameters<typeof callFunction>[2], input: Record<string, unknown>) =>
  callFunction(proxy, token, name, input);
const bearerOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.access_token ?? "";
/** What one asks of every server, in turn. */
const ofEach = <T>(ask: () => Promise<T>) => Promise.all(members.map(ask));

test("a session holds at each server, and ends at each", async () => {
  const client = await clientOf(ada);
  const token = await bearerOf(client);
  const before = members.map(({ port }) => proxy.taken(port));
  expect(await ofEach(async () => (await call(token, "usage-get", {})).status)).toEqual([200, 200, 200]);
  expect(members.map(({ port }, index) => proxy.taken(port) - (before[index] ?? 0))).toEqual([1, 1, 1]);
  await client.auth.signOut({ scope: "local" });
  await expect
    .poll(() => ofEach(async () => (await call(token, "usage-get", {})).status), { timeout: 10_000 })
    .toEqual([401, 401, 401]);
});

test("limits count what all of them answer", async () => {
  const answers = await Promise.all(
    Array.from({ length: 36 }, () => call(ada.token, "account-export-cancel", { exportId: crypto.randomUUID() })),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
});

test("a switch holds at all of them within moments", async () => {
  await base.sql`insert into private.admins (user_id) values (${ada.id})`;
  const states = () => ofEach(async () => (await call(null, "gallery-list", {})).status);
  for (const [isOn, status] of [
    [false, 503],
    [true, 200],
  ] as const) {
    expect((await call(ada.token, "admin-switch", { name: "gallery", isOn, note: "", reason: "" })).status).toBe(200);
    await expect.poll(states, { timeout: 10_000 }).toEqual([status, status, status]);
  }
});

test("three workers share the mails, each sent once, also when one is stopped, and look after the installation one at a time", async () => {
  expect((await readQueueHealth(base.sql)).workers).toBe(3);
  const count = 24;
  await base.sql.begin(async (tx) => {
    for (let index = 0; index < count; index++)
      await queueMail(tx, {
        kind: "visitor-code",
        to: `visitor-${index}@example.com`,
        data: { app: "Village", code: "123456" },
      });
  });
  await workers.shift()?.stop();
  await expect
    .poll(async () => (await base.sql`select 1 from private.mails where status = 'sent'`).length, { timeout: 40_000 })
    .toBe(count);
  const outbox = (await readdir(join(base.folder, "outbox"))).filter((name) => name.endsWith(".html"));
  expect(outbox).toHaveLength(count);
  await expect.poll(async () => (await readQueueHealth(base.sql)).workers).toBe(2);
  // Each of them asked for maintenance when it began; it never ran twice at once.
  const overlaps = await base.sql`
    select 1 from pgboss.job a join pgboss.job b on a.name = b.name and a.id < b.id
    where a.name = 'maintenance' and (a.started_on, coalesce(a.completed_on, now())) overlaps (b.started_on, coalesce(b.completed_on, now()))`;
  expect(overlaps).toEqual([]);
});

/** What a client does that tries once more, whatever went wrong. */
async function withRetry<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  const first = await ask().catch(() => null);
  return first === null || first.status >= 500 ? ask() : first;
}

test("one after the other is stopped and started anew: nobody notices who tries once more, and nothing that happened is missed", async () => {
  const client = await clientOf(ada);
  const token = await bearerOf(client);
  const app = { url: proxy.url, slug };
  const visitor = (await callApp<{ token: string }>(app, "POST", "/visitor", { body: { name: "Ida" } })).body.token;
  const wrong: string[] = [];
  let isOver = false;
  let asked = 0;
  const again = async (
    name: string,
    ask: () => Promise<{ status: number }>,
    fine: readonly number[],
  ): Promise<void> => {
    while (!isOver) {
      asked += 1;
      const answer = await withRetry(ask).catch((error: unknown) => ({ status: String(error) }));
      if (!fine.some((status) => status === answer.status)) wrong.push(`${name}: ${answer.status}`);
    }
  };

  // Two people watch: one the product's rows, as the web app does, which reads anew whenever it is connected again; one an app's shared data.
  const seenProjects = new Set<string>();
  let connected = 0;
  let status: string | undefined;
  const readProjects = async (): Promise<void> => {
    const { data } = await client.from("projects").select("name");
    const { data: renders } = await client.from("renders").select("status");
    status = (renders?.[0] as { status: string } | undefined)?.status;
    for (const { name } of data ?? []) seenProjects.add(name as string);
  };
  await client.realtime.setAuth(token);
  client
    .channel("mine")
    .on("postgres_changes", { event: "*", schema: "public", table: "projects" }, ({ new: row }) =>
      seenProjects.add((row as { name: string }).name),
    )
    .on(
      "postgres_changes",
      { event: "UPDATE", schema: "public", table: "renders", filter: `user_id=eq.${ada.id}` },
      ({ new: row }) => {
        status = (row as { status: string }).status;
      },
    )
    .subscribe((state) => {
      if (state !== "SUBSCRIBED") return;
      connected += 1;
      void readProjects();
    });
  // What toasts are made of. Its job is none of what these workers do.
  const { id: projectId } = await base.insertProject(ada.id, { name: "Rendered" });
  const [render] = await base.sql<{ id: string }[]>`
    insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
    values (${ada.id}, ${projectId}, '9:16', 720, 30, 10000, true) returning id`;
  const renderId = render?.id ?? "";
  await base.sql.begin((tx) => enqueueJob(tx, "render", { renderId, userId: ada.id }, { key: renderId }));
  const STATES = ["processing", "queued", "cancelled"] as const;
  const seenRows = new Map<string, SharedRow>();
  let cursor: string | undefined;
  const opened: WebSocket[] = [];
  const watchRows = (): void => {
    if (isOver) return;
    const host = `${slug}.localhost:${proxy.port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${proxy.port}/data/live`, {
      headers: { host, origin: `http://${host}` },
    });
    opened.push(socket);
    socket.on("open", () => socket.send(JSON.stringify({ token: visitor, after: cursor })));
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as Start;
      cursor = message.cursor;
      for (const row of message.rows) if (row.entity === "post") seenRows.set(row.id, row);
    });
    socket.on("error", () => undefined);
    socket.on("close", watchRows);
  };
  watchRows();
  await expect.poll(() => connected > 0 && cursor !== undefined, { timeout: 20_000 }).toBe(true);

  let written = 0;
  const made: string[] = [];
  const post = async (): Promise<{ status: number }> => {
    const id = `post-${written}`;
    const answer = await callApp(app, "POST", "/data/post", { token: visitor, body: { id, values: { name: id } } });
    // A second try may find that the first went through, though its answer was lost.
    if (answer.status === 201 || answer.status === 409) {
      made.push(id);
      written += 1;
    }
    return answer;
  };
  const loops = [
    again("function", () => call(token, "usage-get", {}), [200]),
    again("REST", async () => client.from("projects").select("id"), [200]),
    again("app", () => callApp(app, "GET", "/", {}), [200]),
    again("post", post, [201, 409, 429]),
  ];
  const names: string[] = [];
  for (const [index, start] of starts.entries()) {
    const old = members[index];
    if (old === undefined) throw new Error("there is no such server");
    // A balancer finds out by itself: it is left to meet the server that is gone.
    await Promise.all([
      old.stop(),
      base.sql`update renders set status = ${STATES[index] ?? ""} where id = ${renderId}`,
      base.insertProject(ada.id, { name: `While ${index} stops` }).then(() => names.push(`While ${index} stops`)),
    ]);
    proxy.remove(old.port);
    const fresh = await start();
    members[index] = fresh;
    proxy.add(fresh.port);
    const before = proxy.taken(fresh.port);
    await expect.poll(() => proxy.taken(fresh.port) > before, { timeout: 20_000 }).toBe(true);
  }
  isOver = true;
  await Promise.all(loops);

  expect(wrong).toEqual([]);
  await expect.poll(() => status, { timeout: 30_000 }).toBe(STATES.at(-1));
  expect(asked).toBeGreaterThan(20);
  await expect.poll(() => names.filter((name) => !seenProjects.has(name)), { timeout: 30_000 }).toEqual([]);
  await expect.poll(() => made.filter((id) => !seenRows.has(id)), { timeout: 30_000 }).toEqual([]);
  // Whichever server held their lines, it was stopped.
  expect(connected).toBeGreaterThan(1);
  expect(opened.length).toBeGreaterThan(1);
  for (const socket of opened) socket.terminate();
});
