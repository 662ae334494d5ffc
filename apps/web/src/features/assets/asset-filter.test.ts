import { describe, expect, test } from "vitest";
import { arrayOfOne, insidePattern, isNarrowed, likePattern, readFilter, writeFilter } from "./asset-filter.ts";

describe("the address of a filter", () => {
  test.each(["", "view=bin", "view=pictures&q=logo+2&folder=Brand%2FLogos&tag=a%26b&sort=name", "sort=largest"])(
    "%j is read and written back",
    (query) => {
      expect(writeFilter(readFilter(new URLSearchParams(query))).toString()).toBe(query);
    },
  );

  test("an unknown part is everything", () => {
    const filter = readFilter(new URLSearchParams("view=secrets"));
    expect(filter.view).toBe("all");
    expect(isNarrowed(filter)).toBe(false);
  });
});

test("a folder of any address is tidied", () => {
  expect(readFilter(new URLSearchParams("folder=/ Brand //Logos /")).folder).toBe("Brand/Logos");
  expect(insidePattern("100%_a")).toBe("100\\%\\_a/%");
});

test("a search for signs of a pattern means those signs", () => {
  expect(likePattern(" 100%_a\\b ")).toBe("%100\\%\\_a\\\\b%");
});

test("a tag of any signs is one element of an array", () => {
  expect(arrayOfOne('a, "b" {c} \\d')).toBe('{"a, \\"b\\" {c} \\\\d"}');
});
