// Prints the files that may be run once more after the run whose JSON report is named, one a line; see scripts/test.mjs.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesToRunAgain, type TestReport } from "./test-reports.ts";

const [path = ""] = process.argv.slice(2);
// A run that broke off leaves no report, and nothing to be run again.
if (existsSync(path)) {
  const report = JSON.parse(readFileSync(path, "utf8")) as TestReport;
  for (const file of filesToRunAgain(report, join(import.meta.dirname, ".."))) console.log(file);
}
