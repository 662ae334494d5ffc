import { request } from "node:http";
import type { FunctionName } from "@sayhey/contract/functions";
import type { PlanName } from "@sayhey/contract/plans";
import { GRACE_DAYS } from "@sayhey/contract/subscription";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { advanceBilling } from "../advance-billing.ts";
import { openStripe } from "../stripe/stripe-client.ts";
import { stripeConfig } from "../stripe/stripe-config.ts";
import { createStripePayments } from "../stripe/stripe-payments.ts";
import { callFunction } from "../../../testing/call-function.ts";
import { startStripeServer, type StripeServer } from "../../../testing/start-stripe-server.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { openServices } from "../../../main/services.ts";

const DAY = 86_400_000;
let now = new Date("2026-01-31T10:00:00.000Z");
const pass = (days: number): void => void (now = new Date(now.getTime() + days * DAY));

let stripe: StripeServer;
let platform: TestPlatform;
const warnings = vi.spyOn(console, "warn").mockImplementation(() => undefined);
const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);

beforeAll(async () => {
  stripe = await startStripeServer(() => now);
  platform = await startTestPlatform({
    environment: stripe.environment,
    openServices: (opened) => openServices(opened, { worker: false, now: () => now }),
  });
});
afterAll(async () => {
  warnings.mockRestore();
  errors.mockRestore();
  await platform?.close();
  await stripe?.close();
});
beforeEach(() => {
  stripe.world.declines = false;
});

type Events = { events: (Record<string, unknown> & { id: string })[] };
const call = <N extends FunctionName>(user: TestUser, name: N, body: Record<string, unknown> = {}) =>
  callFunction(platform, user.token, name, body);
const billingOf = async (user: TestUser) => (await callFunction(platform, user.token, "billing-get", {})).body;
const planChange = async (user: TestUser, plan: PlanName) =>
  (await callFunction(platform, user.token, "plan-change", { plan })).body;
const post = async (event: object) => (await stripe.deliver(platform.url, event)).status;
const postAll = async ({ events }: Events): Promise<void> => {
  for (const event of events) expect(await post(event)).toBe(200);
};
/** Goes to the check-out of a plan; answers its id. */
const checkout = async (user: TestUser, plan: PlanName): Promise<string> =>
  (await planChange(user, plan)).url?.split("/").at(-1) ?? "";
/** A person with a plan, and their subscription at Stripe. */
async function payer(name: string, plan: PlanName = "pro") {
  const user = await platform.signUp(name);
  const bought = stripe.world.complete(await checkout(user, plan));
  await postAll(bought);
  return { user, sub: bought.subscription.id, invoice: bought.invoice.id };
}
/** Announces a body of some length and answers the status, without sending it. */
const announce = (bytes: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": bytes };
    const asked = request(`${platform.url}/api/stripe/webhook`, { method: "POST", headers }, (answer) => {
      resolve(answer.statusCode);
      asked.destroy();
    });
    asked.on("error", reject).flushHeaders();
  });
const visit = () => {
  const config = stripeConfig(platform.platform.settings, platform.url);
  if (config === null) throw new Error("Stripe is not connected");
  const parts = { sql: platform.sql, now: () => now, warn: () => undefined };
  return advanceBilling({ ...parts, stripe: createStripePayments({ ...parts, config, client: openStripe(config) }) });
};

