import type { FunctionName } from "@sayhey/contract/functions";
import { PLANS, type PlanName } from "@sayhey/contract/plans";
import { IMPORT_PATH } from "@sayhey/contract/project-import";
import { UPLOAD_NAME_HEADER, UPLOAD_PATH } from "@sayhey/contract/upload";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type Belongings, giveBelongings } from "../../../testing/belongings.ts";
import { callFunction } from "../../../testing/call-function.ts";
import { sampleInput } from "../../../testing/sample-input.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices } from "../../../main/services.ts";

let platform: TestPlatform;
let ada: TestUser;
let ids: Belongings;

beforeAll(async () => {
  platform = await startTestPlatform({ openServices: (opened) => openServices(opened, { worker: false }) });
  ada = await platform.signUp("Ada Lovelace");
  const eve = await platform.signUp("Eve");
  await platform.sql`update accounts set plan = 'studio'`;
  const eves = await giveBelongings(platform, eve);
  ids = { ...(await giveBelongings(platform, ada)), publicationId: eves["publicationId"] ?? "" };
});
afterAll(() => platform?.close());
beforeEach(async () => {
  const { sql } = platform;
  await sql`delete from private.rate_limits`;
  await sql`delete from projects where user_id = ${ada.id} and name = 'Filler'`;
  await sql`delete from renders where user_id = ${ada.id} and id <> ${ids["renderId"] ?? ""}`;
  await sql`delete from transforms where user_id = ${ada.id} and id <> ${ids["transformId"] ?? ""}`;
  await sql`delete from assets where user_id = ${ada.id} and name = 'filler'`;
  await sql`update renders set status = 'failed' where id = ${ids["renderId"] ?? ""} and status in ('queued', 'processing')`;
  await sql`update transforms set status = 'failed' where id = ${ids["transformId"] ?? ""} and status in ('queued', 'processing')`;
});

const setPlan = (plan: PlanName) => platform.sql`update accounts set plan = ${plan} where user_id = ${ada.id}`;
const call = (name: FunctionName, input: object = {}) =>
  callFunction(platform, ada.token, name, { ...sampleInput(name, ids), ...input } as Record<string, unknown>);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(platform.url + path, { method: "POST", headers: { authorization: `Bearer ${ada.token}`, ...headers }, body });
const isQuota = async (answer: Promise<{ status: number; body: { error?: { kind: string; message: string } } }>) => {
  const { status, body } = await answer;
  expect([status, body.error?.kind, body.error?.message]).toEqual([402, "quota", expect.any(String)]);
};

/** Newer projects than hers, so that hers is beyond what Free has. */
const addProjects = async (count: number) => {
  for (let made = 0; made < count; made++) await platform.insertProject(ada.id, { name: "Filler" });
};
const useRenders = (count: number) => platform.sql`
  with made as (
    insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
    select ${ada.id}, ${ids["projectId"] ?? ""}, '9:16', 720, 30, 10000, true from generate_series(1, ${count}) returning id)
  select count(*) from made`;
const useTransforms = (count: number) => platform.sql`
  insert into transforms (user_id, kind, input_name)
  select ${ada.id}, 'duotone', 'filler' from generate_series(1, ${count})`;
async function store(bytes: number, type = "image/png"): Promise<string> {
  const [asset] = await platform.sql<{ id: string }[]>`
    insert into assets (user_id, kind, name, path, content_type, bytes)
    values (${ada.id}, 'upload', 'filler', ${`uploads/${ada.id}/${crypto.randomUUID()}`}, ${type}, ${bytes}) returning id`;
  return asset?.id ?? "";
}

