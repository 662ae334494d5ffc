import { get } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPlatform, type TestPlatform, type TestUser } from "../platform/testing/start-test-platform.ts";
import { openServices } from "../services.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1";
const DESK = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36";

let platform: TestPlatform;
let ada: TestUser;
let eve: TestUser;
let publicationId: string;
let slug: string;

beforeAll(async () => {
  platform = await startTestPlatform({ openServices: (opened) => openServices(opened, { worker: false }) });
  ada = await platform.signUp("Ada Lovelace");
  eve = await platform.signUp("Eve");
  const project = await call(ada, "project-create", { idea: "plant diary" });
  const published = await call(ada, "publication-publish", {
    projectId: project.body["projectId"],
    slug: "plants-of-ada",
    title: "Plants",
    description: "What grows here.",
    hashtags: ["plants"],
    category: "Nature",
    listed: true,
  });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  const [row] = await platform.sql<{ id: string; slug: string }[]>`select id, slug from publications`;
  publicationId = row?.id ?? "";
  slug = row?.slug ?? "";
});
afterAll(() => platform?.close());

async function call(
  user: TestUser | null,
  name: string,
  body: unknown,
  userAgent = DESK,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${platform.url}/functions/v1/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": userAgent,
      ...(user === null ? {} : { authorization: `Bearer ${user.token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const today = async (user = ada): Promise<Record<string, unknown>> => {
  const { body } = await call(user, "analytics-get", { days: 7 });
  return (body["days"] as Record<string, unknown>[]).at(-1) ?? {};
};

test("views, plays and openings are counted, visitors once a day, bots not at all", async () => {
  const report = (event: string, userAgent: string, referrer = "") =>
    call(null, "event-record", { publicationId, event, referrer }, userAgent);
  for (const userAgent of [DESK, PHONE])
    expect((await report("view", userAgent, "https://www.tiktok.com/@ada")).body).toEqual({ counted: true });
  await report("view", DESK);
  await report("play", DESK);
  await report("watched", DESK);
  expect((await report("view", "Googlebot/2.1 (+http://www.google.com/bot.html)")).body).toEqual({ counted: false });

  const open = (headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(platform.url);
      // `fetch` would set Host and Sec-Fetch-Dest itself.
      const request = get({ port, host: "127.0.0.1", headers: { ...headers, host: `${slug}.localhost:${port}` } });
      request.on("response", (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      request.on("error", reject);
    });
  expect(await open({ "user-agent": PHONE, "sec-fetch-dest": "document" })).toBe(200);
  expect(await open({ "user-agent": PHONE, "sec-fetch-dest": "document", "sec-purpose": "prefetch" })).toBe(200);

  expect(await today()).toMatchObject({ views: 3, plays: 1, watched: 1, opens: 1, visitors: 2, likes: 0, remixes: 0 });
  const { body } = await call(ada, "analytics-get", { days: 30, publicationId });
  expect(body["publications"]).toEqual([{ id: publicationId, title: "Plants" }]);
  expect(body["days"]).toHaveLength(30);
  expect(body["referrers"]).toEqual([
    { name: "", events: 2 },
    { name: "tiktok.com", events: 2 },
  ]);
  expect(body["devices"]).toEqual([
    { name: "desktop", events: 2 },
    { name: "phone", events: 2 },
  ]);
});

test("what is kept holds neither address nor browser", async () => {
  const [kept] = await platform.sql<{ text: string }[]>`
    select string_agg(t, ' ') as text from (
      select d::text as t from private.analytics_daily d union all
      select v::text from private.analytics_visitors v union all select s::text from private.analytics_seen s
    ) as kept`;
  for (const private_ of ["127.0.0.1", "Mozilla", "iPhone", "@ada"]) expect(kept?.text).not.toContain(private_);
});

test("nobody sees the numbers of others, and nothing is counted for what is not published", async () => {
  expect(await call(eve, "analytics-get", { publicationId })).toMatchObject({ status: 404 });
  expect(await today(eve)).toMatchObject({ views: 0, opens: 0, visitors: 0 });
  await call(null, "event-record", { publicationId: "00000000-0000-4000-8000-000000000000", event: "view" });
  expect(await today()).toMatchObject({ views: 3 });
  expect(await call(null, "event-record", { publicationId, event: "explode" })).toMatchObject({
    status: 400,
    body: { error: { field: "event" } },
  });
});

test("a like and a remix show on their day", async () => {
  await platform.sql`insert into publication_likes (publication_id, user_id) values (${publicationId}, ${eve.id})`;
  expect(await today()).toMatchObject({ likes: 1, remixes: 0 });
});
