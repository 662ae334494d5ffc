import { parseAppSpec, sharedRules } from "@sayhey/appspec";
import type { FunctionInput, FunctionName } from "@sayhey/contract/functions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { villageApp } from "../village.fixture.ts";
import { callAs, clearApps } from "../../../testing/publish-app.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices } from "../../../main/services.ts";

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;
let projectId: string;

const call = <N extends FunctionName>(user: TestUser, name: N, input: FunctionInput<N>) =>
  callAs(server, user, name, input);
const options = async (): Promise<string[]> => {
  const { body } = await call(ada, "shared-data-export", { projectId, place: "preview" });
  const { rows } = JSON.parse(body.text) as { rows: { option: { id: string }[] } };
  return rows.option.map((row) => row.id);
};

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada Lovelace");
  eve = await server.signUp("Eve");
});
afterAll(() => server?.close());
beforeEach(async () => {
  await clearApps(server);
  ({ id: projectId } = await server.insertProject(ada.id, { spec: server.sql.json(villageApp() as never) }));
});

test("an owner begins with the app's rows, with none or with rows of their own, and takes each step back", async () => {
  expect(await options()).toEqual(["tea", "cake"]);
  const reset = (start: FunctionInput<"shared-data-reset">["start"]) =>
    call(ada, "shared-data-reset", { projectId, place: "preview", start });
  expect((await reset({ from: "empty" })).body).toEqual({ rows: 0 });
  expect(await options()).toEqual([]);
  expect((await call(ada, "shared-data-undo", { projectId, place: "preview" })).status).toBe(200);
  expect(await options()).toEqual(["tea", "cake"]);
  const rows = {
    hall: [{ id: "barn", name: "Barn" }],
    booking: [{ id: "b1", name: "Choir", date: "2030-05-04", time: "10:00", hall: "barn" }],
  };
  expect((await reset({ from: "rows", rows })).body).toEqual({ rows: 2 });
  const csv = await call(ada, "shared-data-export", { projectId, place: "preview", csvOf: "booking" });
  expect(csv.body).toMatchObject({ fileName: "test-booking.csv", contentType: "text/csv" });
  expect(csv.body.text).toContain("b1,Choir,2030-05-04,10:00,barn\r\n");
  expect((await call(ada, "shared-data-get", { projectId })).body).toMatchObject({
    shares: [{ place: "preview", rows: 2, visitors: 0, canUndo: true }],
    published: null,
  });
});

test("rows that do not fit the app are refused by their path, and those that are there stay", async () => {
  const { status, body } = await call(ada, "shared-data-reset", {
    projectId,
    place: "preview",
    start: {
      from: "rows",
      rows: {
        hall: [
          { id: "barn", name: "Barn" },
          { id: "loft", name: "Loft", admin: true },
        ],
      },
    },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { field: "rows.hall[1].admin" } });
  expect(await options()).toEqual(["tea", "cake"]);
});

test("what is published has data of its own, which begin as the preview's did", async () => {
  await call(ada, "shared-data-reset", { projectId, place: "preview", start: { from: "empty" } });
  const early = await call(ada, "shared-data-reset", { projectId, place: "published", start: { from: "seed" } });
  expect(early.status).toBe(404);
  const words = {
    slug: "village-hall",
    listed: true,
    title: "Village",
    description: "",
    hashtags: [],
    category: "Other" as const,
  };
  expect((await call(ada, "publication-publish", { projectId, ...words })).status).toBe(403);
  await server.prove(ada);
  expect((await call(ada, "publication-publish", { projectId, ...words })).status).toBe(200);
  const exported = await call(ada, "shared-data-export", { projectId, place: "published" });
  expect((JSON.parse(exported.body.text) as { rows: { option: unknown[] } }).rows.option).toEqual([]);
  expect((await call(ada, "shared-data-get", { projectId })).body).toMatchObject({
    shares: [{ place: "preview" }, { place: "published", rows: 0 }],
    published: "shared",
  });
});

test("nobody else reaches an app's data, and they go with the app and its owner", async () => {
  await options();
  for (const answer of [
    await call(eve, "shared-data-get", { projectId }),
    await call(eve, "shared-data-export", { projectId, place: "preview" }),
    await call(eve, "shared-data-reset", { projectId, place: "preview", start: { from: "empty" } }),
    await call(eve, "shared-data-undo", { projectId, place: "preview" }),
  ])
    expect(answer.status).toBe(404);
  const leaver = await server.signUp("Gone Soon");
  const theirs = await server.insertProject(leaver.id, { spec: server.sql.json(villageApp() as never) });
  await callAs(server, leaver, "shared-data-export", { projectId: theirs.id, place: "preview" });
  await server.sql`delete from auth.users where id = ${leaver.id}`;
  const [left] = await server.sql`select (select count(*)::int from app_stores) as stores,
    (select count(*)::int from app_rows where user_id = ${leaver.id}) as rows`;
  expect(left).toEqual({ stores: 1, rows: 0 });
});

