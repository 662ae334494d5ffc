import { expect, test } from "vitest";
import { axisEnd } from "./day-chart.tsx";
import { daysCsv } from "./days-csv.ts";

test.each([
  [0, 4],
  [3, 4],
  [5, 5],
  [7, 10],
  [12, 20],
  [99, 100],
  [101, 200],
  [4200, 5000],
])("an axis up to %i ends at %i", (largest, end) => expect(axisEnd(largest)).toBe(end));

test("the CSV file has a heading and a line for each day", () => {
  const day = { day: "2026-11-21", visitors: 2, views: 3, plays: 1, watched: 0, opens: 4, likes: 0, remixes: 1 };
  expect(daysCsv([day])).toBe("day,visitors,views,plays,watched,opens,likes,remixes\r\n2026-11-21,2,3,1,0,4,0,1\r\n");
});
