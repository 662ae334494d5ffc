import { expect, test } from "vitest";
import { testsInReach, type Workspace } from "./reach.ts";

const workspace = (folder: string, dependencies: string[] = [], devDependencies: string[] = []): Workspace => ({
  folder,
  name: folder,
  dependencies,
  devDependencies,
});
const WORKSPACES = [
  workspace("packages/spec"),
  workspace("packages/planner", ["packages/spec"]),
  workspace("packages/codegen", ["packages/spec"], ["apps/server"]),
  workspace("packages/trailer"),
  workspace("apps/server", ["packages/planner", "packages/trailer"]),
  workspace("apps/web", ["packages/spec"]),
  workspace("e2e", ["apps/server"]),
];
const TESTS = [
  "packages/spec/src/parse.test.ts",
  "packages/codegen/src/generate.integration.test.ts",
  "packages/trailer/src/node/render.test.ts",
  "apps/server/src/jobs.integration.test.ts",
  "e2e/landing.test.ts",
];
const inReach = (...changed: string[]): string[] => testsInReach(changed, WORKSPACES, TESTS);

test("a change reaches what is made of it, and the browser tests with the whole product", () => {
  expect(inReach("packages/trailer/src/draw.ts")).toEqual([
    "packages/codegen/src/generate.integration.test.ts",
    "packages/trailer/src/node/render.test.ts",
    "apps/server/src/jobs.integration.test.ts",
    "e2e/landing.test.ts",
  ]);
  expect(inReach("supabase/migrations/1.sql")).toEqual([
    "packages/codegen/src/generate.integration.test.ts",
    "apps/server/src/jobs.integration.test.ts",
    "e2e/landing.test.ts",
  ]);
  expect(inReach("apps/web/src/app.tsx")).toEqual(["e2e/landing.test.ts"]);
});

test("a test, a part of the browser tests and words reach no more than who imports them", () => {
  expect(inReach("apps/server/src/jobs.integration.test.ts", "e2e/shared.ts", "packages/spec/SPEC.md")).toEqual([]);
});

test("what everything is run with reaches every test", () => {
  expect(inReach("package-lock.json")).toEqual(TESTS);
});
