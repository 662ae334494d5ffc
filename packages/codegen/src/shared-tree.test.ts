import { checkTypes } from "@sayhey/bundler";
import { expect, test } from "vitest";
import { everyBlock } from "./fixtures/every-block.ts";
import { generateApp } from "./generate-app.ts";

const isAdapter = (path: string): boolean => /\/(?:shared-|sign-in)/.test(path);

test("only an app that shares its data has the adapter for it and its words", async () => {
  const alone = generateApp(everyBlock()).tree;
  const shared = generateApp({ ...everyBlock(), sharing: "shared" }).tree;
  expect(Object.keys(alone).filter(isAdapter)).toEqual([]);
  expect(alone["src/copy.ts"]).not.toContain("shared");
  expect(alone["src/main.tsx"]).not.toContain("Shared");
  const added = Object.keys(shared).filter((path) => !Object.hasOwn(alone, path));
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter((path) => !isAdapter(path))).toEqual([]);
  expect(shared["README.md"]).toContain("src/store/shared-");
  expect(await checkTypes(shared)).toEqual([]);
});
