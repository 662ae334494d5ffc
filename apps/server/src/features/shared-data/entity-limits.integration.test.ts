import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { beforeEach, expect, test } from "vitest";
import { callApp, type CallOptions } from "./call-app.fixture.ts";
import type { SharedRow } from "./shared-row.ts";
import { owner, server, useServer } from "./shared-server.fixture.ts";
import { villageApp } from "./village.fixture.ts";

let slug: string;

const call = <T = SharedRow>(method: string, path: string, options: CallOptions = {}) =>
  callApp<T>({ url: server.url, slug }, method, path, options);
const arrive = async (): Promise<string> =>
  (await call<{ token: string }>("POST", "/visitor", { body: {} })).body.token;
const create = (token: string, entity: string, values: unknown, id?: string) =>
  call("POST", `/data/${entity}`, { token, body: { ...(id !== undefined && { id }), values } });
const change = (token: string, entity: string, id: string, values: unknown) =>
  call("PATCH", `/data/${entity}/${id}`, { token, body: { values } });
const valueOf = async (token: string, entity: string, id: string, field: string) =>
  (await call("GET", `/data/${entity}/${id}`, { token })).body.values[field];

/** The village with a course that people sign up for, a shed that tools are taken from, and a book of minutes. */
function app(): AppSpec {
  const village = villageApp();
  const field = (id: string, type: string, more: object = {}) => ({ id, name: id, type, ...more });
  const entity = (id: string, fields: unknown[], more: object = {}) => ({
    id,
    name: id,
    plural: `${id}s`,
    icon: "house",
    titleField: "name",
    fields: [field("name", "text"), ...fields],
    rows: [],
    access: { read: "everyone", create: "everyone", edit: "author" },
    ...more,
  });
  const sign = [
    field("course", "relation", { relation: "course" }),
    field("state", "choice", { options: ["in", "waiting", "out"] }),
  ];
  const added = [
    entity("course", [field("places", "number")], { rows: [{ id: "bread", name: "Bread", places: 2 }] }),
    entity("seat", sign, {
      limits: [{ per: ["course"], mostField: "places", where: [{ field: "state", is: "ne", value: "out" }] }],
    }),
    entity("wish", sign, {
      limits: [{ per: ["course"], most: 1, waiting: { field: "state", value: "waiting", placed: "in" } }],
    }),
    entity("tool", [field("left", "number", { min: 0 })], { rows: [{ id: "nail", name: "Nail", left: 5 }] }),
    entity("use", [field("tool", "relation", { relation: "tool" }), field("pieces", "number")], {
      effects: [{ via: "tool", field: "left", add: "pieces", times: -1 }],
    }),
    entity(
      "minute",
      [
        field("no", "text", { number: { prefix: "M-", width: 3 } }),
        field("shelf", "text", { unique: true }),
        field("state", "choice", { options: ["draft", "read", "signed"], steps: [{ from: "draft", to: ["read"] }] }),
      ],
      {
        lockedWhen: { field: "state", is: "eq", value: "signed" },
        access: { read: "everyone", create: "everyone", edit: "everyone" },
      },
    ),
  ];
  const [first] = village.pages;
  const lists = added.map(({ id }) => ({ kind: "list", id: `list${id}`, entity: id, facts: [] }));
  return parseAppSpec({
    ...village,
    entities: added,
    pages: [{ ...first, blocks: lists }],
  });
}

useServer();
beforeEach(async () => {
  ({ slug } = await server.insertProject(owner.id, { spec: server.sql.json(app() as never) }));
});

test("many who ask at once get the places there are, and no more", async () => {
  const tokens = await Promise.all(Array.from({ length: 6 }, arrive));
  const answers = await Promise.all(
    tokens.map((token) => create(token, "seat", { name: "x", course: "bread", state: "in" })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  const refused = answers.find(({ status }) => status !== 201);
  expect(refused?.body.error).toMatchObject({ rule: "limit", field: "values.course" });
  // Whoever steps back makes room for one more.
  const [first] = answers.flatMap((answer, index) =>
    answer.status === 201 ? [{ id: answer.body.id, token: tokens[index] ?? "" }] : [],
  );
  expect((await change(first?.token ?? "", "seat", first?.id ?? "", { state: "out" })).status).toBe(200);
  expect((await create(tokens[0] ?? "", "seat", { name: "y", course: "bread", state: "in" })).status).toBe(201);
  expect((await create(tokens[0] ?? "", "seat", { name: "z", course: "bread", state: "in" })).status).toBe(409);
});

test("who comes late waits, also when they say otherwise, and moves up when a place is free", async () => {
  const [ada, bo, cy] = await Promise.all([arrive(), arrive(), arrive()]);
  await create(ada, "wish", { name: "Ada", course: "bread", state: "in" }, "a");
  expect((await create(bo, "wish", { name: "Bo", course: "bread", state: "in" }, "b")).body.values["state"]).toBe(
    "waiting",
  );
  await create(cy, "wish", { name: "Cy", course: "bread", state: "in" }, "c");
  await change(cy, "wish", "c", { state: "in" });
  expect(await valueOf(cy, "wish", "c", "state")).toBe("waiting");
  expect((await call("DELETE", "/data/wish/a", { token: ada })).status).toBeLessThan(300);
  expect([await valueOf(bo, "wish", "b", "state"), await valueOf(bo, "wish", "c", "state")]).toEqual(["in", "waiting"]);
});

test("what is used is taken from what there is, by many at once, and never below nothing", async () => {
  const tokens = await Promise.all(Array.from({ length: 4 }, arrive));
  const used = await Promise.all(tokens.map((token) => create(token, "use", { name: "x", tool: "nail", pieces: 2 })));
  expect(used.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
  expect(await valueOf(tokens[0] ?? "", "tool", "nail", "left")).toBe(1);
  const index = used.findIndex(({ status }) => status === 201);
  await call("DELETE", `/data/use/${used[index]?.body.id ?? ""}`, { token: tokens[index] });
  expect(await valueOf(tokens[0] ?? "", "tool", "nail", "left")).toBe(3);
});

test("numbers are given out once, a shelf holds one, steps are kept, and what is signed stays as it is", async () => {
  const tokens = await Promise.all(Array.from({ length: 3 }, arrive));
  const made = await Promise.all(
    tokens.map((token, index) =>
      create(token, "minute", { name: "x", no: "M-001", shelf: `A${index}`, state: "draft" }),
    ),
  );
  expect(made.map(({ body }) => body.values["no"]).toSorted()).toEqual(["M-001", "M-002", "M-003"]);
  const [token = ""] = tokens;
  expect((await create(token, "minute", { name: "x", shelf: " a1", state: "draft" })).body.error).toMatchObject({
    rule: "unique",
  });
  const id = made[0]?.body.id ?? "";
  expect((await change(token, "minute", id, { state: "signed" })).body.error).toMatchObject({ rule: "steps" });
  await change(token, "minute", id, { state: "read" });
  expect((await change(token, "minute", id, { state: "signed" })).status).toBe(200);
  expect((await change(token, "minute", id, { name: "y" })).body.error).toMatchObject({
    rule: "locked",
    field: "values.name",
  });
  expect((await call("DELETE", `/data/minute/${id}`, { token })).body.error).toMatchObject({ rule: "locked" });
});
