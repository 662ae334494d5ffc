import { PLANS, REFERRAL_REWARD_RENDERS } from "@sayhey/contract/plans";
import { GRACE_DAYS, INVOICE_TRANSITIONS, REFUND_DAYS, SUBSCRIPTION_TRANSITIONS } from "@sayhey/contract/subscription";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { advanceBilling } from "../advance-billing.ts";
import { changePlan } from "../change-plan.port.ts";
import { chargeRender } from "../charge-render.port.ts";
import { checkRenderQuota, readUsage } from "../plan-usage.port.ts";
import { callFunction } from "../../../testing/call-function.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices } from "../../../main/services.ts";

const DAY = 86_400_000;
const START = new Date("2026-01-31T10:00:00.000Z");

let platform: TestPlatform;
/** What time it is for payments. */
let now = START;
const pass = (days: number): void => void (now = new Date(now.getTime() + days * DAY));
const on = (moment: string): void => void (now = new Date(moment));

beforeAll(async () => {
  platform = await startTestPlatform({
    openServices: (opened) => openServices(opened, { worker: false, now: () => now }),
  });
});
afterAll(() => platform?.close());

const call = (user: TestUser, name: Parameters<typeof callFunction>[2], body: Record<string, unknown> = {}) =>
  callFunction(platform, user.token, name, body);
const billingOf = async (user: TestUser) => (await callFunction(platform, user.token, "billing-get", {})).body;
const usageOf = async (user: TestUser) => (await callFunction(platform, user.token, "usage-get", {})).body;
/** One visit of the job that looks after subscriptions. */
const visit = () =>
  advanceBilling({
    sql: platform.sql,
    now: () => now,
    stripe: null,
    warn: (message, error) => {
      throw new Error(message, { cause: error });
    },
  });
const told = async (user: TestUser) =>
  ((await user.client.from("notifications").select("title").order("created_at")).data ?? []).map(({ title }) => title);

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

describe("plans", () => {
  test("change through the sandbox, are written down and told", async () => {
    const ada = await platform.signUp("Ada Lovelace");
    expect(await billingOf(ada)).toMatchObject({ plan: "free", credits: 0, provider: "sandbox" });
    expect((await call(ada, "plan-change", { plan: "pro" })).body).toEqual({
      plan: "pro",
      rewarded: false,
      url: null,
      from: null,
    });
    expect(await billingOf(ada)).toMatchObject({ plan: "pro" });
    const { data: changes } = await ada.client.from("plan_changes").select("from_plan,to_plan,provider");
    expect(changes).toEqual([{ from_plan: "free", to_plan: "pro", provider: "sandbox" }]);
    const { data: told } = await ada.client.from("notifications").select("event,title");
    expect(told).toContainEqual({ event: "billing.changed", title: "You're on Pro now" });
    const again = await call(ada, "plan-change", { plan: "pro" });
    expect(again).toMatchObject({ status: 409, body: { error: { message: "You are on the Pro plan already." } } });
    expect(await call(ada, "plan-change", { plan: "gold" })).toMatchObject({
      status: 400,
      body: { error: { field: "plan" } },
    });
  });

  test("given by the operator hold over what is paid for, and reward nobody", async () => {
    const user = await platform.signUp("Gifted");
    const give = (to: "free" | "pro" | "studio") =>
      platform.sql.begin((tx) => changePlan(tx, { userId: user.id, to, provider: "operator" }));
    await give("pro");
    expect(await billingOf(user)).toMatchObject({ plan: "pro", given: true, subscription: null, invoices: [] });
    expect((await call(user, "plan-change", { plan: "free" })).body.error?.message).toContain("administrator gave you");
    await call(user, "plan-change", { plan: "studio" });
    expect(await billingOf(user)).toMatchObject({ plan: "studio", given: false });
    await give("free");
    expect(await billingOf(user)).toMatchObject({ plan: "free", given: true, subscription: { plan: "studio" } });
    await give("studio");
    expect(await billingOf(user)).toMatchObject({ plan: "studio", given: false });
  });
});

