import { randomUUID } from "node:crypto";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openServices } from "../services.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;

interface Answer<N extends FunctionName> {
  status: number;
  body: FunctionOutput<N> & { error?: { kind: string; message: string; hint?: string; field?: string } };
}

async function call<N extends FunctionName>(
  user: TestUser | null,
  name: N,
  input: FunctionInput<N> | Record<string, unknown> | string,
): Promise<Answer<N>> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(user === null ? {} : { authorization: `Bearer ${user.token}` }),
    },
    body: typeof input === "string" ? input : JSON.stringify(input),
  });
  return { status: answer.status, body: (await answer.json()) as Answer<N>["body"] };
}

async function create(user: TestUser, idea = "Plant diary"): Promise<string> {
  const { status, body } = await call(user, "project-create", { idea });
  expect(body).not.toHaveProperty("error");
  expect(status).toBe(200);
  return body.projectId;
}

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada");
  eve = await server.signUp("Eve");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`delete from renders`;
  await server.sql`delete from projects`;
  await server.sql`delete from private.rate_limits where key like 'function %'`;
  await server.sql`update accounts set plan = 'free'`;
});

describe("the border", () => {
  test.each([
    ["", 400, "idea", /idea/i],
    ["   \n", 400, "idea", /Please enter your idea first!/],
    ["\u00a0\u200b\u3000\u200d\ufeff", 400, "idea", /Please enter your idea first!/],
    ["\u0000\u0007\u001b", 400, "idea", /Please enter your idea first!/],
    ["🦊".repeat(2001), 400, "idea", /2,000/],
    ["x".repeat(2001), 400, "idea", /2,000/],
  ])("project-create refuses an idea that cannot be read", async (idea, status, field, message) => {
    const answer = await call(ada, "project-create", { idea });
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatchObject({ kind: "bad-request", field });
    expect(answer.body.error?.message).toMatch(idea === "" ? /Please enter your idea first!/ : message);
  });

  test.each([
    ["unknown field", { idea: "a", admin: true }, "admin"],
    ["wrong type", { idea: 1 }, "idea"],
    ["missing", {}, "idea"],
    ["a list", [], ""],
    ["no JSON", "{", undefined],
  ])("a body with %s is refused and says where", async (_, body, field) => {
    const answer = await call(ada, "project-create", body as never);
    expect(answer.status).toBe(400);
    expect(answer.body.error?.field).toBe(field);
  });

  test("nobody without a session gets in", async () => {
    for (const user of [null, { ...ada, token: "nonsense" }, { ...ada, token: server.platform.keys.publishable }]) {
      const answer = await call(user, "usage-get", {});
      expect([answer.status, answer.body.error?.kind]).toEqual([401, "unauthenticated"]);
    }
  });

  test("an unknown function and a GET are answered as such", async () => {
    expect((await call(ada, "no-such-function" as FunctionName, {})).status).toBe(404);
    expect((await call(ada, "__proto__" as FunctionName, {})).status).toBe(404);
    expect((await fetch(`${server.url}/functions/v1/usage-get`)).status).toBe(405);
  });

  test("a limit holds, tells when to come back, and is one's own", async () => {
    for (let count = 0; count < 20; count++) await call(ada, "project-create", { idea: "" });
    const response = await fetch(`${server.url}/functions/v1/project-create`, {
      method: "POST",
      headers: { authorization: `Bearer ${ada.token}` },
      body: "{}",
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await call(eve, "project-create", { idea: "" })).status).toBe(400);
  });
});

