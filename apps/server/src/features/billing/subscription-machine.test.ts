import { AppError } from "@sayhey/contract/app-error";
import {
  GRACE_DAYS,
  refundUntil,
  RETRY_DAYS,
  SUBSCRIPTION_TRANSITIONS,
  upgradePrice,
} from "@sayhey/contract/subscription";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dueAt,
  dueNow,
  planOf,
  type Snapshot,
  type Subscription,
  type SubscriptionEvent,
  transition,
} from "./subscription-machine.ts";

const DAY = 86_400_000;
const at = (text: string): Date => new Date(text);
const START = at("2026-01-31T10:00:00Z");
const play = (...events: SubscriptionEvent[]): Subscription => {
  const end = events.reduce<Subscription | null>(transition, null);
  if (end === null) throw new Error("nothing was begun");
  return end;
};
const started: SubscriptionEvent = { type: "started", at: START, plan: "pro" };
const FAILED_AT = at("2026-02-28T10:00:00Z");
const failed: SubscriptionEvent = { type: "renewal-failed", at: FAILED_AT };

describe("a subscription", () => {
  test("renews on the day it began, or on the last one of a shorter month", () => {
    let now = play(started);
    const ends = [now.periodEnd];
    for (let month = 0; month < 3; month++) {
      now = transition(now, { type: "renewed", at: now.periodEnd }) as Subscription;
      ends.push(now.periodEnd);
    }
    expect(ends.map((end) => end.toISOString().slice(0, 10))).toEqual([
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2026-05-31",
    ]);
  });

  test("whose payment fails goes on through the grace period, is tried again on its days, and then ends", () => {
    let now = play(started, failed);
    expect(now).toMatchObject({ status: "past_due", plan: "pro", failures: 1 });
    expect(now.graceEndsAt).toEqual(new Date(FAILED_AT.getTime() + GRACE_DAYS * DAY));
    const tried: number[] = [];
    while (now.retryAt !== null) {
      tried.push((now.retryAt.getTime() - FAILED_AT.getTime()) / DAY);
      expect(dueNow(now, new Date(now.retryAt.getTime() - 1))).toBeNull();
      expect(dueNow(now, now.retryAt)).toBe("retry");
      now = transition(now, { type: "retry-failed", at: now.retryAt }) as Subscription;
    }
    expect(tried).toEqual(RETRY_DAYS);
    const end = now.graceEndsAt as Date;
    expect([dueNow(now, new Date(end.getTime() - 1)), dueNow(now, end)]).toEqual([null, "end-grace"]);
    expect(planOf(now)).toBe("pro");
    expect(planOf(transition(now, { type: "ended" }))).toBe("free");
  });

  test("that is paid in its grace period is as if nothing had been", () => {
    expect(play(started, failed, { type: "paid" })).toEqual(play(started, { type: "renewed", at: FAILED_AT }));
  });

  test("that is cancelled ends with its month, unless it is resumed before", () => {
    const cancelled = play(started, { type: "scheduled", plan: "free", at: START });
    expect(planOf(cancelled)).toBe("pro");
    expect(planOf(transition(cancelled, { type: "renewed", at: cancelled.periodEnd }))).toBe("free");
    expect(planOf(transition(cancelled, failed))).toBe("free");
    expect(transition(cancelled, { type: "resumed" })).toEqual(play(started));
  });

  test("goes to a smaller plan with the next month, and to a larger one at once with a month of its own", () => {
    const studio = play({ ...started, plan: "studio" } as SubscriptionEvent);
    const smaller = transition(studio, { type: "scheduled", plan: "pro", at: START }) as Subscription;
    expect(planOf(smaller)).toBe("studio");
    expect(planOf(transition(smaller, { type: "renewed", at: smaller.periodEnd }))).toBe("pro");
    const now = at("2026-02-10T08:00:00Z");
    expect(play(started, { type: "upgraded", at: now, plan: "studio" })).toMatchObject({
      plan: "studio",
      periodStart: now,
      periodEnd: at("2026-03-10T08:00:00Z"),
    });
  });

  test.each<[string, SubscriptionEvent[], SubscriptionEvent, string]>([
    ["a second start", [started], started, "You are on the Pro plan already."],
    ["a resumption of nothing", [started], { type: "resumed" }, "nothing to resume"],
    ["an upgrade to the same plan", [started], { type: "upgraded", at: START, plan: "pro" }, "upgrade from your plan"],
    [
      "an upgrade with a payment missing",
      [started, failed],
      { type: "upgraded", at: START, plan: "studio" },
      "Your payment is past due",
    ],
    ["a payment of nothing", [started], { type: "paid" }, "nothing to pay"],
    [
      "a renewal of what has ended",
      [started, { type: "ended" }],
      { type: "renewed", at: START },
      "no running subscription",
    ],
  ])("refuses %s", (_name, before, event, message) => {
    expect(() => transition(play(...before), event)).toThrow(message);
  });
});