describe("referral", () => {
  test("the first upgrade of a referred friend rewards both sides once, when it can no longer be refunded", async () => {
    const referrer = await platform.signUp("Grace Hopper");
    const { data: profile } = await referrer.client
      .from("profiles")
      .select("referral_code")
      .eq("id", referrer.id)
      .single<{ referral_code: string }>();
    const friend = await platform.signUp("Friend", { referral_code: profile?.referral_code });
    const statuses = async () => (await referrer.client.from("referrals").select("status")).data;
    expect(await statuses()).toEqual([{ status: "pending" }]);

    expect((await call(friend, "plan-change", { plan: "studio" })).body).toMatchObject({
      plan: "studio",
      rewarded: true,
    });
    expect(await statuses()).toEqual([{ status: "qualified" }]);
    pass(REFUND_DAYS);
    await visit();
    expect(await statuses()).toEqual([{ status: "qualified" }]);

    const invoice = (await billingOf(friend)).invoices[0];
    await call(friend, "billing-refund", { invoiceId: invoice?.id });
    expect(await billingOf(friend)).toMatchObject({ plan: "free" });
    pass(1);
    await visit();
    for (const side of [referrer, friend]) expect(await billingOf(side)).toMatchObject({ credits: 0 });

    expect((await call(friend, "plan-change", { plan: "pro" })).body).toMatchObject({ plan: "pro", rewarded: false });
    const second = (await billingOf(friend)).invoices.find(({ status }) => status === "paid");
    const refused = await call(friend, "billing-refund", { invoiceId: second?.id });
    expect([refused.status, refused.body.error?.message]).toEqual([409, "You've had a payment refunded before."]);
    pass(REFUND_DAYS + 1);
    for (let run = 0; run < 2; run++) await visit();
    expect(await statuses()).toEqual([{ status: "rewarded" }]);
    for (const side of [referrer, friend])
      expect(await billingOf(side)).toMatchObject({ credits: REFERRAL_REWARD_RENDERS });
  });
});

describe("credits", () => {
  test("pay for renders beyond the monthly ones, one each, and only for those that were completed", async () => {
    const user = await platform.signUp("Render Fan");
    const project = await platform.insertProject(user.id);
    await platform.sql`insert into credit_entries (user_id, amount, reason, key) values (${user.id}, 2, 'grant', 'test')`;
    const monthly = PLANS.free.rendersPerMonth;
    for (let made = 0; made < monthly; made++) await completeRender(user.id, project.id);
    expect(await billingOf(user)).toMatchObject({ credits: 2 });
    for (const left of [1, 0]) {
      await completeRender(user.id, project.id);
      expect(await billingOf(user)).toMatchObject({ credits: left });
    }
    const usage = await readUsage(platform.sql, user.id);
    expect(() => checkRenderQuota(usage)).toThrow("You've used all 10 renders of the Free plan this month.");
    expect(() => checkRenderQuota({ ...usage, credits: 1 })).not.toThrow();
  });

  test("a ledger that is only ever added to", async () => {
    const { sql } = platform;
    await expect(sql`update credit_entries set amount = 500`).rejects.toThrow("never changed");
    await expect(sql`update plan_changes set to_plan = 'studio'`).rejects.toThrow("never changed");
    for (const table of ["credit_entries", "plan_changes", "invoices"]) {
      await expect(sql.unsafe(`delete from ${table}`)).rejects.toThrow("never removed");
      await expect(sql.unsafe(`truncate ${table} cascade`)).rejects.toThrow("never removed");
    }
    await expect(sql`update accounts set credits = credits + 1`).rejects.toThrow("follows from the ledger");
    await expect(sql`update invoices set amount_cents = 1 where status <> 'open'`).rejects.toThrow("never changed");
    await expect(sql`update invoices set refunded_cents = -1`).rejects.toThrow();
    const service = await platform.service();
    const { error } = await service.from("credit_entries").delete().neq("amount", 0);
    expect(error?.message).toContain("never removed");
    const user = await platform.signUp("Bookkeeper");
    await sql`insert into credit_entries (user_id, amount, reason, key) values (${user.id}, 5, 'grant', 'a'), (${user.id}, -2, 'render', 'b')`;
    const book = (key: number) =>
      sql`insert into credit_entries (user_id, amount, reason, key) values (${user.id}, 1, 'grant', ${`at once ${key}`})`;
    await Promise.all([1, 2, 3, 4, 5, 6].map(book));
    expect(await billingOf(user)).toMatchObject({ credits: 9 });
    await expect(
      sql`insert into credit_entries (user_id, amount, reason, key) values (${user.id}, -10, 'render', 'c')`,
    ).rejects.toThrow();
    const [balance] = await sql<{ wrong: number }[]>`
      select count(*)::int as wrong from accounts a
      where a.credits <> coalesce((select sum(amount) from credit_entries e where e.user_id = a.user_id), 0)`;
    expect(balance?.wrong).toBe(0);
  });
});

