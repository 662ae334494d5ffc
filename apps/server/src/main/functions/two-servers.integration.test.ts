import { randomUUID } from "node:crypto";
import { parseAppSpec } from "@sayhey/appspec";
import { libraryFixture } from "@sayhey/appspec/app-spec.fixture";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { callFunction } from "../../testing/call-function.ts";
import { startSecondServer, type SecondServer } from "../../testing/start-second-server.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { openServices } from "../services.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: TestPlatform;
let second: SecondServer;
let ada: TestUser;

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  second = await startSecondServer(server);
  ada = await server.signUp("Ada");
  await server.sql`update accounts set plan = 'studio' where user_id = ${ada.id}`;
});
afterAll(async () => {
  await second?.close();
  await server?.close();
});

const library = async (): Promise<string> =>
  (await server.insertProject(ada.id, { name: "Toolshare", spec: libraryFixture(), app_hash: "first" })).id;
/** Both servers in turn. */
const serverOf = (index: number): { url: string } => (index % 2 === 0 ? server : second);
const field = (index: number) => ({
  op: "add-field",
  entity: "tool",
  field: { id: `extra${index}`, name: `Extra ${index}`, type: "number" },
});

describe("twelve edits of one project at once", () => {
  test.each([
    ["on one server", () => server],
    ["over two servers", serverOf],
  ])("%s are all kept where none contradicts another", async (_, at) => {
    const projectId = await library();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_each, index) =>
        callFunction(at(index), ada.token, "project-edit", { projectId, baseVersion: 1, ops: [field(index)] }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.error?.message])).toEqual(
      answers.map(() => [200, undefined]),
    );
    expect(answers.map(({ body }) => body.version).toSorted((a, b) => a - b)).toEqual(answers.map((_each, n) => n + 2));
    const [row] = await server.sql<{ spec: unknown }[]>`select spec from projects where id = ${projectId}`;
    const kept = parseAppSpec(row?.spec).entities[0]?.fields.map(({ id }) => id);
    expect(kept).toEqual(expect.arrayContaining(answers.map((_each, index) => `extra${index}`)));
  });

  test("of which all say something else of one thing: one is kept, the others are told of it", async () => {
    const projectId = await library();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        callFunction(serverOf(index), ada.token, "project-edit", {
          projectId,
          baseVersion: 1,
          ops: [{ op: "set-identity", patch: { name: `Name ${index}` } }],
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    for (const { status, body } of answers)
      if (status === 409) expect(body.error).toMatchObject({ conflicts: [{ path: "identity.name" }] });
  });

  test("leave room for everybody else's requests: twelve projects that another server holds take no more than their share", async () => {
    const projectIds = await Promise.all(Array.from({ length: 12 }, library));
    let edits: Promise<{ status: number }[]> | undefined;
    await server.sql.begin(async (tx) => {
      // What another server holds while it works a change out.
      await tx`select 1 from projects where id = any(${projectIds}) for update`;
      edits = Promise.all(
        projectIds.map((projectId) =>
          callFunction(server, ada.token, "project-edit", { projectId, baseVersion: 1, ops: [field(1)] }),
        ),
      );
      await expect
        .poll(async () => (await tx`select 1 from pg_stat_activity where wait_event_type = 'Lock'`).length)
        .toBeGreaterThan(0);
      const others = Array.from({ length: 20 }, () => callFunction(server, ada.token, "usage-get", {}));
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200));
    });
    expect((await edits)?.map(({ status }) => status)).toEqual(projectIds.map(() => 200));
  });
});

describe("a render that is asked for again with the same requestId", () => {
  const order = (at: { url: string }, input: Record<string, unknown>, user = ada) =>
    callFunction(at, user.token, "render-create", { durationMs: 6000, ...input });

  test("is the same render, counted once, also where both come at once to two servers", async () => {
    const projectId = await library();
    const before = (await callFunction(server, ada.token, "usage-get", {})).body.renders;
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => order(serverOf(index), { projectId, requestId })),
    );
    answers.push(await order(second, { projectId, requestId }), await order(server, { projectId, requestId }));
    expect(answers.map(({ status, body }) => [status, body.renderId])).toEqual(answers.map(() => [200, requestId]));
    expect(await server.sql`select id from renders where project_id = ${projectId}`).toEqual([{ id: requestId }]);
    const jobs =
      await server.sql`select 1 from pgboss.job where name = 'render' and data ->> 'renderId' = ${requestId}`;
    expect(jobs).toHaveLength(1);
    const after = (await callFunction(server, ada.token, "usage-get", {})).body.renders;
    expect(after).toEqual({ ...before, used: before.used + 1 });
  });

  test("is answered also once the month has no render left", async () => {
    const eve = await server.signUp("Eve");
    const { id: projectId } = await server.insertProject(eve.id, { spec: libraryFixture(), app_hash: "first" });
    const requestId = randomUUID().toUpperCase();
    const first = await order(server, { projectId, requestId }, eve);
    expect(first.status).toBe(200);
    while ((await order(server, { projectId }, eve)).status === 200);
    expect((await order(server, { projectId, requestId }, eve)).body).toEqual({ renderId: first.body.renderId });
    expect((await order(server, { projectId, requestId: randomUUID() }, eve)).status).toBe(402);
  });

  test("is another render without one, as ever, and nobody else's with one of theirs", async () => {
    const projectId = await library();
    const [one, two] = [await order(server, { projectId }), await order(server, { projectId })];
    expect([one.status, two.status, one.body.renderId === two.body.renderId]).toEqual([200, 200, false]);
    const mallory = await server.signUp("Mallory");
    const { id } = await server.insertProject(mallory.id, { spec: libraryFixture(), app_hash: "first" });
    const refused = await order(server, { projectId: id, requestId: one.body.renderId }, mallory);
    expect([refused.status, refused.body.error?.message]).toEqual([409, "requestId: is taken."]);
    const misspelt = await order(server, { projectId, requestId: "render-1" });
    expect([misspelt.status, misspelt.body.error?.field]).toEqual([400, "requestId"]);
  });
});
