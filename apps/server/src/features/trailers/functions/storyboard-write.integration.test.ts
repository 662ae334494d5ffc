import type { FunctionOutput } from "@sayhey/contract/functions";
import { applyStoryboardOps, parseStoryboard, type Storyboard, type StoryboardOp } from "@sayhey/trailer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callFunction } from "../../../testing/call-function.ts";
import { startModelServer, type ModelServer } from "../../../testing/start-model-server.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices } from "../../../main/services.ts";

type Written = FunctionOutput<"storyboard-write">;

let models: ModelServer;
let server: TestPlatform;
let ada: TestUser;
let projectId: string;

const write = async (input: { scenes?: string[]; wish?: string; variant?: number } = {}, user = ada) => {
  const { status, body } = await callFunction(server, user.token, "storyboard-write", { projectId, ...input });
  return { status, body: body as Written & { error: { kind: string; field?: string } } };
};
const load = async (): Promise<Storyboard> =>
  parseStoryboard((await callFunction(server, ada.token, "storyboard-get", { projectId })).body.document);
const says = (texts: unknown) => ({ text: JSON.stringify({ texts }) });

beforeAll(async () => {
  models = await startModelServer();
  server = await startTestPlatform({
    environment: models.environment(2),
    openServices: (platform) => openServices(platform, { worker: false }),
  });
});
afterAll(async () => {
  await server.close();
  await models.close();
});
beforeEach(async () => {
  ada = await server.signUp("Ada");
  const { body } = await callFunction(server, ada.token, "project-create", { idea: "Plant diary", useModel: false });
  ({ projectId } = body);
  models.requests.length = 0;
});

test("a model writes the words that fit, and the studio applies them", async () => {
  models.replies = [
    says({
      "hooks.itch": "Brown leaves. Whose turn was it?",
      "feature-1.caption": "Water the right one",
      "call.text": "Loved by 40,000 gardeners",
      "call.tagline": "x".repeat(10_000),
    }),
  ];
  const { status, body } = await write({ wish: "for forgetful people" });
  expect(status).toBe(200);
  expect(body).toMatchObject({ by: "model", failure: null, inputTokens: 120, outputTokens: 30, costMicros: null });
  const before = await load();
  const { storyboard } = applyStoryboardOps(before, body.ops as StoryboardOp[]);
  expect(storyboard.scenes[0]).toMatchObject({ text: "Brown leaves. Whose turn was it?" });
  const changed = storyboard.scenes.filter(
    (scene, index) => JSON.stringify(scene) !== JSON.stringify(before.scenes[index]),
  );
  expect(changed.map(({ id }) => id)).toEqual(["hook", "feature-1"]);
  // Nothing is saved by it.
  expect(await load()).toEqual(before);
  expect(JSON.stringify(models.requests[0]?.body)).toContain("for forgetful people");
});

test("of one scene only its own words are asked for", async () => {
  models.replies = [says({ "feature-1.caption": "Water it", "hooks.itch": "Not asked for" })];
  const { body } = await write({ scenes: ["feature-1"] });
  expect(body.ops).toEqual([{ op: "set-text", scene: "feature-1", texts: { caption: "Water it" } }]);
  const refused = await write({ scenes: ["feature-1", "gone"] });
  expect([refused.status, refused.body.error.field]).toEqual([400, "scenes.1"]);
});

test("where the model fails the built-in writer's words come, and it is not counted", async () => {
  const ops = [{ op: "set-text", scene: "call", texts: { tagline: "Mine" } }];
  await callFunction(server, ada.token, "storyboard-save", { projectId, baseVersion: 0, ops });
  models.replies = [{ text: "I would rather not say" }];
  const { body } = await write();
  expect(body).toMatchObject({ by: "built-in", failure: "The model's answer could not be used.", inputTokens: 120 });
  // What a person wrote stays; other openings are offered.
  const { storyboard } = applyStoryboardOps(await load(), body.ops as StoryboardOp[]);
  expect(storyboard.hooks).not.toEqual((await load()).hooks);
  expect(storyboard.scenes.find(({ kind }) => kind === "call-to-action")).toMatchObject({ tagline: "Mine" });
  models.replies = [{ status: 401, body: "no" }];
  expect((await write()).body).toMatchObject({
    by: "built-in",
    failure: "The model's service refused the key.",
    inputTokens: 0,
  });

  models.replies = [says({ "hooks.itch": "Brown leaves?" })];
  expect((await write()).status).toBe(200);
  expect((await write()).status).toBe(200);
  // The two that went well were what a day has.
  expect((await write()).body.error).toMatchObject({ kind: "quota" });
});

test("each time that a model fails the built-in writer has other openings", async () => {
  models.replies = [{ status: 401, body: "no" }];
  const itches = new Set<unknown>([(await load()).hooks.itch]);
  for (const variant of [1, 2]) {
    const { body } = await write({ variant });
    const { storyboard } = applyStoryboardOps(await load(), body.ops as StoryboardOp[]);
    itches.add(storyboard.hooks.itch);
  }
  expect(itches.size).toBe(3);
});

test("the trailer of another person is not there", async () => {
  const eve = await server.signUp("Eve");
  expect((await write({}, eve)).status).toBe(404);
  expect(models.requests).toHaveLength(0);
});