test("what was paid goes with the person, and in no other way", async () => {
  const { sql } = platform;
  const user = await platform.signUp("Erased");
  await call(user, "plan-change", { plan: "pro" });
  await sql`insert into credit_entries (user_id, amount, reason, key) values (${user.id}, 5, 'grant', 'gone')`;
  await expect(sql`delete from invoices where user_id = ${user.id}`).rejects.toThrow("never removed");
  await sql`delete from auth.users where id = ${user.id}`;
  for (const table of ["subscriptions", "invoices", "credit_entries", "plan_changes"])
    expect(await sql`select 1 from ${sql(table)} where user_id = ${user.id}`).toHaveLength(0);
});

describe("a month", () => {
  test("ends with the renewal on the plan's own day, billed once however often and by however many it is looked at", async () => {
    on("2026-01-31T10:00:00Z");
    const user = await platform.signUp("Monthly");
    await call(user, "plan-change", { plan: "pro" });
    expect((await usageOf(user)).renders).toMatchObject({ limit: 100, resetsAt: "2026-02-28T10:00:00.000Z" });
    on("2026-02-28T09:59:59Z");
    await visit();
    expect((await billingOf(user)).invoices).toHaveLength(1);
    on("2026-02-28T10:00:00Z");
    // Several workers at once, and one that comes again.
    await Promise.all([visit(), visit(), visit()]);
    await visit();
    const { invoices, subscription } = await billingOf(user);
    expect(invoices.map(({ reason, amountCents, status }) => [reason, amountCents, status])).toEqual([
      ["renewal", 1900, "paid"],
      ["start", 1900, "paid"],
    ]);
    expect(subscription).toMatchObject({ periodEnd: "2026-03-31T10:00:00.000Z", status: "active" });
    expect((await usageOf(user)).renders.resetsAt).toBe("2026-03-31T10:00:00.000Z");
    // A server that was off for months catches up with each of them.
    on("2026-06-01T00:00:00Z");
    await visit();
    const after = await billingOf(user);
    expect(after.invoices).toHaveLength(5);
    expect(after.subscription?.periodEnd).toBe("2026-06-30T10:00:00.000Z");
  });

  test("broken off halfway leaves nothing behind, and the next visit does all of it", async () => {
    const user = await platform.signUp("Broken Off");
    await call(user, "plan-change", { plan: "pro" });
    const before = await billingOf(user);
    pass(32);
    const { sql } = platform;
    // What a killed process leaves behind: nothing of the transaction it was in.
    await sql.unsafe(`
      create function private.break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
      create trigger break_off before insert on public.invoices for each row execute function private.break_off();`);
    try {
      await expect(visit()).rejects.toThrow();
      expect(await billingOf(user)).toEqual({
        ...before,
        invoices: before.invoices.map((one) => ({ ...one, refundUntil: null })),
      });
    } finally {
      await sql.unsafe("drop trigger break_off on public.invoices; drop function private.break_off();");
    }
    await visit();
    expect((await billingOf(user)).invoices).toHaveLength(2);
  });

  test("whose plan was cancelled is the last one; resumed before its end it goes on", async () => {
    const user = await platform.signUp("Canceller");
    await call(user, "plan-change", { plan: "studio" });
    const end = (await billingOf(user)).subscription?.periodEnd;
    expect((await call(user, "plan-change", { plan: "free" })).body).toMatchObject({ plan: "studio", from: end });
    expect((await call(user, "plan-resume")).body).toEqual({ plan: "studio" });
    expect((await call(user, "plan-resume")).status).toBe(409);
    await call(user, "plan-change", { plan: "pro" });
    pass(31);
    await visit();
    expect(await billingOf(user)).toMatchObject({ plan: "pro", subscription: { plan: "pro", nextPlan: null } });
    await call(user, "plan-change", { plan: "free" });
    pass(31);
    await visit();
    expect(await billingOf(user)).toMatchObject({ plan: "free", subscription: { status: "ended" } });
    expect(await told(user)).toEqual(
      expect.arrayContaining(["Studio plan canceled", "Studio plan resumed", "You're on Free now"]),
    );
  });

  test("of a closed account is not renewed", async () => {
    const user = await platform.signUp("Leaver");
    await call(user, "plan-change", { plan: "pro" });
    await platform.sql`insert into private.account_closures (user_id, erase_at) values (${user.id}, now() + interval '30 days')`;
    await visit();
    const [row] = await platform.sql`select next_plan from subscriptions where user_id = ${user.id}`;
    expect(row?.["next_plan"]).toBe("free");
  });
});

