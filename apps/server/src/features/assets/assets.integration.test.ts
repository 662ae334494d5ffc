import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import type { AssetRow } from "@sayhey/contract/rows";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { openMediaStore } from "../../infra/media/open-media-store.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { openServices } from "../../main/services.ts";
import { uploadFile } from "./fixtures/upload-files.ts";
import { sweepAssets } from "./sweep-assets.ts";

let server: TestPlatform;
let media: MediaStore;
let ada: TestUser;
let eve: TestUser;

async function upload(
  user: TestUser,
  query: Record<string, string> = {},
  extension: "png" | "mp3" = "png",
): Promise<AssetRow> {
  const answer = await fetch(`${server.url}/uploads/v1?${new URLSearchParams(query).toString()}`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}`, "x-file-name": `a.${extension}` },
    body: (await uploadFile(extension)) as unknown as BodyInit,
  });
  const { asset } = (await answer.json()) as { asset: AssetRow };
  return asset;
}

async function call<N extends FunctionName>(
  user: TestUser,
  name: N,
  input: FunctionInput<N>,
): Promise<{ status: number; body: FunctionOutput<N> & { error?: { kind: string; message: string } } }> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${user.token}` },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: (await answer.json()) as never };
}

const ids = async (user: TestUser): Promise<string[]> =>
  (await server.sql<{ id: string }[]>`select id from assets where user_id = ${user.id} order by created_at`).map(
    ({ id }) => id,
  );
const binSince = (id: string, days: number) =>
  server.sql`update assets set deleted_at = now() - make_interval(days => ${days}) where id = ${id}`;
const bin = (user: TestUser, id: string) =>
  user.client.from("assets").update({ deleted_at: new Date().toISOString() }).eq("id", id).select("deleted_at");

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  media = openMediaStore({
    folder: join(server.platform.dataFolder, "media"),
    secret: await server.platform.secret("media"),
  });
});
afterAll(() => server?.close());
beforeEach(async () => {
  ada = await server.signUp("Ada");
  eve = await server.signUp("Eve");
});

describe("owners arrange their assets", () => {
  test("by folder and tags, within their limits", async () => {
    const { id } = await upload(ada);
    const change = (patch: Record<string, unknown>) =>
      ada.client.from("assets").update(patch).eq("id", id).select("id");
    expect((await change({ folder: "Brand", tags: ["logo", "v2, final"] })).data).toHaveLength(1);
    for (const refused of [
      { folder: "x".repeat(61) },
      { folder: " padded" },
      { tags: ["x".repeat(41)] },
      { tags: [" "] },
      { tags: Array.from({ length: 21 }, (_, index) => String(index)) },
      { name: "" },
    ])
      expect((await change(refused)).error?.code, JSON.stringify(refused)).toBe("23514");
  });

  test("the moment of deletion is the server's", async () => {
    const { id } = await upload(ada);
    const { data } = await ada.client
      .from("assets")
      .update({ deleted_at: "2001-01-01T00:00:00Z" })
      .eq("id", id)
      .select("deleted_at");
    expect(Date.now() - Date.parse(data?.[0]?.deleted_at as string)).toBeLessThan(60_000);
  });

  test("what was filmed cannot be thrown away, what was uploaded can, and comes back", async () => {
    const project = await server.insertProject(ada.id);
    const [clip] = await server.sql<{ id: string }[]>`
      insert into assets (user_id, project_id, kind, name, path, content_type, bytes)
      values (${ada.id}, ${project.id}, 'footage', 'Clip', ${`c/${project.id}`}, 'application/zip', 1) returning id`;
    expect((await bin(ada, clip?.id ?? "")).error?.code).toBe("42501");
    const { id } = await upload(ada);
    expect((await bin(ada, id)).error).toBeNull();
    const back = await ada.client.from("assets").update({ deleted_at: null }).eq("id", id).select("deleted_at");
    expect(back.data).toEqual([{ deleted_at: null }]);
  });
});

