import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { beforeEach, describe, expect, test } from "vitest";
import { publishSpec } from "../../testing/publish-app.ts";
import { callApp } from "./call-app.fixture.ts";
import { owner, server, useServer } from "./shared-server.fixture.ts";
import { siteApp } from "./site.fixture.ts";

let slug: string;
let previewSlug: string;
let projectId: string;

async function publish(spec: AppSpec, listed = true): Promise<void> {
  ({ projectId, previewSlug, slug } = await publishSpec(server, owner, spec, { listed }));
}

useServer();
beforeEach(async () => {
  await server.sql`delete from notifications`;
  await server.sql`update accounts set plan = 'studio'`;
});

const at = () => ({ url: server.url, slug });
const entry = (more: Record<string, unknown> = {}) => ({
  entity: "message",
  key: `message-${crypto.randomUUID()}`,
  values: { name: "Eve", email: "eve@example.com", text: "Do you bake rye?" },
  website: "",
  elapsedMs: 9000,
  ...more,
});
const send = (body: unknown, headers: Record<string, string> = {}) =>
  callApp<{ sent?: boolean }>(at(), "POST", "/inbox", { body, headers });
const page = (path: string, name = slug) =>
  callApp<string>({ url: server.url, slug: name }, "GET", path, {
    headers: { accept: "text/html", "sec-fetch-mode": "navigate" },
  });
const kept = () => server.sql<{ title: string; email: string }[]>`select title, email from inbox_entries`;

describe("what a visitor of a published site sends", () => {
  beforeEach(() => publish(siteApp()));

  test("is in the owner's inbox once, with a notification and an email", async () => {
    const sent = entry();
    expect((await send(sent)).status).toBe(201);
    expect((await send(sent)).status).toBe(201);
    expect(await kept()).toEqual([{ title: "Eve", email: "eve@example.com" }]);
    const told =
      await server.sql`select event, href from notifications where user_id = ${owner.id} and event = 'app.entry'`;
    expect(told).toEqual([{ event: "app.entry", href: `/projects/${projectId}?mode=inbox` }]);
    expect(
      await server.sql`select 1 from private.mails where user_id = ${owner.id} and kind = 'notification'`,
    ).toHaveLength(1);
  });

  test.each([
    ["a field that people don't see is filled in", { website: "https://spam.example" }],
    ["it came faster than anybody types", { elapsedMs: 40 }],
  ])("is answered and not kept where %s", async (_, more) => {
    expect((await send(entry(more))).status).toBe(201);
    expect(await kept()).toEqual([]);
  });

  test.each([
    ["an entity that nobody sends", { entity: "service" }, 400],
    ["a field there is none of", { values: { name: "Eve", admin: true } }, 400],
    ["an address that is none", { values: { name: "Eve", email: "nope", text: "x" } }, 400],
    ["more than a form holds", { values: { name: "Eve", email: "e@example.com", text: "x".repeat(70_000) } }, 413],
  ])("is refused with %s", async (_, more, status) => {
    expect((await send(entry(more))).status).toBe(status);
    expect(await kept()).toEqual([]);
  });

  test("is refused from another site, after ten in a row, and where the inbox is full", async () => {
    expect((await send(entry(), { origin: "https://evil.example" })).status).toBe(403);
    for (let turn = 0; turn < 10; turn++) await send(entry());
    expect((await send(entry())).status).toBe(429);
    await server.sql`delete from private.rate_limits`;
    await server.sql`update accounts set plan = 'free'`;
    await server.sql`
      insert into inbox_entries (user_id, project_id, entity, label, title, answers, key)
      select ${owner.id}, ${projectId}, 'message', 'Message', 'x', '[]', 'filler-' || n from generate_series(1000, 1600) n`;
    expect((await send(entry())).status).toBe(402);
  });

  test("is taken by no preview", async () => {
    const answer = await callApp({ url: server.url, slug: previewSlug }, "POST", "/inbox", { body: entry() });
    expect(answer.status).toBe(404);
  });

  test("is kept without an email where its owner switched that off", async () => {
    await server.sql`update notification_preferences set inbox_email = false where user_id = ${owner.id}`;
    await server.sql`delete from private.mails`;
    await send(entry());
    expect(await kept()).toHaveLength(1);
    expect(await server.sql`select 1 from private.mails where kind = 'notification'`).toHaveLength(0);
  });
});

test("rows that visitors of a site with shared data send are in the inbox too", async () => {
  await publish(parseAppSpec({ ...siteApp(), sharing: "shared" }));
  const { body } = await callApp<{ token: string }>(at(), "POST", "/visitor", { body: {} });
  const { values } = entry();
  const answer = await callApp(at(), "POST", "/data/message", { body: { values }, token: body.token });
  expect(answer.status).toBe(201);
  expect(await kept()).toEqual([{ title: "Eve", email: "eve@example.com" }]);
});

describe("pages of a published site", () => {
  test("are read without scripts, with data for search engines and where to find all of them", async () => {
    await publish(siteApp());
    const home = await page("/");
    expect(home.body).toContain("Bread since dawn");
    expect(home.body).toMatch(/<a class="site-link" href="\/services" ?>Breads<\/a>/);
    expect(home.body).toContain('"@type":"Bakery"');
    expect(home.body).toContain('<meta name="sayhey-entries" content="inbox" />');
    expect(home.headers["x-robots-tag"]).toBeUndefined();
    const services = await page("/services");
    expect(services.body).toContain("Sourdough");
    expect(services.body).toContain(`<link rel="canonical" href="http://${slug}.localhost`);
    expect((await page("/sitemap.xml")).body).toContain("/services</loc>");
    expect((await page("/robots.txt")).body).toContain("Sitemap: ");
  });

  test("never hold what visitors have sent", async () => {
    await publish(siteApp());
    await send(entry());
    for (const path of ["/", "/services", "/contact"]) expect((await page(path)).body).not.toContain("Do you bake rye");
  });

  test("are kept out of search engines where they are not listed, and so are previews", async () => {
    await publish(siteApp(), false);
    const home = await page("/");
    expect(home.headers["x-robots-tag"]).toContain("noindex");
    expect(home.body).toContain("noindex");
    expect((await page("/robots.txt")).body).toContain("Disallow: /\n");
    const preview = await page("/", previewSlug);
    expect(preview.headers["x-robots-tag"]).toContain("noindex");
    expect(preview.body).toContain('<meta name="sayhey-entries" content="preview" />');
    expect((await page("/sitemap.xml", previewSlug)).status).toBe(404);
  });

  test("show shared rows as they are now", async () => {
    const spec = siteApp();
    const entities = spec.entities.map((one) =>
      one.id === "service" ? { ...one, access: { read: "everyone", create: "everyone", edit: "author" } } : one,
    );
    await publish(parseAppSpec({ ...spec, entities, sharing: "shared" }));
    expect((await page("/services")).body).toContain("Sourdough");
    const { body } = await callApp<{ token: string }>(at(), "POST", "/visitor", { body: {} });
    await callApp(at(), "POST", "/data/service", { body: { values: { name: "Seeded rye" } }, token: body.token });
    expect((await page("/services")).body).toContain("Seeded rye");
  });
});
