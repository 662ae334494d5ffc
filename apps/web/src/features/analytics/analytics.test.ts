import type { AnalyticsDay } from "@sayhey/contract/functions/analytics";
import { expect, test } from "vitest";
import { appsCsv, daysCsv, sourcesCsv } from "./csv.ts";
import { axisEnd } from "./day-chart.tsx";
import { changeOf, shareOf } from "./metrics.ts";
import { dayHere, isDay, problemOf, rangeOf } from "./range.ts";

const DAY: AnalyticsDay = {
  day: "2026-11-21",
  visitors: 2,
  visits: 3,
  opens: 4,
  views: 5,
  plays: 6,
  quarters: 5,
  halves: 4,
  threeQuarters: 3,
  watched: 2,
  signUps: 1,
  likes: 0,
  remixes: 7,
  shares: 8,
  embeds: 9,
};

test.each([
  [0, 4],
  [3, 4],
  [5, 6],
  [7, 8],
  [12, 20],
  [99, 100],
  [101, 200],
  [218, 300],
  [4200, 6000],
])("an axis up to %i ends at %i", (largest, end) => expect(axisEnd(largest)).toBe(end));

test("the CSV files have a heading and a line for each day, app and source", () => {
  expect(daysCsv({ days: [DAY] })).toBe(
    "\uFEFFDay,Visitors,App visits,App opened,Gallery page views,Trailer played,Sign-ups in the app,Likes,Remixes,Shared," +
      "Embed views,Watched 25%,Watched 50%,Watched 75%,Watched 100%\r\n2026-11-21,2,3,4,5,6,1,0,7,8,9,5,4,3,2\r\n",
  );
  const { day: _day, ...numbers } = DAY;
  expect(appsCsv({ apps: [{ id: "x", title: 'Tea, "hot"', ...numbers }] })).toContain('\r\n"Tea, ""hot""",2,3,4');
  expect(appsCsv({ apps: [{ id: "x", title: "=1+1", ...numbers }] })).toContain("\r\n'=1+1,2,3,4");
  expect(
    sourcesCsv({ referrers: [{ name: "tiktok.com", events: 3 }], devices: [{ name: "phone", events: 2 }] }),
  ).toContain("Source,tiktok.com,3\r\nDevice,phone,2\r\n");
});

test.each([
  ["7d", "2026-03-03", "2026-02-25", "2026-03-03"],
  ["30d", "2028-03-01", "2028-02-01", "2028-03-01"],
  ["month", "2026-03-31", "2026-03-01", "2026-03-31"],
  ["last-month", "2026-03-31", "2026-02-01", "2026-02-28"],
  ["last-month", "2028-03-31", "2028-02-01", "2028-02-29"],
  ["last-month", "2026-01-15", "2025-12-01", "2025-12-31"],
  ["12m", "2026-11-21", "2025-11-22", "2026-11-21"],
  ["today", "2026-11-21", "2026-11-21", "2026-11-21"],
] as const)("%s on %s is from %s to %s", (preset, today, from, to) => {
  expect(rangeOf(preset, today, { from: "", to: "" })).toEqual({ from, to });
});

test("a day is the one of the reader's clock", () => {
  expect(dayHere(new Date(2026, 0, 1, 0, 5))).toBe("2026-01-01");
  expect(dayHere(new Date(2026, 11, 31, 23, 55))).toBe("2026-12-31");
});

test("a typed range is refused in words", () => {
  expect(problemOf({ from: "2026-02-01", to: "2026-02-28" }, 366)).toBeNull();
  expect(problemOf({ from: "2026-02-01", to: "2026-01-28" }, 366)).toContain("before the start");
  expect(problemOf({ from: "2024-02-01", to: "2026-01-28" }, 366)).toContain("366 days");
  expect(problemOf({ from: "", to: "2026-01-28" }, 366)).toContain("start and end date");
  expect([isDay("2026-02-30"), isDay("2028-02-29"), isDay("soon")]).toEqual([false, true, false]);
});

test("a change is told against the time before", () => {
  expect(changeOf(15, 10)).toEqual({ text: "+50%", direction: "up" });
  expect(changeOf(5, 10)).toEqual({ text: "-50%", direction: "down" });
  expect(changeOf(3, 0)).toEqual({ text: "new", direction: "up" });
  expect(changeOf(0, 0)).toEqual({ text: "", direction: "same" });
  expect(changeOf(1001, 1000)).toEqual({ text: "< +1%", direction: "up" });
  expect([shareOf(1, 0), shareOf(1, 3), shareOf(1, 500), shareOf(0, 5)]).toEqual([null, "33%", "< 1%", "0%"]);
});
