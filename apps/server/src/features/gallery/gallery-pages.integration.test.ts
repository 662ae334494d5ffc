import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FunctionInput, FunctionName } from "@sayhey/contract/functions";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openServices } from "../../main/services.ts";
import type { FunctionAnswer } from "../../testing/call-function.ts";
import { callAs, clearApps, publishApp } from "../../testing/publish-app.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";

const PAGE = `<!doctype html><html lang="en"><head><meta name="description" content="Say Hey." /><title>SayHey</title></head><body></body></html>`;

let server: TestPlatform;
let ada: TestUser;
let webFolder: string;

const call = <N extends FunctionName>(
  user: TestUser | null,
  name: N,
  input: FunctionInput<N> | Record<string, unknown>,
): Promise<FunctionAnswer<N>> => callAs(server, user, name, input);
const publish = (user: TestUser, values?: Parameters<typeof publishApp>[2]) => publishApp(server, user, values);

const page = async (
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; html: string; headers: Headers }> => {
  const answer = await fetch(server.url + path, { ...init, headers: { accept: "text/html" } });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), "sayhey-web-"));
  await writeFile(join(webFolder, "index.html"), PAGE);
  server = await startTestPlatform({
    openServices: (platform) => openServices(platform, { worker: false }),
    webFolder,
  });
  ada = await server.signUp("Ada Lovelace");
  await server.signUp("Bo Nakamura");
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true, force: true });
});
beforeEach(() => clearApps(server));

