import { expect, test } from "vitest";
import { addDays, countDays, isTimeZone, localDays } from "./local-days.ts";

const HOUR_MS = 3_600_000;
const hoursOf = (from: string, to: string, zone: string): number[] => {
  const { edges } = localDays(from, to, zone);
  return edges.slice(1).map((edge, index) => (edge.getTime() - (edges[index]?.getTime() ?? 0)) / HOUR_MS);
};

test.each([
  ["UTC", "2026-11-21", "2026-11-21T00:00:00.000Z"],
  ["Europe/Berlin", "2026-07-01", "2026-06-30T22:00:00.000Z"],
  ["Europe/Berlin", "2026-12-01", "2026-11-30T23:00:00.000Z"],
  ["America/Los_Angeles", "2026-01-01", "2026-01-01T08:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-01-01", "2025-12-31T10:00:00.000Z"],
  ["Pacific/Pago_Pago", "2026-01-01", "2026-01-01T11:00:00.000Z"],
  ["Asia/Kathmandu", "2026-01-01", "2025-12-31T18:15:00.000Z"],
])("in %s %s begins at %s", (zone, date, instant) => {
  expect(localDays(date, date, zone).edges[0]?.toISOString()).toBe(instant);
});

test("days on which clocks change are shorter and longer", () => {
  expect(hoursOf("2026-03-28", "2026-03-30", "Europe/Berlin")).toEqual([24, 23, 24]);
  expect(hoursOf("2026-10-24", "2026-10-26", "Europe/Berlin")).toEqual([24, 25, 24]);
  expect(hoursOf("2026-03-07", "2026-03-09", "America/New_York")).toEqual([24, 23, 24]);
  // Half an hour only.
  expect(hoursOf("2026-10-03", "2026-10-05", "Australia/Lord_Howe")).toEqual([24, 23.5, 24]);
  // Midnight itself is skipped there.
  expect(hoursOf("2026-04-23", "2026-04-25", "Africa/Cairo")).toEqual([24, 23, 24]);
  expect(localDays("2026-04-24", "2026-04-24", "Africa/Cairo").edges[0]?.toISOString()).toBe(
    "2026-04-23T22:00:00.000Z",
  );
});

test("months end where the calendar says", () => {
  expect(localDays("2028-02-27", "2028-03-01", "UTC").days).toEqual([
    "2028-02-27",
    "2028-02-28",
    "2028-02-29",
    "2028-03-01",
  ]);
  expect(localDays("2026-12-31", "2027-01-01", "Asia/Tokyo").days).toEqual(["2026-12-31", "2027-01-01"]);
  expect(countDays("2026-02-01", "2026-02-28")).toBe(28);
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
});

test("a whole year has no gap and no overlap anywhere", () => {
  for (const zone of ["Europe/London", "America/Santiago", "Asia/Beirut", "Pacific/Chatham", "Africa/Cairo"]) {
    const { days, edges } = localDays("2026-01-01", "2026-12-31", zone);
    expect(days).toHaveLength(365);
    expect(hoursOf("2026-01-01", "2026-12-31", zone).every((hours) => hours >= 23 && hours <= 25)).toBe(true);
    expect((edges.at(-1)?.getTime() ?? 0) - (edges[0]?.getTime() ?? 0)).toBe(365 * 24 * HOUR_MS);
  }
});

test("a made-up time zone is none", () => {
  expect(isTimeZone("Europe/Berlin")).toBe(true);
  for (const name of ["Mars/Olympus", "", "'; drop table"]) expect(isTimeZone(name)).toBe(false);
});
