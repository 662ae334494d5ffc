import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { auctionState, refuseBid } from "../templates/src/rules/auction.ts";
import { netBalances, settlements, splitCents } from "../templates/src/rules/balances.ts";
import { budgetState } from "../templates/src/rules/budget.ts";
import { available, cartTotal, setQuantity, shortages, stockAfter } from "../templates/src/rules/cart.ts";
import {
  clockText,
  countdown,
  elapsed,
  pauseClock,
  remaining,
  RESTING,
  startClock,
} from "../templates/src/rules/clock.ts";
import { convert, convertBack, tidy } from "../templates/src/rules/convert.ts";
import { addDays, dayOf, weekOf } from "../templates/src/rules/days.ts";
import { isDue, reviewCard } from "../templates/src/rules/leitner.ts";
import { match, sameThing } from "../templates/src/rules/matcher.ts";
import { castVote, pollShares } from "../templates/src/rules/poll-votes.ts";
import { inOrder, nextState } from "../templates/src/rules/queue.ts";
import { quizScore } from "../templates/src/rules/quiz-score.ts";
import { rank } from "../templates/src/rules/ranks.ts";
import { canBook, daySlots, isClosed } from "../templates/src/rules/slots.ts";
import { streakOf } from "../templates/src/rules/streaks.ts";

