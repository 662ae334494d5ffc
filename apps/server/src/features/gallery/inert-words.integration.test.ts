import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { openServices } from "../../main/services.ts";
import { writeMail } from "../../infra/mail/write-mail.ts";
import { callAs } from "../../testing/publish-app.ts";
import { insertRender } from "../../testing/insert-render.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";

/** What somebody types where a name belongs; every way out of text, attributes, scripts and CDATA. */
const EVIL = `"'></title></script>]]><img src=x onerror=alert(1)><script>alert(1)</script>`;
/** None of it may be left as it is in anything that a browser reads as markup. */
const RUNS = /<img src=x|<script>alert|\]\]><img/i;

let server: TestPlatform;
let ada: TestUser;
let bo: TestUser;
let webFolder: string;

async function call<N extends FunctionName>(
  user: TestUser,
  name: N,
  input: FunctionInput<N>,
): Promise<FunctionOutput<N>> {
  const { status, body } = await callAs(server, user, name, input);
  expect(body).not.toHaveProperty("error");
  expect(status).toBe(200);
  return body;
}

/** What stands at an address of an app; the name in the request decides, wherever it resolves to. */
function openApp(slug: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    get({ host: "127.0.0.1", port, headers: { host: `${slug}.localhost:${port}` } }, (answer) => {
      let body = "";
      answer.on("data", (part: Buffer) => (body += part.toString()));
      answer.on("end", () => resolve(body));
    }).on("error", reject);
  });
}

let publicationId: string;
let slug: string;
let player: string;

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), "sayhey-web-"));
  await writeFile(
    join(webFolder, "index.html"),
    `<!doctype html><html lang="en"><head><meta name="description" content="x" /><title>SayHey</title></head><body></body></html>`,
  );
  server = await startTestPlatform({
    openServices: (platform) => openServices(platform, { worker: false }),
    webFolder,
  });
  ada = await server.signUp("Ada Lovelace");
  bo = await server.signUp("Bo Nakamura");
  for (const [user, username] of [
    [ada, "ada"],
    [bo, "bobo"],
  ] as const) {
    const { error } = await user.client
      .from("profiles")
      .update({ full_name: EVIL, bio: EVIL, username })
      .eq("id", user.id);
    expect(error).toBeNull();
    await user.client
      .from("notification_preferences")
      .update({ likes_email: true, remixes_email: true })
      .eq("user_id", user.id);
  }
  const { projectId } = await call(ada, "project-create", { idea: "Plant diary", seed: 7 });
  await call(ada, "project-edit", {
    projectId,
    baseVersion: 1,
    ops: [{ op: "set-identity", patch: { name: EVIL.slice(0, 40), tagline: EVIL, description: EVIL } }],
  });
  expect((await ada.client.from("projects").update({ name: EVIL }).eq("id", projectId)).error).toBeNull();
  const renderId = await insertRender(server, ada.id, projectId);
  player = (await call(ada, "render-link-set", { renderId, shared: true })).path ?? "";
  ({ publicationId, slug } = await call(ada, "publication-publish", {
    projectId,
    slug: "plants-of-ada",
    listed: true,
    title: EVIL,
    description: `${EVIL}\n${EVIL}`,
    hashtags: [],
    category: "Nature",
  }));
  await call(bo, "gallery-like", { publicationId, liked: true });
  await call(bo, "gallery-remix", { publicationId });
  await call(bo, "report-create", { publicationId, reason: "other", details: EVIL });
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true, force: true });
});

test("what people type is kept as they typed it", async () => {
  const { item } = (await callAs(server, null, "gallery-get", { publicationId })).body;
  expect([item.title, item.author.name, item.description]).toEqual([EVIL, EVIL, `${EVIL}\n${EVIL}`]);
  const [report] = await server.sql<{ details: string }[]>`select details from reports`;
  expect(report?.details).toBe(EVIL);
});

test("and runs in no page, player, feed or card", async () => {
  const item = encodeURIComponent(`${server.url}/gallery/${publicationId}`);
  const link = encodeURIComponent(server.url + player);
  for (const path of [
    "/gallery",
    `/gallery/${publicationId}`,
    "/profile/ada",
    `/embed/${publicationId}`,
    player,
    "/gallery/feed.xml",
    "/profile/ada/feed.xml",
    "/sitemap.xml",
  ]) {
    const answer = await fetch(server.url + path, { headers: { accept: "text/html" } });
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const text = await answer.text();
    expect(text, path).not.toMatch(RUNS);
    if (!["/gallery", "/sitemap.xml"].includes(path)) expect(text, path).toMatch(/&lt;script&gt;alert\(1\)/);
  }
  for (const asked of [item, link]) {
    const answer = await fetch(`${server.url}/oembed?url=${asked}`);
    expect(answer.headers.get("content-type")).toContain("application/json");
    const { html, title } = (await answer.json()) as { html: string; title: string };
    expect(title).toBe(EVIL);
    expect(html).not.toMatch(RUNS);
  }
  for (const path of ["/gallery/feed.json", "/profile/ada/feed.json"]) {
    const answer = await fetch(server.url + path);
    expect(answer.headers.get("content-type")).toContain("application/feed+json");
    const { items } = (await answer.json()) as { items: { title: string }[] };
    expect(items.map(({ title }) => title)).toEqual([EVIL]);
  }
});

test("nor in the published app, nor in a mail", async () => {
  expect(await openApp(slug)).not.toMatch(RUNS);
  const mails = await server.queuedMails();
  expect(mails.length).toBeGreaterThanOrEqual(2);
  for (const mail of mails) {
    const { html, subject } = writeMail(mail, server.url);
    expect(html).not.toMatch(RUNS);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});
