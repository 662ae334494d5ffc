import { expect, test } from "vitest";
import { pluralOf, singularOf } from "./inflect.ts";

test.each([
  ["movies", "movie"],
  ["cookies", "cookie"],
  ["drop-down menus", "drop-down menu"],
  ["parties", "party"],
  ["statuses", "status"],
  ["shelves", "shelf"],
])("%s are each a %s, and several of it again", (many, one) => {
  expect(singularOf(many)).toBe(one);
  expect(pluralOf(one)).toBe(many);
});

test("one of the goods is a ware", () => {
  expect(singularOf("company goods")).toBe("company ware");
});