describe("on a plan that is used up, the server refuses", () => {
  test.each<[FunctionName, object]>([
    ["project-create", { idea: "One more" }],
    ["template-use", {}],
    ["project-fork", { version: 1 }],
    ["gallery-remix", {}],
    ["transform-create", { kind: "restyle", assetId: undefined, assetIds: undefined }],
  ])("another project: %s", async (name, input) => {
    await setPlan("free");
    await addProjects(2); // with the two that she has, more than three
    await isQuota(call(name, input));
  });

  test("another project from a ZIP", async () => {
    await setPlan("free");
    await addProjects(2);
    const answer = await post(IMPORT_PATH, "PK");
    expect([answer.status, await answer.json()]).toMatchObject([402, { error: { kind: "quota" } }]);
  });

  test.each<FunctionName>(["render-create", "render-repeat", "render-retry"])("another render: %s", async (name) => {
    await setPlan("free");
    await useRenders(PLANS.free.rendersPerMonth);
    const [failed] = await platform.sql<{ id: string }[]>`
      update renders set status = 'failed' where id = (select id from renders where user_id = ${ada.id} and status = 'queued' limit 1)
      returning id`;
    await useRenders(1);
    await isQuota(call(name, name === "render-retry" ? { renderId: failed?.id } : {}));
  });

  test.each<FunctionName>(["transform-create", "transform-retry"])("another transform: %s", async (name) => {
    await setPlan("free");
    await useTransforms(PLANS.free.transformsPerMonth);
    await isQuota(call(name, name === "transform-create" ? { assetIds: undefined, projectId: undefined } : {}));
  });

  test.each<[PlanName, string]>([
    ["free", "You can have 10 renders queued at a time on the Free plan."],
    ["pro", "You can have 20 renders queued at a time on the Pro plan."],
    ["studio", "You can have 50 renders queued at a time on the Studio plan."],
  ])("on %s more renders, transforms and videos than may be queued, until one has ended", async (plan, message) => {
    const { render, transform, footage } = PLANS[plan].jobs;
    const { sql } = platform;
    await setPlan(plan);
    await sql`update footage_imports set status = 'done' where user_id = ${ada.id}`;
    await useRenders(render.queued);
    // With credits a month of Free has more renders than may be queued.
    const give = (amount: number) =>
      sql`insert into credit_entries (user_id, amount, reason, key) values (${ada.id}, ${amount}, 'grant', ${crypto.randomUUID()})`;
    await give(5);
    onTestFinished(async () => {
      const [{ credits } = { credits: 0 }] = await sql<{ credits: number }[]>`
        select credits from accounts where user_id = ${ada.id}`;
      await give(-credits);
    });
    const refused = await call("render-create");
    expect([refused.status, refused.body.error]).toMatchObject([
      402,
      {
        kind: "quota",
        message,
        hint:
          plan === "studio"
            ? "Wait for one to finish, or cancel one."
            : "Wait for one to finish, cancel one, or upgrade.",
      },
    ]);
    await sql`update renders set status = 'failed' where id in (select id from renders where user_id = ${ada.id} and status = 'queued' limit 1)`;
    expect((await call("render-create")).status).toBe(200);
    await isQuota(call("render-create"));

    if (plan !== "free") {
      await useTransforms(transform.queued);
      await isQuota(call("transform-create", { assetIds: undefined, projectId: undefined }));
      await sql`update transforms set status = 'failed' where id in (select id from transforms where user_id = ${ada.id} and status = 'queued' limit 1)`;
      expect((await call("transform-create", { assetIds: undefined, projectId: undefined })).status).toBe(200);
    }

    const assetId = await store(1, "video/mp4");
    const add = (startMs: number) =>
      call("footage-add", { projectId: ids["projectId"], assetId, startMs, durationMs: 1000 });
    for (let count = 0; count < footage.queued; count++)
      await sql`insert into footage_imports (user_id, project_id, asset_id, start_ms, duration_ms)
        values (${ada.id}, ${ids["projectId"] ?? ""}, ${assetId}, ${count}, 1000)`;
    await isQuota(add(5000));
    expect((await add(0)).status).toBe(200); // It is queued already.
    await sql`update footage_imports set status = 'done' where asset_id = ${assetId} and start_ms = 1`;
    expect((await add(5000)).status).toBe(200);
  });

  test.each<[PlanName, number]>([
    ["free", 1080],
    ["free", 2160],
    ["pro", 2160],
  ])("on %s a render of %ip", async (plan, size) => {
    await setPlan(plan);
    await isQuota(call("render-create", { size }));
  });

  test.each<[FunctionName, object]>([
    ["brand-kit-save", {}],
    ["webhook-save", {}],
    ["webhook-test", {}],
  ])("what Free does not have: %s", async (name, input) => {
    await setPlan("free");
    await isQuota(call(name, input));
  });

  test("an upload beyond the storage, and every new work once more is stored than there is room for", async () => {
    await setPlan("free");
    await store(PLANS.free.storageBytes - 2);
    const upload = await post(UPLOAD_PATH, "x".repeat(100), { [UPLOAD_NAME_HEADER]: "a.png" });
    expect([upload.status, await upload.json()]).toMatchObject([402, { error: { kind: "quota" } }]);
    await store(100);
    await isQuota(call("render-create"));
    await isQuota(call("transform-create", { assetIds: undefined, projectId: undefined }));
    await isQuota(call("project-create", { idea: "One more" }));
  });
});

