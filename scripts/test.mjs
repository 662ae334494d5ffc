// `npm test`: sets up what is missing, then runs every test: units, integration on the real database, real browsers; at the
// end, that each line of docs/SPECIFICATION.md was shown by a test that passed.
import { join } from "node:path";
import { ensureDependencies, ensureWebBuild, ROOT, run, scratch } from "./setup.mjs";

const node = ensureDependencies();
const filters = process.argv.slice(2);
const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
if (filters.length > 0) process.exit(await run(node, [vitest, "run", ...filters]));
ensureWebBuild(node);
const reports = scratch("test-reports");
const report = (name) => ["--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, name)}`];
const units = await run(node, [vitest, "run", ...report("units.json")]);
const browsers = await run(node, [vitest, "run", "--config", "e2e/vitest.config.ts", ...report("browsers.json")]);
const lines = await run(node, [
  join(ROOT, "scripts", "check-specification.ts"),
  join(reports, "units.json"),
  join(reports, "browsers.json"),
]);
process.exit(units || browsers || lines);
