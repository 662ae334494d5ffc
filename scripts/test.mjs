// `npm test`: sets up what is missing, then runs every test: units, integration on the real database, real browsers; at the
// end, that each line of docs/SPECIFICATION.md was shown by a test that passed. `npm test -- PART ...` runs the files whose
// paths have such a part, `npm test -- --changed [COMMIT]` those that a change can reach.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureDependencies, ensureWebBuild, ROOT, run, scratch } from "./setup.mjs";

const node = ensureDependencies();
const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
const script = (name) => join(ROOT, "scripts", name);
/** Words that a script of ours prints. */
function wordsOf(name, ...args) {
  const { status, stdout } = spawnSync(node, [script(name), ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout.match(/\S+/g) ?? [];
}

let filters = process.argv.slice(2);
if (filters[0] === "--changed") {
  filters = wordsOf("changed-tests.ts", ...filters.slice(1, 2));
  console.log(filters.length === 0 ? "No test can be reached by the change." : `${filters.length} files of tests:`);
  if (filters.length === 0) process.exit(0);
}
// Browser tests open the web app as it is built; who names a package or an app means no browser test.
if (!filters.every((filter) => /^(?:packages|apps|scripts)\//.test(filter)) || filters.length === 0)
  ensureWebBuild(node);
if (filters.length > 0) process.exit(await run(node, [vitest, "run", ...filters]));

const reports = scratch("test-reports");
const inReports = (name) => join(reports, name);
const report = (name) => ["--reporter=default", "--reporter=json", `--outputFile.json=${inReports(name)}`];
let tests = await run(node, [vitest, "run", ...report("tests.json")]);

// In CI a few browser files with a red test are run once more, whole, with nothing beside them; on a developer's machine red
// is red. See docs/adr/0024-a-second-run-in-ci.md.
const again = tests !== 0 && process.env.CI ? wordsOf("run-again.ts", inReports("tests.json")) : [];
if (again.length > 0) {
  console.log(`\nRun once more, with nothing beside it: ${again.join(", ")}`);
  tests = await run(node, [vitest, "run", ...again, "--maxWorkers=1", ...report("again.json")]);
}
const lines = await run(node, [script("check-specification.ts"), ...["tests.json", "again.json"].map(inReports)]);
if (again.length > 0 && tests === 0)
  console.log(
    `\nUNSTEADY: ${again.join(", ")} failed and passed when run once more. What failed stands above: find out why.`,
  );
process.exit(tests || lines);
