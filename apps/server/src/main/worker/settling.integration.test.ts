import { AppError } from "@sayhey/contract/app-error";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { renderJob } from "../../features/trailers/render/render.ts";
import { openServices, workerSettings } from "../services.ts";
import { chargeRender } from "../../features/billing/charge-render.port.ts";
import { openDatabase, type Database } from "../../infra/database/database.ts";
import { openMediaStore } from "../../infra/media/open-media-store.ts";
import { callFunction } from "../../testing/call-function.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import type { JobDefinition, WorkerServices } from "../../infra/queue/job-definition.ts";
import { openJobLease, type JobLease } from "../../infra/queue/job-lease.ts";
import { openBoss, type OpenedBoss } from "../../infra/queue/job-queue.ts";
import { JobRunner } from "../../infra/queue/job-runner.ts";
import { endOrphanedRows } from "./orphaned-rows.ts";

vi.setConfig({ testTimeout: 240_000 });

const WORKER = "sayhey settling worker";
let server: TestPlatform;
let ada: TestUser;
let projectId: string;
let sql: Database;
let lease: JobLease;
let boss: OpenedBoss;
let runner: JobRunner;

/** What the next attempt of a render does. */
let attempt: JobDefinition<"render">["run"] = async () => undefined;
/** Statements of the worker that may still go through before its database connection is cut; null while none is to be. */
let left: number | null = null;

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada");
  projectId = (await callFunction(server, ada.token, "project-create", { idea: "Plant diary" })).body.projectId;
  await server.sql`delete from pgboss.job`;
  await server.sql`update accounts set plan = 'studio' where user_id = ${ada.id}`;
  const settings = await workerSettings(server.platform);
  sql = openDatabase(settings.databaseUrl, { max: 2, name: WORKER });
  lease = openJobLease(settings.directUrl, "sayhey test", () => undefined);
  boss = await openBoss(settings.databaseUrl, { supervise: false, max: 2, onError: () => undefined });
  const services = { sql, lease, settings, media: openMediaStore(settings.media), warn: () => undefined };
  runner = new JobRunner(boss.boss, services as unknown as WorkerServices);
  await runner.work({ ...renderJob, run: (run) => attempt(run) }, 1);

  const ask = Client.prototype.query;
  vi.spyOn(Client.prototype, "query").mockImplementation(function (this: Client, ...args: unknown[]) {
    const isWorkers = Reflect.get(this, "connectionParameters").application_name === WORKER;
    if (!isWorkers || left === null || left-- > 0) return Reflect.apply(ask, this, args) as never;
    left = null;
    const pid = Number(Reflect.get(this, "processID"));
    return server.sql`select pg_terminate_backend(${pid}, 5000)`.then(
      () => Reflect.apply(ask, this, args) as unknown,
    ) as never;
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  runner?.stopAll("shutdown");
  await boss?.stop({ graceful: true, timeout: 5000 });
  await lease?.close();
  await sql?.end({ timeout: 2 });
  await server?.close();
});
beforeEach(async () => {
  await server.sql`delete from renders`;
  await server.sql`delete from private.rate_limits`;
});

const newRender = async (): Promise<string> =>
  (await callFunction(server, ada.token, "render-create", { projectId, durationMs: 6000 })).body.renderId;
const used = async (): Promise<number> => (await callFunction(server, ada.token, "usage-get", {})).body.renders.used;

