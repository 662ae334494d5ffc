import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { syncAdmins } from "../require-admin.ts";
import { secondFactorKit } from "../../../testing/second-factor-kit.ts";
import {
  startTestPlatform,
  TEST_PASSWORD,
  type TestPlatform,
  type TestUser,
} from "../../../testing/start-test-platform.ts";
import { openServices } from "../../../main/services.ts";

let platform: TestPlatform;
let boss: TestUser;
let ada: TestUser;

beforeAll(async () => {
  platform = await startTestPlatform({ openServices: (opened) => openServices(opened, { worker: false }) });
  boss = await platform.signUp("The Boss");
  ada = await platform.signUp("Ada Lovelace");
  await platform.prove(boss);
  await syncAdmins(platform.sql, [` ${boss.email.toUpperCase()} `, "nobody@example.com", ""]);
});
afterAll(() => platform?.close());

interface Answer {
  status: number;
  body: {
    error?: { kind: string; message: string; field?: string };
    users?: { id: string; email: string }[];
    user?: Record<string, unknown>;
    [key: string]: unknown;
  };
}
async function call(user: Pick<TestUser, "token">, name: string, body: unknown = {}): Promise<Answer> {
  const answer = await fetch(`${platform.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer["body"] };
}
const change = (userId: string, what: unknown, by: TestUser = boss) =>
  call(by, "admin-user-change", { userId, change: what });

describe("the role", () => {
  test("goes to accounts that exist when the server starts, and to nobody by signing up first", async () => {
    expect((await call(boss, "admin-check")).body).toEqual({ admin: true });
    const first = await platform.anonymous().auth.signUp({ email: "nobody@example.com", password: TEST_PASSWORD });
    expect((await call({ token: first.data.session?.access_token ?? "" }, "admin-check")).body).toEqual({
      admin: false,
    });
  });

  test.each([
    ["admin-overview", {}],
    ["admin-users", {}],
    ["admin-jobs", {}],
    ["admin-job", { jobId: "00000000-0000-4000-8000-000000000000", action: "cancel" }],
    ["admin-items", {}],
    ["admin-item-change", { publicationId: "00000000-0000-4000-8000-000000000000", action: "restore" }],
    ["admin-switches", {}],
    ["admin-switch", { name: "gallery", isOn: false }],
    ["admin-audit", {}],
    ["admin-user", { userId: "00000000-0000-4000-8000-000000000000" }],
    ["admin-report", { reportId: "00000000-0000-4000-8000-000000000000", action: "dismiss" }],
    ["admin-user-change", { userId: "00000000-0000-4000-8000-000000000000", change: { action: "grant-role" } }],
  ])("without it %s does not exist", async (name, body) => {
    expect(await call(ada, name, body)).toMatchObject({
      status: 404,
      body: { error: { message: "There is no such function." } },
    });
    expect((await call({ token: "" }, name, body)).status).toBe(401);
  });

  test("is in no table a user can reach", async () => {
    for (const client of [ada.client, boss.client]) {
      expect((await client.schema("private").from("admins").select("*")).error?.code).toBe("PGRST106");
      expect((await client.from("admins").insert({ user_id: ada.id })).error).not.toBeNull();
    }
  });

  test("is given and taken by admins, but not from oneself", async () => {
    expect((await change(ada.id, { action: "grant-role" })).body.user).toMatchObject({ admin: true });
    expect((await call(ada, "admin-overview")).status).toBe(200);
    expect(await change(ada.id, { action: "revoke-role" }, ada)).toMatchObject({ status: 403 });
    expect((await change(ada.id, { action: "revoke-role" })).body.user).toMatchObject({ admin: false });
    expect((await call(ada, "admin-overview")).status).toBe(404);
  });
});

describe("accounts", () => {
  test("are found by e-mail, name and username, and filtered", async () => {
    for (const search of [ada.email, "lovelace", "ada-lovelace"]) {
      const { body } = await call(boss, "admin-users", { search });
      expect(body.users?.map(({ id }) => id)).toEqual([ada.id]);
    }
    expect((await call(boss, "admin-users", { search: "%" })).body).toMatchObject({ total: 0, users: [] });
    expect((await call(boss, "admin-users", { filter: "admin" })).body.users?.map(({ id }) => id)).toEqual([boss.id]);
    expect(await call(boss, "admin-users", { offset: -1 })).toMatchObject({
      status: 400,
      body: { error: { field: "offset" } },
    });
  });

  test("get another plan and credits, and are told", async () => {
    expect((await change(ada.id, { action: "set-plan", plan: "studio" })).body.user).toMatchObject({ plan: "studio" });
    expect(
      (await change(ada.id, { action: "grant-credits", amount: 7, reason: "A render failed" })).body.user,
    ).toMatchObject({ credits: 7 });
    const { data } = await ada.client.from("notifications").select("title").order("created_at");
    expect(data?.map(({ title }) => title as string)).toEqual(
      expect.arrayContaining(["You're on Studio now", "7 renders for you"]),
    );
    for (const [field, what] of [
      ["change.amount", { action: "grant-credits", amount: 0, reason: "x" }],
      ["change.amount", { action: "grant-credits", amount: -5, reason: "x" }],
      ["change.amount", { action: "grant-credits", amount: 501, reason: "x" }],
      ["change.reason", { action: "grant-credits", amount: 5, reason: "  " }],
      ["change.reason", { action: "grant-credits", amount: 5 }],
      ["change.reason", { action: "suspend", reason: "" }],
      ["change.reason", { action: "delete" }],
      ["change.plan", { action: "set-plan", plan: "gold" }],
    ] as const)
      expect(await change(ada.id, what)).toMatchObject({ status: 400, body: { error: { field } } });
    const { body } = await call(boss, "admin-user", { userId: ada.id });
    expect(body.user).toMatchObject({
      plan: "studio",
      givenPlan: "studio",
      ledger: [{ amount: 7, reason: "grant" }],
      planChanges: [{ from: "free", to: "studio", provider: "operator" }],
    });
    expect(body.user?.["audit"]).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: "grant-credits", reason: "A render failed" })]),
    );
  });

  test("are suspended at once everywhere, and come back", async () => {
    const eve = await platform.signUp("Eve");
    const project = await platform.insertProject(eve.id);
    expect((await change(eve.id, { action: "suspend", reason: "Sends spam" })).body.user).toMatchObject({
      suspendedFor: "Sends spam",
    });
    // Sessions are remembered for half a second.
    await expect.poll(async () => (await call(eve, "usage-get")).status, { timeout: 3000 }).toBeGreaterThanOrEqual(401);
    expect((await eve.client.from("projects").select("id")).data ?? []).toEqual([]);
    expect((await eve.client.auth.refreshSession()).error).not.toBeNull();
    const again = await platform.anonymous().auth.signInWithPassword({ email: eve.email, password: TEST_PASSWORD });
    expect(again.error).not.toBeNull();
    expect(again.data.session).toBeNull();
    const visible = await platform.anonymous().from("profiles").select("id").eq("id", eve.id);
    expect(visible.data).toEqual([]);

    expect((await change(eve.id, { action: "restore" })).body.user).toMatchObject({ suspendedFor: null });
    const back = await platform.anonymous().auth.signInWithPassword({ email: eve.email, password: TEST_PASSWORD });
    expect(back.error).toBeNull();
    const [kept] = await platform.sql`select id from projects where id = ${project.id}`;
    expect(kept).toBeDefined();
    expect(await change(boss.id, { action: "suspend", reason: "oops" })).toMatchObject({ status: 403 });
  });

  test("get back in without the second factor they have lost, and are told", async () => {
    const user = await secondFactorKit(() => platform).guardedUser();
    const signedIn = await platform.anonymous().auth.signInWithPassword({ email: user.email, password: TEST_PASSWORD });
    const token = signedIn.data.session?.access_token ?? "";
    expect((await call({ token }, "usage-get")).status).toBe(403);
    expect((await change(user.id, { action: "remove-factors" })).status).toBe(200);
    const again = await platform.anonymous().auth.signInWithPassword({ email: user.email, password: TEST_PASSWORD });
    expect((await call({ token: again.data.session?.access_token ?? "" }, "usage-get")).status).toBe(200);
    const [told] =
      await platform.sql`select title from notifications where user_id = ${user.id} and title = 'Two-step sign-in is off'`;
    expect(told).toBeDefined();
    expect(await change(user.id, { action: "remove-factors" })).toMatchObject({ status: 409 });
  });

  test("are signed out everywhere", async () => {
    const grace = await platform.signUp("Grace Hopper");
    expect((await change(grace.id, { action: "sign-out" })).status).toBe(200);
    await expect.poll(async () => (await call(grace, "usage-get")).status, { timeout: 3000 }).toBe(401);
    expect((await grace.client.auth.refreshSession()).error).not.toBeNull();
  });
});

describe("many accounts", () => {
  test("are paged without a gap or a repetition, in each order", async () => {
    await platform.sql`
      insert into auth.users (id, email, raw_user_meta_data, created_at, last_sign_in_at)
      select gen_random_uuid(), 'crowd-' || lpad(n::text, 3, '0') || '@example.com', jsonb_build_object('full_name', 'Crowd ' || n),
        timestamptz '2026-01-01' + (n / 10) * interval '1 day', case when n % 3 = 0 then timestamptz '2026-02-01' + (n / 5) * interval '1 hour' end
      from generate_series(1, 120) n`;
    for (const sort of ["created", "signed-in", "email", "credits"]) {
      const pages = [0, 50, 100].map((offset) => call(boss, "admin-users", { search: "crowd-", sort, offset }));
      const answers = await Promise.all(pages);
      expect(answers.map(({ body }) => body["total"])).toEqual([120, 120, 120]);
      const seen = answers.flatMap(({ body }) => (body.users ?? []).map(({ id }) => id));
      expect(new Set(seen).size, sort).toBe(120);
    }
    const { body } = await call(boss, "admin-users", { search: "crowd-", sort: "email", ascending: true });
    expect(body.users?.slice(0, 2).map(({ email }) => email)).toEqual([
      "crowd-001@example.com",
      "crowd-002@example.com",
    ]);
    expect((await call(boss, "admin-users", { search: "crowd-", offset: 500 })).body).toMatchObject({
      total: 120,
      users: [],
    });
  });
});

describe("deleting an account", () => {
  test("shuts it at once, leaves 30 days, and can be taken back", async () => {
    const zoe = await platform.signUp("Zoe");
    expect((await change(zoe.id, { action: "delete", reason: "Asked by mail" })).body.user).toMatchObject({
      eraseAt: expect.any(String),
    });
    const { users } = (await call(boss, "admin-users", { filter: "closed" })).body;
    expect(users?.map(({ id }) => id)).toEqual([zoe.id]);
    const [closure] = await platform.sql<{ days: number }[]>`
      select extract(epoch from erase_at - now())::float8 / 86400 as days from private.account_closures where user_id = ${zoe.id}`;
    expect(closure?.days).toBeGreaterThan(29);
    expect(closure?.days).toBeLessThanOrEqual(30);
    const again = await platform.anonymous().auth.signInWithPassword({ email: zoe.email, password: TEST_PASSWORD });
    expect(again.error?.message).toContain("will be erased");
    expect(await change(zoe.id, { action: "delete", reason: "Twice" })).toMatchObject({ status: 409 });
    expect((await change(zoe.id, { action: "keep" })).body.user).toMatchObject({ eraseAt: null });
    const back = await platform.anonymous().auth.signInWithPassword({ email: zoe.email, password: TEST_PASSWORD });
    expect(back.error).toBeNull();
    expect(await change(zoe.id, { action: "keep" })).toMatchObject({ status: 409 });
  });
});

describe("somebody is always left who runs the server", () => {
  test("nobody suspends, demotes or deletes themselves", async () => {
    for (const what of [
      { action: "suspend", reason: "x" },
      { action: "revoke-role" },
      { action: "delete", reason: "x" },
    ])
      expect(await change(boss.id, what)).toMatchObject({ status: 403 });
  });

  test("of two who take each other's role at the same moment one stays", async () => {
    const second = await platform.signUp("Second Boss");
    await change(second.id, { action: "grant-role" });
    const answers = await Promise.all([
      change(second.id, { action: "revoke-role" }, boss),
      change(boss.id, { action: "revoke-role" }, second),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const [left] = await platform.sql<{ n: number }[]>`select count(*)::int as n from private.admins`;
    expect(left?.n).toBe(1);
    await platform.sql`insert into private.admins (user_id) values (${boss.id}) on conflict do nothing`;
    await platform.sql`delete from private.admins where user_id = ${second.id}`;
    await expect(platform.sql`delete from private.admins`).rejects.toThrow("The last admin stays one");
  });

  test("a suspended admin is none", async () => {
    const second = await platform.signUp("Other Boss");
    await change(second.id, { action: "grant-role" });
    await change(second.id, { action: "suspend", reason: "Gone rogue" });
    expect((await call(second, "admin-overview")).status).toBeGreaterThanOrEqual(401);
    await platform.sql`delete from private.admins where user_id = ${second.id}`;
  });
});
