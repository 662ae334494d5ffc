import { get } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { forgetAnalytics, rollUpAnalytics } from "../roll-up.ts";
import { localDays } from "../local-days.ts";
import { readApps, readDays, readSources } from "../read-analytics.ts";
import { openVisitCounter } from "../visit-counter.ts";
import { openServices } from "../../../main/services.ts";

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
/** Today in UTC, and days from it. */
const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
type Numbers = Record<string, number>;
interface Report {
  days: (Numbers & { day: unknown })[];
  before: Numbers[];
  apps: Numbers[];
  referrers: { name: string; events: number }[];
  devices: { name: string; events: number }[];
  ownEvents: number;
}
/** A report of today, what came counted first as a worker does every few seconds. */
async function report(input: Record<string, unknown> = {}, user = ada): Promise<Report> {
  await rollUpAnalytics(platform.sql);
  // A test that begins before midnight may end after it: both days are asked for.
  const { status, body } = await call(user, "analytics-get", { from: dayFrom(-1), to: dayFrom(0), ...input });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Report;
}
const sumOf = ({ days }: Report, name: string): number => days.reduce((sum, day) => sum + (day[name] ?? 0), 0);
/** Waits until nothing reported is left in the memory of the server, by an event of its own that comes last. */
async function written(): Promise<void> {
  const count = async (): Promise<number> =>
    (
      await platform.sql<
        { n: number }[]
      >`select count(*)::int as n from private.analytics_events where referrer = 'marker.test'`
    )[0]?.n ?? 0;
  const before = await count();
  await tell(["share"], { userAgent: "marker", referrer: "https://marker.test/" });
  await expect.poll(count, { timeout: 5000 }).toBe(before + 1);
  await platform.sql`delete from private.analytics_events where referrer = 'marker.test'`;
}
const tell = (
  events: (string | Record<string, unknown>)[],
  { userAgent = DESK, referrer = "" }: { userAgent?: string; referrer?: string } = {},
) =>
  call(
    null,
    "event-record",
    {
      referrer,
      events: events.map((event) => ({ publicationId, ...(typeof event === "string" ? { event } : event) })),
    },
    userAgent === "marker" ? DESK : userAgent,
  );
const open = (path: string, host: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(platform.url);
    // `fetch` would set Host and Sec-Fetch-Dest itself.
    const request = get({ path, port, host: "127.0.0.1", headers: { ...headers, host: `${host}:${port}` } });
    request.on("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on("error", reject);
  });
/** Puts an event there as the counter does. */
const put = (at: string, kind = "open", visitor = "ab", own = false) => platform.sql`
  insert into private.analytics_events (publication_id, at, kind, visitor, referrer, device, own)
  values (${publicationId}, ${at}, ${kind}, decode(repeat(${visitor}, 16), 'hex'), 'example.org', 'desktop', ${own})`;

test("what visitors do is counted, each of them once a day, bots not at all", async () => {
  for (const userAgent of [DESK, PHONE])
    expect((await tell(["view"], { userAgent, referrer: "https://www.tiktok.com/@ada" })).body).toEqual({ counted: 1 });
  expect((await tell(["view", "play", "quarter", "half", "three-quarters", "watched", "share"])).body).toEqual({
    counted: 7,
  });
  expect((await tell(["view"], { userAgent: "Googlebot/2.1 (+http://www.google.com/bot.html)" })).body).toEqual({
    counted: 0,
  });
  const app = `${slug}.localhost`;
  const document = { "user-agent": PHONE, "sec-fetch-dest": "document" };
  expect(await open("/", app, document)).toBe(200);
  expect(await open("/", app, document)).toBe(200);
  expect(await open("/", app, { ...document, "sec-purpose": "prefetch" })).toBe(200);
  expect(await open(`/embed/${publicationId}`, "localhost", { "user-agent": PHONE, "sec-fetch-dest": "iframe" })).toBe(
    200,
  );

  await written();
  const today = await report();
  const numbers = {
    visitors: 2,
    // Opened twice in one go.
    visits: 1,
    opens: 2,
    views: 3,
    plays: 1,
    quarters: 1,
    halves: 1,
    threeQuarters: 1,
    watched: 1,
    shares: 1,
    embeds: 1,
    likes: 0,
    remixes: 0,
    signUps: 0,
  };
  for (const [name, value] of Object.entries(numbers)) expect(sumOf(today, name), name).toBe(value);
  expect(today.apps).toEqual([{ id: publicationId, title: "Plants", ...numbers }]);
  expect(today.referrers).toEqual([
    { name: "", events: 4 },
    { name: "tiktok.com", events: 2 },
  ]);
  expect(today.devices).toEqual([
    { name: "phone", events: 4 },
    { name: "desktop", events: 2 },
  ]);
});

