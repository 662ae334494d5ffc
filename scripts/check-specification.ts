// Fails when a line of docs/SPECIFICATION.md has no test. Without arguments it asks which tests there are; with the JSON
// reports of a test run as arguments, each line's tests must have passed in it; of a file in several, the last one counts.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type KnownTest, parseSpecification, problemsOf } from "./specification.ts";
import { type TestReport, testsOf } from "./test-reports.ts";

const ROOT = join(import.meta.dirname, "..");

interface Listed {
  name: string;
  file: string;
}
function listTests(): KnownTest[] {
  const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
  const output = execFileSync(process.execPath, [vitest, "list", "--json"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const listed = JSON.parse(output) as Listed[];
  return listed.map(({ name, file }) => ({ name, file: relative(ROOT, file) }));
}

const readReport = (path: string): TestReport =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as TestReport) : { testResults: [] };

const reports = process.argv.slice(2);
const lines = parseSpecification(readFileSync(join(ROOT, "docs", "SPECIFICATION.md"), "utf8"));
const problems = problemsOf(lines, reports.length > 0 ? testsOf(reports.map(readReport), ROOT) : listTests());
for (const problem of problems) console.error(problem);
if (problems.length === 0) {
  const how = reports.length > 0 ? "a test that passed" : "a test";
  console.log(`Each of the ${lines.length} lines of the specification has ${how}.`);
}
process.exit(problems.length === 0 ? 0 : 1);
