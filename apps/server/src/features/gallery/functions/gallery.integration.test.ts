import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openServices } from "../../../main/services.ts";
import type { FunctionAnswer } from "../../../testing/call-function.ts";
import { callAs, clearApps, publishApp } from "../../../testing/publish-app.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";

const PAGE = `<!doctype html><html lang="en"><head><meta name="description" content="Say Hey." /><title>SayHey</title></head><body></body></html>`;

let server: TestPlatform;
let ada: TestUser;
let bo: TestUser;
let webFolder: string;

const call = <N extends FunctionName>(
  user: TestUser | null,
  name: N,
  input: FunctionInput<N> | Record<string, unknown>,
): Promise<FunctionAnswer<N>> => callAs(server, user, name, input);
const publish = (user: TestUser, values?: Parameters<typeof publishApp>[2]) => publishApp(server, user, values);

const listed = async (input: FunctionInput<"gallery-list"> = {}): Promise<string[]> =>
  (await call(null, "gallery-list", input)).body.items.map(({ title }) => title);

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
  bo = await server.signUp("Bo Nakamura");
});
afterAll(async () => {
  await server.close();
  await rm(webFolder, { recursive: true, force: true });
});
beforeEach(() => clearApps(server));

describe("the gallery", () => {
  test("is read by visitors, without what is not listed", async () => {
    await publish(ada, { title: "Shown" });
    const hidden = await publish(ada, { title: "By link only", listed: false });
    expect(await listed()).toEqual(["Shown"]);
    expect((await call(null, "gallery-get", { publicationId: hidden.id })).body.item.title).toBe("By link only");
    const { data } = await server.anonymous().from("publications").select("title");
    expect(data).toEqual([{ title: "Shown" }]);
    expect((await page(`/gallery/${hidden.id}`)).html).toContain('<meta name="robots" content="noindex">');
    expect((await page("/sitemap.xml")).html).not.toContain(hidden.id);
  });

  test("shows what is new first, what has most likes first, and in trending lets ten likes outweigh four days", async () => {
    const fans = await Promise.all(Array.from({ length: 11 }, (_, index) => server.signUp(`Fan ${index}`)));
    const old = await publish(ada, { title: "Old and loved", age: 3 });
    await publish(ada, { title: "New and unknown" });
    await publish(ada, { title: "Older", age: 5 });
    await Promise.all(fans.map((fan) => call(fan, "gallery-like", { publicationId: old.id, liked: true })));
    expect(await listed({ sort: "new" })).toEqual(["New and unknown", "Old and loved", "Older"]);
    expect(await listed({ sort: "top" })).toEqual(["Old and loved", "New and unknown", "Older"]);
    expect(await listed({ sort: "trending" })).toEqual(["Old and loved", "New and unknown", "Older"]);
    await server.sql`update publications set published_at = now() - interval '5 days' where id = ${old.id}`;
    expect(await listed({ sort: "trending" })).toEqual(["New and unknown", "Old and loved", "Older"]);
  });

  test("counts a remix as three likes", async () => {
    const liked = await publish(ada, { title: "Two likes" });
    const remixed = await publish(ada, { title: "One remix", age: 1 });
    const cy = await server.signUp("Cy");
    for (const fan of [bo, cy]) await call(fan, "gallery-like", { publicationId: liked.id, liked: true });
    await call(bo, "gallery-remix", { publicationId: remixed.id });
    expect(await listed({ sort: "top" })).toEqual(["One remix", "Two likes"]);
  });

  test("finds by category, hashtag, words of any script and people, and takes wildcards as they are", async () => {
    await publish(ada, { title: "Chess ladder", category: "Games", hashtags: ["chess"] });
    await publish(bo, { title: "مذكرات النبات", category: "Nature", hashtags: ["植物"], description: "100% green" });
    expect(await listed({ category: "Games" })).toEqual(["Chess ladder"]);
    expect(await listed({ hashtag: "#植物" })).toEqual(["مذكرات النبات"]);
    expect(await listed({ search: "LADDER chess" })).toEqual(["Chess ladder"]);
    expect(await listed({ search: "#chess" })).toEqual(["Chess ladder"]);
    expect(await listed({ search: "النبات" })).toEqual(["مذكرات النبات"]);
    expect(await listed({ search: "nakamura" })).toEqual(["مذكرات النبات"]);
    expect(await listed({ search: "100%" })).toEqual(["مذكرات النبات"]);
    expect(await listed({ search: "%" })).toEqual(["مذكرات النبات"]);
    expect(await listed({ search: "_" })).toEqual([]);
    expect(await listed({ search: "' or 1=1 --" })).toEqual([]);
    expect(await listed({ search: "\u0000" })).toHaveLength(2);
    expect(await listed({ author: "ada-lovelace" })).toEqual(["Chess ladder"]);
    expect(await listed({ author: "nobody" })).toEqual([]);
    expect((await call(null, "gallery-list", {})).body.hashtags.toSorted()).toEqual(["chess", "植物"]);
    expect((await call(null, "gallery-list", { category: "Games" })).body.hashtags).toEqual(["chess"]);
  });

  test("comes in pages that fit together", async () => {
    for (let count = 1; count <= 5; count++) await publish(ada, { title: `App ${count}`, age: count });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: FunctionOutput<"gallery-list"> } = await call(null, "gallery-list", {
        limit: 2,
        ...(cursor === null ? {} : { cursor }),
      });
      seen.push(...body.items.map(({ title }) => title));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(["App 1", "App 2", "App 3", "App 4", "App 5"]);
    for (const wrong of ["x", "W10", Buffer.from('["1","2"]').toString("base64url")])
      expect((await call(null, "gallery-list", { cursor: wrong })).body.error).toMatchObject({
        kind: "bad-request",
        field: "cursor",
      });
  });
});