describe("leitner", () => {
  it("moves a known card up and a forgotten one back to the first box", () => {
    expect(reviewCard(1, true, "2026-03-01")).toEqual({ box: 2, due: "2026-03-03" });
    expect(reviewCard(5, true, "2026-02-20")).toEqual({ box: 5, due: "2026-03-08" });
    expect(reviewCard(4, false, "2026-03-01")).toEqual({ box: 1, due: "2026-03-01" });
  });
  it("takes a broken box for the first", () => expect(reviewCard(Number.NaN, true, "2026-03-01").box).toBe(2));
  it("asks new, due and overdue cards", () => {
    expect([isDue(null, "2026-03-01"), isDue("2026-03-01", "2026-03-01"), isDue("2026-03-02", "2026-03-01")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("balances", () => {
  it("settles ten euros among three", () => {
    const net = netBalances(["a", "b", "c"], [{ amount: 10, paidBy: "a" }]);
    expect(net.get("a")).toBe(666);
    expect(settlements(net).reduce((sum, payment) => sum + payment.cents, 0)).toBe(666);
  });
  it("always sums to zero and is settled by the payments", () => {
    const people = ["a", "b", "c", "d"];
    const expenses = fc.array(
      fc.record({
        amount: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
        paidBy: fc.constantFrom(...people),
      }),
    );
    fc.assert(
      fc.property(expenses, (list) => {
        const net = netBalances(people, list);
        expect([...net.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
        const after = new Map(net);
        const payments = settlements(net);
        expect(payments.length).toBeLessThan(people.length);
        for (const { from, to, cents } of payments) {
          after.set(from, (after.get(from) ?? 0) + cents);
          after.set(to, (after.get(to) ?? 0) - cents);
        }
        expect([...after.values()].every((cents) => cents === 0)).toBe(true);
      }),
    );
  });
  it("splits odd and negative cents exactly", () => {
    expect(splitCents(100, 3)).toEqual([34, 33, 33]);
    expect(splitCents(-100, 3)).toEqual([-34, -33, -33]);
    expect(splitCents(100, 0)).toEqual([]);
  });
});

describe("slots", () => {
  const day = { date: "2026-05-04", from: "09:00", to: "11:00", stepMinutes: 30 };
  const now = { date: "2026-05-04", time: "09:10" };
  it("offers free slots, not taken or past ones", () => {
    const slots = daySlots(day, [{ date: "2026-05-04", time: "10:00" }], now);
    expect(slots.map((slot) => `${slot.time} ${slot.state}`)).toEqual([
      "09:00 past",
      "09:30 free",
      "10:00 taken",
      "10:30 free",
    ]);
    expect(canBook(slots, "10:00")).toBe(false);
    expect(canBook(slots, "10:30")).toBe(true);
  });
  it("keeps other days and other resources free", () => {
    const booked = [
      { date: "2026-05-05", time: "10:00", resource: "r1" },
      { date: "2026-05-04", time: "10:00", resource: "r2" },
    ];
    expect(daySlots({ ...day, resource: "r1" }, booked, now).filter((slot) => slot.state === "taken")).toEqual([]);
  });
  it("does not offer a slot that ends after closing", () => {
    expect(
      daySlots({ ...day, stepMinutes: 45 }, [], { date: "2026-05-01", time: "00:00" }).map((slot) => slot.time),
    ).toEqual(["09:00", "09:45"]);
  });
  it("knows on which days it is closed, by the calendar and not by the clock", () => {
    // 4 May 2026 is a Monday.
    expect(isClosed("2026-05-04", ["mon", "sun"])).toBe(true);
    expect(isClosed("2026-05-05", ["mon", "sun"])).toBe(false);
    expect(isClosed("2026-05-10", ["mon", "sun"])).toBe(true);
    expect(isClosed("2026-05-10", [])).toBe(false);
  });
  it("blocks slots that an odd booking reaches into", () => {
    const slots = daySlots(day, [{ date: "2026-05-04", time: "09:45" }], { date: "2026-05-01", time: "00:00" });
    expect(slots.filter((slot) => slot.state === "taken").map((slot) => slot.time)).toEqual(["09:30", "10:00"]);
  });
});

describe("ranks and streaks", () => {
  it("lets ties share a rank", () => {
    expect(rank([5, 9, 9, 1], (score) => score).map((entry) => entry.rank)).toEqual([1, 1, 3, 4]);
  });
  it("counts up to today, and up to yesterday while today is open", () => {
    expect(streakOf(["2026-03-01", "2026-02-28", "2026-02-27"], "2026-03-01")).toEqual({
      current: 3,
      longest: 3,
      today: true,
    });
    expect(streakOf(["2026-02-28", "2026-02-27", "2026-02-20"], "2026-03-01")).toEqual({
      current: 2,
      longest: 2,
      today: false,
    });
    expect(streakOf(["2026-02-20", "2026-02-19"], "2026-03-01").current).toBe(0);
    expect(streakOf([], "2026-03-01")).toEqual({ current: 0, longest: 0, today: false });
  });
  it("takes the day from the person's time zone", () => {
    const moment = Date.parse("2026-03-01T02:30:00Z");
    expect(dayOf(moment, "America/New_York")).toBe("2026-02-28");
    expect(dayOf(moment, "Asia/Tokyo")).toBe("2026-03-01");
    expect(dayOf("2026-03-01", "America/New_York")).toBe("2026-03-01");
  });
  it("is not broken by clocks that change", () => {
    expect(addDays("2026-03-28", 1)).toBe("2026-03-29");
    expect(addDays("2026-03-29", 1)).toBe("2026-03-30");
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(weekOf("2026-03-01")).toEqual([
      "2026-02-23",
      "2026-02-24",
      "2026-02-25",
      "2026-02-26",
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
    ]);
  });
});

describe("matcher", () => {
  it("ignores amounts, units, plural and case", () => {
    expect(
      match(["2 Eggs", "400 g canned tomatoes", "1 onion, chopped", "Cumin"], ["egg", "Tomato", "onions"]),
    ).toEqual({
      percent: 75,
      have: ["2 Eggs", "400 g canned tomatoes", "1 onion, chopped"],
      missing: ["Cumin"],
    });
  });
  it("keeps different things apart", () => {
    expect(sameThing("butter", "peanut butter")).toBe(false);
    expect(sameThing("leaf", "leaves")).toBe(true);
    expect(sameThing("strawberries", "Strawberry")).toBe(true);
    expect(sameThing("Tomaten", "Tomate")).toBe(true);
    expect(sameThing("Äpfel", "Apfel")).toBe(true);
    expect(sameThing("piña", "pina")).toBe(true);
    expect(sameThing("", "")).toBe(false);
  });
  it("is full for something that needs nothing", () => expect(match([], []).percent).toBe(100));
});

describe("auction", () => {
  const lot = { start: 100, minStep: 5, endsAt: 1000 };
  const bids = [
    { bidder: "me", amount: 100, at: 1 },
    { bidder: "Ida", amount: 110, at: 2 },
    { bidder: "late", amount: 900, at: 1001 },
  ];
  it("asks for the start, then for a step more", () => {
    expect(auctionState(lot, [], 0, "me").minimum).toBe(100);
    const state = auctionState(lot, bids, 500, "me");
    expect(state).toMatchObject({ minimum: 115, outbid: true, ended: false, winner: null });
    expect(refuseBid(state, 114.99, "me")).toBe("low");
    expect(refuseBid(state, Number.NaN, "me")).toBe("low");
    expect(refuseBid(state, 115, "me")).toBeNull();
    expect(refuseBid(state, 200, "Ida")).toBe("leading");
  });
  it("names the winner at the end and takes no more bids", () => {
    const state = auctionState(lot, bids, 1000, "me");
    expect(state).toMatchObject({ ended: true, winner: "Ida", outbid: false });
    expect(refuseBid(state, 500, "me")).toBe("ended");
  });
  it("lets the earlier of equal bids lead", () => {
    expect(
      auctionState(
        lot,
        [
          { bidder: "b", amount: 120, at: 9 },
          { bidder: "a", amount: 120, at: 3 },
        ],
        10,
        "me",
      ).leading?.bidder,
    ).toBe("a");
  });
});

describe("cart", () => {
  it("adds up in cents", () =>
    expect(
      cartTotal([
        { price: 0.1, quantity: 3 },
        { price: 19.99, quantity: 2 },
      ]),
    ).toBe(40.28));
  it("never takes more than is there", () => {
    expect(setQuantity({}, "a", 9, 4)).toEqual({ a: 4 });
    expect(setQuantity({ a: 1 }, "a", 0, 4)).toEqual({});
    expect(setQuantity({ a: 1 }, "a", 2, 0)).toEqual({});
    expect(setQuantity({}, "a", 3, undefined)).toEqual({ a: 3 });
    expect(stockAfter(2, 5)).toBe(0);
    expect(available("")).toBe(Number.POSITIVE_INFINITY);
    expect(shortages({ a: 2, b: 1 }, (id) => (id === "a" ? 1 : 1))).toEqual(["a"]);
  });
});

describe("queue, budget, poll, quiz, converter", () => {
  it("serves first come first", () => {
    expect(
      inOrder(
        [
          { n: "b", at: 5 },
          { n: "a", at: 3 },
          { n: "c", at: 5 },
        ],
        (row) => row.at,
      ).map((entry) => `${entry.place}${entry.row.n}`),
    ).toEqual(["1a", "2b", "3c"]);
    expect([nextState(["waiting", "served"], "waiting"), nextState(["waiting", "served"], "served")]).toEqual([
      "served",
      null,
    ]);
  });
  it("knows when a budget is close or over", () => {
    expect(budgetState(100, [30.1, 30.2])).toEqual({ spent: 60.3, left: 39.7, share: 0.603, level: "fine" });
    expect(budgetState(100, [90]).level).toBe("close");
    expect(budgetState(100, [100.01])).toMatchObject({ level: "over", left: -0.01 });
    expect(budgetState(0, [1]).level).toBe("over");
    expect(budgetState(0, []).level).toBe("fine");
  });
  it("shows shares that add up to 100", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 1, maxLength: 8 }), (votes) => {
        const sum = pollShares(votes).reduce((total, share) => total + share, 0);
        expect(sum).toBe(votes.some((vote) => vote > 0) ? 100 : 0);
      }),
    );
  });
  it("gives a visitor one vote", () => {
    expect(castVote(null, "a")).toEqual({ vote: "a", changes: { a: 1 } });
    expect(castVote("a", "b")).toEqual({ vote: "b", changes: { a: -1, b: 1 } });
    expect(castVote("a", "a")).toEqual({ vote: null, changes: { a: -1 } });
  });
  it("scores right answers", () => {
    const questions = [
      { options: ["a", "B"], answer: "B" },
      { options: ["a"], answer: "a" },
    ];
    expect(quizScore(questions, ["b ", null])).toEqual({ right: 1, total: 2, share: 0.5 });
    expect(quizScore([], [])).toEqual({ right: 0, total: 0, share: 0 });
  });
  it("converts there and back", () => {
    const fahrenheit = { factor: 1.8, offset: 32 };
    expect(tidy(convert(20, fahrenheit))).toBe(68);
    expect(tidy(convertBack(68, fahrenheit))).toBe(20);
    expect(tidy(0.1 + 0.2)).toBe(0.3);
    expect(convertBack(1, { factor: 0 })).toBe(0);
  });
});

describe("clock", () => {
  it("tells what has passed from when it started, however few ticks there were", () => {
    const running = startClock(RESTING, 1000);
    expect(elapsed(running, 61_000)).toBe(60_000);
    const paused = pauseClock(running, 61_000);
    expect(elapsed(paused, 999_000)).toBe(60_000);
    const again = startClock(paused, 100_000);
    expect(remaining(again, 90_000, 120_000)).toBe(10_000);
    expect(remaining(again, 90_000, 10_000_000)).toBe(0);
  });
  it("does not run backwards and does not start twice", () => {
    const running = startClock(RESTING, 1000);
    expect(elapsed(running, 0)).toBe(0);
    expect(startClock(running, 5000)).toBe(running);
  });
  it("reads as a person expects", () => {
    expect(clockText(245_999)).toBe("4:05");
    expect(clockText(3_723_000)).toBe("1:02:03");
    expect(clockText(400, "down")).toBe("0:01");
    expect(clockText(0, "down")).toBe("0:00");
  });
  it("counts down to a moment", () => {
    expect(countdown(90_061_000, 0)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1, over: false });
    expect(countdown(5, 5).over).toBe(true);
  });
});
