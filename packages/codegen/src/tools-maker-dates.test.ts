import { describe, expect, it } from "vitest";
import { makerToolWords } from "../templates/copy/maker-tool-words.ts";
import * as dates from "../templates/src/tools/date-math-rules.ts";
import * as zones from "../templates/src/tools/time-zones-rules.ts";
import { awayIn, localField, readMoment } from "../templates/src/tools/timestamp-rules.ts";

describe("time zones", () => {
  it("know daylight saving", () => {
    expect(zones.offsetMinutes(Date.parse("2026-01-15T12:00Z"), "America/New_York")).toBe(-300);
    expect(zones.offsetMinutes(Date.parse("2026-07-15T12:00Z"), "America/New_York")).toBe(-240);
    expect(zones.offsetText(zones.offsetMinutes(0, "Asia/Kolkata"))).toBe("UTC+5:30");
  });

  it("find the moment of a local time, a skipped one an hour on", () => {
    const at = (minutes: number) => zones.momentAt({ day: "2026-03-29", minutes }, "Europe/Berlin");
    expect(new Date(at(60)).toISOString()).toBe("2026-03-29T00:00:00.000Z");
    expect(new Date(at(180)).toISOString()).toBe("2026-03-29T01:00:00.000Z");
    expect(zones.localTime(at(150), "Europe/Berlin").day).toBe("2026-03-29");
  });

  it("step to the quarter in the way that a slider is moved", () => {
    expect(zones.quarterFrom(939, 940)).toBe(945);
    expect(zones.quarterFrom(939, 938)).toBe(930);
    expect(zones.quarterFrom(1438, 1439)).toBe(1425);
  });

  it("find when all are at work", () => {
    expect(zones.commonHours("2026-01-15", "Europe/London", ["Europe/London", "America/New_York"])).toEqual([
      { from: 780, to: 1080 },
    ]);
    expect(
      zones.commonHours("2026-01-15", "Europe/London", ["Europe/London", "America/Los_Angeles", "Asia/Tokyo"]),
    ).toEqual([]);
    expect(zones.dayParts("2026-01-15", "UTC", "Asia/Tokyo")[0]).toBe("work");
  });

  it("have a name for every zone, in every language", () => {
    expect(zones.ZONES.every(zones.isZone)).toBe(true);
    expect(zones.isZone("Mars/Olympus")).toBe(false);
    for (const names of makerToolWords.cityNames) expect(names.split(";")).toHaveLength(zones.ZONES.length);
  });
});

describe("dates", () => {
  it("tell the span between two", () => {
    expect(dates.spanOf("2024-02-29", "2026-03-01")).toEqual({ years: 2, months: 0, days: 1 });
    expect(dates.spanOf("2026-03-15", "2026-01-31")).toEqual({ years: 0, months: 1, days: 15 });
    expect(dates.daysFrom("2026-01-01", "2025-01-01")).toBe(-365);
  });

  it("add what is asked, the last day where a month is shorter", () => {
    expect(dates.addToDay("2026-01-31", 1, "months")).toBe("2026-02-28");
    expect(dates.addToDay("2024-02-29", -1, "years")).toBe("2023-02-28");
    expect(dates.addToDay("2026-01-01", 9_000_000, "days")).toBeUndefined();
    expect(dates.addToDay("2026-01-01", 2, "weeks")).toBe("2026-01-15");
  });

  it("skip weekends", () => {
    // 2 January 2026 is a Friday, the 3rd a Saturday.
    expect(dates.addToDay("2026-01-02", 1, "workdays")).toBe("2026-01-05");
    expect(dates.addToDay("2026-01-03", 5, "workdays")).toBe("2026-01-09");
    expect(dates.addToDay("2026-01-03", -5, "workdays")).toBe("2025-12-29");
    expect(dates.addToDay("2026-01-03", 0, "workdays")).toBe("2026-01-03");
    expect(dates.workdaysBetween("2026-01-01", "2026-01-31")).toBe(22);
    expect(dates.workdaysBetween("2026-01-03", "2026-01-04")).toBe(0);
  });

  it("know ISO weeks", () => {
    expect(dates.dateFacts("2021-01-03")).toMatchObject({ weekday: 7, week: 53, weekYear: 2020 });
    expect(dates.dateFacts("2024-12-30")).toMatchObject({
      weekday: 1,
      week: 1,
      weekYear: 2025,
      dayOfYear: 365,
      quarter: 4,
    });
    expect(dates.dateFacts("2000-12-31")).toMatchObject({ dayOfYear: 366, daysOfYear: 366 });
  });

  it("know what is a day, and the next birthday", () => {
    expect(["2026-02-30", "", "0000-01-01", "2026-1-1"].some(dates.isDay)).toBe(false);
    expect(dates.isDay("2024-02-29")).toBe(true);
    expect(dates.nextBirthday("2000-02-29", "2026-03-01")).toBe("2027-02-28");
    expect(dates.nextBirthday("1990-05-17", "2026-05-17")).toBe("2026-05-17");
  });
});

describe("timestamps", () => {
  it("are read as seconds, milliseconds and dates", () => {
    expect(readMoment("1700000000")).toBe(1_700_000_000_000);
    expect(readMoment("1700000000123")).toBe(1_700_000_000_123);
    expect(readMoment("-1.5")).toBe(-1500);
    expect(readMoment("2026-05-17T10:00:00Z")).toBe(Date.UTC(2026, 4, 17, 10));
    expect(readMoment("2026-05-17 10:00:00+02:00")).toBe(Date.UTC(2026, 4, 17, 8));
  });

  it("are refused when they are none", () => {
    for (const text of ["", "soon", "9".repeat(20), "2026-13-01", "1e9"]) expect(readMoment(text)).toBeUndefined();
  });

  it("say how far away they are", () => {
    expect(awayIn(-3 * 86_400_000)).toEqual([-3, "day"]);
    expect(awayIn(0)).toEqual([0, "second"]);
    expect(awayIn(40 * 31_556_952_000)).toEqual([40, "year"]);
    expect(readMoment(localField(1_700_000_000_000))).toBe(1_700_000_000_000);
  });
});
