import { parseAppSpec } from "@sayhey/appspec";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import type { StudioChoices } from "@sayhey/contract/studio";
import { createStudioStoryboard, parseStoryboard } from "@sayhey/trailer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readProjectApp } from "../jobs/app-of-project.ts";
import { writeRenderStoryboard, type RenderRequest } from "../jobs/render-storyboard.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../platform/testing/start-test-platform.ts";
import { openServices } from "../services.ts";

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;
let projectId: string;

async function call<N extends FunctionName>(
  user: TestUser,
  name: N,
  input: FunctionInput<N>,
): Promise<{ status: number; body: FunctionOutput<N>; error: { kind: string; message: string; field?: string } }> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${user.token}` },
    body: JSON.stringify(input),
  });
  const body = (await answer.json()) as { error: { kind: string; message: string } };
  return { status: answer.status, body: body as never, error: body.error };
}

const save = (choices: StudioChoices, baseVersion: number, user = ada) =>
  call(user, "storyboard-save", { projectId, baseVersion, choices });

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada");
  eve = await server.signUp("Eve");
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.sql`delete from projects`;
  const { body } = await call(ada, "project-create", { idea: "Plant diary" });
  projectId = body.projectId;
});

const CHOICES: StudioChoices = {
  aspect: "1:1",
  durationMs: 8000,
  style: "neon",
  hook: "promise",
  mood: "calm",
  volume: 0.5,
  captions: true,
  texts: { hook: { text: "Your plants will thank you" }, call: { text: "Grow with us" } },
};

test("what the studio shows, the player shows and the renderer gets: one storyboard", async () => {
  expect((await save(CHOICES, 0)).body).toEqual({ version: 1 });
  const { body: source } = await call(ada, "storyboard-get", { projectId });
  expect(source.choices).toEqual(CHOICES);
  const seen = createStudioStoryboard(parseAppSpec(source.spec), source.choices, {
    aspect: source.aspect,
    watermark: source.watermark,
    link: source.link,
    footage: source.footage,
  });
  expect(seen).toMatchObject({ aspect: "1:1", durationMs: 8000, style: "neon", captions: true });
  expect(seen.scenes[0]).toMatchObject({ kind: "hook", text: "Your plants will thank you" });

  const { body: trailer } = await call(ada, "trailer-get", { projectId });
  expect(parseStoryboard(trailer.storyboard)).toEqual(seen);

  const { body: created } = await call(ada, "render-create", { projectId });
  const [job] = await server.sql<RenderRequest[]>`
    select aspect, duration_ms, watermark, choices from renders where id = ${created.renderId}`;
  const app = await readProjectApp(server.sql, projectId);
  if (job === undefined || app === null) throw new Error("the render or its project is not there");
  expect(writeRenderStoryboard(app, job, [], source.link)).toEqual(seen);
});

test("a render keeps what was chosen when it was asked for", async () => {
  await save({ texts: { hook: { text: "First words" } } }, 0);
  const { body: created } = await call(ada, "render-create", { projectId });
  await save({ texts: { hook: { text: "Later words" } } }, 1);
  const [job] = await server.sql<
    { choices: StudioChoices }[]
  >`select choices from renders where id = ${created.renderId}`;
  expect(job?.choices.texts?.["hook"]?.text).toBe("First words");
});

test("a render's own aspect and length stand above what was chosen", async () => {
  await save(CHOICES, 0);
  const { body: created } = await call(ada, "render-create", { projectId, aspect: "16:9", durationMs: 12_000 });
  const rows = await server.sql`select aspect, duration_ms from renders where id = ${created.renderId}`;
  expect(rows).toEqual([{ aspect: "16:9", duration_ms: 12_000 }]);
});

test("of two tabs that save upon the same version one is told", async () => {
  expect((await save({ style: "soft" }, 0)).body).toEqual({ version: 1 });
  const late = await save({ style: "retro" }, 0);
  expect([late.status, late.error.message]).toEqual([409, "This trailer was changed in another tab."]);
  const answers = await Promise.all([1, 2, 3, 4].map((n) => save({ volume: n / 4 }, 1)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect((await call(ada, "storyboard-get", { projectId })).body.version).toBe(2);
});

test("the studio of another person's project is not there", async () => {
  expect((await call(eve, "storyboard-get", { projectId })).status).toBe(404);
  expect((await save({}, 0, eve)).status).toBe(404);
});

test.each<[string, unknown, string]>([
  ["an unknown style", { style: "glitter" }, "choices.style"],
  ["a length past 15 seconds", { durationMs: 15_001 }, "choices.durationMs"],
  ["a loudness past 1", { volume: 2 }, "choices.volume"],
  ["words without end", { texts: { hook: { text: "x".repeat(401) } } }, "choices.texts.hook.text"],
  ["words that no scene has", { texts: { hook: { html: "x" } } }, "choices.texts.hook.html"],
  ["something else", { admin: true }, "choices.admin"],
])("%s is refused by name", async (_, choices, field) => {
  const { status, error } = await save(choices as StudioChoices, 0);
  expect([status, error.field]).toEqual([400, field]);
});
