import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { addMonths, planPeriod } from "@sayhey/contract/plan-period";

const zone = process.env["TZ"];
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

test.each([
  ["2026-01-31T10:00:00Z", "2026-02-28T09:59:59Z", "2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z"],
  ["2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z", "2026-02-28T10:00:00Z", "2026-03-31T10:00:00Z"],
  ["2024-02-29T00:00:00Z", "2025-03-01T00:00:00Z", "2025-02-28T00:00:00Z", "2025-03-29T00:00:00Z"],
  ["2024-02-29T00:00:00Z", "2028-02-29T00:00:00Z", "2028-02-29T00:00:00Z", "2028-03-29T00:00:00Z"],
  ["2025-11-15T12:00:00Z", "2026-11-15T11:00:00Z", "2026-10-15T12:00:00Z", "2026-11-15T12:00:00Z"],
  ["2026-05-10T00:00:00Z", "2026-05-09T00:00:00Z", "2026-05-10T00:00:00Z", "2026-06-10T00:00:00Z"],
])("a plan begun %s is, at %s, in the month from %s to %s", (startedAt, now, start, end) => {
  expect(planPeriod(new Date(startedAt), new Date(now))).toEqual({ start: new Date(start), end: new Date(end) });
});

const between = (from: string, to: string) => fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true });
const started = between("2020-01-01T00:00:00Z", "2030-01-01T00:00:00Z");
const moment = between("2030-03-01T00:00:00Z", "2045-01-01T00:00:00Z");

test("every moment lies in exactly one month, and months follow each other without a gap", () => {
  fc.assert(
    fc.property(started, moment, (from, now) => {
      const { start, end } = planPeriod(from, now);
      expect(start <= now && now < end).toBe(true);
      expect(planPeriod(from, end).start).toEqual(end);
      expect(planPeriod(from, new Date(start.getTime() - 1)).end).toEqual(start);
    }),
  );
});

test("a month begins on the day the plan began, or on the last day of a shorter month, at the same time", () => {
  fc.assert(
    fc.property(started, moment, (from, now) => {
      const { start } = planPeriod(from, now);
      const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
      expect(start.getUTCDate()).toBe(Math.min(from.getUTCDate(), lastDay));
      expect(start.getTime() % 86_400_000).toBe(from.getTime() % 86_400_000);
    }),
  );
});

test("a plan has twelve months a year and never drifts", () => {
  fc.assert(
    fc.property(started, fc.integer({ min: 0, max: 240 }), (from, months) => {
      const at = addMonths(from, months);
      const [wanted, is] = [from.getUTCMonth() + months, at.getUTCMonth()];
      expect(is).toBe(wanted % 12);
      expect(planPeriod(from, at).start).toEqual(at);
    }),
  );
});

test.each(["UTC", "Pacific/Kiritimati", "America/Los_Angeles", "Europe/Berlin", "Asia/Kathmandu"])(
  "is the same on a server in %s, also when clocks are changed",
  (name) => {
    const cases = [
      ["2026-01-31T23:30:00Z", "2026-03-29T01:30:00Z"],
      ["2025-12-31T23:59:59Z", "2026-03-08T10:00:00Z"],
      ["2024-02-29T12:00:00Z", "2026-10-25T00:30:00Z"],
    ] as const;
    process.env["TZ"] = name;
    const there = cases.map(([from, now]) => planPeriod(new Date(from), new Date(now)));
    process.env["TZ"] = "UTC";
    expect(there).toEqual(cases.map(([from, now]) => planPeriod(new Date(from), new Date(now))));
  },
);
