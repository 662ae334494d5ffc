import { randomUUID } from "node:crypto";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { PLANS } from "@sayhey/contract/plans";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices } from "../../../main/services.ts";

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;

async function ask(user: TestUser, name: FunctionName, input: unknown): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}` },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: await answer.json() };
}
async function call<N extends FunctionName>(name: N, input: FunctionInput<N>): Promise<FunctionOutput<N>> {
  const { status, body } = await ask(ada, name, input);
  expect([status, body]).toEqual([200, body]);
  return body as FunctionOutput<N>;
}

/** A row among the assets of a person; nothing here opens its file. */
async function putAsset(about: Record<string, unknown> = {}, user = ada): Promise<string> {
  const id = randomUUID();
  await server.sql`insert into assets ${server.sql({
    id,
    user_id: user.id,
    kind: "upload",
    name: "clip.mp4",
    path: `uploads/${user.id}/${id}.bin`,
    content_type: "video/mp4",
    bytes: 1000,
    ...about,
  })}`;
  return id;
}
const queued = async (): Promise<{ kind: string; batch_id: string | null; input_name: string }[]> =>
  server.sql<{ kind: string; batch_id: string | null; input_name: string }[]>`
    select kind, batch_id, input_name from transforms where user_id = ${ada.id} order by created_at, input_name`;

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada");
  eve = await server.signUp("Eve");
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.sql`delete from transforms`;
  await server.sql`delete from assets`;
  await server.sql`delete from transform_presets`;
});

describe("a batch", () => {
  test("is a job for each file with the same settings, each counted", async () => {
    const assetIds = await Promise.all([1, 2, 3].map((n) => putAsset({ name: `${n}.mp4` })));
    const { transformId, transformIds } = await call("transform-create", {
      kind: "speed",
      assetIds,
      settings: { speed: 1.5 },
    });
    expect(transformIds).toHaveLength(3);
    expect(transformIds[0]).toBe(transformId);
    const rows = await queued();
    expect(rows.map(({ input_name: name }) => name)).toEqual(["1.mp4", "2.mp4", "3.mp4"]);
    expect(new Set(rows.map(({ batch_id: batch }) => batch)).size).toBe(1);
    expect(rows[0]?.batch_id).not.toBeNull();
    expect((await call("usage-get", {})).transforms.used).toBe(3);
    const jobs =
      await server.sql`select 1 from pgboss.job where name = 'transform' and singleton_key = any(${transformIds})`;
    expect(jobs).toHaveLength(3);
  });

  test("of more than the month has left is refused whole", async () => {
    const assetIds = await Promise.all([1, 2, 3].map(() => putAsset()));
    await server.sql`
      insert into transforms (user_id, kind, input_name)
      select ${ada.id}, 'speed', 'a.mp4' from generate_series(1, ${PLANS.free.transformsPerMonth - 2})`;
    expect(await ask(ada, "transform-create", { kind: "speed", assetIds })).toMatchObject({
      status: 402,
      body: { error: { kind: "quota" } },
    });
    expect(await queued()).toHaveLength(PLANS.free.transformsPerMonth - 2);
    await call("transform-create", { kind: "speed", assetIds: assetIds.slice(0, 2) });
  });

  test("with one file that cannot be used queues none, and says which", async () => {
    const assetIds = [await putAsset(), await putAsset({ name: "notes.json", content_type: "application/json" })];
    expect(await ask(ada, "transform-create", { kind: "reframe", assetIds })).toMatchObject({
      status: 400,
      body: { error: { field: "assetIds.1", message: "notes.json is not a video that can be transformed." } },
    });
    expect(await ask(ada, "transform-create", { kind: "speed", assetIds: [assetIds[0], assetIds[0]] })).toMatchObject({
      body: { error: { field: "assetIds", message: "A file is named twice." } },
    });
    const theirs = await putAsset({}, eve);
    expect(await ask(ada, "transform-create", { kind: "speed", assetIds: [assetIds[0], theirs] })).toMatchObject({
      status: 404,
    });
    expect(await queued()).toEqual([]);
  });
});

describe("an input that cannot be transformed", () => {
  test.each<[string, Record<string, unknown>, string, RegExp]>([
    ["an hour long", { duration_ms: 3_600_000 }, "reframe", /clip\.mp4 lasts 60 minutes; 5 minutes can be transformed/],
    [
      "an hour of sound",
      { name: "talk.mp3", content_type: "audio/mpeg", duration_ms: 3_600_000 },
      "loudness",
      /talk\.mp3 lasts 60 minutes; 10 minutes can be transformed/,
    ],
    ["without a byte", { bytes: 0 }, "speed", /clip\.mp4 is empty/],
    [
      "40,000 px wide and high",
      { name: "sky.png", content_type: "image/png", width: 40_000, height: 40_000 },
      "cut-out",
      /sky\.png has 1600 million pixels; 100 million can be transformed/,
    ],
    ["a sound instead of a video", { name: "a.mp3", content_type: "audio/mpeg" }, "reframe", /a\.mp3 is not a video/],
    ["a video instead of a picture", {}, "moving-picture", /clip\.mp4 is not a picture/],
    [
      "a picture instead of a recording",
      { name: "a.png", content_type: "image/png" },
      "loudness",
      /not a video or sound/,
    ],
  ])("%s is refused by the name of its field, and nothing is charged", async (_what, about, kind, message) => {
    const assetId = await putAsset(about);
    const { status, body } = await ask(ada, "transform-create", { kind, assetId });
    expect([status, body]).toMatchObject([
      400,
      { error: { field: "assetId", message: expect.stringMatching(message) } },
    ]);
    expect(await queued()).toEqual([]);
  });

  test("a picture's theme needs a project too, and somebody else's is not found", async () => {
    const assetId = await putAsset({ name: "a.png", content_type: "image/png" });
    expect(await ask(ada, "transform-create", { kind: "theme-from-picture", assetId })).toMatchObject({
      status: 400,
      body: { error: { field: "projectId", message: "Choose a project first." } },
    });
    const project = await server.insertProject(eve.id);
    expect(
      await ask(ada, "transform-create", { kind: "theme-from-picture", assetId, projectId: project.id }),
    ).toMatchObject({
      status: 404,
    });
  });

  test("what needs a key says which, and is not queued without one", async () => {
    expect(await ask(ada, "transform-create", { kind: "draw-picture", settings: { prompt: "a fox" } })).toMatchObject({
      status: 400,
      body: {
        error: {
          message: "Draw a picture needs an image model, and there is no key for one.",
          hint: "Add a key of Google or of an OpenAI-compatible service in the settings.",
        },
      },
    });
    expect(await ask(ada, "transform-create", { kind: "draw-picture" })).toMatchObject({
      body: { error: { field: "settings.prompt" } },
    });
    expect(await queued()).toEqual([]);
  });
});

describe("presets of one's own", () => {
  const presets = async (): Promise<{ name: string; settings: unknown }[]> =>
    server.sql<{ name: string; settings: unknown }[]>`select name, settings from transform_presets order by name`;

  test("are kept under a name with every setting, replaced by the same name, and removed", async () => {
    const { presetId } = await call("transform-preset-save", {
      kind: "speed",
      name: " Brisk ",
      settings: { speed: 1.2 },
    });
    expect(await presets()).toEqual([{ name: "Brisk", settings: { speed: 1.2, keepPitch: true } }]);
    const again = await call("transform-preset-save", { kind: "speed", name: "Brisk", settings: { speed: 1.3 } });
    expect(again.presetId).toBe(presetId);
    expect(await presets()).toEqual([{ name: "Brisk", settings: { speed: 1.3, keepPitch: true } }]);
    expect(await ask(eve, "transform-preset-remove", { presetId })).toMatchObject({ status: 404 });
    await call("transform-preset-remove", { presetId });
    expect(await presets()).toEqual([]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["of no transform", { kind: "gold", name: "A", settings: {} }, "kind"],
    ["without a name", { kind: "speed", name: "  ", settings: {} }, "name"],
    ["with a name that is too long", { kind: "speed", name: "x".repeat(61), settings: {} }, "name"],
    ["of settings that do not exist", { kind: "speed", name: "A", settings: { warp: 9 } }, "settings.warp"],
    ["of settings out of range", { kind: "speed", name: "A", settings: { speed: 9 } }, "settings.speed"],
  ])("%s are refused by the name of the field", async (_what, input, field) => {
    expect(await ask(ada, "transform-preset-save", input)).toMatchObject({ status: 400, body: { error: { field } } });
    expect(await presets()).toEqual([]);
  });
});
