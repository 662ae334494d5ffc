import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noteProjectTime } from "../../features/checks/rest-project.port.ts";
import { openServices } from "../services.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { enqueueJob } from "../../infra/queue/enqueue-job.ts";
import { groupPlaces, placesOf } from "../../infra/queue/group-places.ts";
import { openBoss, type OpenedBoss } from "../../infra/queue/job-queue.ts";

let server: TestPlatform;
let queue: OpenedBoss;
let ada: TestUser;
let eve: TestUser;

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  [ada, eve] = [await server.signUp(), await server.signUp()];
  queue = await openBoss(server.platform.databaseUrl, { supervise: false, max: 2, onError: () => undefined });
});
afterAll(async () => {
  await queue.stop({ graceful: false });
  await server.close();
});

/** The next job as a worker takes it; whose it is. */
async function take(): Promise<{ id: string; owner: string } | null> {
  const [job] = await queue.boss.fetch<{ userId: string }>("render", { groupConcurrency: groupPlaces("render") });
  return job === undefined ? null : { id: job.id, owner: job.data.userId === ada.id ? "ada" : "eve" };
}

const renderFor = (user: TestUser, priority = 0): Promise<boolean> => {
  const renderId = randomUUID();
  return server.sql.begin((tx) => enqueueJob(tx, "render", { renderId, userId: user.id }, { key: renderId, priority }));
};

test("who queued five renders has one at a time, and who queued one is next", async () => {
  for (let count = 0; count < 5; count++) await renderFor(ada);
  await renderFor(eve);
  const first = await take();
  const second = await take();
  expect([first?.owner, second?.owner]).toEqual(["ada", "eve"]);
  // Every place of every worker could be ada's, and none is while one of hers runs.
  expect(await take()).toBeNull();
  await renderFor(eve);
  for (const job of [first, second]) if (job !== null) await queue.boss.complete("render", job.id);
  const order: (string | undefined)[] = [];
  for (let count = 0; count < 5; count++) {
    const job = await take();
    order.push(job?.owner);
    if (job !== null) await queue.boss.complete("render", job.id);
  }
  expect(order.indexOf("eve")).toBeLessThan(2);
  expect(order.filter((owner) => owner === "ada")).toHaveLength(4);
});

test.each([
  ["free", 1],
  ["pro", 2],
  ["studio", 3],
])("who is on %s has %i at a time", async (plan, places) => {
  const { sql } = server;
  await sql`delete from pgboss.job`;
  await sql`update accounts set plan = ${plan} where user_id = ${ada.id}`;
  for (let count = 0; count < 5; count++) await renderFor(ada);
  const taken = [];
  for (let job = await take(); job !== null; job = await take()) taken.push(job);
  expect(taken.map(({ owner }) => owner)).toEqual(Array.from({ length: places }, () => "ada"));
  const [tier] = await sql<{ tier: string }[]>`select distinct group_tier as tier from pgboss.job`;
  expect(placesOf("render", tier?.tier)).toBe(places);
  // What people don't queue by hand goes one after the other.
  expect(placesOf("film", tier?.tier)).toBe(1);
  await sql`delete from pgboss.job`;
  await sql`update accounts set plan = 'free'`;
});

test("a plan that goes first still does, however much its owner queued", async () => {
  for (let count = 0; count < 12; count++) await renderFor(ada, 10);
  await renderFor(eve);
  for (let count = 0; count < 12; count++) {
    const job = await take();
    expect(job?.owner).toBe("ada");
    if (job !== null) await queue.boss.complete("render", job.id);
  }
  expect((await take())?.owner).toBe("eve");
});

test("an app that kept the browser busy until it was stopped rests, longer each time, until it behaves", async () => {
  const [project] = await server.sql<{ id: string }[]>`
    insert into projects (user_id, name, idea, slug, spec) values (${ada.id}, 'Loop', 'Loop', ${`loop-${randomUUID().slice(0, 8)}`}, '{}') returning id`;
  const projectId = project?.id ?? "";
  const waits = async (): Promise<number> => {
    await server.sql`delete from pgboss.job where name = 'film'`;
    const data = { projectId, userId: ada.id, force: true };
    await server.sql.begin((tx) => enqueueJob(tx, "film", data, { key: projectId }));
    const [job] = await server.sql<{ seconds: number }[]>`
      select extract(epoch from start_after - now())::float as seconds from pgboss.job where name = 'film'`;
    return job?.seconds ?? Number.NaN;
  };
  expect(await waits()).toBeLessThan(1);
  await server.sql.begin((tx) => noteProjectTime(tx, projectId, true));
  expect(await waits()).toBeGreaterThan(20);
  for (let count = 0; count < 3; count++) await server.sql.begin((tx) => noteProjectTime(tx, projectId, true));
  expect(await waits()).toBeGreaterThan(120);
  await server.sql.begin((tx) => noteProjectTime(tx, projectId, false));
  expect(await waits()).toBeLessThan(1);
});