test("what is kept holds neither address nor browser, and after two days nobody can be found again", async () => {
  const kept = async (): Promise<string> =>
    (
      await platform.sql<{ text: string }[]>`
        select string_agg(t, ' ') as text from (
          select e::text as t from private.analytics_events e union all select h::text from private.analytics_hours h union all
          select s::text from private.analytics_sources s union all select v::text from private.analytics_seen v) as kept`
    )[0]?.text ?? "";
  for (const secret of ["127.0.0.1", "Mozilla", "iPhone", "@ada"]) expect(await kept()).not.toContain(secret);

  await put(new Date(Date.now() - 40 * 86_400_000).toISOString(), "view", "cd");
  await rollUpAnalytics(platform.sql);
  await forgetAnalytics(platform.sql, new Date(Date.now() + 3 * 86_400_000));
  const [left] = await platform.sql<{ salts: number; seen: number; old: number; events: number }[]>`
    select (select count(*)::int from private.analytics_salts) as salts, (select count(*)::int from private.analytics_seen) as seen,
      (select count(*)::int from private.analytics_events where at < now() - interval '30 days') as old,
      (select count(*)::int from private.analytics_events) as events`;
  expect(left).toMatchObject({ salts: 0, seen: 0, old: 0 });
  expect(left?.events).toBeGreaterThan(0);
  // The number stays when its event is gone.
  const past = await report({ from: dayFrom(-41), to: dayFrom(-39) });
  expect(sumOf(past, "views")).toBe(1);
});

describe("rolling up", () => {
  test("counts each event once, however often it runs and wherever it is stopped", async () => {
    const at = "2026-05-04T10:20:00Z";
    for (const visitor of ["01", "02", "03"]) await put(at, "open", visitor);
    // A worker that is killed takes its transaction with it.
    await expect(
      platform.sql.begin(async (tx) => {
        await rollUpAnalytics(Object.assign(tx, { begin: (work: (inner: unknown) => unknown) => work(tx) }) as never);
        throw new Error("killed");
      }),
    ).rejects.toThrow("killed");
    const day = { from: "2026-05-04", to: "2026-05-04" };
    expect((await call(ada, "analytics-get", day)).body["days"]).toMatchObject([{ opens: 0 }]);
    const counted = await Promise.all([rollUpAnalytics(platform.sql), rollUpAnalytics(platform.sql)]);
    expect(counted.reduce((sum, one) => sum + one, 0)).toBe(3);
    expect(await rollUpAnalytics(platform.sql)).toBe(0);
    expect((await report(day)).days).toMatchObject([{ opens: 3, visitors: 3, visits: 3 }]);
  });

  test("puts late events into the hour in which they happened, without counting a visitor twice", async () => {
    await put("2026-05-05T12:00:00Z", "open", "07");
    await rollUpAnalytics(platform.sql);
    await put("2026-05-05T09:10:00Z", "open", "07");
    await put("2026-05-05T12:20:00Z", "open", "07");
    await put("2026-05-05T13:00:00Z", "open", "07");
    await rollUpAnalytics(platform.sql);
    const hours = await platform.sql`
      select hour, opens, visits, visitors from private.analytics_hours where hour::date = '2026-05-05' order by hour`;
    expect(hours.map((row) => ({ ...row }))).toEqual([
      { hour: "2026-05-05T09:00:00+00:00", opens: 1, visits: 1, visitors: 0 },
      { hour: "2026-05-05T12:00:00+00:00", opens: 2, visits: 1, visitors: 1 },
      { hour: "2026-05-05T13:00:00+00:00", opens: 1, visits: 1, visitors: 0 },
    ]);
  });

  test("keeps a flood of made-up referrers out of the table", async () => {
    await platform.sql`
      insert into private.analytics_events (publication_id, at, kind, visitor, referrer, device)
      select ${publicationId}, '2026-05-06T09:00:00Z', 'view', substr(sha256(n::text::bytea), 1, 16), 'host-' || n || '.test', 'phone'
      from generate_series(1, 500) n`;
    const { referrers } = await report({ from: "2026-05-06", to: "2026-05-06" });
    expect(referrers[0]).toEqual({ name: "others", events: 440 });
    const [row] = await platform.sql<{ n: number }[]>`
      select count(*)::int as n from private.analytics_sources where at = '2026-05-06T09:00:00Z' and span = 'hour' and dimension = 'referrer'`;
    expect(row?.n).toBe(61);
  });
});