describe("projects", () => {
  test("an idea becomes a project whose app is served on its own origin", async () => {
    const projectId = await create(ada);
    const { data } = await ada.client.from("projects").select("*").eq("id", projectId).single();
    expect(data).toMatchObject({ version: 1, check_status: "pending", footage_status: "pending", aspect: "9:16" });
    expect(data?.slug).toMatch(/^[a-z0-9-]+-[a-z2-7]{10}$/);
    const [job] = await server.sql`select name, singleton_key from pgboss.job where singleton_key = ${projectId}`;
    expect(job).toEqual({ name: "film", singleton_key: projectId });

    const preview = await call(ada, "project-preview", { projectId });
    expect(preview.body.appHash).toBe(data?.app_hash);
    const { port, hostname } = new URL(preview.body.origin);
    expect(hostname).toBe(`${data?.slug}.localhost`);
    const page = await fetchAs(`${hostname}:${port}`, `${server.url}/`);
    expect(page.status).toBe(200);
    expect(page.body).toContain("<script");
  });

  test("the same request twice, also at once, makes one project; another's request id is refused", async () => {
    const request = { idea: "Plant diary", requestId: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => call(ada, "project-create", request)));
    expect(answers.map(({ body }) => body.projectId)).toEqual(Array(3).fill(request.requestId));
    expect((await call(ada, "project-create", request)).body.projectId).toBe(request.requestId);
    const { data } = await ada.client.from("projects").select("id");
    expect(data).toHaveLength(1);
    expect((await call(eve, "project-create", request)).status).toBe(409);
  });

  test("warm, a project is there within 300 ms", async () => {
    await server.sql`update accounts set plan = 'studio'`;
    await create(ada);
    const ideas = ["Track my books", "Social meditation app", "Plant diary", "Habit tracker", "Photo portfolio"];
    // A busy machine slows any one of them down, so the best of many is asked for.
    let best = Infinity;
    for (let count = 0; count < 18 && best >= 300; count++) {
      const startedAt = performance.now();
      await create(ada, ideas[count % ideas.length]);
      best = Math.min(best, performance.now() - startedAt);
    }
    expect(best).toBeLessThan(300);
  });

  test.each([
    "🦊🦊🦊",
    "🦊".repeat(1000),
    "y".repeat(2000),
    "!!! ???",
    "<script>alert(1)</script><img src=x onerror=alert(1)>",
    "</title></script></style> */ -->",
    "'; drop table projects; --",
    "../../etc/passwd ..\\..\\windows",
    "/etc/passwd\u0000.png",
    "料理アプリ",
    "تطبيق لتتبع القراءة",
    "ध्यान ऐप",
    "${7*7} {{7*7}} <%= 7*7 %> `${process.exit(1)}`",
    "{(() => { throw 1 })()} </div>",
    "__proto__ constructor toString hasOwnProperty",
    "a\u0000b\u001b[31m\u202ec \ud800",
  ])("%j makes an honest app that executes nothing of it", async (idea) => {
    const projectId = await create(ada, idea);
    const { body } = await call(ada, "project-preview", { projectId });
    const { host, hostname } = new URL(body.origin);
    expect(hostname).toMatch(/^[a-z0-9-]{1,63}\.localhost$/);
    const page = await fetchAs(host, `${server.url}/`);
    expect(page.status).toBe(200);
    expect(page.body.match(/<\/title>/g)).toHaveLength(1);
    expect(page.body).not.toMatch(/<script>alert|<img[^>]*onerror=|<title>[^<]*49/);
  });

  test("the plan's number of projects holds, also for requests at the same time", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(ada, "project-create", { idea: "Plant diary" })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 402, 402]);
    expect(answers.find(({ status }) => status === 402)?.body.error).toMatchObject({
      kind: "quota",
      message: "You've reached the Free limit of 3 projects.",
    });
    await server.sql`update projects set deleted_at = now() where id = (select id from projects limit 1)`;
    expect((await call(ada, "project-create", { idea: "Plant diary" })).status).toBe(200);
  });

  test("an edit makes a version, its inverse undoes it, and a stale one that contradicts it is refused", async () => {
    const projectId = await create(ada);
    const ops = [{ op: "set-identity", patch: { name: "Leftovers" } }];
    const first = await call(ada, "project-edit", { projectId, baseVersion: 1, ops });
    expect(first.body.version).toBe(2);
    const other = [{ op: "set-identity", patch: { name: "Larder" } }];
    const stale = await call(ada, "project-edit", { projectId, baseVersion: 1, ops: other });
    expect([stale.status, stale.body.error?.kind]).toEqual([409, "conflict"]);
    const before = await server.sql<{ name: string }[]>`select name from projects where id = ${projectId}`;
    expect(before[0]?.name).toBe("Leftovers");
    const [edit] = await server.sql<
      { inverse: unknown[] }[]
    >`select inverse from project_edits where project_id = ${projectId} and version = 2`;
    const undone = await call(ada, "project-edit", { projectId, baseVersion: 2, ops: edit?.inverse ?? [] });
    const preview = await call(ada, "project-preview", { projectId });
    expect(undone.body.appHash).toBe(preview.body.appHash);
    expect(undone.body.appHash).not.toBe(first.body.appHash);
    const bad = await call(ada, "project-edit", {
      projectId,
      baseVersion: 3,
      ops: [{ op: "remove-entity", entity: "nothing" }],
    });
    expect([bad.status, bad.body.error?.kind]).toEqual([400, "bad-request"]);
  });

  test("the source is downloaded through a signed address", async () => {
    const projectId = await create(ada);
    const { body } = await call(ada, "project-export", { projectId });
    const zip = await fetch(server.url + body.url);
    expect([zip.status, zip.headers.get("content-type")]).toEqual([200, "application/zip"]);
    expect(zip.headers.get("content-disposition")).toContain(body.fileName);
    expect(new Uint8Array(await zip.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
    expect((await fetch(server.url + body.url.replace(/signature=.*/, "signature=AAAA"))).status).toBe(403);
  });

  test("the trailer's storyboard comes with the watermark of the plan", async () => {
    const projectId = await create(ada);
    const free = await call(ada, "trailer-get", { projectId, durationMs: 8000 });
    expect(free.body).toMatchObject({
      footage: [],
      outOfDate: false,
      storyboard: { durationMs: 8000, watermark: "Made with SayHey" },
    });
    await server.sql`update accounts set plan = 'pro'`;
    const pro = await call(ada, "trailer-get", { projectId, aspect: "1:1" });
    expect(pro.body.storyboard).toMatchObject({ aspect: "1:1", watermark: null });
    expect((await call(ada, "trailer-get", { projectId, durationMs: 5999 })).body.error?.field).toBe("durationMs");
  });
});