describe("buying a plan", () => {
  test("leads to Stripe's check-out, and the plan is there when Stripe says that it is paid", async () => {
    const user = await platform.signUp("Buyer");
    const answer = await planChange(user, "pro");
    expect(answer).toMatchObject({ plan: "free", url: expect.stringContaining("https://checkout.stripe.com/") });
    const session = [...stripe.world.sessions.values()].at(-1);
    expect(session).toMatchObject({
      price: "price_pro",
      client_reference_id: user.id,
      success_url: `${platform.url}/billing?paid=pro`,
    });
    const bought = stripe.world.complete(session?.id ?? "");
    expect(await billingOf(user)).toMatchObject({ plan: "free", subscription: null });
    await postAll(bought);
    expect(await billingOf(user)).toMatchObject({
      plan: "pro",
      provider: "stripe",
      subscription: { plan: "pro", status: "active", periodEnd: "2026-02-28T10:00:00.000Z" },
      paymentMethod: { brand: "Visa", last4: "4242", expires: "04/31" },
      invoices: [
        { amountCents: 1900, status: "paid", reason: "start", url: expect.stringContaining("invoice.stripe.com") },
      ],
    });
    expect(stripe.asked.every(({ version }) => version === "2026-10-28.endive")).toBe(true);
  });

  test("asked for twice is one check-out, and paid twice the second one is given back", async () => {
    const user = await platform.signUp("Two Tabs");
    const [first, again] = await Promise.all([checkout(user, "pro"), checkout(user, "pro")]);
    expect(again).toBe(first);
    const other = await checkout(user, "studio");
    expect(other).not.toBe(first);
    expect(stripe.world.sessions.get(first)?.status).toBe("expired");
    // A page of the first one was still open, and is paid all the same.
    const one = stripe.world.complete(first);
    const two = stripe.world.complete(other);
    await postAll(one);
    await postAll(two);
    expect(await billingOf(user)).toMatchObject({ plan: "pro", subscription: { plan: "pro" } });
    expect(stripe.world.subscriptions.get(two.subscription.id)?.status).toBe("canceled");
    expect(stripe.world.refunds).toContainEqual(expect.objectContaining({ payment_intent: `pi_${two.invoice.id}` }));
    expect(await billingOf(user)).toMatchObject({ plan: "pro" });
  });

  test("of a referred friend rewards both sides once, however often Stripe says it", async () => {
    const referrer = await platform.signUp("Referrer");
    const { data } = await referrer.client.from("profiles").select("referral_code").eq("id", referrer.id).single();
    const friend = await platform.signUp("Friend", { referral_code: String(data?.referral_code) });
    const bought = stripe.world.complete(await checkout(friend, "studio"));
    await Promise.all([...bought.events, ...bought.events].map(post));
    const clock = now;
    now = new Date(Date.now() + 8 * 86_400_000);
    await Promise.all([visit(), visit()]);
    now = clock;
    for (const side of [referrer, friend]) expect((await billingOf(side)).ledger).toHaveLength(1);
  });
});