describe("the bin", () => {
  test("counts as storage until it is emptied", async () => {
    const asset = await upload(ada);
    await bin(ada, asset.id);
    const full = await call(ada, "asset-storage", {});
    expect(full.body).toMatchObject({ used: asset.bytes, inBin: asset.bytes, limit: 500 * 1024 ** 2, plan: "free" });
    const { body } = await call(ada, "asset-purge", { assetIds: [asset.id] });
    expect(body).toEqual({ purged: [asset.id], kept: [] });
    expect((await call(ada, "asset-storage", {})).body).toMatchObject({ used: 0, inBin: 0 });
    expect(await media.stat(asset.path)).toBeNull();
    expect(await media.stat(asset.thumb_path ?? "")).toBeNull();
  });

  test("is emptied only of one's own, and only of what lies in it", async () => {
    const mine = await upload(ada);
    const hers = await upload(eve);
    await bin(eve, hers.id);
    const { body } = await call(ada, "asset-purge", { assetIds: [mine.id, hers.id] });
    expect(body).toEqual({ purged: [], kept: [] });
    expect(await media.stat(mine.path)).not.toBeNull();
    expect(await media.stat(hers.path)).not.toBeNull();
  });

  test("keeps the cover of a project, and says so", async () => {
    const project = await server.insertProject(ada.id, { name: "Dinner Club" });
    const cover = await upload(ada);
    expect((await call(ada, "image-cover", { projectId: project.id, assetId: cover.id })).status).toBe(200);
    await bin(ada, cover.id);
    const { body } = await call(ada, "asset-purge", { assetIds: [cover.id] });
    expect(body).toEqual({ purged: [], kept: [{ assetId: cover.id, reason: "it is the cover of Dinner Club" }] });
  });
});

describe("covers", () => {
  test("are one's own pictures on one's own projects", async () => {
    const project = await server.insertProject(ada.id);
    const picture = await upload(ada);
    const sound = await upload(ada, {}, "mp3");
    const hers = await upload(eve);
    const answers = [
      await call(ada, "image-cover", { projectId: project.id, assetId: hers.id }),
      await call(eve, "image-cover", { projectId: project.id, assetId: hers.id }),
      await call(ada, "image-cover", { projectId: project.id, assetId: sound.id }),
      await call(ada, "image-cover", { projectId: project.id, assetId: picture.id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 200]);
    const { body } = await call(ada, "asset-uses", { assetIds: [picture.id, hers.id] });
    expect(body.uses).toEqual([{ assetId: picture.id, kind: "cover", title: "Test", href: `/projects/${project.id}` }]);
  });
});

describe("the sweep", () => {
  test("takes what has lain in the bin for 30 days, and nothing else", async () => {
    const [old, fresh, kept] = [await upload(ada), await upload(ada), await upload(ada)];
    await binSince(old.id, 31);
    await binSince(fresh.id, 29);
    await sweepAssets({ sql: server.sql, media });
    expect(await ids(ada)).toEqual([fresh.id, kept.id]);
    expect(await media.stat(old.path)).toBeNull();
    expect(await media.stat(fresh.path)).not.toBeNull();
    expect(await media.stat(kept.path)).not.toBeNull();
  });

  test("takes what was filmed of projects deleted long ago, unless a render may still show it", async () => {
    const film = async (deleted: string | null, render: boolean): Promise<string> => {
      const project = await server.insertProject(ada.id, { deleted_at: deleted });
      const path = `projects/${ada.id}/${project.id}/footage/a.txt`;
      await media.put(path, new TextEncoder().encode("clip"));
      await server.sql`insert into assets (user_id, project_id, kind, name, path, content_type, bytes)
        values (${ada.id}, ${project.id}, 'footage', 'Clip', ${path}, 'application/zip', 4)`;
      await upload(ada, deleted === null ? { project: project.id } : {});
      if (render)
        await server.sql`insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
          values (${ada.id}, ${project.id}, '9:16', 720, 30, 10000, true)`;
      return path;
    };
    const longAgo = new Date(Date.now() - 31 * 86_400_000).toISOString();
    const recently = new Date(Date.now() - 29 * 86_400_000).toISOString();
    const paths = [
      await film(longAgo, false),
      await film(longAgo, true),
      await film(recently, false),
      await film(null, false),
    ];
    await sweepAssets({ sql: server.sql, media });
    const there = await Promise.all(paths.map(async (path) => (await media.stat(path)) !== null));
    expect(there).toEqual([false, true, true, true]);
    expect(await ids(ada)).toHaveLength(7);
  });

  test("takes files of uploads that never got a row, once nobody can be writing them", async () => {
    const asset = await upload(ada);
    const [lost, writing] = [`uploads/${ada.id}/x/file.txt`, `uploads/${ada.id}/y/file.txt`];
    for (const key of [lost, writing]) await media.put(key, new TextEncoder().encode("bytes"));
    const dayAgo = new Date(Date.now() - 86_400_000);
    for (const key of [lost, asset.path]) await utimes(join(server.platform.dataFolder, "media", key), dayAgo, dayAgo);
    await sweepAssets({ sql: server.sql, media });
    expect(await media.stat(lost)).toBeNull();
    expect(await media.stat(writing)).not.toBeNull();
    expect(await media.stat(asset.path)).not.toBeNull();
    expect(await readdir(join(server.platform.dataFolder, "media", ".incoming"))).toEqual([]);
  });
});
