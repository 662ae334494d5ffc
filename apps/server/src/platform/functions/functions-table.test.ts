import { readFile } from "node:fs/promises";
import { FUNCTIONS } from "@sayhey/contract/functions";
import { expect, test } from "vitest";
import { functionsTable } from "./functions-table.ts";
import { planPeriod } from "./plan-usage.ts";
import { REGISTRY } from "./registry.ts";
import { projectSlug, slugify } from "./slug.ts";

test("docs/FUNCTIONS.md says what the registry says", async () => {
  const written = await readFile(new URL("../../../../../docs/FUNCTIONS.md", import.meta.url), "utf8");
  expect(written).toBe(functionsTable());
});

test("every function of the contract is registered under its own name", () => {
  expect(Object.keys(REGISTRY).toSorted()).toEqual(Object.keys(FUNCTIONS).toSorted());
  for (const [name, definition] of Object.entries(REGISTRY)) expect(definition.name).toBe(name);
});

test.each([
  ["2026-01-31T10:00:00Z", "2026-02-28T09:59:59Z", "2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z"],
  ["2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z", "2026-02-28T10:00:00Z", "2026-03-31T10:00:00Z"],
  ["2024-02-29T00:00:00Z", "2025-03-01T00:00:00Z", "2025-02-28T00:00:00Z", "2025-03-29T00:00:00Z"],
  ["2025-11-15T12:00:00Z", "2026-11-15T11:00:00Z", "2026-10-15T12:00:00Z", "2026-11-15T12:00:00Z"],
  ["2026-05-10T00:00:00Z", "2026-05-09T00:00:00Z", "2026-05-10T00:00:00Z", "2026-06-10T00:00:00Z"],
])("a plan begun %s is, at %s, in the month from %s to %s", (startedAt, now, start, end) => {
  expect(planPeriod(new Date(startedAt), new Date(now))).toEqual({ start: new Date(start), end: new Date(end) });
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