describe("likes", () => {
  test("count each person once, however fast they press", async () => {
    const { id } = await publish(ada);
    await Promise.all(Array.from({ length: 8 }, () => call(bo, "gallery-like", { publicationId: id, liked: true })));
    const { body } = await call(bo, "gallery-get", { publicationId: id });
    expect(body).toMatchObject({ liked: true, item: { likes: 1 } });
    expect((await call(null, "gallery-get", { publicationId: id })).body.liked).toBe(false);
    expect((await call(bo, "gallery-like", { publicationId: id, liked: false })).body).toEqual({
      liked: false,
      likes: 0,
    });
  });

  test("a hundred a second by one person are one like, and the limit ends them", async () => {
    const { id } = await publish(ada);
    const answers = await Promise.all(
      Array.from({ length: 130 }, () => call(bo, "gallery-like", { publicationId: id, liked: true })),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(429)]).toEqual([120, 10]);
    for (const { status, body } of answers) if (status === 200) expect(body).toEqual({ liked: true, likes: 1 });
    const told = await server.sql`select 1 from notifications where event = 'gallery.liked'`;
    expect(told).toHaveLength(1);
    expect((await call(null, "gallery-get", { publicationId: id })).body.item.likes).toBe(1);
  });

  test("tell the author once for each person, and never of their own", async () => {
    const { id } = await publish(ada);
    for (const liked of [true, false, true, false, true]) await call(bo, "gallery-like", { publicationId: id, liked });
    await call(ada, "gallery-like", { publicationId: id, liked: true });
    const told =
      await server.sql`select user_id, event, title, body, href from notifications where event like 'gallery.%'`;
    expect([...told]).toEqual([
      {
        user_id: ada.id,
        event: "gallery.liked",
        title: "Bo Nakamura likes your app",
        body: "Plant diary",
        href: `/gallery/${id}`,
      },
    ]);
  });

  test("are one's own list", async () => {
    const { id } = await publish(ada, { title: "Liked" });
    await publish(ada, { title: "Not liked" });
    await call(bo, "gallery-like", { publicationId: id, liked: true });
    const titles = async (user: TestUser | null) =>
      (await call(user, "gallery-list", { liked: true })).body.items?.map(({ title }) => title);
    expect(await titles(bo)).toEqual(["Liked"]);
    expect(await titles(ada)).toEqual([]);
    expect((await call(null, "gallery-list", { liked: true })).status).toBe(401);
  });

  test("need a session, and something that is published", async () => {
    const { id } = await publish(ada);
    expect((await call(null, "gallery-like", { publicationId: id, liked: true })).status).toBe(401);
    await call(ada, "publication-unpublish", { publicationId: id });
    expect((await call(bo, "gallery-like", { publicationId: id, liked: true })).status).toBe(404);
    expect((await call(bo, "gallery-like", { publicationId: randomUUID(), liked: true })).status).toBe(404);
    expect((await call(bo, "gallery-like", { publicationId: "1", liked: true })).body.error?.field).toBe(
      "publicationId",
    );
  });

  test("go when their giver goes", async () => {
    const { id } = await publish(ada);
    const leaver = await server.signUp("Gone Soon");
    await call(leaver, "gallery-like", { publicationId: id, liked: true });
    await server.sql`delete from auth.users where id = ${leaver.id}`;
    expect((await call(null, "gallery-get", { publicationId: id })).body.item.likes).toBe(0);
  });
});

