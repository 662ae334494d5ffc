import { expect, test } from "vitest";
import { filesToRunAgain, type TestReport, testsOf } from "./test-reports.ts";

const report = (files: Record<string, string[]>): TestReport => ({
  testResults: Object.entries(files).map(([name, statuses]) => ({
    name: `/root/${name}`,
    status: statuses.includes("failed") ? "failed" : "passed",
    assertionResults: statuses.map((status, index) => ({ ancestorTitles: ["a page"], title: `does ${index}`, status })),
  })),
});

test("one or two red browser files may be run once more, three may not, nor anything with a red unit test", () => {
  const green = { "a.test.ts": ["passed"], "e2e/b.test.ts": ["passed", "skipped"] };
  expect(filesToRunAgain(report(green), "/root")).toEqual([]);
  const one = { ...green, "e2e/c.test.ts": ["passed", "failed"] };
  expect(filesToRunAgain(report(one), "/root")).toEqual(["e2e/c.test.ts"]);
  const two = { ...one, "e2e/d.test.ts": ["failed", "failed"] };
  expect(filesToRunAgain(report(two), "/root")).toEqual(["e2e/c.test.ts", "e2e/d.test.ts"]);
  expect(filesToRunAgain(report({ ...two, "e2e/e.test.ts": ["failed"] }), "/root")).toEqual([]);
  expect(filesToRunAgain(report({ ...one, "packages/d.test.ts": ["failed"] }), "/root")).toEqual([]);
});

test("a file whose hooks threw before any test ran is red", () => {
  const broken = { name: "/root/e2e/a.test.ts", status: "failed", assertionResults: [] };
  expect(filesToRunAgain({ testResults: [broken] }, "/root")).toEqual(["e2e/a.test.ts"]);
});

test("of a file that was run twice the second run counts, with every test of it", () => {
  const first = report({ "a.test.ts": ["passed"], "b.test.ts": ["failed", "passed"] });
  const second = report({ "b.test.ts": ["passed", "failed"] });
  expect(testsOf([first, second], "/root")).toEqual([
    { file: "a.test.ts", name: "a page > does 0", passed: true },
    { file: "b.test.ts", name: "a page > does 0", passed: true },
    { file: "b.test.ts", name: "a page > does 1", passed: false },
  ]);
});
