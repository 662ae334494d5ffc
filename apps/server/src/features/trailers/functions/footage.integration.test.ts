import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import type { AssetRow } from "@sayhey/contract/rows";
import { footageManifestSchema } from "@sayhey/contract/footage";
import { parseStoryboard } from "@sayhey/trailer";
import { renderTrailer } from "@sayhey/trailer/node";
import { unzipSync } from "fflate";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { superviseWorker, type SupervisedWorker } from "../../../main/worker/supervise-worker.ts";
import type { MediaStore } from "../../../infra/media/media-store.ts";
import { openMediaStore } from "../../../infra/media/open-media-store.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices, workerSettings } from "../../../main/services.ts";
import { uploadFile } from "../../assets/fixtures/upload-files.ts";

let server: TestPlatform;
let media: MediaStore;
let ada: TestUser;
let eve: TestUser;
let projectId: string;
let worker: SupervisedWorker | null = null;

async function ask<N extends FunctionName>(
  user: TestUser,
  name: N,
  input: FunctionInput<N>,
): Promise<{ status: number; body: FunctionOutput<N> & { error?: { message: string; field?: string } } }> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}` },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: (await answer.json()) as never };
}
async function call<N extends FunctionName>(name: N, input: FunctionInput<N>): Promise<FunctionOutput<N>> {
  const { status, body } = await ask(ada, name, input);
  expect([status, body]).toEqual([200, body]);
  return body;
}
async function upload(bytes: Uint8Array, name: string, query = ""): Promise<AssetRow> {
  const answer = await fetch(`${server.url}/uploads/v1${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${ada.token}`, "x-file-name": name },
    body: bytes as unknown as BodyInit,
  });
  const body = (await answer.json()) as { asset: AssetRow };
  expect([answer.status, body]).toEqual([201, body]);
  return body.asset;
}
const list = (): Promise<FunctionOutput<"footage-list">> => call("footage-list", { projectId });
async function zipAt(url: string): Promise<Record<string, Uint8Array>> {
  const answer = await fetch(server.url + url);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  const settings = await workerSettings(server.platform);
  media = openMediaStore(settings.media);
  [ada, eve] = [await server.signUp("Ada"), await server.signUp("Eve")];
  ({ projectId } = await call("project-create", { idea: "Plant diary" }));
  await server.sql`delete from pgboss.job where name = 'film'`;
  worker = superviseWorker({ ...settings, chromiumPath: "/nonexistent/chromium" });
  await worker.ready();
});
afterAll(async () => {
  await worker?.stop();
  await server.close();
});

test("an own picture becomes footage of one picture at once, upright and no finer than 4K, and only once", async () => {
  const wide = await sharp({ create: { width: 5000, height: 1000, channels: 3, background: "#ff5a36" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const asset = await upload(wide, "wall.jpg");
  const drawn = await upload(await uploadFile("webp"), "drawn.webp", "?kind=image");
  expect((await list()).files.map(({ assetId, kind }) => [assetId, kind])).toEqual([
    [drawn.id, "picture"],
    [asset.id, "picture"],
  ]);
  const { footageId } = await call("footage-add", { projectId, assetId: asset.id });
  expect((await call("footage-add", { projectId, assetId: asset.id })).footageId).toBe(footageId);
  const [source, ...others] = (await list()).sources;
  expect(others).toEqual([]);
  expect(source).toMatchObject({
    id: footageId,
    kind: "picture",
    name: "wall.jpg",
    originAssetId: asset.id,
    weight: 0,
  });
  expect(source?.manifest).toMatchObject({ viewport: { width: 768, height: 3840, scale: 1 } });
  const files = await zipAt(source?.url ?? "");
  const manifest = footageManifestSchema.parse(JSON.parse(Buffer.from(files["manifest.json"] ?? []).toString()));
  const picture = await sharp(files[manifest.frames[0]?.file ?? ""]).metadata();
  expect([picture.width, picture.height, picture.format]).toEqual([768, 3840, "webp"]);
  expect((await fetch(server.url + (source?.thumbUrl ?? ""))).headers.get("content-type")).toBe("image/webp");
});

test("a stretch of an own video becomes footage by a job", { timeout: 120_000 }, async () => {
  const outDir = await mkdtemp(join(tmpdir(), "sayhey-walk-"));
  const { storyboard } = await call("trailer-get", { projectId, durationMs: 6000 });
  const walk = await renderTrailer({
    storyboard: parseStoryboard(storyboard),
    footage: [],
    width: 144,
    height: 256,
    formats: ["mp4", "webm"],
    outDir,
  });
  const mp4 = await readFile(walk.files.mp4?.path ?? "");
  // The same boxes under QuickTime's own brand.
  const mov = Buffer.from(mp4);
  mov.write("qt  ", 8, "latin1");
  const videos = { mp4, webm: await readFile(walk.files.webm?.path ?? ""), mov };
  await rm(outDir, { recursive: true });
  for (const extension of ["mp4", "webm", "mov"] as const) {
    const asset = await upload(videos[extension], `walk.${extension}`);
    const input = { projectId, assetId: asset.id, startMs: 2000, durationMs: 500 };
    const { importId } = await call("footage-add", input);
    const source = await vi.waitFor(
      async () => {
        const { sources, imports } = await list();
        expect(imports.filter(({ status }) => status === "failed")).toEqual([]);
        const found = sources.find(({ originAssetId }) => originAssetId === asset.id);
        expect(found, extension).toBeDefined();
        return found;
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(source).toMatchObject({ kind: "video", name: `walk.${extension}` });
    expect(source?.manifest.durationMs).toBe(500);
    const files = await zipAt(source?.url ?? "");
    const frames = source?.manifest.frames ?? [];
    expect(frames.length).toBeGreaterThan(5);
    expect(frames.length).toBeLessThanOrEqual(15);
    expect(frames[0]?.atMs).toBe(0);
    for (const { file, atMs } of frames) {
      expect(atMs).toBeLessThan(500);
      expect((await sharp(files[file]).metadata()).format).toBe("webp");
    }
    // What it shows is what the trailer showed then.
    expect(source?.manifest.viewport).toEqual({ width: 144, height: 256, scale: 1 });
    expect((await list()).imports).toEqual([]);
    expect(await call("footage-add", input)).toEqual({ footageId: source?.id, importId });
  }
});

test("what cannot be shown is refused by its field, and a broken video by a clear sentence", async () => {
  const [sound, video] = [
    await upload(await uploadFile("mp3"), "a.mp3"),
    await upload(await uploadFile("mp4"), "b.mp4"),
  ];
  expect(await ask(ada, "footage-add", { projectId, assetId: sound.id })).toMatchObject({
    status: 400,
    body: { error: { field: "assetId", message: "Only pictures and videos can be shown in a trailer." } },
  });
  expect(await ask(eve, "footage-add", { projectId, assetId: video.id })).toMatchObject({ status: 404 });
  expect(await ask(ada, "footage-add", { projectId, assetId: video.id, startMs: 5000 })).toMatchObject({
    status: 400,
    body: { error: { field: "startMs", message: expect.stringContaining("cannot begin at 5.0 s") } },
  });
  expect(await ask(ada, "footage-add", { projectId, assetId: video.id, durationMs: 15_001 })).toMatchObject({
    status: 400,
    body: { error: { field: "durationMs" } },
  });
  // What a disk has lost of a file since it was uploaded.
  const bytes = await media.read(video.path);
  await media.remove(video.path);
  await media.put(
    video.path,
    bytes.map((byte, at) => (at > 600 ? 0 : byte)),
  );
  const { importId } = await call("footage-add", { projectId, assetId: video.id });
  const failed = await vi.waitFor(
    async () => {
      const found = (await list()).imports.find((each) => each.importId === importId);
      expect(found?.status).toBe("failed");
      return found;
    },
    { timeout: 30_000, interval: 100 },
  );
  expect(failed?.errorMessage).toMatch(/damaged|cut off/);
});