describe("a remix", () => {
  test("is a project of one's own from what is published, and says where it comes from", async () => {
    const { id, projectId: source } = await publish(ada);
    await server.sql`update projects set spec = jsonb_set(spec, '{identity,name}', '"Not published yet"') where id = ${source}`;
    const { projectId } = (await call(bo, "gallery-remix", { publicationId: id })).body;
    const [project] = await server.sql<{ user_id: string; name: string; slug: string; footage_status: string }[]>`
      select user_id, name, slug, footage_status from projects where id = ${projectId}`;
    expect(project).toMatchObject({ user_id: bo.id, footage_status: "pending" });
    expect(project?.name).not.toBe("Not published yet");
    expect((await call(bo, "publication-get", { projectId })).body.remixOf).toEqual({
      title: "Plant diary",
      author: "Ada Lovelace",
      publicationId: id,
    });
    expect((await call(null, "gallery-get", { publicationId: id })).body.item.remixes).toBe(1);
    const told = await server.sql`select user_id, event, title, href from notifications where event like 'gallery.%'`;
    expect([...told]).toEqual([
      { user_id: ada.id, event: "gallery.remixed", title: "Bo Nakamura remixed your app", href: `/gallery/${id}` },
    ]);
  });

  test("is counted once for each person and never for the author; the author is told once", async () => {
    const { id } = await publish(ada);
    for (const user of [bo, bo, ada]) await call(user, "gallery-remix", { publicationId: id });
    expect((await call(null, "gallery-get", { publicationId: id })).body.item.remixes).toBe(1);
    const [count] = await server.sql`select count(*)::int as n from notifications where event = 'gallery.remixed'`;
    expect(count).toEqual({ n: 1 });
  });

  test("takes a place of the plan, also when two are asked for at once", async () => {
    const { id } = await publish(ada);
    await server.sql`update accounts set plan = 'free' where user_id = ${bo.id}`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(bo, "gallery-remix", { publicationId: id })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 402, 402]);
    expect(answers.find(({ status }) => status === 402)?.body.error?.message).toBe(
      "You've reached the Free limit of 3 projects.",
    );
  });

  test("keeps its lineage in words when the original is gone", async () => {
    const { id, projectId: source } = await publish(ada);
    const { projectId } = (await call(bo, "gallery-remix", { publicationId: id })).body;
    await server.sql`delete from projects where id = ${source}`;
    expect((await call(bo, "publication-get", { projectId })).body.remixOf).toEqual({
      title: "Plant diary",
      author: "Ada Lovelace",
      publicationId: null,
    });
  });
});

