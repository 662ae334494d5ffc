import { join } from "node:path";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import type { AssetRow } from "@sayhey/contract/rows";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { previewJob } from "./preview.ts";
import type { JobRun } from "../../infra/queue/job-definition.ts";
import { freezeTrailer } from "../gallery/freeze-trailer.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { openMediaStore } from "../../infra/media/open-media-store.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { openServices } from "../../main/services.ts";
import { uploadFile } from "./fixtures/upload-files.ts";
import { removeAssets } from "./remove-assets.ts";

let server: TestPlatform;
let media: MediaStore;
let ada: TestUser;
let eve: TestUser;

async function upload(
  user: TestUser,
  query: Record<string, string> = {},
  extension: "png" | "jpg" | "mp3" | "mp4" | "wav" = "png",
  name = `a.${extension}`,
): Promise<AssetRow> {
  const answer = await fetch(`${server.url}/uploads/v1?${new URLSearchParams(query).toString()}`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}`, "x-file-name": name },
    body: (await uploadFile(extension)) as unknown as BodyInit,
  });
  const { asset } = (await answer.json()) as { asset: AssetRow };
  return asset;
}

async function call<N extends FunctionName>(
  user: TestUser,
  name: N,
  input: FunctionInput<N>,
): Promise<{ status: number; body: FunctionOutput<N> & { error?: { message: string; field?: string } } }> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${user.token}` },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: (await answer.json()) as never };
}

const refusal = async <N extends FunctionName>(user: TestUser, name: N, input: FunctionInput<N>) => {
  const { status, body } = await call(user, name, input);
  return [status, body.error?.field, body.error?.message];
};

const folders = async (user: TestUser): Promise<string[]> =>
  (await call(user, "asset-places", {})).body.folders.map(({ path, files }) => `${path} ${files}`);
const folderOf = async (id: string) =>
  (await server.sql`select folder, deleted_at is not null as binned from assets where id = ${id}`)[0];

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  media = openMediaStore({
    folder: join(server.platform.dataFolder, "media"),
    secret: await server.platform.secret("media"),
  });
  eve = await server.signUp("Eve");
});
afterAll(() => server?.close());
beforeEach(async () => {
  ada = await server.signUp("Ada");
});

describe("folders", () => {
  test("lie inside each other, stay while nothing is in them, and count what is deeper", async () => {
    await upload(ada, { folder: "Brand/Logos" });
    await upload(ada, { folder: "Brand" });
    expect((await call(ada, "asset-folder-create", { folder: " Plans / 2027 " })).body.folder).toBe("Plans/2027");
    await call(ada, "asset-folder-create", { folder: "Plans/2027" });
    expect(await folders(ada)).toEqual(["Brand 2", "Brand/Logos 1", "Plans 0", "Plans/2027 0"]);
    expect(await folders(eve)).toEqual([]);
  });

  test("cannot have every name", async () => {
    for (const [folder, message] of [
      ["", "The folder needs a name."],
      [" / ", "The folder needs a name."],
      ["a/../b", "A folder cannot be called '.' or '..'."],
      ["x".repeat(61), "A folder's name has 60 characters at most."],
      ["a/b/c/d/e/f/g/h/i", "Folders can lie 8 deep at most."],
      ["a\u0007", "A folder name can't contain control characters."],
    ] as const)
      expect(await refusal(ada, "asset-folder-create", { folder })).toEqual([400, "folder", message]);
  });

  test("move with all that is in them, also what lies in the bin", async () => {
    const [logo, old] = [await upload(ada, { folder: "Brand/Logos" }), await upload(ada, { folder: "Brand/Logos" })];
    const similar = await upload(ada, { folder: "Branding" });
    await server.sql`update assets set deleted_at = now() where id = ${old.id}`;
    await call(ada, "asset-folder-create", { folder: "Clients" });
    const { body } = await call(ada, "asset-folder-move", { folder: "Brand", to: "Clients/Marks" });
    expect(body).toEqual({ folder: "Clients/Marks", files: 1 });
    expect(await folderOf(logo.id)).toEqual({ folder: "Clients/Marks/Logos", binned: false });
    expect(await folderOf(old.id)).toEqual({ folder: "Clients/Marks/Logos", binned: true });
    expect(await folderOf(similar.id)).toEqual({ folder: "Branding", binned: false });
    expect(await folders(ada)).toEqual(["Branding 1", "Clients 1", "Clients/Marks 1", "Clients/Marks/Logos 1"]);

    expect(await refusal(ada, "asset-folder-move", { folder: "Clients", to: "Clients/Marks/Clients" })).toEqual([
      400,
      "to",
      "A folder can't be inside itself.",
    ]);
    expect(await refusal(ada, "asset-folder-move", { folder: "Branding", to: "Clients" })).toEqual([
      409,
      "to",
      "There is a folder called Clients already.",
    ]);
    expect(await refusal(ada, "asset-folder-move", { folder: "Clients", to: "1/2/3/4/5/6/7" })).toEqual([
      400,
      "to",
      "Folders can lie 8 deep at most.",
    ]);
    expect((await call(eve, "asset-folder-move", { folder: "Clients", to: "Mine" })).status).toBe(404);
  });

  test("are removed with their files into the bin, and come back as they were", async () => {
    const project = await server.insertProject(ada.id);
    const logo = await upload(ada, { folder: "Brand/Logos" });
    const [clip] = await server.sql<{ id: string }[]>`
      insert into assets (user_id, project_id, kind, name, path, content_type, bytes, folder)
      values (${ada.id}, ${project.id}, 'footage', 'Clip', ${`c/${project.id}`}, 'application/zip', 1, 'Brand/Film') returning id`;
    await call(ada, "asset-folder-create", { folder: "Brand/Empty" });
    const before = await folders(ada);
    const { body: removed } = await call(ada, "asset-folder-remove", { folder: "Brand" });
    expect(removed.binned).toEqual([logo.id]);
    expect(removed.moved).toEqual([{ assetId: clip?.id, folder: "Brand/Film" }]);
    expect(await folders(ada)).toEqual([]);
    expect(await folderOf(clip?.id ?? "")).toEqual({ folder: "", binned: false });
    expect((await call(eve, "asset-folder-restore", removed)).body.files).toBe(0);
    expect(await folderOf(logo.id)).toEqual({ folder: "Brand/Logos", binned: true });
    expect((await call(ada, "asset-folder-restore", removed)).body.files).toBe(1);
    expect(await folders(ada)).toEqual(before);
    expect((await call(ada, "asset-folder-remove", { folder: "Nowhere" })).status).toBe(404);
  });
});