describe("renders", () => {
  test("a render is queued with its job, counted, and limited by the plan", async () => {
    const projectId = await create(ada);
    const { body } = await call(ada, "render-create", { projectId });
    const { data } = await ada.client.from("renders").select("*").eq("id", body.renderId).single();
    expect(data).toMatchObject({ status: "queued", size: 720, watermark: true, duration_ms: 10_000, aspect: "9:16" });
    expect(await server.sql`select name from pgboss.job where singleton_key = ${body.renderId}`).toHaveLength(1);
    expect((await call(ada, "usage-get", {})).body.renders).toMatchObject({ used: 1, limit: 10 });

    const large = await call(ada, "render-create", { projectId, size: 1080 });
    expect([large.status, large.body.error?.kind]).toEqual([402, "quota"]);
    await server.sql`update accounts set plan = 'pro'`;
    expect((await call(ada, "render-create", { projectId, size: 1080 })).status).toBe(200);
  });

  test("failed and cancelled renders are never charged; the last place is given once", async () => {
    const projectId = await create(ada);
    const one = async (): Promise<string> => (await call(ada, "render-create", { projectId })).body.renderId;
    for (let count = 0; count < 9; count++) await one();
    const both = await Promise.all([
      call(ada, "render-create", { projectId }),
      call(ada, "render-create", { projectId }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 402]);
    const [some] = await server.sql<{ id: string }[]>`select id from renders limit 1`;
    expect((await call(ada, "render-cancel", { renderId: some?.id ?? "" })).body.status).toBe("cancelled");
    expect((await call(ada, "usage-get", {})).body.renders.used).toBe(9);
    expect((await call(ada, "render-retry", { renderId: some?.id ?? "" })).body.status).toBe("queued");
    const retry = await call(ada, "render-retry", { renderId: some?.id ?? "" });
    expect([retry.status, retry.body.error?.kind]).toEqual([409, "conflict"]);
    expect((await call(ada, "usage-get", {})).body.renders.used).toBe(10);
  });

  test("one that has ended cannot be cancelled, and one that has not has no files", async () => {
    const projectId = await create(ada);
    const { body } = await call(ada, "render-create", { projectId });
    expect((await call(ada, "render-files", { renderId: body.renderId })).status).toBe(409);
    await call(ada, "render-cancel", { renderId: body.renderId });
    expect((await call(ada, "render-cancel", { renderId: body.renderId })).status).toBe(409);
    expect(await server.sql`select state from pgboss.job where singleton_key = ${body.renderId}`).toEqual([
      { state: "cancelled" },
    ]);
  });
});

describe("what is not one's own", () => {
  test("does not exist, whatever the function", async () => {
    const projectId = await create(ada);
    const { body } = await call(ada, "render-create", { projectId });
    const foreign: [FunctionName, Record<string, unknown>][] = [
      ["project-edit", { projectId, baseVersion: 1, ops: [{ op: "set-identity", patch: { name: "Mine" } }] }],
      ["project-preview", { projectId }],
      ["project-export", { projectId }],
      ["project-film", { projectId }],
      ["trailer-get", { projectId }],
      ["render-create", { projectId }],
      ["render-cancel", { renderId: body.renderId }],
      ["render-retry", { renderId: body.renderId }],
      ["render-files", { renderId: body.renderId }],
    ];
    for (const [name, input] of foreign) {
      expect([name, (await call(eve, name, input)).status]).toEqual([name, 404]);
      const id = "projectId" in input ? { projectId: randomUUID() } : { renderId: randomUUID() };
      expect([name, (await call(ada, name, { ...input, ...id })).status]).toEqual([name, 404]);
    }
    expect(await server.sql`select status from renders`).toEqual([{ status: "queued" }]);
  });

  test("is never signed", async () => {
    const [asset] = await server.sql<{ id: string }[]>`
      insert into assets (user_id, kind, name, path, content_type, bytes) values (${ada.id}, 'upload', 'a', ${`u/${randomUUID()}.png`}, 'image/png', 1) returning id`;
    const id = asset?.id ?? "";
    expect((await call(eve, "asset-sign", { assetIds: [id] })).body.urls).toEqual([null]);
    expect((await call(ada, "asset-sign", { assetIds: [randomUUID(), id] })).body.urls).toEqual([
      null,
      expect.stringMatching(/^\/media\/u\//),
    ]);
  });
});

/** fetch cannot set Host, which tells the origins of apps apart. */
async function fetchAs(host: string, url: string): Promise<{ status: number; body: string }> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { host } }, (answer) => {
      let body = "";
      answer
        .setEncoding("utf8")
        .on("data", (chunk: string) => (body += chunk))
        .on("end", () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    call.on("error", reject).end();
  });
}
