import { request as httpRequest } from "node:http";
import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openServices } from "../../../main/services.ts";
import { callAs, publishSpec } from "../../../testing/publish-app.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { callApp } from "../../shared-data/call-app.fixture.ts";
import { siteApp } from "../../shared-data/site.fixture.ts";
import { item, rss, says, startFeedSite, testNetwork, type FeedSite } from "./feeds.fixture.ts";
import { pictureName, type Feed } from "./read-feed.ts";

interface Told {
  feed?: Feed;
  failed?: string;
}

let site: FeedSite;
let server: TestPlatform;
let owner: TestUser;
let slug: string;
let picture: Buffer;
/** Feeds are kept in memory by their address, so each test has addresses of its own. */
let nth = 0;
const fresh = (): string => `/feed-${(nth += 1)}.xml`;

/** The bakery with a block of news. */
function bakery(block: Record<string, unknown>): AppSpec {
  const spec = siteApp();
  const page = { id: "press", path: "/press", title: "Press", icon: "rss", nav: true };
  return parseAppSpec({
    ...spec,
    pages: [...spec.pages, { ...page, blocks: [{ kind: "news", id: "news", ...block }] }],
  });
}

async function publish(block: Record<string, unknown>): Promise<void> {
  ({ slug } = await publishSpec(server, owner, bakery(block)));
}

const ask = (path = "/feeds/news", headers: Record<string, string> = {}, at = slug) =>
  callApp<Told>({ url: server.url, slug: at }, "GET", path, { headers });

/** Type and bytes of a file of the app. */
function fetchFile(path: string): Promise<{ status: number; type: string; bytes: Buffer }> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    httpRequest(
      {
        host: "127.0.0.1",
        port,
        path,
        headers: { host: `${slug}.localhost:${port}`, "sec-fetch-mode": "no-cors", "sec-fetch-site": "same-origin" },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: String(answer.headers["content-type"]),
            bytes: Buffer.concat(chunks),
          }),
        );
      },
    )
      .on("error", reject)
      .end();
  });
}

beforeAll(async () => {
  site = await startFeedSite();
  server = await startTestPlatform({
    openServices: (platform) => openServices(platform, { worker: false, feedNetwork: testNetwork() }),
  });
  owner = await server.signUp("Ada Lovelace");
  await server.prove(owner);
  picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await server?.close();
  await site?.close();
});
beforeEach(async () => {
  await server.sql`delete from projects`;
  await server.sql`delete from private.rate_limits`;
  await server.sql`update accounts set plan = 'studio'`;
  site.asked.length = 0;
});

