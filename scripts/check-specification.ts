// Fails when a line of docs/SPECIFICATION.md has no test. Without arguments it asks which tests there are; with the JSON
// reports of a test run as arguments, each line's tests must have passed in it.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type KnownTest, parseSpecification, problemsOf } from "./specification.ts";

const ROOT = join(import.meta.dirname, "..");
const CONFIGS = ["vitest.config.ts", "e2e/vitest.config.ts"];

interface Listed {
  name: string;
  file: string;
}
interface Report {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

function listTests(): KnownTest[] {
  return CONFIGS.flatMap((config) => {
    const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
    const output = execFileSync(process.execPath, [vitest, "list", "--json", "--config", config], {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const listed = JSON.parse(output) as Listed[];
    return listed.map(({ name, file }) => ({ name, file: relative(ROOT, file) }));
  });
}

function readReport(path: string): KnownTest[] {
  if (!existsSync(path)) return [];
  const { testResults } = JSON.parse(readFileSync(path, "utf8")) as Report;
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      name: [...ancestorTitles, title].join(" > "),
      file: relative(ROOT, file),
      passed: status === "passed",
    })),
  );
}

const reports = process.argv.slice(2);
const lines = parseSpecification(readFileSync(join(ROOT, "docs", "SPECIFICATION.md"), "utf8"));
const problems = problemsOf(lines, reports.length > 0 ? reports.flatMap(readReport) : listTests());
for (const problem of problems) console.error(problem);
if (problems.length === 0) {
  const how = reports.length > 0 ? "a test that passed" : "a test";
  console.log(`Each of the ${lines.length} lines of the specification has ${how}.`);
}
process.exit(problems.length === 0 ? 0 : 1);