describe("versions", () => {
  test("of a replaced file can be looked at, put back and removed, and count as stored", async () => {
    const first = await upload(ada);
    const second = await upload(ada, { replace: first.id }, "jpg");
    const list = async () => (await call(ada, "asset-versions", { assetId: first.id })).body.versions;
    const [version] = await list();
    expect(version).toMatchObject({ contentType: "image/png", bytes: first.bytes, width: 60 });
    expect((await fetch(`${server.url}${version?.url ?? ""}`)).headers.get("content-type")).toBe("image/png");
    const storage = (await call(ada, "asset-storage", {})).body;
    expect(storage).toMatchObject({
      used: first.bytes + second.bytes,
      parts: { versions: first.bytes, pictures: second.bytes },
    });

    const versionId = version?.versionId ?? "";
    for (const name of ["asset-version-restore", "asset-version-remove"] as const)
      expect((await call(eve, name, { versionId })).status).toBe(404);
    expect((await call(eve, "asset-versions", { assetId: first.id })).status).toBe(404);
    const { body } = await call(ada, "asset-version-restore", { versionId });
    expect(body.asset).toMatchObject({
      id: first.id,
      path: first.path,
      content_type: "image/png",
      thumb_path: first.thumb_path,
    });
    const [other] = await list();
    expect(other).toMatchObject({ contentType: "image/jpeg", bytes: second.bytes });
    await call(ada, "asset-version-remove", { versionId: other?.versionId ?? "" });
    expect(await list()).toEqual([]);
    expect(await media.stat(second.path)).toBeNull();
    expect(await media.stat(first.path)).not.toBeNull();
  });

  test("are ten at most, and go with their asset", async () => {
    const { id, path } = await upload(ada);
    for (let count = 0; count < 11; count++) await upload(ada, { replace: id });
    expect((await call(ada, "asset-versions", { assetId: id })).body.versions).toHaveLength(10);
    expect(await media.stat(path)).toBeNull();
    const kept = await server.sql<{ path: string }[]>`select path from asset_versions where asset_id = ${id}`;
    await removeAssets({ sql: server.sql, media }, [id]);
    for (const version of kept) expect(await media.stat(version.path)).toBeNull();
  });

  test("are not kept where there is no room for both files", async () => {
    const first = await upload(ada);
    await server.sql`insert into assets (user_id, kind, name, path, content_type, bytes)
      values (${ada.id}, 'footage', 'Clip', ${`test/${ada.id}`}, 'application/zip', ${500 * 1024 ** 2 - first.bytes})`;
    const second = await upload(ada, { replace: first.id });
    expect(second.id).toBe(first.id);
    expect(await media.stat(first.path)).toBeNull();
    expect((await call(ada, "asset-versions", { assetId: first.id })).body.versions).toEqual([]);
  });
});

describe("a ZIP of several", () => {
  test("holds them in their folders, each under a name of its own", async () => {
    const assets = [
      await upload(ada, { folder: "Brand/Logos" }),
      await upload(ada, { folder: "Brand/Logos" }, "png", "A.PNG"),
      await upload(ada, {}, "mp3"),
    ];
    const hers = await upload(eve);
    await server.sql`update assets set name = '../../evil' where id = ${assets[2]?.id ?? ""}`;
    const { body } = await call(ada, "asset-archive", { assetIds: [...assets.map(({ id }) => id), hers.id] });
    expect(body.files).toBe(3);
    const answer = await fetch(`${server.url}${body.url}`);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="assets.zip"');
    const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(entries).toSorted()).toEqual([".._.._evil.mp3", "Brand/Logos/A.png", "Brand/Logos/a (2).png"]);
    expect(Buffer.from(entries["Brand/Logos/A.png"] ?? []).equals(await uploadFile("png"))).toBe(true);
    await server.sql`update private.asset_archives set expires_at = now() where user_id = ${ada.id}`;
    expect((await fetch(`${server.url}${body.url}`)).status).toBe(404);
    expect((await call(ada, "asset-archive", { assetIds: [hers.id] })).status).toBe(404);
  });
});

