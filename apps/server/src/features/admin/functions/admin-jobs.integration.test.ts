import { AppError } from "@sayhey/contract/app-error";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readInstallation } from "../../../infra/metrics/installation-metrics.ts";
import { failJob } from "../../../infra/queue/fail-job.ts";
import { callAs, publishApp } from "../../../testing/publish-app.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices } from "../../../main/services.ts";

interface JobCount {
  labels: { queue: string; state: string };
  value: number;
}

let platform: TestPlatform;
let boss: TestUser;
let ada: TestUser;

beforeAll(async () => {
  platform = await startTestPlatform({ openServices: (opened) => openServices(opened, { worker: false }) });
  boss = await platform.signUp("The Boss");
  ada = await platform.signUp("Ada Lovelace");
  await platform.sql`insert into private.admins (user_id) values (${boss.id})`;
  await platform.sql`update accounts set plan = 'studio'`;
});
afterAll(() => platform?.close());

describe("jobs", () => {
  const find = async (input: Record<string, unknown>) => (await callAs(platform, boss, "admin-jobs", input)).body;
  const failed = async (name: string, data: Record<string, string>, message: string): Promise<string> => {
    const [row] = await platform.sql<{ id: string }[]>`
      insert into pgboss.job (name, data, state, singleton_key, retry_limit, retry_count, started_on, completed_on, output, policy)
      select q.name, ${platform.sql.json(data)}, 'failed', ${crypto.randomUUID()}, 2, 2, now(), now(), ${platform.sql.json({ message })}, q.policy
      from pgboss.queue q where q.name = ${name} returning id`;
    return row?.id ?? "";
  };

  test("are found by queue, state, owner and what went wrong", async () => {
    const project = await platform.insertProject(ada.id);
    const id = await failed(
      "film",
      { projectId: project.id, userId: ada.id, force: "false" },
      "The browser fell over 17",
    );
    for (const input of [
      { search: "fell over 17" },
      { search: ada.email, state: "failed" },
      { queue: "film", state: "failed" },
    ])
      expect((await find(input)).jobs).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id, owner: ada.email, app: "Test", state: "failed", may: ["retry", "discard"] }),
        ]),
      );
    expect(await find({ search: "%" })).toMatchObject({ total: 0, jobs: [] });
    expect((await find({ search: "fell over 17", state: "done" })).total).toBe(0);
    expect(await callAs(platform, boss, "admin-jobs", { state: "lost" })).toMatchObject({
      status: 400,
      body: { error: { field: "state" } },
    });
  });

  test("that failed are queued again, and those that wait are stopped; both is written down", async () => {
    const project = await platform.insertProject(ada.id);
    const jobId = await failed("film", { projectId: project.id, userId: ada.id, force: "false" }, "Nothing was seen");
    const act = (action: string) => callAs(platform, boss, "admin-job", { jobId, action, reason: "Looked into it" });
    expect(await act("retry")).toMatchObject({ status: 200, body: { status: "queued" } });
    expect((await find({ search: ada.email, state: "waiting", queue: "film" })).jobs.map(({ id }) => id)).toContain(
      jobId,
    );
    expect((await act("retry")).status).toBe(409);
    expect(await act("cancel")).toMatchObject({ status: 200, body: { status: "cancelled" } });
    expect((await act("cancel")).status).toBe(409);
    const { body } = await callAs(platform, boss, "admin-audit", { search: jobId });
    expect(body.entries.map(({ action, target, reason }) => [action, target, reason])).toEqual([
      ["cancel-job", ada.email, "Looked into it"],
      ["retry-job", ada.email, "Looked into it"],
    ]);
    expect((await callAs(platform, boss, "admin-job", { jobId: crypto.randomUUID(), action: "cancel" })).status).toBe(
      404,
    );
  });

  test("that checked an app and failed have it wait for a check again", async () => {
    const project = await platform.insertProject(ada.id);
    const status = async () =>
      (
        await platform.sql<{ status: string }[]>`select check_status as status from projects where id = ${project.id}`
      )[0]?.status;
    await platform.sql`update projects set check_status = 'failed' where id = ${project.id}`;
    const jobId = await failed("check", { projectId: project.id, userId: ada.id }, "The browser fell over");
    expect((await callAs(platform, boss, "admin-job", { jobId, action: "retry" })).status).toBe(200);
    expect(await status()).toBe("pending");
  });

  test("that make renders take their row along", async () => {
    const item = await publishApp(platform, ada);
    const { renderId } = (await callAs(platform, ada, "render-create", { projectId: item.projectId })).body;
    const [job] = (await find({ queue: "render", search: ada.email, state: "waiting" })).jobs;
    expect(job?.may).toEqual(["cancel"]);
    const status = async () =>
      (await platform.sql<{ status: string }[]>`select status from renders where id = ${renderId}`)[0]?.status;
    await callAs(platform, boss, "admin-job", { jobId: job?.id, action: "cancel" });
    expect(await status()).toBe("cancelled");
    const [ended] = (await find({ queue: "render", state: "cancelled" })).jobs;
    await callAs(platform, boss, "admin-job", { jobId: ended?.id, action: "retry" });
    expect(await status()).toBe("queued");
  });

  test("that failed for good are discarded and restored, counted while nobody has dealt with them, and kept for 30 days", async () => {
    const dead = async () => {
      const metrics = await readInstallation({ sql: platform.sql, dataFolder: platform.folder, backups: null });
      const jobs = metrics.find(({ name }) => name === "sayhey_queue_jobs") as { values: JobCount[] } | undefined;
      return jobs?.values.find(({ labels }) => labels.queue === "preview" && labels.state === "dead")?.value;
    };
    const jobId = await failed("preview", { assetId: crypto.randomUUID(), userId: ada.id }, "Unreadable");
    const act = (action: string) => callAs(platform, boss, "admin-job", { jobId, action });
    const seen = async () => (await find({ queue: "preview" })).jobs.map(({ state, may }) => [state, may]);
    expect(await dead()).toBe(1);
    expect(await act("restore")).toMatchObject({
      status: 409,
      body: { error: { message: "This job can't be restored." } },
    });
    expect(await act("discard")).toMatchObject({ status: 200, body: { status: "discarded" } });
    expect([await seen(), await dead()]).toEqual([[["discarded", ["restore"]]], 0]);
    expect((await act("discard")).status).toBe(409);
    expect((await act("retry")).status).toBe(409);
    expect(await act("restore")).toMatchObject({ status: 200, body: { status: "failed" } });
    expect([await seen(), await dead()]).toEqual([[["failed", ["retry", "discard"]]], 1]);
    await platform.sql`
      insert into pgboss.job (name, data, singleton_key, policy, created_on)
      select name, data, singleton_key, policy, now() + interval '1 second' from pgboss.job where id = ${jobId}`;
    expect([
      (await find({ queue: "preview", state: "replaced" })).jobs.map(({ id, may }) => [id, may]),
      await dead(),
    ]).toEqual([[[jobId, []]], 0]);

    await platform.sql`delete from pgboss.job where name = 'preview' and id <> ${jobId}`;
    await platform.sql`update pgboss.job set state = 'active', output = null where id = ${jobId}`;
    await platform.sql.begin((tx) =>
      failJob(
        tx,
        { id: jobId, name: "preview", number: 2 },
        new AppError("internal", "Broken.", { hint: "Try again." }),
      ),
    );
    const [kept] = await platform.sql`
      select deletion_seconds / 86400 as days, output ->> 'message' as message from pgboss.job where id = ${jobId}`;
    expect(kept).toEqual({ days: 30, message: "Broken. Try again." });
  });

  test.each(["account_exports", "footage_imports", "webhook_deliveries"] as const)(
    "that failed with a row of %s are taken up again",
    async (table) => {
      const id = crypto.randomUUID();
      const project = await platform.insertProject(ada.id);
      const rows = {
        account_exports: [
          "export-account",
          "exportId",
          platform.sql`insert into account_exports (id, user_id, status) values (${id}, ${ada.id}, 'failed')`,
        ],
        footage_imports: [
          "footage",
          "importId",
          platform.sql`with video as (insert into assets (id, user_id, name, path, content_type, bytes, kind) values (${id}, ${ada.id}, 'a.mp4', 'assets/a.mp4', 'video/mp4', 1, 'upload') returning id) insert into footage_imports (id, user_id, project_id, asset_id, start_ms, duration_ms, status) select id, ${ada.id}, ${project.id}, id, 0, 1000, 'failed' from video`,
        ],
        webhook_deliveries: [
          "webhook",
          "deliveryId",
          platform.sql`insert into private.webhook_deliveries (id, user_id, event, payload, status) values (${id}, ${ada.id}, 'test', '{}', 'failed')`,
        ],
      } as const;
      const [queue, field, insert] = rows[table];
      await insert;
      const jobId = await failed(queue, { [field]: id, userId: ada.id }, "No answer");
      expect((await callAs(platform, boss, "admin-job", { jobId, action: "retry" })).body).toEqual({
        status: "queued",
      });
      const schema = table === "webhook_deliveries" ? "private" : "public";
      expect(await platform.sql`select status from ${platform.sql(`${schema}.${table}`)} where id = ${id}`).toEqual([
        { status: "queued" },
      ]);
      expect((await callAs(platform, boss, "admin-job", { jobId, action: "retry" })).status).toBe(409);
    },
  );

  test("that made a render which failed count once for its owner, however often an admin retries them", async () => {
    const item = await publishApp(platform, ada);
    const used = async () => (await callAs(platform, ada, "usage-get", {})).body.renders.used;
    const { renderId } = (await callAs(platform, ada, "render-create", { projectId: item.projectId })).body;
    const before = await used();
    const [waiting] = await platform.sql<{ id: string }[]>`
      update pgboss.job set state = 'failed', completed_on = now(), started_on = now() where name = 'render' and data ->> 'renderId' = ${renderId} returning id`;
    await platform.sql`update renders set status = 'failed', finished_at = now() where id = ${renderId}`;
    const retries = await Promise.all(
      [1, 2, 3].map(() => callAs(platform, boss, "admin-job", { jobId: waiting?.id, action: "retry" })),
    );
    expect(retries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await used()).toBe(before);
    const queued =
      await platform.sql`select 1 from pgboss.job where name = 'render' and data ->> 'renderId' = ${renderId} and state = 'created'`;
    expect(queued).toHaveLength(1);
    expect((await find({ queue: "render", state: "replaced" })).jobs.map(({ id }) => id)).toEqual([waiting?.id]);
  });

  test("that keep a promise cannot be stopped", async () => {
    const [row] = await platform.sql<{ id: string }[]>`
      insert into pgboss.job (name, data, policy) select name, '{}', policy from pgboss.queue where name = 'maintenance' returning id`;
    expect((await callAs(platform, boss, "admin-job", { jobId: row?.id, action: "cancel" })).status).toBe(409);
  });
});