const moment = fc.date({ min: at("2026-01-01T00:00:00Z"), max: at("2027-01-01T00:00:00Z"), noInvalidDate: true });
const paidPlan = fc.constantFrom("pro" as const, "studio" as const);
const anyEvent: fc.Arbitrary<SubscriptionEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom("started" as const, "upgraded" as const), at: moment, plan: paidPlan }),
  fc.record({
    type: fc.constant("scheduled" as const),
    plan: fc.constantFrom("free" as const, "pro" as const),
    at: moment,
  }),
  fc.record({
    type: fc.constantFrom("renewed" as const, "renewal-failed" as const, "retry-failed" as const),
    at: moment,
  }),
  fc.record({ type: fc.constantFrom("resumed" as const, "paid" as const, "ended" as const) }),
);

describe("whatever happens in whatever order", () => {
  test("a subscription stays one that the database takes, and only ever goes where its table of states allows", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let now: Subscription | null = null;
        for (const event of events) {
          const before: Subscription | null = now;
          try {
            now = transition(before, event);
          } catch (error) {
            expect(error).toBeInstanceOf(AppError);
            continue;
          }
          if (now === null) continue;
          expect(now.periodStart < now.periodEnd).toBe(true);
          expect(now.graceEndsAt !== null).toBe(now.status === "past_due");
          expect(now.retryAt === null || now.status === "past_due").toBe(true);
          expect(now.nextPlan === null || (now.status !== "ended" && now.nextPlan !== now.plan)).toBe(true);
          expect(dueAt(now) === null).toBe(now.status === "ended");
          // Grace is over before the next month would have to be paid.
          if (now.graceEndsAt !== null) expect(now.graceEndsAt < now.periodEnd).toBe(true);
          if (before !== null && before.status !== now.status)
            expect(SUBSCRIPTION_TRANSITIONS[before.status]).toContain(now.status);
        }
      }),
    );
  });

  test("answers of a provider end in the same state in every order, also when some come twice", () => {
    const snapshot: fc.Arbitrary<Snapshot> = fc.record({
      syncedAs: fc.constant(0),
      plan: paidPlan,
      status: fc.constantFrom("active" as const, "past_due" as const, "ended" as const),
      startedAt: fc.constant(START),
      periodStart: moment,
      periodEnd: fc.constant(at("2027-06-01T00:00:00Z")),
      nextPlan: fc.constantFrom(null, "free" as const),
    });
    fc.assert(
      fc.property(fc.array(snapshot, { minLength: 1, maxLength: 6 }), fc.infiniteStream(fc.nat()), (said, dice) => {
        const numbered = said.map((one, index) => ({ ...one, syncedAs: index + 1 }));
        const first: Subscription = { ...play(started), syncedAs: 0 };
        const run = (order: Snapshot[]) =>
          order.reduce<Subscription | null>((now, one) => transition(now, { type: "synced", snapshot: one }), first);
        const shuffled = [...numbered, ...numbered]
          .map((one) => ({ one, place: dice.next().value ?? 0 }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ one }) => one);
        const ordered = run(numbered);
        const mixed = run(shuffled);
        expect([planOf(mixed), mixed?.status, mixed?.graceEndsAt, mixed?.nextPlan, mixed?.syncedAs]).toEqual([
          planOf(ordered),
          ordered?.status,
          ordered?.graceEndsAt,
          ordered?.nextPlan,
          ordered?.syncedAs,
        ]);
      }),
    );
  });
});

describe("money", () => {
  test("an upgrade costs the new month less what is left of the old one, in whole cents and never less than nothing", () => {
    const [start, end] = [START, at("2026-02-28T10:00:00Z")];
    expect(upgradePrice("pro", "studio", { start, end, now: start })).toBe(4900 - 1900);
    expect(upgradePrice("pro", "studio", { start, end, now: at("2026-02-14T10:00:00Z") })).toBe(4900 - 950);
    expect(upgradePrice("pro", "studio", { start, end, now: end })).toBe(4900);
    fc.assert(
      fc.property(moment, (now) => {
        const cents = upgradePrice("pro", "studio", { start, end, now });
        expect(Number.isInteger(cents) && cents >= 3000 && cents <= 4900).toBe(true);
      }),
    );
  });

  test("a payment can be taken back up to 7 days after it, to the millisecond", () => {
    expect(refundUntil(at("2026-02-22T12:00:00.000Z"))).toEqual(at("2026-03-01T12:00:00.000Z"));
  });
});
