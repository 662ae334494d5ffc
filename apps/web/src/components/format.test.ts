import { describe, expect, test } from "vitest";
import { personLocale } from "./format.ts";

const written = (preferred: string): { day: string; number: string } => ({
  day: new Intl.DateTimeFormat(personLocale(preferred), { day: "numeric", month: "long", timeZone: "UTC" }).format(
    Date.UTC(2026, 11, 23),
  ),
  number: new Intl.NumberFormat(personLocale(preferred)).format(1234.5),
});

describe("dates and numbers", () => {
  test.each([
    ["en-US", "December 23", "1,234.5"],
    ["en", "December 23", "1,234.5"],
    ["en-GB", "23 December", "1,234.5"],
    ["de-DE", "23 December", "1.234,5"],
    ["de", "23 December", "1.234,5"],
    // No English is known to be written there: the international conventions, not the American ones.
    ["pt-BR", "23 December", "1,234.5"],
    ["ar-EG", "23 December", "1,234.5"],
    ["en-US@posix", "December 23", "1,234.5"],
  ])("are written as in the region of %s, in the words of the interface", (preferred, day, number) => {
    expect(written(preferred)).toEqual({ day, number });
  });
});
