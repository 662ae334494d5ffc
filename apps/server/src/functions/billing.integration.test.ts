import { PLANS, REFERRAL_REWARD_RENDERS } from "@sayhey/contract/plans";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chargeRender } from "../platform/billing/charge-render.ts";
import { checkRenderQuota, readUsage } from "../platform/functions/plan-usage.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../platform/testing/start-test-platform.ts";
import { openServices } from "../services.ts";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform({ openServices: (opened) => openServices(opened, { worker: false }) });
});
afterAll(() => platform?.close());

async function call(user: TestUser, name: string, body: unknown = {}): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${platform.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function completeRender(userId: string, projectId: string): Promise<void> {
  const { sql } = platform;
  await sql.begin(async (tx) => {
    const [row] = await tx<{ id: string }[]>`
      insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
      values (${userId}, ${projectId}, '9:16', 720, 30, 10000, true) returning id`;
    const id = row?.id ?? "";
    await tx`update renders set status = 'processing' where id = ${id}`;
    await tx`update renders set status = 'completed', finished_at = now() where id = ${id}`;
    await chargeRender(tx, userId, id);
    await chargeRender(tx, userId, id);
  });
}
const creditsOf = async (user: TestUser): Promise<unknown> => (await call(user, "billing-get")).body;

describe("plans", () => {
  test("change through the sandbox, are written down and told", async () => {
    const ada = await platform.signUp("Ada Lovelace");
    expect(await creditsOf(ada)).toMatchObject({ plan: "free", credits: 0, provider: "sandbox" });
    expect((await call(ada, "plan-change", { plan: "pro" })).body).toEqual({ plan: "pro", rewarded: false });
    expect(await creditsOf(ada)).toMatchObject({ plan: "pro" });
    const { data: changes } = await ada.client.from("plan_changes").select("from_plan,to_plan,provider");
    expect(changes).toEqual([{ from_plan: "free", to_plan: "pro", provider: "sandbox" }]);
    const { data: told } = await ada.client.from("notifications").select("event,title");
    expect(told).toContainEqual({ event: "billing.changed", title: "You are on Pro now" });
    const again = await call(ada, "plan-change", { plan: "pro" });
    expect(again).toMatchObject({ status: 409, body: { error: { message: "You are on the Pro plan already." } } });
    expect(await call(ada, "plan-change", { plan: "gold" })).toMatchObject({
      status: 400,
      body: { error: { field: "plan" } },
    });
  });

  test("going back to Free deletes nothing and refuses what exceeds it", async () => {
    const user = await platform.signUp("Many Projects");
    await call(user, "plan-change", { plan: "pro" });
    for (let made = 0; made < 4; made++) await platform.insertProject(user.id);
    await call(user, "plan-change", { plan: "free" });
    const { data } = await user.client.from("projects").select("id");
    expect(data).toHaveLength(4);
    expect(await call(user, "project-create", { idea: "one more" })).toMatchObject({
      status: 402,
      body: { error: { kind: "quota" } },
    });
  });
});

describe("referral", () => {
  test("the first upgrade of a referred friend rewards both sides once", async () => {
    const referrer = await platform.signUp("Grace Hopper");
    const { data: profile } = await referrer.client
      .from("profiles")
      .select("referral_code")
      .eq("id", referrer.id)
      .single<{ referral_code: string }>();
    const friend = await platform.signUp("Friend", { referral_code: profile?.referral_code });
    const statuses = async () => (await referrer.client.from("referrals").select("status")).data;
    expect(await statuses()).toEqual([{ status: "pending" }]);

    expect((await call(friend, "plan-change", { plan: "studio" })).body).toEqual({ plan: "studio", rewarded: true });
    expect(await statuses()).toEqual([{ status: "rewarded" }]);
    for (const side of [referrer, friend])
      expect(await creditsOf(side)).toMatchObject({ credits: REFERRAL_REWARD_RENDERS });

    await call(friend, "plan-change", { plan: "free" });
    expect((await call(friend, "plan-change", { plan: "pro" })).body).toEqual({ plan: "pro", rewarded: false });
    expect(await creditsOf(referrer)).toMatchObject({ credits: REFERRAL_REWARD_RENDERS });
  });
});

describe("credits", () => {
  test("pay for renders beyond the monthly ones, one each, and only for those that were completed", async () => {
    const user = await platform.signUp("Render Fan");
    const project = await platform.insertProject(user.id);
    await platform.sql`insert into credit_entries (user_id, amount, reason, key) values (${user.id}, 2, 'grant', 'test')`;
    const monthly = PLANS.free.rendersPerMonth;
    for (let made = 0; made < monthly; made++) await completeRender(user.id, project.id);
    expect(await creditsOf(user)).toMatchObject({ credits: 2 });
    for (const left of [1, 0]) {
      await completeRender(user.id, project.id);
      expect(await creditsOf(user)).toMatchObject({ credits: left });
    }
    const usage = await readUsage(platform.sql, user.id);
    expect(() => checkRenderQuota(usage)).toThrow("The Free plan has 10 renders a month, and you have used them all.");
    expect(() => checkRenderQuota({ ...usage, credits: 1 })).not.toThrow();
  });

  test("a ledger that is only ever added to", async () => {
    const { sql } = platform;
    await expect(sql`update credit_entries set amount = 500`).rejects.toThrow("never changed");
    await expect(sql`update plan_changes set to_plan = 'studio'`).rejects.toThrow("never changed");
    const [balance] = await sql<{ wrong: number }[]>`
      select count(*)::int as wrong from accounts a
      where a.credits <> coalesce((select sum(amount) from credit_entries e where e.user_id = a.user_id), 0)`;
    expect(balance?.wrong).toBe(0);
  });
});