describe("a family", () => {
  /** Remixes what is published and publishes that. */
  async function remix(user: TestUser, publicationId: string, title: string, listed = true): Promise<string> {
    const { projectId } = (await call(user, "gallery-remix", { publicationId })).body;
    const { body } = await call(user, "publication-publish", {
      projectId,
      slug: `app-${randomUUID().slice(0, 8)}`,
      listed,
      title,
      description: "",
      hashtags: [],
      category: "Nature",
    });
    return body.publicationId;
  }
  const family = async (user: TestUser | null, publicationId: string) => {
    const { ancestors, remixes } = (await call(user, "gallery-get", { publicationId })).body.family;
    return {
      up: ancestors.map((one) => [one.title, one.author, one.publicationId]),
      down: remixes.map(({ parentId, card }) => [card.title, parentId]),
    };
  };

  test("is told from the first app down to the last remix, from wherever one stands", async () => {
    const first = (await publish(ada, { title: "First" })).id;
    const second = await remix(bo, first, "Second");
    const third = await remix(ada, second, "Third");
    const sister = await remix(bo, first, "Sister");
    await call(ada, "gallery-like", { publicationId: sister, liked: true });
    expect(await family(null, first)).toEqual({
      up: [],
      down: [
        ["Sister", first],
        ["Second", first],
        ["Third", second],
      ],
    });
    expect(await family(null, third)).toEqual({
      up: [
        ["Second", "Bo Nakamura", second],
        ["First", "Ada Lovelace", first],
      ],
      down: [],
    });
    expect((await family(null, second)).down).toEqual([["Third", second]]);
  });

  test("leaves out what is not in the gallery, and says nothing of what lies beyond", async () => {
    const first = (await publish(ada, { title: "First" })).id;
    const second = await remix(bo, first, "Second");
    const third = await remix(ada, second, "Third");
    await remix(ada, second, "By link only", false);
    await call(bo, "publication-unpublish", { publicationId: second });
    expect(await family(null, third)).toEqual({ up: [["Second", "Bo Nakamura", null]], down: [] });
    expect(await family(null, first)).toEqual({ up: [], down: [] });
  });
});