/** What a person and the queue see of a render once nobody works for it any more. */
async function ended(id: string) {
  return vi.waitFor(
    async () => {
      const [row] = await server.sql<{ status: string; jobs: number; told: string[] }[]>`
        select status, (select count(*)::int from pgboss.job where data ->> 'renderId' = r.id::text
            and state in ('created', 'retry', 'active')) as jobs,
          array(select event from notifications n where n.key like 'render ' || r.id || ' %') as told
        from renders r where id = ${id}`;
      expect(row).toMatchObject({ status: expect.stringMatching(/^(?:completed|failed)$/), jobs: 0 });
      return { status: row?.status, told: row?.told };
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** Runs renders, each with the connection cut one statement later than the one before, until none is left to cut. */
async function cutAtEach(
  run: JobDefinition<"render">["run"],
  expected: { status: string; told: string[]; charged: number },
): Promise<number> {
  for (let statement = 0; ; statement++) {
    const before = await used();
    let isArmed = true;
    attempt = async (job) => {
      if (isArmed) left = statement;
      isArmed = false;
      await run(job);
    };
    const end = await ended(await newRender());
    expect({ ...end, charged: (await used()) - before }, `cut at statement ${statement}`).toEqual(expected);
    const wasCut = left === null;
    left = null;
    if (!wasCut) return statement;
  }
}

const fail: JobDefinition<"render">["run"] = async () => {
  throw new AppError("bad-request", "This trailer cannot be made.");
};
/** Holds its place until it is told to stop, also where its job is gone by then. */
const untilStopped: JobDefinition<"render">["run"] = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
const succeed: JobDefinition<"render">["run"] = async (run) => {
  await run.commit(async (tx) => {
    await tx`update renders set status = 'processing' where id = ${run.data.renderId} and status = 'queued'`;
    await tx`update renders set status = 'completed', finished_at = now(), video_path = 'x.mp4', bytes = 1 where id = ${run.data.renderId}`;
    await chargeRender(tx, run.data.userId, run.data.renderId);
  });
};

test("a failure is written down whole, whichever statement of that the database dies at", async () => {
  expect(await cutAtEach(fail, { status: "failed", told: ["render.failed"], charged: 0 })).toBeGreaterThan(4);
});

test("so is a success, charged once", async () => {
  expect(await cutAtEach(succeed, { status: "completed", told: [], charged: 1 })).toBeGreaterThan(4);
});

test("the queue counts as failed what failed for whoever asked for it, and says why", async () => {
  attempt = fail;
  const broken = await newRender();
  await ended(broken);
  attempt = succeed;
  const whole = await newRender();
  await ended(whole);
  const jobs = await server.sql<{ id: string; state: string; why: string | null }[]>`
    select data ->> 'renderId' as id, state, output ->> 'message' as why from pgboss.job where data ->> 'renderId' = any(${[broken, whole]})`;
  expect(new Map(jobs.map(({ id, ...job }) => [id, job]))).toEqual(
    new Map([
      [broken, { state: "failed", why: "This trailer cannot be made." }],
      [whole, { state: "completed", why: null }],
    ]),
  );
});

test("a failure of ours uses up no try, and the job ends after several all the same", async () => {
  const { OwnFailure } = await import("@sayhey/contract/own-failure");
  let times = 0;
  attempt = async (run) => {
    times++;
    if (times < 3) throw new OwnFailure("The encoder stopped unexpectedly.", { hint: "Please try again." });
    await succeed(run);
  };
  const id = await newRender();
  expect(await ended(id)).toEqual({ status: "completed", told: [] });
  const [job] = await server.sql<{ tries: number }[]>`
    select retry_limit - retry_count as tries from pgboss.job where data ->> 'renderId' = ${id}`;
  expect(job?.tries).toBe(2);
});

test("rows whose job is gone are ended, told, and free the quota", async () => {
  attempt = untilStopped;
  const id = await newRender();
  const waiting = await used();
  await server.sql`delete from pgboss.job where data ->> 'renderId' = ${id}`;
  await server.sql`update projects set footage_status = 'running', check_status = 'running' where id = ${projectId}`;
  await endOrphanedRows(server.sql, (tx, name, data, error) => {
    expect(name).toBe("render");
    return renderJob.onFailure(tx, data as never, error);
  });
  expect(await ended(id)).toEqual({ status: "failed", told: ["render.failed"] });
  expect(await used()).toBeLessThanOrEqual(waiting);
  const [project] = await server.sql`
    select footage_status, check_status, (select count(*)::int from pgboss.job where name = 'film' and state = 'created') as films
    from projects where id = ${projectId}`;
  expect(project).toEqual({ footage_status: "pending", check_status: "pending", films: 1 });
});

test("one that is taken while its worker stops goes back without using up a try", async () => {
  attempt = untilStopped;
  runner?.stopAll("shutdown");
  const id = await newRender();
  await vi.waitFor(
    async () => {
      const [job] = await server.sql<{ retry_count: number; tries: number; status: string }[]>`
        select retry_count, retry_limit - retry_count as tries, status from pgboss.job, renders r
        where data ->> 'renderId' = ${id} and r.id = ${id}`;
      expect(job).toMatchObject({ tries: 2, status: "queued" });
      expect(job?.retry_count).toBeGreaterThan(0);
    },
    { timeout: 30_000, interval: 20 },
  );
});
