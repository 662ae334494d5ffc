import { beforeEach, expect, test } from "vitest";
import { callApp, type CallOptions, type Start } from "./call-app.fixture.ts";
import type { SharedRow } from "./shared-row.ts";
import { owner, server, useServer } from "./shared-server.fixture.ts";
import { villageApp } from "./village.fixture.ts";

let slug: string;

const call = <T = SharedRow>(method: string, path: string, options: CallOptions = {}) =>
  callApp<T>({ url: server.url, slug }, method, path, options);
const arrive = async (): Promise<string> =>
  (await call<{ token: string }>("POST", "/visitor", { body: {} })).body.token;
const carried = (type: string, bytes: Buffer | string, name = "Our%20plan.pdf"): string =>
  `data:${type};name=${name};added=1764000000000;base64,${Buffer.from(bytes).toString("base64")}`;
const PLAN = carried("application/pdf", "%PDF-1.4 a plan of the village hall");

useServer();
beforeEach(async () => {
  const spec = villageApp();
  const post = spec.entities.find(({ id }) => id === "post");
  post?.fields.push({ id: "papers", name: "Papers", type: "file", several: true, accept: ["pdf", "image"] });
  ({ slug } = await server.insertProject(owner.id, { spec: server.sql.json(spec as never) }));
  await call("GET", "/data");
});

test("a file travels with its row to everybody", async () => {
  const made = await call("POST", "/data/post", {
    token: await arrive(),
    body: { id: "hall", values: { name: "Hall", papers: [PLAN] } },
  });
  expect(made.status).toBe(201);
  const start = await call<Start>("GET", "/data", { token: await arrive() });
  expect(start.body.rows.find(({ id }) => id === "hall")?.values["papers"]).toEqual([PLAN]);
});

test("only who may change the row changes its files", async () => {
  const author = await arrive();
  await call("POST", "/data/post", { token: author, body: { id: "hall", values: { name: "Hall", papers: [PLAN] } } });
  const change = { body: { values: { papers: null } } };
  expect((await call("PATCH", "/data/post/hall", { token: await arrive(), ...change })).status).toBe(403);
  expect((await call("PATCH", "/data/post/hall", { token: author, ...change })).body.values["papers"]).toBeNull();
});

test.each([
  ["a page that says it is a PDF", [carried("application/pdf", "<script>alert(1)</script>")]],
  ["a page", [carried("text/html", "<h1>Hello</h1>", "a.html")]],
  ["a kind that the field does not take", [carried("audio/wav", "RIFF\0\0\0\0WAVE", "a.wav")]],
  ["a path in a name", [carried("application/pdf", "%PDF-", "..%2F..%2Fa.pdf")]],
  ["a file that is on somebody's device", ["file:0123456789abcdef:10:1:a.pdf"]],
  ["a text in place of a list", PLAN],
])("refuses %s", async (_, papers) => {
  const { status, body } = await call("POST", "/data/post", {
    token: await arrive(),
    body: { values: { name: "Hall", papers } },
  });
  expect(status).toBe(400);
  expect(body.error.field).toBe("values.papers");
});

test("refuses files that are too large together", async () => {
  const half = carried("application/pdf", `%PDF-${"x".repeat(500_000)}`);
  const { status, body } = await call("POST", "/data/post", {
    token: await arrive(),
    body: { values: { name: "Hall", papers: [half, half] } },
  });
  expect(status).toBe(400);
  expect(body.error.message).toContain("files of");
});
