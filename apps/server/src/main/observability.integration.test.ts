import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callAs } from "../testing/publish-app.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../testing/start-test-platform.ts";
import { openServices } from "./services.ts";

const TOKEN = "a-token-for-prometheus";
const DASHBOARD = join(import.meta.dirname, "../../../../deploy/grafana/sayhey.json");
let server: TestPlatform;
let user: TestUser;

beforeAll(async () => {
  server = await startTestPlatform({
    openServices: (platform) => openServices(platform, { worker: false }),
    environment: { METRICS_TOKEN: TOKEN },
  });
  user = await server.signUp();
});
afterAll(() => server?.close());

const readyz = async () => {
  const answer = await fetch(`${server.url}/readyz`);
  return { status: answer.status, body: await answer.json() };
};
const readMetrics = async (token = TOKEN): Promise<string> =>
  (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();

test("/readyz is ready while everything is there, and names what is not", async () => {
  const checks = { database: "ok", migrations: "ok", storage: "ok", queue: "ok" };
  expect(await readyz()).toEqual({ status: 200, body: { status: "ready", checks } });

  const incoming = join(server.folder, "media", ".incoming");
  await rm(incoming, { recursive: true });
  await writeFile(incoming, "");
  expect(await readyz()).toEqual({
    status: 503,
    body: { status: "not ready", checks: { ...checks, storage: "Files can't be stored (EEXIST)." } },
  });
  await rm(incoming);
  await mkdir(incoming);

  await server.sql`
    insert into pgboss.job (name, data, policy, created_on, start_after)
    values ('maintenance', '{}', 'exclusive', now() - interval '400 seconds', now() - interval '400 seconds')`;
  expect(await readyz()).toMatchObject({
    status: 503,
    body: {
      checks: { ...checks, queue: expect.stringMatching(/^A job has been waiting for 40\d s, and doesn't begin/) },
    },
  });
  await server.sql`delete from pgboss.job`;

  const [taken] = await server.sql<{ version: string }[]>`
    delete from supabase_migrations.schema_migrations where version = (
      select max(version) from supabase_migrations.schema_migrations) returning *`;
  expect(await readyz()).toMatchObject({
    status: 503,
    body: { checks: { migrations: "1 migration isn't applied yet." } },
  });
  await server.sql`insert into supabase_migrations.schema_migrations (version) values (${taken?.version ?? ""})`;
});

test("each answer names its request, whose id goes along with the job it queues; ids from outside are not taken", async () => {
  const answer = await fetch(`${server.url}/functions/v1/project-create`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${user.token}`,
      "x-request-id": "chosen-by-a-stranger",
    },
    body: JSON.stringify({ idea: "Plant diary", seed: 7 }),
  });
  expect(answer.status).toBe(200);
  const id = answer.headers.get("x-request-id");
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const jobs = await server.sql<
    { id: string }[]
  >`select data ->> 'requestId' as id from pgboss.job where name = 'film'`;
  expect(jobs).toEqual([{ id }]);
});

test("/metrics counts requests by route for whoever has the token, and nobody else", async () => {
  expect(await readMetrics("not-the-token-at-all")).toContain("METRICS_TOKEN");
  expect((await fetch(`${server.url}/metrics`)).status).toBe(401);
  await callAs(server, user, "project-preview", { projectId: crypto.randomUUID() });
  await fetch(`${server.url}/functions/v1/made-up-${crypto.randomUUID()}`, { method: "POST" });
  const text = await readMetrics();
  expect(text).toMatch(
    /sayhey_http_request_duration_seconds_count\{[^}]*route="\/functions\/v1\/project-preview",method="POST",status="4xx"[^}]*\} 1\n/,
  );
  expect(text).toMatch(/^sayhey_database_up 1$/m);
  expect(text).toMatch(/^sayhey_queue_jobs\{queue="film",state="waiting"\} 1$/m);
  expect(text).toMatch(/^sayhey_rows\{table="projects"\} 1$/m);
  // Nothing that a stranger writes becomes a label.
  expect(text).not.toContain("made-up");
});

test("the dashboard shows nothing but metrics that there are", async () => {
  const kinds = new Map(
    [...(await readMetrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => [name, kind]),
  );
  const queries = [...(await readFile(DASHBOARD, "utf8")).matchAll(/"expr": "(.*)"/g)].map(([, text]) => text ?? "");
  const named = new Set(queries.flatMap((query) => query.match(/\b(?:sayhey|process|nodejs)_\w+/g) ?? []));
  expect(named.size).toBeGreaterThan(20);
  const missing = [...named].filter((name) => {
    const histogram = name.replace(/_(?:bucket|count|sum)$/, "");
    return !kinds.has(name) && kinds.get(histogram) !== "histogram";
  });
  expect(missing).toEqual([]);
});
