import { readFile } from "node:fs/promises";
import { FUNCTIONS } from "@sayhey/contract/functions";
import { expect, test } from "vitest";
import { functionsTable } from "./functions-table.ts";
import { REGISTRY } from "./registry.ts";
import { projectSlug, slugify } from "../../features/projects/slug.port.ts";

test("docs/FUNCTIONS.md says what the registry says", async () => {
  const written = await readFile(new URL("../../../../../docs/FUNCTIONS.md", import.meta.url), "utf8");
  expect(written).toBe(functionsTable());
});

test("every function of the contract is registered under its own name", () => {
  expect(Object.keys(REGISTRY).toSorted()).toEqual(Object.keys(FUNCTIONS).toSorted());
  for (const [name, definition] of Object.entries(REGISTRY)) expect(definition.name).toBe(name);
});

test.each([
  ["Café Ölmühle!", "cafe-olmuhle"],
  ["料理", ""],
  ["--a--", "a"],
  ["../../etc", "etc"],
])("%s becomes %j", (name, slug) => expect(slugify(name, 40)).toBe(slug));

test("a slug is a host label and never the same twice", () => {
  const slugs = Array.from({ length: 100 }, () => projectSlug("料理 x".repeat(30)));
  expect(new Set(slugs).size).toBe(100);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/);
});
