// `npm test`: sets up what is missing, then runs every test: units, integration on the real database, the browser walk.
import { join } from "node:path";
import { ensureDependencies, ensureWebBuild, ROOT, run } from "./setup.mjs";

const node = ensureDependencies();
const filters = process.argv.slice(2);
const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
if (filters.length > 0) process.exit(await run(node, [vitest, "run", ...filters]));
ensureWebBuild(node);
const units = await run(node, [vitest, "run"]);
const walk = await run(node, [vitest, "run", "--config", "e2e/vitest.config.ts"]);
process.exit(units === 0 ? walk : units);