describe("days", () => {
  test("pass as they do where the reader is, also when clocks change and months end", async () => {
    // 23:30 and 00:30 in Berlin, around the night in which clocks go forward, and the end of the month.
    for (const at of [
      "2026-03-28T22:30:00Z",
      "2026-03-28T23:30:00Z",
      "2026-03-29T21:30:00Z",
      "2026-03-29T22:30:00Z",
      "2026-03-31T21:59:00Z",
      "2026-03-31T22:00:00Z",
    ])
      await put(at, "play");
    const plays = async (from: string, to: string, timeZone: string) =>
      Object.fromEntries((await report({ from, to, timeZone })).days.map(({ day, plays: n }) => [day, n]));
    expect(await plays("2026-03-28", "2026-04-01", "Europe/Berlin")).toEqual({
      "2026-03-28": 1,
      "2026-03-29": 2,
      "2026-03-30": 1,
      "2026-03-31": 1,
      "2026-04-01": 1,
    });
    expect(await plays("2026-03-28", "2026-04-01", "UTC")).toEqual({
      "2026-03-28": 2,
      "2026-03-29": 2,
      "2026-03-30": 0,
      "2026-03-31": 2,
      "2026-04-01": 0,
    });
    // Sources hold the same events as days, whatever the zone.
    for (const timeZone of ["Pacific/Auckland", "America/Los_Angeles", "Asia/Kolkata"]) {
      await put("2026-04-10T23:10:00Z", "view");
      const april = await report({ from: "2026-04-02", to: "2026-04-20", timeZone });
      const events = (rows: { events: number }[]): number => rows.reduce((sum, row) => sum + row.events, 0);
      expect(events(april.referrers), timeZone).toBe(sumOf(april, "views"));
      expect(events(april.devices), timeZone).toBe(sumOf(april, "views"));
    }
  });

  test("are compared with as many right before", async () => {
    for (const at of ["2026-06-30T10:00:00Z", "2026-07-01T10:00:00Z", "2026-07-02T10:00:00Z"]) await put(at, "share");
    const { days, before } = await report({ from: "2026-07-01", to: "2026-07-31" });
    expect([days.length, before.length]).toEqual([31, 31]);
    expect(before.at(-1)).toMatchObject({ day: "2026-06-30", shares: 1 });
    expect(before[0]).toMatchObject({ day: "2026-05-31" });
  });

  test.each([
    ["to", { from: "2026-07-02", to: "2026-07-01" }],
    ["to", { from: "2024-01-01", to: "2026-01-01" }],
    ["from", { from: "1999-01-01", to: "1999-01-02" }],
    ["from", { from: "2026-02-30", to: "2026-03-01" }],
    ["timeZone", { from: "2026-07-01", to: "2026-07-01", timeZone: "Mars/Olympus" }],
  ])("that make no sense are refused at '%s'", async (field, input) => {
    expect(await call(ada, "analytics-get", input)).toMatchObject({ status: 400, body: { error: { field } } });
  });
});

describe("own visits", () => {
  test("are told apart by where and with what the owner is signed in, and left out unless asked for", async () => {
    const browser = `${DESK} Own/1`;
    await platform.sql`update public.sessions set address = '127.0.0.1', user_agent = ${browser} where user_id = ${ada.id}`;
    // The address as the server of this test sees it.
    const { body } = await call(null, "event-record", { events: [{ publicationId, event: "share" }] }, browser);
    expect(body).toEqual({ counted: 1 });
    await written();
    const [kept] = await platform.sql<{ own: boolean }[]>`
      select own from private.analytics_events where kind = 'share' and not counted order by id desc limit 1`;
    await rollUpAnalytics(platform.sql);
    expect(kept).toEqual({ own: true });
    await put("2026-08-01T10:00:00Z", "open", "0a", true);
    await put("2026-08-01T10:00:00Z", "open", "0b", false);
    const day = { from: "2026-08-01", to: "2026-08-01" };
    expect(await report(day)).toMatchObject({ days: [{ opens: 1, visitors: 1 }], ownEvents: 1 });
    expect(await report({ ...day, own: true })).toMatchObject({ days: [{ opens: 2, visitors: 2 }], ownEvents: 1 });
  });
});

test("who gives an app their address has signed up in it", async () => {
  const [store] = await platform.sql<{ id: string }[]>`
    insert into app_stores (user_id, project_id, place) select user_id, project_id, 'published' from publications where id = ${publicationId} returning id`;
  const visitor = (email: string | null) => platform.sql<{ id: string }[]>`
    insert into app_visitors (store_id, user_id, name, email) values (${store?.id ?? ""}, ${ada.id}, 'Guest', ${email}) returning id`;
  const [guest] = await visitor(null);
  await visitor("zoe@example.com");
  await visitor(ada.email.toLowerCase());
  const before = sumOf(await report(), "signUps");
  await platform.sql`update app_visitors set email = 'yan@example.com' where id = ${guest?.id ?? ""}`;
  await platform.sql`update app_visitors set name = 'Yan' where id = ${guest?.id ?? ""}`;
  expect([before, sumOf(await report(), "signUps"), sumOf(await report({ own: true }), "signUps")]).toEqual([1, 2, 3]);
});