describe("a payment that fails", () => {
  const failing = async (name: string): Promise<TestUser> => {
    const user = await platform.signUp(name);
    await call(user, "plan-change", { plan: "pro" });
    expect((await call(user, "billing-play", { event: "fail" })).body).toEqual({ plan: "pro" });
    return user;
  };

  test("leaves the plan as it is through the grace period, is tried again, and then ends it", async () => {
    const user = await failing("Failing");
    const { graceEndsAt } = await usageOf(user);
    expect(graceEndsAt).toBe(new Date(now.getTime() + GRACE_DAYS * DAY).toISOString());
    expect(await billingOf(user)).toMatchObject({
      plan: "pro",
      subscription: { status: "past_due" },
      invoices: [{ status: "open", amountCents: 1900 }, { status: "paid" }],
    });
    expect((await call(user, "plan-change", { plan: "studio" })).body.error?.message).toContain(
      "Your payment is past due",
    );
    for (const days of [3, 4, 5]) {
      pass(days);
      await visit();
      expect(await billingOf(user)).toMatchObject({ plan: "pro", subscription: { status: "past_due" } });
    }
    pass(1.999);
    await visit();
    expect(await billingOf(user)).toMatchObject({ plan: "pro" });
    pass(0.001);
    await visit();
    expect(await billingOf(user)).toMatchObject({
      plan: "free",
      subscription: { status: "ended" },
      invoices: [{ status: "void" }, { status: "paid" }],
    });
    expect((await told(user)).filter((title) => title === "Your payment failed")).toHaveLength(4);
    expect((await usageOf(user)).graceEndsAt).toBeNull();
  });

  test("and is made after all leaves everything as it was", async () => {
    const user = await failing("Late Payer");
    pass(10);
    expect((await call(user, "billing-pay")).body).toEqual({ url: null });
    expect(await billingOf(user)).toMatchObject({
      subscription: { status: "active" },
      invoices: [{ status: "paid" }, {}],
    });
    expect((await call(user, "billing-pay")).status).toBe(409);
  });

  test("and whose plan is cancelled ends at once", async () => {
    const user = await failing("Gives Up");
    await call(user, "plan-change", { plan: "free" });
    expect(await billingOf(user)).toMatchObject({ plan: "free", subscription: { status: "ended" } });
  });
});