describe("media", () => {
  test("of what is published are read by everybody, in parts and as a download; those of renders stay private", async () => {
    const { id } = await publish(ada, { render: true, title: 'Plant "diary" 🌱' });
    const { item } = (await call(null, "gallery-get", { publicationId: id })).body;
    const video = server.url + (item.trailer?.video ?? "");
    const whole = await fetch(video);
    expect(whole.status).toBe(200);
    expect(whole.headers.get("content-type")).toBe("video/mp4");
    expect(whole.headers.get("cache-control")).toBe("public, max-age=60");
    const part = await fetch(video, { headers: { range: "bytes=4-7" } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe("ftyp");
    expect((await fetch(server.url + (item.poster ?? ""))).headers.get("content-type")).toBe("image/jpeg");
    expect((await fetch(server.url + (item.trailer?.captions ?? ""))).headers.get("content-type")).toContain(
      "text/vtt",
    );
    expect((await fetch(`${video}&download`)).headers.get("content-disposition")).toContain(
      'filename="plant-diary-trailer.mp4"',
    );
    const [paths] = await server.sql<{ render: string; copy: string }[]>`
      select r.video_path as render, v.video_path as copy from renders r, publication_versions v`;
    for (const path of [paths?.render, paths?.copy])
      expect((await fetch(`${server.url}/media/${path}`)).status).toBe(403);
    for (const path of [`${randomUUID()}/trailer.mp4`, `${id}/spec.json`, `${id}/..%2f..%2ftrailer.mp4`, id, ""])
      expect((await fetch(`${server.url}/media/published/${path}`)).status).toBe(404);
  });

  test("stay when the render is deleted", async () => {
    const { id } = await publish(ada, { render: true });
    await server.sql`delete from renders`;
    const { item } = (await call(null, "gallery-get", { publicationId: id })).body;
    expect((await fetch(server.url + (item.trailer?.video ?? ""))).status).toBe(200);
  });
});

describe("what pages say of themselves", () => {
  test("names the app, its picture, its video and where to embed it", async () => {
    const { id } = await publish(ada, { render: true, description: "Water on time.\nEvery day." });
    const { status, html } = await page(`/gallery/${id}`);
    expect(status).toBe(200);
    const url = `${server.url}/gallery/${id}`;
    for (const part of [
      "<title>Plant diary · SayHey</title>",
      '<meta name="description" content="Water on time. Every day.">',
      '<meta property="og:title" content="Plant diary">',
      `<meta property="og:url" content="${url}">`,
      `<meta property="og:image" content="${server.url}/media/published/${id}/link.jpg?v=1">`,
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      `<meta name="twitter:image" content="${server.url}/media/published/${id}/link.jpg?v=1">`,
      `<meta property="og:video" content="${server.url}/media/published/${id}/trailer.mp4?v=1">`,
      '<meta property="og:video:height" content="1280">',
      '<meta name="twitter:card" content="player">',
      `<meta name="twitter:player" content="${server.url}/embed/${id}">`,
      `<link rel="canonical" href="${url}">`,
      `href="${server.url}/oembed?url=${encodeURIComponent(url)}&amp;format=json"`,
    ])
      expect(html).toContain(part);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect((await fetch(`${server.url}/media/published/${id}/link.jpg`)).headers.get("content-type")).toBe(
      "image/jpeg",
    );
    const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(facts)).toMatchObject({
      "@type": "VideoObject",
      name: "Plant diary",
      duration: "PT10S",
      contentUrl: `${server.url}/media/published/${id}/trailer.mp4?v=1`,
      author: { name: "Ada Lovelace" },
    });
  });

  test("shows a wide picture of the product where the app has none yet, and says so", async () => {
    const { id } = await publish(ada);
    const { html } = await page(`/gallery/${id}`);
    for (const part of [
      `<meta property="og:image" content="${server.url}/link.png">`,
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="SayHey">',
      '<meta name="twitter:image:alt" content="SayHey">',
    ])
      expect(html).toContain(part);
    expect((await fetch(`${server.url}/media/published/${id}/link.jpg`)).status).toBe(404);
  });

  test("introduces the gallery, whatever of it is asked for", async () => {
    const { status, html } = await page("/gallery?sort=top&tag=plants");
    expect(status).toBe(200);
    for (const part of [
      "<title>Gallery · SayHey</title>",
      `<link rel="canonical" href="${server.url}/gallery">`,
      `href="${server.url}/gallery/feed.xml"`,
      `href="${server.url}/gallery/feed.json"`,
    ])
      expect(html).toContain(part);
  });

  test("cannot be broken out of", async () => {
    const evil = `"><script>alert(1)</script><meta x='$&$1`;
    const { id } = await publish(ada, { title: evil, description: `${evil} </title>` });
    await server.sql`update profiles set full_name = ${evil} where id = ${ada.id}`;
    for (const path of [`/gallery/${id}`, "/profile/ada-lovelace", `/embed/${id}`]) {
      const { html } = await page(path);
      expect(html).not.toContain("<script>alert(1)");
      expect(html).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;meta x=&#39;$&amp;$1");
    }
    const feed = (await page("/profile/ada-lovelace/feed.xml")).html;
    expect(feed).not.toContain("<script>");
    const { html } = (await (
      await fetch(`${server.url}/oembed?url=${encodeURIComponent(`${server.url}/gallery/${id}`)}`)
    ).json()) as {
      html: string;
    };
    expect(html).not.toContain("<script>");
    await server.sql`update profiles set full_name = 'Ada Lovelace' where id = ${ada.id}`;
  });

  test.each([
    "/gallery/00000000-0000-4000-8000-000000000000",
    "/gallery/none",
    "/gallery/%00",
    "/gallery/%E0%A4%A",
    "/profile/nobody",
    "/profile/%00",
    "/profile/..%2fadmin",
  ])("answers 404 with the page for %s", async (path) => {
    const { status, html } = await page(path);
    expect(status).toBe(404);
    expect(html).toContain("<title>Oops! Page not found · SayHey</title>");
  });

  test("introduces a person and their feeds", async () => {
    await server.sql`update profiles set bio = 'Small tools.' where id = ${ada.id}`;
    const { status, html } = await page("/profile/ada-lovelace");
    expect(status).toBe(200);
    for (const part of [
      "<title>Ada Lovelace (ada-lovelace) · SayHey</title>",
      '<meta name="description" content="Small tools.">',
      '<meta property="og:type" content="profile">',
      `<link rel="canonical" href="${server.url}/profile/ada-lovelace">`,
      'type="application/rss+xml"',
      'type="application/feed+json"',
    ])
      expect(html).toContain(part);
  });
});

describe("for other sites", () => {
  test("a player without script that anybody may frame, while every other page refuses", async () => {
    const { id } = await publish(ada, { render: true });
    const { status, html, headers } = await page(`/embed/${id}`);
    expect(status).toBe(200);
    expect(html).toContain(
      `<video controls playsinline preload="metadata" src="/media/published/${id}/trailer.mp4?v=1"`,
    );
    expect(html).not.toContain("<script");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors *");
    expect(policy).not.toContain("unsafe-inline");
    expect(headers.get("x-frame-options")).toBeNull();
    for (const path of ["/", `/gallery/${id}`, "/profile/ada-lovelace"])
      expect((await page(path)).headers.get("x-frame-options")).toBe("DENY");
  });

  test("oEmbed describes the player within the size asked for", async () => {
    const { id } = await publish(ada, { render: true });
    const ask = (query: string) => fetch(`${server.url}/oembed?${query}`);
    const url = encodeURIComponent(`${server.url}/gallery/${id}`);
    const answer = await ask(`url=${url}&format=json&maxwidth=180`);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(await answer.json()).toMatchObject({
      version: "1.0",
      type: "video",
      title: "Plant diary",
      author_name: "Ada Lovelace",
      author_url: `${server.url}/profile/ada-lovelace`,
      thumbnail_url: `${server.url}/media/published/${id}/poster.jpg?v=1`,
      width: 180,
      height: 358,
    });
    expect((await ask(`url=${url}&format=xml`)).status).toBe(501);
    expect((await ask("")).status).toBe(400);
    for (const other of [
      `https://evil.example/gallery/${id}`,
      `${server.url}/gallery/${randomUUID()}`,
      `${server.url}/`,
    ])
      expect((await ask(`url=${encodeURIComponent(other)}`)).status).toBe(404);
  });

  test("feeds of what a person has published", async () => {
    const { id } = await publish(ada, { render: true, title: "Plants & pots" });
    const json = (await (await fetch(`${server.url}/profile/ada-lovelace/feed.json`)).json()) as {
      version: string;
      items: { url: string; title: string; attachments: { mime_type: string; url: string }[] }[];
    };
    expect(json.version).toBe("https://jsonfeed.org/version/1.1");
    expect(json.items).toHaveLength(1);
    expect(json.items[0]).toMatchObject({ url: `${server.url}/gallery/${id}`, title: "Plants & pots" });
    expect((await fetch(json.items[0]?.attachments[0]?.url ?? "")).headers.get("content-type")).toBe("video/mp4");
    const rss = await fetch(`${server.url}/profile/ada-lovelace/feed.xml`);
    expect(rss.headers.get("content-type")).toContain("application/rss+xml");
    expect(await rss.text()).toContain(
      `<item><title>Plants &amp; pots</title><link>${server.url}/gallery/${id}</link>`,
    );
    expect((await fetch(`${server.url}/profile/nobody/feed.xml`)).status).toBe(404);
  });

  test("feeds of everybody's, of a category or a hashtag, with the size of each video", async () => {
    const { id } = await publish(ada, { render: true, category: "Nature", hashtags: ["植物"] });
    await publish(ada, { title: "Chess", category: "Games" });
    await publish(ada, { title: "By link only", listed: false });
    const titles = async (query: string) =>
      (
        (await (await fetch(`${server.url}/gallery/feed.json${query}`)).json()) as { items: { title: string }[] }
      ).items.map(({ title }) => title);
    expect(await titles("")).toEqual(["Chess", "Plant diary"]);
    expect(await titles("?category=Games")).toEqual(["Chess"]);
    expect(await titles("?tag=%E6%A4%8D%E7%89%A9")).toEqual(["Plant diary"]);
    for (const wrong of ["?category=Warez", "?tag=a%20b"])
      expect((await fetch(`${server.url}/gallery/feed.xml${wrong}`)).status).toBe(404);
    const rss = await fetch(`${server.url}/gallery/feed.xml?category=Nature`);
    const text = await rss.text();
    const [, video = "", length = ""] = /<enclosure url="([^"]+)" length="(\d+)" type="video\/mp4"\/>/.exec(text) ?? [];
    expect(video).toBe(`${server.url}/media/published/${id}/trailer.mp4?v=1`);
    expect((await (await fetch(video)).arrayBuffer()).byteLength).toBe(Number(length));
    expect(text).toContain("<dc:creator>Ada Lovelace</dc:creator>");
    expect(text).toContain(`<atom:link href="${server.url}/gallery/feed.xml?category=Nature" rel="self"`);
    const again = await fetch(`${server.url}/gallery/feed.xml?category=Nature`, {
      headers: { "if-none-match": rss.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  test("robots.txt and a sitemap with what is listed", async () => {
    const { id } = await publish(ada);
    expect((await page("/robots.txt")).html).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    const { html, headers } = await page("/sitemap.xml");
    expect(headers.get("content-type")).toContain("application/xml");
    for (const path of ["/gallery", `/gallery/${id}`, "/profile/ada-lovelace"])
      expect(html).toContain(`<loc>${server.url}${path}</loc>`);
    expect(html).not.toContain("bo-nakamura");
  });

  test("a published app may not call the product, and is framed by nobody else", async () => {
    const { slug } = await publish(ada);
    const { port } = new URL(server.url);
    const origin = `http://${slug}.localhost:${port}`;
    const policy = await new Promise<string>((resolve, reject) => {
      get({ host: "127.0.0.1", port, headers: { host: `${slug}.localhost:${port}` } }, (answer) => {
        answer.resume();
        resolve(String(answer.headers["content-security-policy"]));
      }).on("error", reject);
    });
    expect(policy).toContain(`frame-ancestors ${server.url}`);
    expect(policy).not.toContain("frame-ancestors *");
    const refused = await fetch(`${server.url}/functions/v1/gallery-list`, {
      method: "POST",
      headers: { origin },
      body: "{}",
    });
    expect(refused.status).toBe(403);
  });
});