describe("a report", () => {
  test("is kept for those who decide, one for each person, with no address of a visitor", async () => {
    const { id } = await publish(ada);
    for (const [user, reason] of [
      [bo, "spam"],
      [bo, "scam"],
      [null, "copyright"],
      [null, "copyright"],
    ] as const)
      expect(
        (await call(user, "report-create", { publicationId: id, reason, details: " It is \u0000mine. " })).body,
      ).toEqual({
        received: true,
      });
    const rows = await server.sql<{ user_id: string | null; reporter: string; reason: string; details: string }[]>`
      select user_id, reporter, reason, details from reports order by reason desc`;
    expect(rows.map(({ user_id: user, reason, details }) => ({ user, reason, details }))).toEqual([
      { user: bo.id, reason: "scam", details: "It is mine." },
      { user: null, reason: "copyright", details: "It is mine." },
    ]);
    expect(rows[1]?.reporter).not.toMatch(/127\.0\.0\.1|::1/);
  });

  test("that is upheld takes the app off everywhere, and its owner is told why, once", async () => {
    const { id, projectId, slug } = await publish(ada, { render: true });
    const { projectId: remixed } = (await call(bo, "gallery-remix", { publicationId: id })).body;
    for (const user of [bo, null])
      await call(user, "report-create", { publicationId: id, reason: "scam", details: "It asks for my PIN." });
    const reports = await server.sql<{ id: string }[]>`select id from reports order by created_at`;
    const take = (user: TestUser) =>
      call(user, "admin-report", { reportId: reports[0]?.id ?? "", action: "take-down" });
    expect((await take(bo)).status).toBe(404);
    const admin = await server.signUp("Root");
    await server.sql`insert into private.admins (user_id) values (${admin.id})`;
    await server.sql`delete from notifications`;
    expect((await take(admin)).status).toBe(200);
    expect((await take(admin)).status).toBe(404);
    expect((await server.sql`select status from reports where status = 'open'`).length).toBe(0);
    const told = await server.sql<{ user_id: string; event: string; title: string; body: string; href: string }[]>`
      select user_id, event, title, body, href from notifications`;
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      user_id: ada.id,
      event: "gallery.taken-down",
      title: "'Plant diary' was taken down",
      href: `/projects/${projectId}`,
    });
    expect(told[0]?.body).toMatch(/^Scam or phishing\. .*support/);
    expect((await call(ada, "publication-get", { projectId })).body.publication).toMatchObject({
      status: "taken-down",
      takedownReason: "Scam or phishing.",
    });
    expect((await call(ada, "gallery-get", { publicationId: id })).status).toBe(404);
    expect(await listed()).toEqual([]);
    expect((await page(`/gallery/${id}`)).status).toBe(404);
    expect((await page("/profile/ada-lovelace/feed.xml")).html).not.toContain(id);
    expect((await call(bo, "publication-slug", { projectId: remixed, slug })).body.available).toBe(false);
    expect((await call(bo, "project-preview", { projectId: remixed })).status).toBe(200);
  });

  test("can be sent ten times an hour", async () => {
    const { id } = await publish(ada);
    const send = () => call(bo, "report-create", { publicationId: id, reason: "other" });
    for (let count = 1; count <= 10; count++) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
    expect((await call(ada, "report-create", { publicationId: id, reason: "rude" })).body.error?.field).toBe("reason");
    expect(
      (await call(ada, "report-create", { publicationId: id, reason: "other", details: "x".repeat(1001) })).body.error,
    ).toMatchObject({ field: "details", message: "Please keep it under 1,000 characters." });
  });
});

describe("a profile", () => {
  test("shows what a person published, the likes it received and the remixes others made, all real", async () => {
    const { id } = await publish(ada);
    await publish(ada, { listed: false });
    await call(bo, "gallery-like", { publicationId: id, liked: true });
    const remix = (await call(bo, "gallery-remix", { publicationId: id })).body;
    const { body } = await call(null, "profile-get", { username: "Ada-Lovelace" });
    expect(body).toMatchObject({
      username: "ada-lovelace",
      name: "Ada Lovelace",
      apps: 1,
      likes: 1,
      remixes: 1,
      isSelf: false,
    });
    expect(body).not.toHaveProperty("id");
    expect((await call(ada, "profile-get", { username: "ada-lovelace" })).body.isSelf).toBe(true);
    expect(await listed({ remixedFrom: "ada-lovelace" })).toEqual([]);
    await call(bo, "publication-publish", {
      projectId: remix.projectId,
      slug: "bo-remix",
      listed: true,
      title: "Bo's remix",
      description: "",
      hashtags: [],
      category: "Nature",
    });
    expect(await listed({ remixedFrom: "ada-lovelace" })).toEqual(["Bo's remix"]);
    const [{ id: remixId = "" } = {}] = (await call(null, "gallery-list", { remixedFrom: "ada-lovelace" })).body.items;
    expect((await call(null, "gallery-get", { publicationId: remixId })).body.item.remixOf).toEqual({
      title: "Plant diary",
      author: "Ada Lovelace",
      publicationId: id,
    });
  });

  test("of nobody is not there", async () => {
    for (const username of ["nobody", "a'b", "\u0000", "x".repeat(200)])
      expect((await call(null, "profile-get", { username })).body.error).toMatchObject({
        kind: "not-found",
        message: "This profile doesn't exist.",
      });
  });
});