describe("a project beyond the plan", () => {
  const presentVersion = async (): Promise<number> => {
    const [row] = await platform.sql<{ version: number }[]>`
      select version from projects where id = ${ids["projectId"] ?? ""}`;
    return row?.version ?? 1;
  };
  const beyond = async () => {
    await setPlan("free");
    await addProjects(3);
  };

  test.each<[FunctionName, object]>([
    ["project-edit", { baseVersion: 1 }],
    ["project-restore", { version: 1 }],
    ["project-revert", {}],
    ["override-save", {}],
    ["project-film", {}],
    ["render-create", {}],
    ["storyboard-save", { baseVersion: 0 }],
    ["storyboard-write", {}],
    ["footage-add", {}],
    ["publication-publish", { slug: "beyond-the-plan", title: "Beyond", category: "Other" }],
  ])("is not changed: %s", async (name, input) => {
    if (name === "project-restore" || name === "project-revert") await makeVersion();
    await beyond();
    const version = await presentVersion();
    const { status, body } = await call(name, {
      ...input,
      ...(name === "project-revert" && { version }),
      ...(name === "override-save" && { baseVersion: version }),
    });
    expect([status, body.error?.kind, body.error?.message]).toEqual([
      402,
      "quota",
      "This project is read-only because you're over the Free limit of 3 projects.",
    ]);
  });

  test("is still seen, downloaded and deleted, and said to be read-only", async () => {
    await beyond();
    const { body } = await callFunction(platform, ada.token, "usage-get", {});
    expect(body.readOnly.projects).toContain(ids["projectId"]);
    for (const name of ["project-source", "project-history", "storyboard-get"] as const)
      expect((await call(name)).status).toBe(200);
    const { data } = await ada.client.from("projects").select("id").eq("id", ids["projectId"]);
    expect(data).toHaveLength(1);
  });

  test("can be changed again when a newer one makes room, or the plan does", async () => {
    await beyond();
    const edit = async () => {
      const [row] = await platform.sql<
        { version: number }[]
      >`select version from projects where id = ${ids["projectId"] ?? ""}`;
      return (await call("project-edit", { baseVersion: row?.version ?? 1 })).status;
    };
    expect(await edit()).toBe(402);
    await platform.sql`update projects set archived_at = now() where user_id = ${ada.id} and name = 'Filler'`;
    expect(await edit()).toBe(200);
    await platform.sql`update projects set archived_at = null where user_id = ${ada.id} and name = 'Filler'`;
    expect(await edit()).toBe(402);
    await setPlan("pro");
    expect(await edit()).toBe(200);
  });

  async function makeVersion(): Promise<void> {
    await setPlan("studio");
    const [row] = await platform.sql<
      { version: number }[]
    >`select version from projects where id = ${ids["projectId"] ?? ""}`;
    await call("project-edit", {
      baseVersion: row?.version ?? 1,
      ops: [{ op: "set-identity", patch: { name: `Named ${crypto.randomUUID().slice(0, 4)}` } }],
    });
  }
});

test.each<[PlanName, boolean]>([
  ["free", true],
  ["pro", false],
  ["studio", false],
])("on %s a render is the plan's largest, with the watermark: %s", async (plan, watermark) => {
  await setPlan(plan);
  const { body } = await callFunction(platform, ada.token, "render-create", { projectId: ids["projectId"] ?? "" });
  const [row] = await platform.sql<{ size: number; watermark: boolean }[]>`
    select size, watermark from renders where id = ${body.renderId}`;
  expect(row).toEqual({ size: PLANS[plan].largestRender, watermark });
});

test.each([
  ["render", "renders"],
  ["transform", "transforms"],
] as const)(
  "a %s that is cancelled counts once it was being made, also when it is tried again",
  async (kind, table) => {
    const { sql } = platform;
    await setPlan("pro");
    const used = async () =>
      (await callFunction(platform, ada.token, "usage-get", {})).body[table === "renders" ? "renders" : "transforms"]
        .used;
    const before = await used();
    const [waiting, working] = await (kind === "render" ? useRenders(2) : useTransforms(2)).then(
      () => sql<{ id: string }[]>`select id from ${sql(table)} where user_id = ${ada.id} and status = 'queued'`,
    );
    const cancel = (id = "") => call(`${kind}-cancel`, { [`${kind}Id`]: id });
    expect((await cancel(waiting?.id)).status).toBe(200);
    expect(await used()).toBe(before + 1);
    for (const times of [1, 2]) {
      await sql`update ${sql(table)} set status = 'processing', started_at = now() where id = ${working?.id ?? ""}`;
      expect((await cancel(working?.id)).status).toBe(200);
      expect(await used()).toBe(before + times);
      await sql`update ${sql(table)} set status = 'queued', started_at = null, finished_at = null where id = ${working?.id ?? ""}`;
    }
  },
);