describe("where it is used", () => {
  test("names the trailer that plays a sound", async () => {
    const project = await server.insertProject(ada.id, { name: "Dinner Club" });
    const sound = await upload(ada, {}, "mp3");
    await server.sql`insert into storyboard_settings (project_id, user_id, base, document)
      values (${project.id}, ${ada.id}, '{}', ${server.sql.json({ soundtrack: { file: { assetId: sound.id, startMs: 0 } } })})`;
    const { body } = await call(ada, "asset-uses", { assetIds: [sound.id] });
    expect(body.uses).toEqual([
      { assetId: sound.id, kind: "trailer", title: "Dinner Club", href: `/studio/${project.id}` },
    ]);
  });
});

describe("a chosen cover", () => {
  test("is what a publication shows, on cards and beside links; what was filmed stays the trailer's", async () => {
    const cover = await upload(ada, {}, "jpg");
    const { id } = await server.insertProject(ada.id);
    const { body } = await call(ada, "image-cover", { projectId: id, assetId: cover.id });
    expect(body).toEqual({ projectId: id, published: false });
    const project = { id, user_id: ada.id, poster_asset_id: cover.id };
    const frozen = await freezeTrailer(server.sql, media, project, null);
    const sizes = await Promise.all(
      [frozen.poster_path, frozen.og_path].map(async (key) => sharp(await media.read(key ?? "")).metadata()),
    );
    expect(sizes).toMatchObject([
      { format: "webp", width: 60, height: 40 },
      { format: "jpeg", width: 1200, height: 630 },
    ]);
    expect(await freezeTrailer(server.sql, media, project, null)).toEqual(frozen);
    await upload(ada, { replace: cover.id }, "png");
    expect((await freezeTrailer(server.sql, media, project, null)).poster_path).not.toBe(frozen.poster_path);
  });
});

describe("previews are made in the background", () => {
  const run = async (asset: AssetRow): Promise<AssetRow> => {
    await previewJob.run({
      sql: server.sql,
      media,
      data: { assetId: asset.id, userId: asset.user_id },
      signal: new AbortController().signal,
      commit: async (work: (tx: never) => Promise<void>) => {
        await server.sql.begin((tx) => work(tx as never));
        return true;
      },
    } as unknown as JobRun<"preview">);
    const [row] = await server.sql<AssetRow[]>`select * from assets where id = ${asset.id}`;
    return row as AssetRow;
  };

  test("a video gets a small poster, whose address is private", async () => {
    const video = await upload(ada, {}, "mp4");
    expect(video.thumb_path).toBeNull();
    const { thumb_path: poster } = await run(video);
    expect(await sharp(await media.read(poster ?? "")).metadata()).toMatchObject({ format: "webp", width: 64 });
    expect((await fetch(`${server.url}/media/${poster ?? ""}`)).status).toBe(403);
    const { body } = await call(eve, "asset-sign", { assetIds: [video.id], thumb: true });
    expect(body.urls).toEqual([null]);
  });

  test("a sound gets its waveform", async () => {
    const { meta } = await run(await upload(ada, {}, "wav"));
    expect(meta["peaks"]).toEqual(Array.from({ length: 160 }, () => 0));
  });

  test("what was uploaded before there were previews gets one once its owner sees it, and is tried once", async () => {
    const sound = await upload(ada, {}, "wav");
    const picture = await upload(ada);
    const forget = () => server.sql`delete from pgboss.job where name = 'preview'`;
    const queued = async () =>
      (
        await server.sql<{ data: unknown }[]>`select data - 'requestId' as data from pgboss.job where name = 'preview'`
      ).map(({ data }) => data);
    await forget();
    await call(eve, "asset-sign", { assetIds: [sound.id] });
    expect(await queued()).toEqual([]);
    for (let time = 0; time < 2; time++) {
      const { body } = await call(ada, "asset-sign", { assetIds: [sound.id, picture.id] });
      expect(body.urls).toEqual([expect.any(String), expect.any(String)]);
      expect(await queued()).toEqual([{ assetId: sound.id, userId: ada.id }]);
    }
    await server.sql`update pgboss.job set state = 'failed' where name = 'preview'`;
    await call(ada, "asset-sign", { assetIds: [sound.id] });
    expect(await queued()).toHaveLength(1);
    await forget();
    await run(sound);
    await call(ada, "asset-sign", { assetIds: [sound.id] });
    expect(await queued()).toEqual([]);
  });
});
