import { Client, type Notification } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";

let platform: TestPlatform;
let user: TestUser;
let ear: Client;
const heard: Record<string, unknown>[] = [];

beforeAll(async () => {
  platform = await startTestPlatform();
  user = await platform.signUp();
  ear = new Client(platform.platform.databaseUrl);
  await ear.connect();
  await ear.query("listen sayhey_changes; listen test_note");
  ear.on("notification", ({ channel, payload = "" }) => {
    if (channel === "sayhey_changes") heard.push(JSON.parse(payload) as Record<string, unknown>);
  });
});
afterAll(async () => {
  await ear?.end();
  await platform?.close();
});

/** Notifications of one connection come in order: when this note is heard, so is everything before it. */
async function hearAll(): Promise<Record<string, unknown>[]> {
  const note = crypto.randomUUID();
  const arrived = Promise.withResolvers<void>();
  const onNote = ({ payload }: Notification): void => {
    if (payload === note) arrived.resolve();
  };
  ear.on("notification", onNote);
  await platform.sql`select pg_notify('test_note', ${note})`;
  await arrived.promise;
  ear.off("notification", onNote);
  return heard.splice(0);
}

test("inserts, updates and deletes of watched rows are told, small, with the old status", async () => {
  const project = await platform.insertProject(user.id, { spec: platform.sql.json({ big: "x".repeat(200_000) }) });
  const { sql } = platform;
  const [render] = await sql<{ id: string }[]>`
    insert into public.renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
    values (${user.id}, ${project.id}, '9:16', 720, 30, 10000, true) returning id`;
  await sql`update public.renders set status = 'processing' where id = ${render?.id ?? ""}`;
  await sql`update public.projects set name = 'Other' where id = ${project.id}`;
  await sql`delete from public.projects where id = ${project.id}`;
  const changes = await hearAll();
  const owner = { user_id: user.id };
  expect(changes.map(({ commit_timestamp, ...change }) => [typeof commit_timestamp, change])).toEqual(
    [
      { schema: "public", table: "projects", type: "INSERT", id: project.id, ...owner, old: null },
      { schema: "public", table: "renders", type: "INSERT", id: render?.id, ...owner, old: null },
      {
        schema: "public",
        table: "renders",
        type: "UPDATE",
        id: render?.id,
        ...owner,
        old: { id: render?.id, status: "queued", ...owner },
      },
      {
        schema: "public",
        table: "projects",
        type: "UPDATE",
        id: project.id,
        ...owner,
        old: { id: project.id, ...owner },
      },
      {
        schema: "public",
        table: "projects",
        type: "DELETE",
        id: project.id,
        ...owner,
        old: { id: project.id, ...owner },
      },
      {
        schema: "public",
        table: "renders",
        type: "DELETE",
        id: render?.id,
        ...owner,
        old: { id: render?.id, status: "processing", ...owner },
      },
    ].map((change) => ["string", change]),
  );
});

test("what is rolled back is not told", async () => {
  await platform.sql
    .begin(async (tx) => {
      await tx`insert into public.projects (user_id, name, idea, slug, spec) values (${user.id}, 'a', 'a', 'rolled-back', '{}')`;
      throw new Error("no");
    })
    .catch(() => undefined);
  expect(await hearAll()).toEqual([]);
});
