import { TEMPLATES } from "@sayhey/planner/templates";
import { expect, it } from "vitest";
import { findTemplates } from "./find-templates.ts";

const slugs = (search: string, category: string | null = null): string[] =>
  findTemplates(search, category).map(({ slug }) => slug);

it.each([
  ["recipe", null, "recipe-finder"],
  ["#booktok", null, "book-club"],
  ["repair cafe", null, "repair-cafe"],
  ["CLIMBTOK", "Health", "bouldering-log"],
])("finds by %s in %s: %s", (search, category, slug) => {
  expect(slugs(search, category)).toContain(slug);
});

it("finds all without words, those of a category, and none for what is not there", () => {
  expect(slugs("  ")).toHaveLength(TEMPLATES.length);
  expect(slugs("", "Web3")).toEqual(["nft-marketplace"]);
  expect(slugs("zeppelin hangar")).toEqual([]);
});