describe("an event", () => {
  let refused: TestUser | undefined;
  let events: Events["events"] | undefined;

  test.each<[string, (event: object) => Parameters<StripeServer["deliver"]>[2]]>([
    ["signed with another secret", () => ({ secret: "whsec_other" })],
    ["signed longer than five minutes ago", () => ({ signedAt: new Date(now.getTime() - 301_000) })],
    ["not signed", () => ({ header: null })],
    ["with a signature that cannot be read", () => ({ header: "v1=abc" })],
    ["changed on its way", (event) => ({ body: JSON.stringify({ ...event, type: "invoice.paid" }) })],
    ["that is no JSON", () => ({ body: "not json" })],
  ])("%s is refused and changes nothing", async (_name, changes) => {
    refused ??= await platform.signUp("Refused");
    const [event = {}] = (events ??= stripe.world.complete(await checkout(refused, "pro")).events);
    const answer = await stripe.deliver(platform.url, event, changes(event));
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { kind: "bad-request" } }]);
    expect(await billingOf(refused)).toMatchObject({ plan: "free" });
  });

  test("that is too large, read instead of posted, of a type or a customer that is not ours, is told apart", async () => {
    expect(await announce(300_000)).toBe(413);
    expect((await fetch(`${platform.url}/api/stripe/webhook`)).status).toBe(405);
    const done = async (event: object) => (await (await stripe.deliver(platform.url, event)).json()) as unknown;
    expect(await done(stripe.world.event("payout.created", { id: "po_1", customer: "cus_1" }))).toEqual({
      received: true,
      done: "ignored",
    });
    expect(await done(stripe.world.event("invoice.paid", { id: "in_1", customer: "cus_elsewhere" }))).toEqual({
      received: true,
      done: "ignored",
    });
    expect(await done(stripe.world.event("invoice.paid", { id: "in_1", customer: null }))).toEqual({
      received: true,
      done: "ignored",
    });
  });

  test("that comes again is known, and asks Stripe nothing", async () => {
    const { user, sub } = await payer("Replayed");
    pass(28);
    const { events } = stripe.world.renew(sub);
    await postAll({ events });
    const before = await billingOf(user);
    const asked = stripe.asked.length;
    for (const event of events) {
      const answer = await stripe.deliver(platform.url, event);
      expect(await answer.json()).toEqual({ received: true, done: "known" });
    }
    expect(stripe.asked).toHaveLength(asked);
    expect(await billingOf(user)).toEqual(before);
    expect(before.invoices).toHaveLength(2);
  });

  test("in any order, at once or one by one, ends in the same state", async () => {
    const shapes: unknown[] = [];
    for (const order of ["forward", "backward", "at once"] as const) {
      const user = await platform.signUp(`Order ${order}`);
      const bought = stripe.world.complete(await checkout(user, "pro"));
      stripe.world.declines = true;
      const failing = stripe.world.renew(bought.subscription.id);
      stripe.world.declines = false;
      const paid = stripe.world.payOpen(bought.subscription.id);
      const events = [...bought.events, ...failing.events, ...paid.events];
      if (order === "at once") expect(await Promise.all(events.map(post))).toEqual(events.map(() => 200));
      else await postAll({ events: order === "forward" ? events : events.toReversed() });
      const { plan, subscription, invoices } = await billingOf(user);
      shapes.push({ plan, subscription, invoices: invoices.map(({ status, amountCents }) => [status, amountCents]) });
    }
    expect(shapes[0]).toMatchObject({
      plan: "pro",
      subscription: { status: "active" },
      invoices: [
        ["paid", 1900],
        ["paid", 1900],
      ],
    });
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });
});

describe("Stripe away", () => {
  test("lets an event fail, so that it comes again, and then does it", async () => {
    const user = await platform.signUp("Patient");
    const bought = stripe.world.complete(await checkout(user, "pro"));
    stripe.fail("break off", "break off", "break off");
    const [event] = bought.events;
    expect(await post(event ?? {})).toBe(503);
    expect(await billingOf(user)).toMatchObject({ plan: "free" });
    expect(await post(event ?? {})).toBe(200);
    expect(await billingOf(user)).toMatchObject({ plan: "pro" });
  });

  test.each([
    ["too many requests", 429],
    ["Stripe busy", 503],
  ])("for a moment (%s) is not noticed: the same request is sent again", async (_name, status) => {
    const user = await platform.signUp("Lucky");
    stripe.fail(status);
    const from = stripe.asked.length;
    expect((await planChange(user, "pro")).url).toContain("https://checkout.stripe.com/");
    const [first, again] = stripe.asked.slice(from);
    expect(again).toEqual(first);
    expect(first?.key).not.toBeNull();
  });

  test("for long is said in words, and nothing is charged", async () => {
    const user = await platform.signUp("Unlucky");
    stripe.fail(429, 429, 429);
    const { status, body } = await call(user, "plan-change", { plan: "pro" });
    expect([status, body.error?.message, body.error?.hint]).toEqual([
      503,
      "The payment provider isn't responding.",
      "Nothing was charged. Try again in a minute.",
    ]);
  });
});

