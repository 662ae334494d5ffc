// `npm start`: sets up what is missing, starts everything, prints the address.
import { ensureDependencies, ensureWebBuild, run } from "./setup.mjs";

const node = ensureDependencies();
ensureWebBuild(node);
process.exit(await run(node, ["apps/cli/src/main.ts", "serve", ...process.argv.slice(2)]));
