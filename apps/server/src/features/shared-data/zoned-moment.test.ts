import { expect, test } from "vitest";
import { endOf, zonedStamp } from "./zoned-moment.ts";

/** The same as of the app's screen, in `data-zone.test.ts` of codegen. */
const CASES: readonly [string, string, string][] = [
  ["2026-11-21T18:00", "UTC", "2026-11-21T18:00:00Z"],
  ["2026-11-21T18:00", "Europe/Berlin", "2026-11-21T17:00:00Z"],
  ["2026-07-21T18:00", "Europe/Berlin", "2026-07-21T16:00:00Z"],
  ["2026-11-21T18:00", "Pacific/Kiritimati", "2026-11-21T04:00:00Z"],
  ["2026-11-21T18:00", "Pacific/Pago_Pago", "2026-11-22T05:00:00Z"],
  ["2026-11-21T18:00", "Asia/Kathmandu", "2026-11-21T12:15:00Z"],
  // Just before and after the clocks change.
  ["2026-03-29T01:59", "Europe/Berlin", "2026-03-29T00:59:00Z"],
  ["2026-03-29T03:00", "Europe/Berlin", "2026-03-29T01:00:00Z"],
  ["2026-11-01T12:00", "America/New_York", "2026-11-01T17:00:00Z"],
  // A day is over when it is, and an offset of its own holds anywhere.
  ["2026-11-21", "Europe/Berlin", "2026-11-21T22:59:59Z"],
  ["2026-11-21T18:00+02:00", "Asia/Tokyo", "2026-11-21T16:00:00Z"],
  ["2026-11-21T18:00:30Z", "Asia/Tokyo", "2026-11-21T18:00:30Z"],
];

test.each(CASES)("%s in %s is over at %s", (value, timeZone, instant) => {
  expect(endOf(value, timeZone)).toBe(Date.parse(instant));
});

test.each([null, "", "soon", 7, "2026-11-21T18"])("%s is no moment", (value) => expect(endOf(value, "UTC")).toBeNull());

test("a stamp is what the clock of the zone shows", () => {
  expect(zonedStamp(new Date("2026-11-21T23:30:00Z"), "Asia/Tokyo")).toBe("2026-11-22T08:30");
});