describe("a subscription at Stripe", () => {
  test("goes to a larger plan at once and a smaller one with the next month, and what was scheduled is taken back", async () => {
    const { user, sub } = await payer("Mover");
    pass(10);
    expect(await planChange(user, "studio")).toMatchObject({ plan: "studio", url: null });
    const [invoice] = (await billingOf(user)).invoices;
    expect(invoice).toMatchObject({ reason: "upgrade", plan: "studio", status: "paid" });
    const end = (await billingOf(user)).subscription?.periodEnd;
    expect(await planChange(user, "pro")).toMatchObject({ plan: "studio", from: end });
    expect(await billingOf(user)).toMatchObject({ plan: "studio", subscription: { plan: "studio", nextPlan: "pro" } });
    expect((await call(user, "plan-resume")).body).toEqual({ plan: "studio" });
    expect(stripe.world.subscriptions.get(sub)).toMatchObject({ price: "price_studio", metadata: {} });
    await planChange(user, "pro");
    now = new Date(end ?? "");
    await postAll(stripe.world.renew(sub));
    expect(await billingOf(user)).toMatchObject({ plan: "pro", subscription: { plan: "pro", nextPlan: null } });
    expect(await planChange(user, "free")).toMatchObject({ plan: "pro" });
    expect(stripe.world.subscriptions.get(sub)?.cancel).toBe(true);
    pass(31);
    await postAll(stripe.world.renew(sub));
    expect(await billingOf(user)).toMatchObject({ plan: "free", subscription: { status: "ended" } });
  });

  test("keeps its plan when the payment of an upgrade is refused", async () => {
    const { user } = await payer("Refused Card");
    stripe.world.declines = true;
    const { status, body } = await call(user, "plan-change", { plan: "studio" });
    expect([status, body.error?.message]).toEqual([409, "The payment was refused: Your card was declined."]);
    expect(await billingOf(user)).toMatchObject({ plan: "pro" });
  });

  test("that is not paid goes on through the grace period, can be paid at Stripe, and then ends there too", async () => {
    const { user, sub } = await payer("Fails At Stripe");
    pass(31);
    stripe.world.declines = true;
    await postAll(stripe.world.renew(sub));
    const { subscription } = await billingOf(user);
    expect(subscription).toMatchObject({ status: "past_due", retryAt: null });
    expect((await call(user, "billing-pay")).body.url).toContain("https://invoice.stripe.com/");
    expect((await call(user, "billing-portal")).body.url).toContain("https://billing.stripe.com/");
    now = new Date(new Date(subscription?.graceEndsAt ?? "").getTime() - 1);
    await visit();
    expect(await billingOf(user)).toMatchObject({ plan: "pro" });
    pass(1);
    await visit();
    expect(await billingOf(user)).toMatchObject({ plan: "free", subscription: { status: "ended" } });
    expect(stripe.world.subscriptions.get(sub)?.status).toBe("canceled");
    expect(GRACE_DAYS).toBe(14);
  });

  test("whose renewal was never told is looked at", async () => {
    const { user, sub } = await payer("Untold");
    pass(32);
    stripe.world.renew(sub);
    await visit();
    expect((await billingOf(user)).invoices).toHaveLength(2);
  });

  test("is refunded within 7 days from here, or at Stripe, and ends", async () => {
    const here = await payer("Refunds Here");
    const [invoice] = (await billingOf(here.user)).invoices;
    expect((await call(here.user, "billing-refund", { invoiceId: invoice?.id })).body).toEqual({
      status: "refunded",
      plan: "free",
    });
    expect(stripe.world.subscriptions.get(here.sub)?.status).toBe("canceled");
    const there = await payer("Refunds There");
    await postAll(stripe.world.giveBack(there.invoice, 500));
    expect(await billingOf(there.user)).toMatchObject({
      plan: "pro",
      invoices: [{ status: "paid", refundedCents: 500 }],
    });
    await postAll(stripe.world.giveBack(there.invoice));
    expect(await billingOf(there.user)).toMatchObject({
      plan: "free",
      invoices: [{ status: "refunded", refundedCents: 1900 }],
    });
    expect(stripe.world.subscriptions.get(there.sub)?.status).toBe("canceled");
  });

  test("whose refund could not be asked for can be asked for again; one whose process died is taken up by the job", async () => {
    const { user } = await payer("Refund Later");
    const [invoice] = (await billingOf(user)).invoices;
    stripe.fail(401);
    expect((await call(user, "billing-refund", { invoiceId: invoice?.id })).status).toBe(503);
    expect((await billingOf(user)).invoices[0]).toMatchObject({ status: "paid" });
    await platform.sql`update invoices set status = 'refunding' where id = ${invoice?.id ?? ""}`;
    await visit();
    expect(await billingOf(user)).toMatchObject({ plan: "free", invoices: [{ status: "refunded" }] });
  });
});

