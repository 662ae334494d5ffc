import { afterEach, expect, test } from "vitest";
import { endOf, setDataZone, zonedNow } from "../templates/src/store/data-zone.ts";

afterEach(() => setDataZone(null));

/** The same as of the server, in `zoned-moment.test.ts`. */
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

test.each(CASES)("%s in %s is over at %s, wherever the device is", (value, timeZone, instant) => {
  setDataZone(timeZone);
  expect(endOf(value)).toBe(Date.parse(instant));
});

test("without shared data an hour is the device's own", () => {
  expect(endOf("2026-11-21T18:00")).toBe(new Date(2026, 10, 21, 18, 0).getTime());
  expect(endOf("soon")).toBe(0);
});

test("a stamp is what the clock of the zone shows", () => {
  setDataZone("Asia/Tokyo");
  expect(zonedNow(Date.parse("2026-11-21T23:30:00Z"))).toBe("2026-11-22T08:30");
});
