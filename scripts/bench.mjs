// `npm run bench`: measures side by side in one run and prints ratios.
import { ensureDependencies, ensureWebBuild, run } from "./setup.mjs";

const node = ensureDependencies();
ensureWebBuild(node);
process.exit(await run(node, ["--expose-gc", "benchmarks/main.ts", ...process.argv.slice(2)]));
