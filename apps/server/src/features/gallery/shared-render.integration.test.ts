import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertRender } from "../../testing/insert-render.ts";
import { callAs, clearApps } from "../../testing/publish-app.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { openServices } from "../../main/services.ts";

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;
let webFolder: string;
let projectId: string;
let renderId: string;

const set = (user: TestUser | null, shared: boolean, id = renderId) =>
  callAs(server, user, "render-link-set", { renderId: id, shared });
const look = (user: TestUser | null) => callAs(server, user, "render-link-get", { renderId });
/** The path of the link, switched on. */
const share = async (): Promise<string> => {
  const { status, body } = await set(ada, true);
  expect(status).toBe(200);
  return String(body.path);
};
const filesOf = (path: string): string[] =>
  ["trailer.mp4", "poster.jpg", "captions.vtt"].map((file) => `${path.replace("/embed/", "/media/shared/")}/${file}`);
const statusOf = async (path: string): Promise<number> => (await fetch(server.url + path)).status;

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), "sayhey-web-"));
  await writeFile(join(webFolder, "index.html"), "<!doctype html><html><head><title>SayHey</title></head></html>");
  server = await startTestPlatform({
    openServices: (platform) => openServices(platform, { worker: false }),
    webFolder,
  });
  ada = await server.signUp("Ada Lovelace");
  eve = await server.signUp("Eve");
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true, force: true });
});
beforeEach(async () => {
  await clearApps(server);
  projectId = (await callAs(server, ada, "project-create", { idea: "Plant diary", seed: 7 })).body.projectId;
  renderId = await insertRender(server, ada.id, projectId);
});

test("a render that is not published plays for whoever has its link, in a page that other sites may frame", async () => {
  expect((await look(ada)).body).toEqual({ path: null });
  const path = await share();
  expect(path).toMatch(/^\/embed\/[A-Za-z0-9_-]{22}$/);
  expect((await look(ada)).body).toEqual({ path });
  // Pressed twice, the link that was given away already stays.
  expect(await share()).toBe(path);

  const answer = await fetch(server.url + path);
  const html = await answer.text();
  const [video = "", poster = "", captions = ""] = filesOf(path);
  expect(answer.status).toBe(200);
  for (const part of [
    `<video controls playsinline preload="metadata" src="${video}" poster="${poster}"`,
    `<track kind="captions" src="${captions}"`,
    '<meta name="robots" content="noindex">',
    `<meta property="og:video" content="${server.url}${video}">`,
    `<meta property="og:image" content="${server.url}${poster}">`,
    `href="${server.url}/oembed?url=${encodeURIComponent(server.url + path)}&amp;format=json"`,
    "by Ada Lovelace",
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/<script|autoplay/);
  expect(html).not.toContain(renderId);
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors *");
  expect(answer.headers.get("x-frame-options")).toBeNull();
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  // Its address is a secret of those who have it: other sites learn the origin alone.
  expect(answer.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  const file = await fetch(server.url + video, { headers: { range: "bytes=4-7" } });
  expect([file.status, file.headers.get("content-type"), await file.text()]).toEqual([206, "video/mp4", "ftyp"]);
  expect(file.headers.get("cache-control")).toBe("private, no-cache");
  expect((await fetch(server.url + poster)).headers.get("content-type")).toBe("image/jpeg");
});

test("started by itself it is muted and goes on from the beginning", async () => {
  const html = await (await fetch(`${server.url}${await share()}?autoplay=1`)).text();
  expect(html).toContain('<video controls playsinline autoplay muted loop preload="auto"');
});

test("a render as GIF alone is shown as a picture", async () => {
  await server.sql`update renders set gif_path = replace(video_path, '.mp4', '.gif'), video_path = null where id = ${renderId}`;
  const path = await share();
  const html = await (await fetch(server.url + path)).text();
  expect(html).toContain(`<img class="picture" src="${path.replace("/embed/", "/media/shared/")}/trailer.gif"`);
  expect(html).not.toContain("<video");
});

test("oEmbed describes the player within the size asked for, and knows no address of other sites", async () => {
  const path = await share();
  const ask = (url: string, more = "") => fetch(`${server.url}/oembed?url=${encodeURIComponent(url)}${more}`);
  const answer = await ask(server.url + path, "&maxwidth=180");
  expect(await answer.json()).toMatchObject({
    version: "1.0",
    type: "video",
    author_name: "Ada Lovelace",
    thumbnail_url: `${server.url}${filesOf(path)[1]}`,
    thumbnail_width: 720,
    thumbnail_height: 1280,
    html: expect.stringContaining(`<iframe src="${server.url}${path}"`),
    width: 180,
    height: 358,
  });
  expect((await ask(`https://evil.example${path}`)).status).toBe(404);
  expect((await ask(`${server.url}/embed/${"A".repeat(22)}`)).status).toBe(404);
});

test("switched off, page, files and oEmbed are gone at once, and switched on again the old link stays dead", async () => {
  const path = await share();
  expect((await set(ada, false)).body).toEqual({ path: null });
  const gone = [path, ...filesOf(path), `/oembed?url=${encodeURIComponent(server.url + path)}`];
  for (const each of gone) expect(await statusOf(each), each).toBe(404);
  const next = await share();
  expect(next).not.toBe(path);
  expect(await statusOf(next)).toBe(200);
  for (const each of gone) expect(await statusOf(each), each).toBe(404);
});

test.each([
  ["the project is in the bin", () => server.sql`update projects set deleted_at = now() where id = ${projectId}`],
  ["the render is deleted", () => server.sql`delete from renders where id = ${renderId}`],
  [
    "the account is suspended",
    () => server.sql`insert into private.suspensions (user_id, reason) values (${ada.id}, 'Spam')`,
  ],
])("nothing is shown once %s", async (_, happen) => {
  const path = await share();
  await happen();
  for (const each of [path, ...filesOf(path)]) expect(await statusOf(each), each).toBe(404);
  await server.sql`delete from private.suspensions`;
});

test("only its owner looks the link up or switches it, and the API's roles never read the table", async () => {
  const path = await share();
  for (const answer of [await set(eve, false), await set(eve, true), await look(eve)])
    expect([answer.status, answer.body.error?.kind]).toEqual([404, "not-found"]);
  for (const answer of [await set(null, false), await look(null)]) expect(answer.status).toBe(401);
  expect(await statusOf(path)).toBe(200);
  for (const role of ["anon", "authenticated"]) {
    const read = server.sql.begin(async (tx) => {
      await tx.unsafe(`set local role ${role}`);
      await tx`select 1 from private.render_links`;
    });
    await expect(read).rejects.toThrow(/permission denied/);
  }
});

test("a render that is not finished has no link, and what is no link is not found", async () => {
  await server.sql`delete from renders`;
  const [row] = await server.sql<{ id: string }[]>`
    insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
    values (${ada.id}, ${projectId}, '9:16', 720, 30, 10000, true) returning id`;
  const refused = await set(ada, true, row?.id ?? "");
  expect([refused.status, refused.body.error?.message]).toEqual([409, "This render has no files yet."]);
  expect((await callAs(server, ada, "render-link-set", { renderId: row?.id })).status).toBe(400);
  for (const path of [
    "/embed/none",
    `/embed/${"A".repeat(22)}`,
    `/embed/${row?.id}`,
    `/media/shared/${"A".repeat(22)}/trailer.mp4`,
    `/media/shared/..%2f..%2fsecret/trailer.mp4`,
  ])
    expect(await statusOf(path), path).toBe(404);
});
