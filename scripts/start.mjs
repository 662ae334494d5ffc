// `npm start`: sets up what is missing, starts everything, prints the address, and starts it again should it end unexpectedly.
import { ensureDependencies, ensureWebBuild } from "./setup.mjs";
import { supervise } from "./supervise.mjs";

const node = ensureDependencies();
ensureWebBuild(node);
process.exit(await supervise(node, ["apps/cli/src/main.ts", "serve", ...process.argv.slice(2)]));
