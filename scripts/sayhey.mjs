// `npm run sayhey -- make "<idea>" --out DIR`: the command line, with what it needs set up first.
import { ensureDependencies, run } from "./setup.mjs";

const log = console.log;
// The last line of stdout belongs to the command; what setting up says goes to stderr.
console.log = console.error;
const node = ensureDependencies();
console.log = log;
process.exit(
  await run(node, ["apps/cli/src/main.ts", ...process.argv.slice(2)], { cwd: process.env.INIT_CWD ?? process.cwd() }),
);
