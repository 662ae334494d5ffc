import { expect, test } from "vitest";
import { createPreviewLog, placeIn } from "./preview-log.ts";

const error = (message: string, stack = "") => ({ level: "error", source: "error", message, stack }) as const;

test("equal entries of one version are counted, the newest comes last, and the oldest are let go", () => {
  let now = 0;
  const log = createPreviewLog(() => ++now);
  let told = 0;
  const stop = log.subscribe(() => told++);
  log.add(error("a"), "v1");
  log.add(error("b"), "v1");
  log.add(error("a"), "v1");
  log.add(error("a"), "v2");
  expect(log.entries().map(({ message, count, appHash }) => [message, count, appHash])).toEqual([
    ["b", 1, "v1"],
    ["a", 2, "v1"],
    ["a", 1, "v2"],
  ]);
  expect(new Set(log.entries().map(({ key }) => key)).size).toBe(3);
  for (let index = 0; index < 500; index++) log.add(error(`no. ${index}`), "v2");
  expect(log.entries()).toHaveLength(200);
  expect(log.entries().at(-1)?.message).toBe("no. 499");
  stop();
  const before = told;
  log.clear();
  expect([told, log.entries()]).toEqual([before, []]);
});

test("a stack is read for the app's own file", () => {
  expect(placeIn("Error: x\n at f (react.js:1:1)\n at Hero (http://a.localhost/src/blocks/hero.tsx:12:7)")).toEqual({
    file: "src/blocks/hero.tsx",
    line: 12,
  });
  expect(placeIn("Error: x")).toBe(null);
});