describe("a refund", () => {
  const paid = async (name: string) => {
    const user = await platform.signUp(name);
    await call(user, "plan-change", { plan: "pro" });
    const [invoice] = (await billingOf(user)).invoices;
    return { user, id: invoice?.id ?? "" };
  };

  test("is given up to the last millisecond of the seventh day, and ends the plan", async () => {
    const { user, id } = await paid("Just In Time");
    pass(REFUND_DAYS);
    expect((await call(user, "billing-refund", { invoiceId: id })).body).toEqual({ status: "refunded", plan: "free" });
    expect((await billingOf(user)).invoices).toMatchObject([
      { status: "refunded", refundedCents: 1900, refundUntil: null },
    ]);
    expect((await call(user, "billing-refund", { invoiceId: id })).status).toBe(409);
    expect(await told(user)).toContain("Payment refunded");
  });

  test("is refused one millisecond later, for others' invoices and for what was never paid", async () => {
    const { user, id } = await paid("Too Late");
    now = new Date(now.getTime() + REFUND_DAYS * DAY + 1);
    const late = await call(user, "billing-refund", { invoiceId: id });
    expect([late.status, late.body.error?.message]).toEqual([409, "Payments are refundable for 7 days."]);
    const stranger = await platform.signUp("Stranger");
    expect((await call(stranger, "billing-refund", { invoiceId: id })).status).toBe(404);
    await call(user, "billing-play", { event: "fail" });
    const open = (await billingOf(user)).invoices.find(({ status }) => status === "open");
    expect((await call(user, "billing-refund", { invoiceId: open?.id })).status).toBe(409);
    expect(await billingOf(user)).toMatchObject({ plan: "pro" });
  });

  test("gives nobody a second month of renders: bought again, what was used stays used", async () => {
    const clock = now;
    now = new Date();
    try {
      const user = await platform.signUp("Again And Again");
      const project = await platform.insertProject(user.id);
      await call(user, "plan-change", { plan: "pro" });
      await completeRender(user.id, project.id);
      expect((await usageOf(user)).renders.used).toBe(1);
      await call(user, "billing-refund", { invoiceId: (await billingOf(user)).invoices[0]?.id });
      now = new Date();
      await call(user, "plan-change", { plan: "pro" });
      expect(await billingOf(user)).toMatchObject({ plan: "pro" });
      expect((await usageOf(user)).renders.used).toBe(1);
    } finally {
      now = clock;
    }
  });

  test("asked for twice at once is given once", async () => {
    const { user, id } = await paid("Two Clicks");
    const answers = await Promise.all([1, 2, 3].map(() => call(user, "billing-refund", { invoiceId: id })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

test("an upgrade in the middle of a month costs the difference, and begins a month of its own", async () => {
  on("2026-03-01T00:00:00Z");
  const user = await platform.signUp("Upgrader");
  await call(user, "plan-change", { plan: "pro" });
  on("2026-03-16T12:00:00Z");
  await call(user, "plan-change", { plan: "studio" });
  const { invoices, subscription } = await billingOf(user);
  expect(invoices[0]).toMatchObject({ reason: "upgrade", amountCents: 4900 - 950 });
  expect(subscription).toMatchObject({ plan: "studio", periodEnd: "2026-04-16T12:00:00.000Z" });
});

test("the database knows the same states as the server", async () => {
  const rows = await platform.sql<{ line: string }[]>`
    select of_table || ' ' || from_status || ' ' || to_status as line from private.billing_transitions`;
  const wanted = Object.entries({ subscriptions: SUBSCRIPTION_TRANSITIONS, invoices: INVOICE_TRANSITIONS }).flatMap(
    ([table, states]) =>
      Object.entries(states).flatMap(([from, targets]) => targets.map((to: string) => `${table} ${from} ${to}`)),
  );
  expect(rows.map(({ line }) => line).toSorted()).toEqual(wanted.toSorted());
});