test("an edit shows nobody what visitors entered for themselves, unless it says so", async () => {
  const accessOf = async (entity: string) => {
    const [row] = await server.sql<{ spec: unknown }[]>`select spec from projects where id = ${projectId}`;
    return sharedRules(parseAppSpec(row?.spec)).get(entity)?.access;
  };
  const edit = async (baseVersion: number, ...ops: unknown[]): Promise<void> => {
    expect((await call(ada, "project-edit", { projectId, baseVersion, ops } as never)).body).toMatchObject({
      version: baseVersion + 1,
    });
  };
  const own = { read: "author", create: "everyone", edit: "author" } as const;
  const block = { kind: "feed", id: "bought", entity: "order", bodyField: "name" };
  expect(await accessOf("order")).toEqual(own);
  await edit(1, { op: "add-block", page: "home", block });
  expect(await accessOf("order")).toEqual(own);
  expect((await accessOf("product"))?.edit).toBe("author");
  await edit(2, { op: "set-identity", patch: { archetypes: ["tracker"] } });
  expect((await accessOf("product"))?.edit).toBe("author");
  const access = { read: "everyone", create: "everyone", edit: "owner" } as const;
  await edit(3, { op: "update-entity", entity: "order", patch: { access } });
  expect(await accessOf("order")).toEqual(access);
  const [first] = await server.sql<{ inverse: unknown[] }[]>`
    select inverse from project_edits where project_id = ${projectId} and version = 2`;
  await edit(4, ...(first?.inverse ?? []));
  expect(await accessOf("order")).toEqual(own);
});

test("what visitors entered for themselves stays theirs when sharing is switched off, the app changed, and sharing switched on", async () => {
  await options(); // sets the place up
  await server.sql`
    with visitor as (
      insert into app_visitors (store_id, user_id, name) select id, user_id, 'Ida' from app_stores where project_id = ${projectId}
      returning id, store_id, user_id)
    insert into app_rows (store_id, generation, entity, row_id, user_id, visitor_id, "values", seq, place, bytes)
    select store_id, 1, 'order', 'o1', user_id, id, '{"name":"Mine"}', 1000, 1000, 20 from visitor`;
  const edit = async (baseVersion: number, ...ops: unknown[]): Promise<void> => {
    expect((await call(ada, "project-edit", { projectId, baseVersion, ops } as never)).body).toMatchObject({
      version: baseVersion + 1,
    });
  };
  await edit(1, { op: "set-sharing", sharing: "visitor" });
  const block = { kind: "feed", id: "bought", entity: "order", bodyField: "name" };
  await edit(2, { op: "add-block", page: "home", block });
  await edit(3, { op: "set-sharing", sharing: "shared" });
  const [row] = await server.sql<{ spec: unknown }[]>`select spec from projects where id = ${projectId}`;
  expect(sharedRules(parseAppSpec(row?.spec)).get("order")?.access.read).toBe("author");
});

test("an import of many rows comes behind those there are, in parts that may be sent again, and goes as a whole", async () => {
  const batch = "import0001";
  const names = Array.from({ length: 450 }, (_, index) => `Dish ${index}`);
  const send = (from: number, rows: unknown[], user = ada) =>
    call(user, "shared-data-add", { projectId, place: "preview", entity: "option", batch, from, rows });
  const rowsOf = (from: number, to: number) => names.slice(from, to).map((name) => ({ name }));
  expect((await send(0, rowsOf(0, 200))).body).toEqual({ rows: expect.any(Number) });
  await send(200, rowsOf(200, 400));
  await send(200, rowsOf(200, 400));
  await send(400, rowsOf(400, 450));
  const { body } = await call(ada, "shared-data-export", { projectId, place: "preview" });
  const shared = (JSON.parse(body.text) as { rows: { option: { id: string; name: string }[] } }).rows.option;
  expect(shared.slice(0, 2).map(({ id }) => id)).toEqual(["tea", "cake"]);
  expect(shared.slice(2).map(({ name }) => name)).toEqual(names);
  expect(await send(450, [{ nonsense: 1 }])).toMatchObject({
    status: 400,
    body: { error: { field: "rows[0].nonsense" } },
  });
  expect((await send(450, [{ name: "Theirs" }], eve)).status).toBe(404);
  const back = await call(ada, "shared-data-take-back", { projectId, place: "preview", batch });
  expect(back.body).toEqual({ rows: 450 });
  expect(await options()).toEqual(["tea", "cake"]);
});

test("an import beyond the plan's room adds nothing of the part that has none", async () => {
  await server.sql`update accounts set plan = 'free' where user_id = ${ada.id}`;
  const rows = Array.from({ length: 200 }, (_, index) => ({ name: `Dish ${index}` }));
  const answers = [];
  for (let from = 0; from < 4000; from += 200) {
    const answer = await call(ada, "shared-data-add", {
      projectId,
      place: "preview",
      entity: "option",
      batch: "import0002",
      from,
      rows,
    });
    answers.push(answer.status);
    if (answer.status !== 200) {
      expect(answer.body.error).toMatchObject({ kind: "quota" });
      break;
    }
  }
  expect(answers.at(-1)).toBe(402);
  expect((await options()).length).toBeLessThanOrEqual(answers.length * 200);
});
