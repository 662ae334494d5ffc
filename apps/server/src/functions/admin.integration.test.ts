import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { syncAdmins } from "../platform/admin/require-admin.ts";
import { secondFactorKit } from "../platform/testing/second-factor-kit.ts";
import {
  startTestPlatform,
  TEST_PASSWORD,
  type TestPlatform,
  type TestUser,
} from "../platform/testing/start-test-platform.ts";
import { openServices } from "../services.ts";

let platform: TestPlatform;
let boss: TestUser;
let ada: TestUser;

beforeAll(async () => {
  platform = await startTestPlatform({ openServices: (opened) => openServices(opened, { worker: false }) });
  boss = await platform.signUp("The Boss");
  ada = await platform.signUp("Ada Lovelace");
  await syncAdmins(platform.sql, [` ${boss.email.toUpperCase()} `, "nobody@example.com", ""], { provenOnly: false });
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
    ["admin-job", { kind: "render", id: "00000000-0000-4000-8000-000000000000", action: "cancel" }],
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
    expect((await change(ada.id, { action: "grant-credits", amount: 7 })).body.user).toMatchObject({ credits: 7 });
    const { data } = await ada.client.from("notifications").select("title").order("created_at");
    expect(data?.map(({ title }) => title as string)).toEqual(
      expect.arrayContaining(["You are on Studio now", "7 renders for you"]),
    );
    expect(await change(ada.id, { action: "grant-credits", amount: 0 })).toMatchObject({
      status: 400,
      body: { error: { field: "change.amount" } },
    });
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

describe("the overview", () => {
  test("tells of the parts, the numbers, failed jobs and reports", async () => {
    const project = (await call(ada, "project-create", { idea: "plant diary" })).body;
    const [render] = await platform.sql<{ id: string }[]>`
      insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
      values (${ada.id}, ${String(project["projectId"])}, '9:16', 720, 30, 10000, true) returning id`;
    await platform.sql`update renders set status = 'failed', error_message = 'No frames', finished_at = now() where id = ${render?.id ?? ""}`;
    const { status, body } = await call(boss, "admin-overview");
    expect(status).toBe(200);
    expect(body["parts"]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "Database", ok: true }),
        expect.objectContaining({ name: "Disk" }),
      ]),
    );
    expect(body["numbers"]).toEqual(expect.arrayContaining([{ name: "Projects", value: expect.any(Number) }]));
    expect(body["jobs"]).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: render?.id, owner: ada.email, message: "No frames" })]),
    );

    expect((await call(boss, "admin-job", { kind: "render", id: render?.id, action: "retry" })).body).toEqual({
      status: "queued",
    });
    expect((await call(boss, "admin-job", { kind: "render", id: render?.id, action: "cancel" })).body).toEqual({
      status: "cancelled",
    });
    expect(await call(boss, "admin-job", { kind: "transform", id: render?.id, action: "cancel" })).toMatchObject({
      status: 404,
    });
  });
});

describe("the audit log", () => {
  test("holds every deed with who did it, and cannot be edited", async () => {
    const { body } = await call(boss, "admin-overview");
    const audit = body["audit"] as { admin: string; action: string; target: string; details: string }[];
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        "grant-role",
        "revoke-role",
        "set-plan",
        "grant-credits",
        "suspend",
        "restore",
        "sign-out",
        "retry-render",
      ]),
    );
    expect(audit.every(({ admin }) => admin === boss.email)).toBe(true);
    expect(audit.find(({ action }) => action === "suspend")?.details).toContain("Sends spam");
    const { sql } = platform;
    await expect(sql`update private.audit_entries set action = 'nothing'`).rejects.toThrow("never changed");
    await expect(sql`delete from private.audit_entries`).rejects.toThrow("never changed");
    await expect(sql`truncate private.audit_entries`).rejects.toThrow("never changed");
  });

  test("holds nothing of what was refused", async () => {
    const before = (await call(boss, "admin-overview")).body["audit"];
    await change(boss.id, { action: "suspend", reason: "oops" });
    await change("00000000-0000-4000-8000-000000000000", { action: "sign-out" });
    await change(ada.id, { action: "restore" });
    expect((await call(boss, "admin-overview")).body["audit"]).toEqual(before);
  });
});