describe("the feed of a block", () => {
  test("is answered to the published app, as many entries as the block shows", async () => {
    const path = fresh();
    site.answers[path] = says(rss([1, 2, 3, 4].map((n) => item(`Entry ${n}`, `<link>/${n}</link>`)).join("")));
    await publish({ address: `${site.url}${path}`, limit: 3 });
    const { status, body, headers } = await ask();
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.feed?.title).toBe("Harbor Post");
    expect(body.feed?.entries.map(({ title, link }) => [title, link])).toEqual(
      [1, 2, 3].map((n) => [`Entry ${n}`, `${site.url}/${n}`]),
    );
    await ask();
    expect(site.asked).toEqual([path]);
  });

  test("is answered to a preview, of the address that the project has at the time", async () => {
    const [one, two] = [fresh(), fresh()];
    site.answers[one] = says(rss(item("One")));
    site.answers[two] = says(rss(item("Two")));
    const spec = bakery({ address: `${site.url}${one}` });
    const project = await server.insertProject(owner.id, { spec: server.sql.json(spec as never) });
    const at = project.slug;
    expect((await ask("/feeds/news", {}, at)).body.feed?.entries[0]?.title).toBe("One");
    const changed = await callAs(server, owner, "project-edit", {
      projectId: project.id,
      baseVersion: 1,
      requestId: crypto.randomUUID(),
      source: "inspector",
      ops: [{ op: "update-block", page: "press", block: "news", patch: { address: `${site.url}${two}` } }],
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect((await ask("/feeds/news", {}, at)).body.feed?.entries[0]?.title).toBe("Two");
  });

  test("says why there is nothing", async () => {
    const path = fresh();
    site.answers[path] = says("<!doctype html><p>Hello", "text/html");
    await publish({ address: `${site.url}${path}` });
    expect((await ask()).body).toEqual({ failed: "not-a-feed" });
    await publish({ address: "http://inside.test/feed.xml" });
    expect((await ask()).body).toEqual({ failed: "private" });
    await publish({ address: "https://dead.test/feed.xml" });
    expect((await ask()).body).toEqual({ failed: "missing" });
  });

  test("is that of the block alone: a visitor names no address", async () => {
    const path = fresh();
    site.answers[path] = says(rss(item("Ferry")));
    await publish({ address: `${site.url}${path}` });
    expect((await ask("/feeds/other")).status).toBe(404);
    expect(
      (await ask(`/feeds/news?address=${site.url}/secret&url=${site.url}/secret`)).body.feed?.entries,
    ).toHaveLength(1);
    expect((await ask(`/feeds/${encodeURIComponent(`${site.url}/secret`)}`)).status).not.toBe(500);
    expect(site.asked).toEqual([path]);
  });

  test("is for the app's own pages only", async () => {
    await publish({ address: `${site.url}${fresh()}` });
    expect((await ask("/feeds/news", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await ask("/feeds/news", { origin: "https://elsewhere.example" })).status).toBe(403);
    // Whoever opens the address sees the app.
    expect((await ask("/feeds/news", { "sec-fetch-mode": "navigate" })).headers["content-type"]).toContain("text/html");
    expect(site.asked).toEqual([]);
  });

  test("is fetched within a limit; what is kept is answered all the same", async () => {
    const path = fresh();
    site.answers[path] = says(rss(item("Ferry")));
    await publish({ address: `${site.url}${path}` });
    await ask();
    await server.sql`update private.rate_limits set hits = 1000 where key like 'feeds %'`;
    expect((await ask()).status).toBe(200);
    await publish({ address: `${site.url}${fresh()}` });
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("pictures of a feed", () => {
  const withPicture = (path: string, of: string): void => {
    site.answers[path] = says(rss(item("Ferry", `<media:thumbnail url="${site.url}${of}"/>`)));
  };

  test("come from the app's own origin, small and as WebP", async () => {
    const [path, drawn] = [fresh(), `/${nth}.png`];
    withPicture(path, drawn);
    site.answers[drawn] = says(picture, "image/png");
    await publish({ address: `${site.url}${path}` });
    const [entry] = (await ask()).body.feed?.entries ?? [];
    expect(entry?.picture).toBe(`/feeds/news/${pictureName(`${site.url}${drawn}`)}.webp`);
    const { status, type, bytes } = await fetchFile(entry?.picture ?? "");
    expect([status, type]).toEqual([200, "image/webp"]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 640 });
  });

  test("are those of the feed alone, and none where the block shows none", async () => {
    const [path, drawn] = [fresh(), `/${nth}.png`];
    withPicture(path, drawn);
    site.answers[drawn] = says(picture, "image/png");
    await publish({ address: `${site.url}${path}`, pictures: false });
    expect((await ask()).body.feed?.entries).toEqual([{ title: "Ferry", summary: "" }]);
    expect((await fetchFile(`/feeds/news/${pictureName(`${site.url}${drawn}`)}.webp`)).status).toBe(404);
    expect((await fetchFile(`/feeds/news/${"0".repeat(24)}.webp`)).status).toBe(404);
    expect(site.asked).toEqual([path]);
  });

  test.each([
    ["a drawing with scripts", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), "image/svg+xml"],
    ["a drawing that says it is a photo", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image/png"],
    ["a broken picture", Buffer.from("\u0089PNG nothing", "latin1"), "image/png"],
    ["a page", Buffer.from("<!doctype html>"), "text/html"],
  ])("are left out where there is %s", async (_, body, type) => {
    const [path, drawn] = [fresh(), `/odd-${nth}.png`];
    withPicture(path, drawn);
    site.answers[drawn] = says(body, type);
    await publish({ address: `${site.url}${path}` });
    const [entry] = (await ask()).body.feed?.entries ?? [];
    expect((await fetchFile(entry?.picture ?? "")).status).toBe(404);
  });
});
