import { relative } from "node:path";
import type { KnownTest } from "./specification.ts";

/** What vitest's JSON reporter writes of a run, as far as it is read here. */
export interface TestReport {
  testResults: {
    /** Path of the file. */
    name: string;
    /** Also failed when the file could not be read or one of its hooks threw. */
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** Files with a red test that may be run once more; where more are red, it was not by chance. */
const FEW = 2;

/** Tests of several runs, with paths from `root`; of a file that was run in several, the last run counts. */
export function testsOf(reports: readonly TestReport[], root: string): KnownTest[] {
  const files = new Map<string, KnownTest[]>();
  for (const { name, assertionResults } of reports.flatMap(({ testResults }) => testResults)) {
    const file = relative(root, name);
    const tests = assertionResults.map(({ ancestorTitles, title, status }) => ({
      name: [...ancestorTitles, title].join(" > "),
      file,
      passed: status === "passed",
    }));
    files.set(file, tests);
  }
  return [...files.values()].flat();
}

/**
 * Files that failed in a run, with paths from `root`, where they are few enough to be run once more; none where they are not,
 * or where another than a browser test failed.
 */
export function filesToRunAgain({ testResults }: TestReport, root: string): string[] {
  const red = testResults.filter(({ status }) => status === "failed").map(({ name }) => relative(root, name));
  return red.length <= FEW && red.every((path) => path.startsWith("e2e/")) ? red : [];
}
