import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import type { StudioChoices } from "@sayhey/contract/studio";
import {
  applyStoryboardOps,
  createStudioStoryboard,
  parseStoryboard,
  type Storyboard,
  type StoryboardOp,
} from "@sayhey/trailer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readProjectApp } from "../../projects/app-of-project.port.ts";
import { readFootageAssets } from "../footage/footage-sources.ts";
import { writeRenderStoryboard, type RenderRequest } from "../render/render-storyboard.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices } from "../../../main/services.ts";

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
let spec: unknown;
beforeAll(async () => {
  projectId = (await call(ada, "project-create", { idea: "Plant diary" })).body.projectId;
  spec = (await server.sql<{ spec: unknown }[]>`select spec from projects`)[0]?.spec;
});
beforeEach(async () => {
  await server.sql`delete from storyboard_settings`;
  await server.sql`delete from renders`;
  await server.sql`delete from assets`;
  await server.sql`update projects set spec = ${server.sql.json(spec as never)}`;
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
  expect(seen).toMatchObject({ aspect: "1:1", durationMs: 8000, style: "neon", captions: "boxed" });
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

test("words chosen before there were documents stay when the trailer is edited and its app changes", async () => {
  await save(CHOICES, 0);
  const before = await load();
  expect(before).toMatchObject({ edited: false, document: { style: "neon", durationMs: 8000 } });
  expect((await document(before.document, 1, before.base)).body).toEqual({ version: 2 });
  const identity = { ...(before.spec as AppSpec).identity, name: "Leafy" };
  await server.sql`update projects set spec = ${server.sql.json({ ...(before.spec as AppSpec), identity } as never)}`;
  const now = parseStoryboard((await load()).document);
  expect(now).toMatchObject({
    title: "Leafy",
    style: "neon",
    durationMs: 8000,
    soundtrack: { mood: "calm", volume: 0.5 },
  });
  expect(now.scenes[0]).toMatchObject({ text: "Your plants will thank you" });
  expect(now.scenes.at(-1)).toMatchObject({ text: "Grow with us", name: "Leafy" });
});

test("without a model the built-in writer writes the words, as they were or others", async () => {
  const write = async (variant: number) => (await call(ada, "storyboard-write", { projectId, variant })).body;
  const none = { by: "built-in", model: null, failure: null, costMicros: 0 };
  expect(await write(0)).toMatchObject({ ...none, ops: [] });
  const other = await write(1);
  expect(other).toMatchObject(none);
  expect((await ops(other.ops, 0)).status).toBe(200);
  const { hooks } = parseStoryboard((await load()).document);
  expect(hooks).not.toEqual(parseStoryboard((await load()).base).hooks);
  // And back again.
  expect((await ops((await write(0)).ops, 1)).status).toBe(200);
  expect(parseStoryboard((await load()).document).hooks).toEqual(parseStoryboard((await load()).base).hooks);
});

test("a render keeps what was chosen when it was asked for", async () => {
  await save({ texts: { hook: { text: "First words" } } }, 0);
  const { body: created } = await call(ada, "render-create", { projectId });
  await save({ texts: { hook: { text: "Later words" } } }, 1);
  const [job] = await server.sql<
    { choices: { choices: StudioChoices } }[]
  >`select choices from renders where id = ${created.renderId}`;
  expect(job?.choices.choices.texts?.["hook"]?.text).toBe("First words");
});

test.each(["16:9", "4:5"] as const)(
  "a render's own aspect (%s) and length stand above what was chosen",
  async (aspect) => {
    await save(CHOICES, 0);
    const { body: created } = await call(ada, "render-create", { projectId, aspect, durationMs: 12_000 });
    const rows = await server.sql`select aspect, duration_ms from renders where id = ${created.renderId}`;
    expect(rows).toEqual([{ aspect, duration_ms: 12_000 }]);
  },
);

const TEXTS: StoryboardOp[] = [
  { op: "set-style", style: "soft" },
  { op: "set-text", scene: "call", texts: { tagline: "My own line" } },
  { op: "move-scene", scene: "call", index: 0 },
  { op: "set-duration", durationMs: 12_000 },
  { op: "set-fps", fps: 24 },
];
const ops = (list: readonly unknown[], baseVersion: number, user = ada) =>
  call(user, "storyboard-save", { projectId, baseVersion, ops: [...list] });
const document = (value: unknown, baseVersion: number, base?: unknown) =>
  call(ada, "storyboard-save", { projectId, baseVersion, document: value, base });
const load = async () => (await call(ada, "storyboard-get", { projectId })).body;
const rendered = async () => {
  const { body } = await call(ada, "render-create", { projectId });
  const [job] = await server.sql<RenderRequest[]>`
    select aspect, duration_ms, fps, watermark, choices from renders where id = ${body.renderId}`;
  const app = await readProjectApp(server.sql, projectId);
  if (job === undefined || app === null) throw new Error("the render or its project is not there");
  return writeRenderStoryboard(app, job, await readFootageAssets(server.sql, projectId), (await load()).link);
};

test("ops are kept as a document that the studio, the player and the renderer show", async () => {
  const before = await load();
  expect([before.edited, before.document]).toEqual([false, before.base]);
  expect((await ops(TEXTS, 0)).body).toEqual({ version: 1 });
  const after = await load();
  const wanted = applyStoryboardOps(parseStoryboard(before.document), TEXTS).storyboard;
  expect([after.edited, after.base, after.document]).toEqual([true, before.base, wanted]);
  expect(parseStoryboard((await call(ada, "trailer-get", { projectId })).body.storyboard)).toEqual(wanted);
  expect(await rendered()).toEqual(wanted);
});

test("a whole document is kept, and given up again", async () => {
  const { document: before, base } = await load();
  const mine = applyStoryboardOps(parseStoryboard(before), TEXTS).storyboard;
  expect((await document(mine, 0, base)).body).toEqual({ version: 1 });
  expect((await load()).document).toEqual(mine);
  expect((await document(null, 1)).body).toEqual({ version: 2 });
  expect(await load()).toMatchObject({ edited: false, document: before });
});

test("a document follows its app where nobody touched it", async () => {
  await ops(TEXTS, 0);
  const [row] = await server.sql<{ spec: AppSpec }[]>`select spec from projects where id = ${projectId}`;
  const identity = { ...row?.spec.identity, name: "Leafy", tagline: "Not this one" };
  await server.sql`update projects set spec = ${server.sql.json({ ...row?.spec, identity } as never)} where id = ${projectId}`;
  const { document: now } = await load();
  expect(parseStoryboard(now)).toMatchObject({ title: "Leafy", style: "soft", durationMs: 12_000 });
  expect(parseStoryboard(now).scenes[0]).toMatchObject({
    kind: "call-to-action",
    name: "Leafy",
    tagline: "My own line",
  });
});

test("watermark and link are the plan's and the project's, whatever a document says", async () => {
  const { document: before, link } = await load();
  const mine = { ...parseStoryboard(before), watermark: null, link: "https://evil.example.com" };
  expect((await document(mine, 0)).status).toBe(200);
  const [kept] = await server.sql<
    { document: Storyboard; base: Storyboard }[]
  >`select document, base from storyboard_settings`;
  expect([kept?.document.watermark, kept?.document.link, kept?.base.link]).toEqual([null, null, null]);
  for (const shown of [(await load()).document, await rendered()])
    expect(parseStoryboard(shown)).toMatchObject({ watermark: "Made with SayHey", link });
});

async function addAsset(
  user: TestUser,
  kind: string,
  flowId: string,
  project: string | null,
  weight = 0,
): Promise<string> {
  const manifest = {
    version: 1,
    flowId,
    caption: "Water it",
    appHash: "h",
    viewport: { width: 360, height: 640, scale: 3 },
    fps: 30,
    durationMs: 4000,
    frames: [{ atMs: 0, file: "frames/0000.webp" }],
    taps: [],
    boxes: [],
  };
  const type = kind === "upload" ? "audio/mpeg" : "application/zip";
  const [row] = await server.sql<{ id: string }[]>`
    insert into assets (user_id, project_id, kind, name, path, content_type, bytes, meta)
    values (${user.id}, ${project}, ${kind}, 'x', gen_random_uuid()::text, ${type}, 1,
      ${server.sql.json({ weight, appHash: "h", manifest } as never)}) returning id`;
  return row?.id ?? "";
}

test("footage and music of one's own are kept, another's are refused by name", async () => {
  const mine = await addAsset(ada, "clip", "own", projectId);
  const song = await addAsset(ada, "upload", "own", null);
  const theirs = await addAsset(eve, "upload", "own", null);
  const backdrop = { id: mine, startMs: 0, rate: 1, dim: 0.4 };
  const file = { assetId: song, startMs: 0, bpm: 100, beats: [] };
  const take = await addAsset(ada, "upload", "own", null);
  const voice = { assetId: take, atMs: 1200, startMs: 60, durationMs: 2400, volume: 1 };
  const saved = await ops(
    [
      { op: "set-backdrop", scene: "hook", backdrop },
      { op: "set-soundtrack", patch: { file, voice } },
    ],
    0,
  );
  expect(saved.body).toEqual({ version: 1 });
  expect(parseStoryboard((await load()).document)).toMatchObject({ soundtrack: { file, voice } });
  expect(parseStoryboard((await load()).document).scenes[0]).toMatchObject({ backdrop });

  for (const id of [theirs, "nothing", "00000000-0000-4000-8000-000000000001"]) {
    const sound = await ops([{ op: "set-soundtrack", patch: { file: { ...file, assetId: id } } }], 1);
    expect([sound.status, sound.error.field]).toEqual([400, "document.soundtrack.file.assetId"]);
    const spoken = await ops([{ op: "set-soundtrack", patch: { voice: { ...voice, assetId: id } } }], 1);
    expect([spoken.status, spoken.error.field]).toEqual([400, "document.soundtrack.voice.assetId"]);
    const picture = await ops([{ op: "set-backdrop", scene: "hook", backdrop: { ...backdrop, id } }], 1);
    expect([picture.status, picture.error.field]).toEqual([400, "document.scenes.0.backdrop.id"]);
  }
  // What is deleted since is left out, and nothing else is lost.
  await server.sql`delete from assets where id = any(${[mine, song, take]}::uuid[])`;
  const bare = parseStoryboard((await load()).document);
  expect([bare.scenes[0]?.backdrop, bare.soundtrack.file, bare.soundtrack.voice]).toEqual([null, null, null]);
});

test("what is edited while the app is filmed anew is kept, and shows the new clip", async () => {
  const before = await addAsset(ada, "footage", "water", projectId, 5);
  const { document: old, base } = await load();
  const mine = applyStoryboardOps(parseStoryboard(old), [{ op: "set-captions", captions: "karaoke" }]).storyboard;
  const shown = (storyboard: Storyboard) =>
    storyboard.scenes.flatMap((scene) => (scene.kind === "feature" ? [scene.footage?.id] : []))[0];
  expect(shown(mine)).toBe(before);
  await server.sql`delete from assets where id = ${before}`;
  const after = await addAsset(ada, "footage", "water", projectId, 5);
  expect((await document(mine, 0, base)).body).toEqual({ version: 1 });
  const now = parseStoryboard((await load()).document);
  expect([now.captions, shown(now)]).toEqual(["karaoke", after]);
});

test("a clip that is filmed anew takes the place of the one somebody chose", async () => {
  const before = await addAsset(ada, "footage", "water", projectId);
  const backdrop = { id: before, startMs: 300, rate: 1, dim: 0.4 };
  await ops([{ op: "set-backdrop", scene: "call", backdrop }], 0);
  await server.sql`delete from assets where id = ${before}`;
  const after = await addAsset(ada, "footage", "water", projectId);
  const { scenes } = parseStoryboard((await load()).document);
  expect(scenes.find(({ id }) => id === "call")?.backdrop).toEqual({ ...backdrop, id: after });
});

test.each<[string, (good: Storyboard) => unknown, string, string]>([
  [
    "10,000 characters",
    ({ scenes, ...rest }) => ({
      ...rest,
      scenes: scenes.map((scene, index) => (index === 0 ? { ...scene, text: "x".repeat(10_000) } : scene)),
    }),
    "document.scenes.0.text",
    "is longer than 160 characters",
  ],
  [
    "a missing scene",
    ({ scenes, ...rest }) => ({ ...rest, scenes: scenes.filter((_, index) => index !== 1) }),
    "document.scenes.1.startMs",
    "where the scene before ends",
  ],
  [
    "overlapping scenes",
    ({ scenes, ...rest }) => ({
      ...rest,
      scenes: scenes.map((scene, index) => (index === 2 ? { ...scene, startMs: scene.startMs - 400 } : scene)),
    }),
    "document.scenes.2.startMs",
    "where the scene before ends",
  ],
  ["no scenes", (good) => ({ ...good, scenes: [] }), "document.scenes", ""],
  ["5 seconds", (good) => ({ ...good, durationMs: 5000 }), "document.durationMs", "at least 6 seconds"],
  ["16 seconds", (good) => ({ ...good, durationMs: 16_000 }), "document.durationMs", "at most 15 seconds"],
  ["half a character", (good) => ({ ...good, title: "\ud83c" }), "document.title", "characters"],
  ["a NUL", (good) => ({ ...good, title: "a\u0000b" }), "document.title", "characters"],
  ["something else", () => 42, "document", ""],
])("a document with %s is refused by name, and nothing is lost", async (_, change, field, message) => {
  await ops([{ op: "set-captions", captions: "karaoke" }], 0);
  const { document: good } = await load();
  const { status, error } = await document(change(parseStoryboard(good)), 1);
  expect([status, error.field]).toEqual([400, field]);
  expect(error.message).toContain(message);
  expect(await load()).toMatchObject({ version: 1, document: good });
});

test("ops that do not fit are refused by name, and so is saving two things at once", async () => {
  const { status, error } = await ops(
    [
      { op: "set-captions", captions: "karaoke" },
      { op: "remove-scene", scene: "x" },
    ],
    0,
  );
  expect([status, error.field]).toEqual([400, "ops.1.scene"]);
  const both = await call(ada, "storyboard-save", { projectId, baseVersion: 0, choices: {}, document: null });
  expect(both.status).toBe(400);
  expect((await load()).version).toBe(0);
  expect((await ops(TEXTS, 0, eve)).status).toBe(404);
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
