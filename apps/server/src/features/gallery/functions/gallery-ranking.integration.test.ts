import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { GalleryPeriod } from "@sayhey/contract/functions/gallery";
import { rank, votes } from "../ranking.ts";
import { listPublications } from "../list-publications.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";

const DAY = 86_400;
const RUNS = { numRuns: 25 };

let server: TestPlatform;
let people: TestUser[];
let author: TestUser;

beforeAll(async () => {
  server = await startTestPlatform();
  people = [];
  for (const name of ["Ada", "Bo", "Cy", "Di", "Ed"]) people.push(await server.signUp(name));
  author = people[0] as TestUser;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`delete from projects`;
  await server.sql`delete from private.suspensions`;
});

interface App {
  points: number;
  /** Seconds since 1970. */
  at: number;
}
const apps = fc.array(
  fc.record({ points: fc.nat({ max: 100_000 }), at: fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }) }),
  { minLength: 1, maxLength: 20 },
);

/** Ranks by the very expression that the gallery is ordered by. */
async function ranks(sort: "trending" | "top" | "new", list: readonly App[]): Promise<number[]> {
  const { sql } = server;
  const rows = await sql<{ rank: number }[]>`
    select ${rank(sql, sort, sql`a.points`, sql`to_timestamp(a.at)`)} as rank
    from unnest(${list.map(({ points }) => points)}::int[], ${list.map(({ at }) => at)}::float8[]) with ordinality a (points, at, n) order by n`;
  return rows.map((row) => row.rank);
}

/** Both lists ranked, pair by pair. */
async function pairs(sort: "trending" | "top" | "new", list: readonly App[], other: readonly App[]) {
  const [one, two] = await Promise.all([ranks(sort, list), ranks(sort, other)]);
  return one.map((value, index) => [value, two[index] ?? Number.NaN] as const);
}

test.each(["trending", "top"] as const)("another vote never takes an app down in %s", async (sort) => {
  await fc.assert(
    fc.asyncProperty(apps, fc.integer({ min: 1, max: 50 }), async (list, more) => {
      for (const [before, after] of await pairs(
        sort,
        list,
        list.map(({ points, at }) => ({ points: points + more, at })),
      ))
        expect(after).toBeGreaterThanOrEqual(before);
    }),
    RUNS,
  );
});

test.each(["trending", "top", "new"] as const)(
  "of two apps with the same votes the younger stands first in %s",
  async (sort) => {
    await fc.assert(
      fc.asyncProperty(apps, fc.integer({ min: 60, max: 300 * DAY }), async (list, younger) => {
        for (const [before, after] of await pairs(
          sort,
          list,
          list.map(({ points, at }) => ({ points, at: at + younger })),
        ))
          expect(after).toBeGreaterThan(before);
      }),
      RUNS,
    );
  },
);

test("trending decays: what is four days older needs ten times the votes, however many it has", async () => {
  await fc.assert(
    fc.asyncProperty(apps, async (list) => {
      const voted = list.map(({ points, at }) => ({ points: points + 1, at }));
      for (const [older, younger] of await pairs(
        "trending",
        voted.map(({ points, at }) => ({ points: points * 10, at: at - 4 * DAY })),
        voted,
      ))
        expect(older).toBeCloseTo(younger, 6);
    }),
    RUNS,
  );
});

test("on top stands who has more votes, whatever the age", async () => {
  await fc.assert(
    fc.asyncProperty(apps, fc.integer({ min: 0, max: 3650 * DAY }), async (list, younger) => {
      for (const [more, less] of await pairs(
        "top",
        list.map(({ points, at }) => ({ points: points + 1, at: at - younger })),
        list,
      ))
        expect(more).toBeGreaterThan(less);
    }),
    RUNS,
  );
});

async function publish(title: string, owner = author, ageDays = 0): Promise<string> {
  const project = await server.insertProject(owner.id);
  const [row] = await server.sql<{ id: string }[]>`
    insert into publications (user_id, project_id, slug, title, category, published_at)
    values (${owner.id}, ${project.id}, ${`x-${project.slug}`}, ${title}, 'Other', now() - make_interval(days => ${ageDays})) returning id`;
  const id = row?.id ?? "";
  await server.sql`
    with v as (insert into publication_versions (publication_id, user_id, number, project_version, spec, app_hash)
      values (${id}, ${owner.id}, 1, 1, '{}', 'hash') returning id)
    select id from v`;
  await server.sql`update publications set version_id = (select id from publication_versions where publication_id = ${id}) where id = ${id}`;
  return id;
}

