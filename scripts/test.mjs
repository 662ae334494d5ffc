// `npm test`: sets up what is missing, then runs every test: units, integration on the real database, real browsers; at the
// end, that each line of docs/SPECIFICATION.md was shown by a test that passed.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureDependencies, ensureWebBuild, ROOT, run, scratch } from "./setup.mjs";

const node = ensureDependencies();
const filters = process.argv.slice(2);
const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
if (filters.length > 0) process.exit(await run(node, [vitest, "run", ...filters]));
ensureWebBuild(node);
const reports = scratch("test-reports");
const inReports = (name) => join(reports, name);
const report = (name) => ["--reporter=default", "--reporter=json", `--outputFile.json=${inReports(name)}`];
const units = await run(node, [vitest, "run", ...report("units.json")]);
const inBrowsers = [vitest, "run", "--config", "e2e/vitest.config.ts"];
let browsers = await run(node, [...inBrowsers, ...report("browsers.json")]);

// In CI a few files with a red test are run once more, whole, with nothing beside them; on a developer's machine red is red.
// See docs/adr/0024-a-second-run-in-ci.md.
const askedAgain = [join(ROOT, "scripts", "run-again.ts"), inReports("browsers.json")];
const again =
  browsers !== 0 && process.env.CI
    ? (spawnSync(node, askedAgain, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).stdout.match(/\S+/g) ??
      [])
    : [];
if (again.length > 0) {
  console.log(`\nRun once more, with nothing beside it: ${again.join(", ")}`);
  browsers = await run(node, [...inBrowsers, ...again, "--maxWorkers=1", ...report("browsers-again.json")]);
}
const lines = await run(node, [
  join(ROOT, "scripts", "check-specification.ts"),
  ...["units.json", "browsers.json", "browsers-again.json"].map(inReports),
]);
if (again.length > 0 && browsers === 0)
  console.log(
    `\nUNSTEADY: ${again.join(", ")} failed and passed when run once more. What failed stands above: find out why.`,
  );
process.exit(units || browsers || lines);
