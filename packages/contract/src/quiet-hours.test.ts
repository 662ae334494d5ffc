import { describe, expect, test } from "vitest";
import { quietUntil } from "./quiet-hours.ts";

const at = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const end = (from: string, until: string, timeZone: string, now: string): string | undefined =>
  quietUntil({ from: at(from), until: at(until), timeZone }, new Date(now))?.toISOString();

describe("quiet hours", () => {
  test.each([
    // Over midnight, in UTC.
    ["22:00", "07:00", "UTC", "2026-03-01T21:59:59Z", undefined],
    ["22:00", "07:00", "UTC", "2026-03-01T22:00:00Z", "2026-03-02T07:00:00.000Z"],
    ["22:00", "07:00", "UTC", "2026-03-02T00:00:00Z", "2026-03-02T07:00:00.000Z"],
    ["22:00", "07:00", "UTC", "2026-03-02T06:59:30Z", "2026-03-02T07:00:00.000Z"],
    ["22:00", "07:00", "UTC", "2026-03-02T07:00:00Z", undefined],
    // Within a day.
    ["12:30", "14:00", "UTC", "2026-03-02T13:15:20Z", "2026-03-02T14:00:00.000Z"],
    ["12:30", "14:00", "UTC", "2026-03-02T12:29:59Z", undefined],
    ["00:00", "08:00", "UTC", "2026-03-02T00:00:00Z", "2026-03-02T08:00:00.000Z"],
    // Elsewhere, also by half and quarter hours.
    ["22:00", "07:00", "America/New_York", "2026-01-15T05:00:00Z", "2026-01-15T12:00:00.000Z"],
    ["22:00", "07:00", "Asia/Kolkata", "2026-01-15T16:30:00Z", "2026-01-16T01:30:00.000Z"],
    ["22:00", "07:00", "Asia/Kathmandu", "2026-01-15T16:14:00Z", undefined],
    ["22:00", "07:00", "Asia/Kathmandu", "2026-01-15T16:15:00Z", "2026-01-16T01:15:00.000Z"],
    ["22:00", "07:00", "Pacific/Kiritimati", "2026-01-15T08:00:00Z", "2026-01-15T17:00:00.000Z"],
    // The night the clocks go forward is an hour shorter, the one they go back an hour longer.
    ["22:00", "07:00", "Europe/Berlin", "2026-03-28T21:00:00Z", "2026-03-29T05:00:00.000Z"],
    ["22:00", "07:00", "Europe/Berlin", "2026-10-24T20:00:00Z", "2026-10-25T06:00:00.000Z"],
    // An end that the clocks jump over: 02:30 does not exist, so quiet ends at 03:00.
    ["22:00", "02:30", "Europe/Berlin", "2026-03-29T00:30:00Z", "2026-03-29T01:00:00.000Z"],
    // An end that comes twice: it ends, begins again as the clock goes back to 02:00, and ends again.
    ["22:00", "02:30", "Europe/Berlin", "2026-10-25T00:15:00Z", "2026-10-25T00:30:00.000Z"],
    ["22:00", "02:30", "Europe/Berlin", "2026-10-25T00:45:00Z", undefined],
    ["22:00", "02:30", "Europe/Berlin", "2026-10-25T01:05:00Z", "2026-10-25T01:30:00.000Z"],
    // A time zone that only the database knows.
    ["22:00", "07:00", "Mars/Olympus", "2026-03-01T23:00:00Z", "2026-03-02T07:00:00.000Z"],
  ])("%s to %s in %s at %s end at %s", (from, until, timeZone, now, expected) => {
    expect(end(from, until, timeZone, now)).toBe(expected);
  });
});