describe("a payment that is given back ends only what it paid for", () => {
  /** Somebody who paid at two check-outs: the first subscription stays. */
  async function paidTwice(name: string) {
    const user = await platform.signUp(name);
    const first = await checkout(user, "pro");
    const other = await checkout(user, "studio");
    const [one, two] = [stripe.world.complete(first), stripe.world.complete(other)];
    await postAll(one);
    await postAll(two);
    return { user, one, two };
  }

  test("of two that were bought, the one that stays is not ended by the refund of the other, whoever says it", async () => {
    const { user, one, two } = await paidTwice("Told Of Both");
    await postAll(stripe.world.giveBack(two.invoice.id));
    expect(stripe.world.subscriptions.get(one.subscription.id)?.status).toBe("active");
    const { plan, invoices } = await billingOf(user);
    expect([plan, invoices.map(({ plan: of, status }) => [of, status])]).toEqual([
      "pro",
      expect.arrayContaining([
        ["pro", "paid"],
        ["studio", "refunded"],
      ]),
    ]);
    const other = await paidTwice("Asks For Both");
    const extra = (await billingOf(other.user)).invoices.find((invoice) => invoice.plan === "studio");
    expect((await call(other.user, "billing-refund", { invoiceId: extra?.id })).body).toEqual({
      status: "refunded",
      plan: "pro",
    });
    expect(stripe.world.subscriptions.get(other.one.subscription.id)?.status).toBe("active");
  });

  test("bought again after a refund, it is not ended by what is said or asked late of the first payment", async () => {
    const { user, sub, invoice } = await payer("Comes Back");
    // The server was stopped after Stripe had done all of it, and before it was noted here.
    await platform.sql`update invoices set status = 'refunding' where external_id = ${invoice}`;
    const late = stripe.world.giveBack(invoice);
    await postAll(stripe.world.end(sub));
    const again = stripe.world.complete(await checkout(user, "pro"));
    await postAll(again);
    await visit();
    await postAll(late);
    expect(stripe.world.subscriptions.get(again.subscription.id)?.status).toBe("active");
    const { plan, invoices } = await billingOf(user);
    expect([plan, invoices.map(({ status }) => status).toSorted()]).toEqual(["pro", ["paid", "refunded"]]);
  });
});

test("a price at Stripe that is not ours is told to the admins, and the plan is still what was bought", async () => {
  const admin = await platform.signUp("Admin");
  await platform.sql`insert into private.admins (user_id) values (${admin.id})`;
  stripe.world.prices["price_pro"] = 2500;
  try {
    const { user } = await payer("Overcharged");
    expect(await billingOf(user)).toMatchObject({ plan: "pro", invoices: [{ amountCents: 2500 }] });
    expect(warnings.mock.calls.flat().join(" ")).toContain(
      "Pro costs 1900 US cents a month here, but Stripe's price price_pro is 2500",
    );
    const { data } = await admin.client.from("notifications").select("title");
    expect(data).toEqual([{ title: "Stripe charges another amount" }]);
  } finally {
    stripe.world.prices["price_pro"] = 1900;
  }
});

test("what was played in the sandbox before is over once Stripe is connected", async () => {
  const user = await platform.signUp("Was In Sandbox");
  await platform.sql`
    insert into subscriptions (user_id, provider, plan, status, started_at, period_start, period_end, due_at)
    values (${user.id}, 'sandbox', 'studio', 'active', ${now}, ${now}, ${new Date(now.getTime() + 30 * DAY)}, ${now})`;
  await platform.sql`update accounts set plan = 'studio' where user_id = ${user.id}`;
  await visit();
  expect(await billingOf(user)).toMatchObject({ plan: "free", subscription: { status: "ended" } });
  expect((await call(user, "billing-play", { event: "renew" })).status).toBe(403);
});
