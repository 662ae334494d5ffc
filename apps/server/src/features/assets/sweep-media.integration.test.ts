import { randomUUID } from "node:crypto";
import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { openMediaStore } from "../../infra/media/open-media-store.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { SWEPT_AREAS } from "./media-references.ts";
import { sweepAssets } from "./sweep-assets.ts";

let server: TestPlatform;
let media: MediaStore;
let folder: string;
let ada: TestUser;

beforeAll(async () => {
  server = await startTestPlatform();
  ada = await server.signUp();
  folder = await mkdtemp(join(tmpdir(), "sayhey-sweep-"));
  media = openMediaStore({ folder, secret: "s".repeat(32) });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Puts a file into the store that has been there for a week. */
async function old(key: string): Promise<string> {
  await media.put(key, new TextEncoder().encode("x"));
  const then = new Date(Date.now() - 7 * 86_400_000);
  await utimes(join(folder, key), then, then);
  return key;
}

const left = async (keys: readonly string[]): Promise<string[]> => {
  const stats = await Promise.all(keys.map(async (key) => ((await media.stat(key)) === null ? [] : [key])));
  return stats.flat();
};

async function insertRender(projectId: string, paths: Record<string, string>, finishedDaysAgo = 0): Promise<string> {
  const id = randomUUID();
  await server.sql`insert into renders (id, user_id, project_id, aspect, size, fps, duration_ms, watermark)
    values (${id}, ${ada.id}, ${projectId}, '9:16', 720, 30, 6000, false)`;
  await server.sql`update renders set status = 'processing' where id = ${id}`;
  await server.sql`update renders set status = 'completed', finished_at = now() - make_interval(days => ${finishedDaysAgo}) where id = ${id}`;
  for (const [column, name] of Object.entries(paths)) {
    const key = await old(`renders/${ada.id}/${id}/${randomUUID()}/${name}`);
    await server.sql.unsafe(`update renders set ${column} = $1 where id = $2`, [key, id]);
  }
  return id;
}

test("in every folder what a row refers to stays, and what none does goes once it is old", async () => {
  const project = await server.insertProject(ada.id);
  const own = `${ada.id}/${project.id}`;
  const orphans = await Promise.all(SWEPT_AREAS.map((area) => old(`${area}/${own}/${randomUUID()}/lost.txt`)));
  const others = await old(`elsewhere/${own}/file.txt`);
  const young = `renders/${own}/${randomUUID()}/new.txt`;
  await media.put(young, new TextEncoder().encode("x"));

  const kept: string[] = [others, young];
  const keep = async (key: string): Promise<string> => {
    kept.push(await old(key));
    return key;
  };
  const renderId = await insertRender(project.id, {});
  for (const column of ["video", "webm", "gif", "poster", "og", "captions", "srt", "storyboard"]) {
    const key = await keep(`renders/${ada.id}/${renderId}/${randomUUID()}/${column}.txt`);
    await server.sql.unsafe(`update renders set ${column}_path = $1 where id = $2`, [key, renderId]);
  }
  for (const [area, kind] of [
    ["uploads", "upload"],
    ["projects", "footage"],
    ["transforms", "transform"],
    ["projects", "export"],
  ]) {
    const [path, thumb] = [await keep(`${area}/${own}/${kind}/a.txt`), await keep(`${area}/${own}/${kind}/thumb.txt`)];
    await server.sql`insert into assets (user_id, project_id, kind, name, path, thumb_path, content_type, bytes)
      values (${ada.id}, ${project.id}, ${kind ?? ""}, 'a', ${path}, ${thumb}, 'text/plain', 1)`;
  }
  const checkPicture = await keep(`projects/${own}/proof/${randomUUID()}.txt`);
  const report = { checks: [{ kind: "page", name: "/", passed: true, message: null, ms: 1, picture: checkPicture }] };
  await server.sql`update projects set check_report = ${server.sql.json(report)} where id = ${project.id}`;
  const picture = await keep(`projects/${own}/versions/1.txt`);
  await server.sql`update project_edits set thumb_path = ${picture} where project_id = ${project.id} and version = 1`;
  await keep(`projects/${own}/published/${renderId}/trailer.txt`);

  await sweepAssets({ sql: server.sql, media });
  expect(await left(orphans)).toEqual([]);
  expect(await left(kept)).toEqual(kept);
});

test("30 days after a project was deleted its renders and pictures go, but not what was published of it", async () => {
  const project = await server.insertProject(ada.id);
  const own = `${ada.id}/${project.id}`;
  const renderId = await insertRender(project.id, { video_path: "trailer.txt", poster_path: "poster.txt" }, 60);
  const [render] = await server.sql<
    { video_path: string; poster_path: string }[]
  >`select * from renders where id = ${renderId}`;
  const files = [render?.video_path ?? "", render?.poster_path ?? ""];
  const picture = await old(`projects/${own}/versions/1.txt`);
  await server.sql`update project_edits set thumb_path = ${picture} where project_id = ${project.id} and version = 1`;
  const published = await old(`projects/${own}/published/${renderId}/trailer.txt`);
  const unused = await old(`projects/${own}/published/${randomUUID()}/trailer.txt`);
  const [publication] = await server.sql<{ id: string }[]>`
    insert into publications (user_id, project_id, slug, title, category) values (${ada.id}, ${project.id}, ${`app-${project.slug}`}, 'App', 'Tools') returning id`;
  await server.sql`
    insert into publication_versions (publication_id, user_id, number, project_version, spec, app_hash, video_path)
    values (${publication?.id ?? ""}, ${ada.id}, 1, 1, '{}', 'x', ${published})`;

  await server.sql`update projects set deleted_at = now() - interval '29 days' where id = ${project.id}`;
  await sweepAssets({ sql: server.sql, media });
  expect(await left([...files, picture, published])).toEqual([...files, picture, published]);

  await server.sql`update projects set deleted_at = now() - interval '31 days' where id = ${project.id}`;
  await sweepAssets({ sql: server.sql, media });
  expect(await left([...files, picture, unused])).toEqual([]);
  expect(await left([published])).toEqual([published]);
  expect(await server.sql`select 1 from renders where id = ${renderId}`).toHaveLength(0);
});

test("every column that can hold the key of a file is looked at", async () => {
  const found = await server.sql<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema in ('public', 'private') and data_type = 'text' and (column_name ~ '(^|_)path$' or column_name = 'avatar_key')
      and table_name not in (select table_name from information_schema.views where table_schema in ('public', 'private'))
    order by 1`;
  const elsewhere = [
    "ai_runs.path",
    "asset_folders.path",
    "music.source_path",
    "project_overrides.path",
    "ai_run_files.path",
  ];
  expect(found.map(({ name }) => name).filter((name) => !elsewhere.includes(name))).toEqual([
    "account_exports.path",
    "ai_runs.after_path",
    "ai_runs.before_path",
    "asset_versions.path",
    "asset_versions.thumb_path",
    "assets.path",
    "assets.thumb_path",
    "music.path",
    "profiles.avatar_key",
    "project_edits.thumb_path",
    "publication_versions.captions_path",
    "publication_versions.og_path",
    "publication_versions.poster_path",
    "publication_versions.video_path",
    "renders.captions_path",
    "renders.gif_path",
    "renders.og_path",
    "renders.poster_path",
    "renders.srt_path",
    "renders.storyboard_path",
    "renders.video_path",
    "renders.webm_path",
  ]);
});