async function vote(id: string, person: TestUser, kind: "like" | "remix", daysAgo = 0): Promise<void> {
  const { sql } = server;
  const at = sql`now() - make_interval(days => ${daysAgo})`;
  if (kind === "like") {
    await sql`insert into publication_likes (publication_id, user_id, created_at) values (${id}, ${person.id}, ${at}) on conflict do nothing`;
    return;
  }
  const project = await server.insertProject(person.id);
  await sql`
    insert into remixes (project_id, user_id, publication_id, source_title, source_author, created_at)
    values (${project.id}, ${person.id}, ${id}, 'x', 'x', ${at})`;
}

async function pointsOf(id: string, period: GalleryPeriod = "all"): Promise<number> {
  const [row] = await server.sql<{ points: number }[]>`
    select points from (${votes(server.sql, period)}) v where publication_id = ${id}`;
  return row?.points ?? 0;
}

test("nobody counts more than once, whatever they do how often: three points at most, less than two and a half days of trending", async () => {
  const id = await publish("Pushed");
  const [, bo, cy] = people as [TestUser, TestUser, TestUser];
  await vote(id, cy, "like");
  expect(await pointsOf(id)).toBe(1);
  for (const kind of ["like", "remix", "remix", "like", "remix"] as const) await vote(id, bo, kind);
  expect(await pointsOf(id)).toBe(1 + 3);
  const [without = 0, withAll = 0] = await ranks("trending", [
    { points: 1, at: 1_800_000_000 },
    { points: 4, at: 1_800_000_000 },
  ]);
  expect((withAll - without) * 4).toBeLessThan(2.5);
});

test("authors say nothing about their own app, and suspended accounts nothing any more", async () => {
  const id = await publish("Mine");
  await vote(id, author, "like");
  await vote(id, author, "remix");
  expect(await pointsOf(id)).toBe(0);
  const bo = people[1] as TestUser;
  await vote(id, bo, "remix");
  expect(await pointsOf(id)).toBe(3);
  await server.sql`insert into private.suspensions (user_id, reason) values (${bo.id}, 'Spam')`;
  expect(await pointsOf(id)).toBe(0);
});

test("what is counted with each vote is what all votes come to, also of votes at the same moment", async () => {
  const id = await publish("Busy");
  const [, bo, cy, di, ed] = people as [TestUser, TestUser, TestUser, TestUser, TestUser];
  const same = async () => {
    const counted = await pointsOf(id);
    // All of them are recent, and these are added up when they are asked for.
    expect(counted).toBe(await pointsOf(id, "month"));
    return counted;
  };
  await Promise.all([bo, cy, di, ed].flatMap((person) => [vote(id, person, "like"), vote(id, person, "remix")]));
  expect(await same()).toBe(4 * 3);
  await server.sql`delete from remixes where user_id = ${bo.id}`;
  expect(await same()).toBe(3 * 3 + 1);
  await server.sql`delete from publication_likes where user_id = ${bo.id}`;
  expect(await same()).toBe(3 * 3);
  await server.sql`insert into private.suspensions (user_id, reason) values (${cy.id}, 'Spam')`;
  expect(await same()).toBe(2 * 3);
  await server.sql`delete from private.suspensions`;
  expect(await same()).toBe(3 * 3);
  await server.sql`delete from projects where id in (select project_id from remixes where user_id = ${di.id})`;
  expect(await same()).toBe(2 * 3 + 1);
});

test("publishing anew does not make an app new", async () => {
  const id = await publish("Old", author, 9);
  await publish("Young");
  await server.sql`update publications set status = 'unpublished' where id = ${id}`;
  await server.sql`update publications set status = 'published', updated_at = now() where id = ${id}`;
  const { rows } = await listPublications(server.sql, { sort: "new", limit: 9 });
  expect(rows.map(({ title }) => title)).toEqual(["Young", "Old"]);
});

test("on top of a week stands what was liked in it", async () => {
  const [, bo, cy, di] = people as [TestUser, TestUser, TestUser, TestUser];
  const classic = await publish("Classic", author, 90);
  const fresh = await publish("Fresh", author, 80);
  for (const person of [bo, cy, di]) await vote(classic, person, "like", 20);
  await vote(fresh, bo, "like", 2);
  const titles = async (period: GalleryPeriod) =>
    (await listPublications(server.sql, { sort: "top", period, limit: 9 })).rows.map(({ title }) => title);
  expect(await titles("all")).toEqual(["Classic", "Fresh"]);
  expect(await titles("month")).toEqual(["Classic", "Fresh"]);
  expect(await titles("week")).toEqual(["Fresh", "Classic"]);
});