test("nobody sees the numbers of others, and nothing is counted for what is not published", async () => {
  const days = { from: dayFrom(-1), to: dayFrom(0) };
  expect(await call(eve, "analytics-get", { ...days, publicationId })).toMatchObject({ status: 404 });
  const hers = await report({}, eve);
  expect([hers.apps, sumOf(hers, "views"), sumOf(hers, "opens")]).toEqual([[], 0, 0]);
  await call(null, "event-record", {
    events: [{ publicationId: "00000000-0000-4000-8000-000000000000", event: "view" }],
  });
  await written();
  expect(sumOf(await report(), "views")).toBe(3);
});

test("reports that are too many, too old or made up are refused by the name of the field", async () => {
  const event = { publicationId, event: "view" };
  for (const [field, events] of [
    ["events", []],
    ["events", Array.from({ length: 21 }, () => event)],
    ["events.0.event", [{ publicationId, event: "explode" }]],
    ["events.0.ageMs", [{ ...event, ageMs: -5 }]],
    ["events.0.ageMs", [{ ...event, ageMs: 99_999_999 }]],
    ["events.0.publicationId", [{ publicationId: "../admin", event: "view" }]],
  ] as const)
    expect(await call(null, "event-record", { events })).toMatchObject({ status: 400, body: { error: { field } } });
});

test("one visitor cannot make an app look busy", async () => {
  const counter = openVisitCounter(platform.sql, { ownHost: "localhost", onError: () => undefined, now: () => 0 });
  const event = {
    publication: { id: publicationId },
    kind: "view",
    address: "198.51.100.7",
    userAgent: DESK,
    device: "desktop",
    referrer: "",
  } as const;
  const taken = Array.from({ length: 500 }, () => counter.count(event)).filter(Boolean);
  expect(taken).toHaveLength(120);
  expect(counter.count({ ...event, address: "198.51.100.8" })).toBe(true);
});

test("neither can one network, whatever its browsers call themselves", async () => {
  const counter = openVisitCounter(platform.sql, { ownHost: "localhost", onError: () => undefined, now: () => 0 });
  const event = { publication: { id: publicationId }, kind: "view", device: "desktop", referrer: "" } as const;
  const made = Array.from({ length: 10_000 }, (_, index) =>
    counter.count({ ...event, address: `2001:db8::${index.toString(16)}`, userAgent: `${DESK} ${index}` }),
  );
  expect(made.filter(Boolean)).toHaveLength(3000);
  // Room is left for the others.
  expect(counter.count({ ...event, address: "2001:db8:0:1::1", userAgent: DESK })).toBe(true);
});

test("a like shows on its day, and a remix", async () => {
  await platform.sql`insert into publication_likes (publication_id, user_id) values (${publicationId}, ${eve.id})`;
  const today = await report();
  expect([sumOf(today, "likes"), sumOf(today, "remixes")]).toEqual([1, 0]);
});

test("a report reads the hours, never the single events", async () => {
  const { sql } = platform;
  await sql`
    insert into private.analytics_events (publication_id, at, kind, visitor, referrer, device, counted)
    select ${publicationId}, timestamptz '2025-01-01' + n * interval '40 minutes', 'view', substr(sha256((n % 900)::text::bytea), 1, 16), '', 'phone', false
    from generate_series(1, 5000) n`;
  await rollUpAnalytics(sql);
  await sql`analyze private.analytics_hours, private.analytics_events, private.analytics_sources`;
  const local = localDays("2025-01-01", "2025-05-30", "Europe/Berlin");
  await sql.begin(async (tx) => {
    const scans = async (): Promise<{ events: number; hours: number }> => {
      const [row] = await tx<{ events: number; hours: number }[]>`
        select coalesce(sum(seq_scan + coalesce(idx_scan, 0)) filter (where relname = 'analytics_events'), 0)::int as events,
          coalesce(sum(seq_scan + coalesce(idx_scan, 0)) filter (where relname = 'analytics_hours'), 0)::int as hours
        from pg_stat_xact_user_tables where schemaname = 'private'`;
      return row ?? { events: 0, hours: 0 };
    };
    const before = await scans();
    const query = { ids: [publicationId], own: false };
    const days = await readDays(tx, query, local);
    await readApps(tx, query, local);
    await readSources(tx, query, local, "referrer");
    expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(5000);
    const after = await scans();
    expect(after.events).toBe(before.events);
    expect(after.hours).toBeGreaterThan(before.hours);
  });
});
