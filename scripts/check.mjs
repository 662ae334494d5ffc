// `npm run check`: types, lint, format, layers, import circles, doc comments, specification, unused code.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureDependencies, environment, ROOT } from "./setup.mjs";

const node = ensureDependencies();
const bin = (name, file) => join(ROOT, "node_modules", name, file);
const workspaces = ["packages", "apps"].flatMap((group) =>
  readdirSync(join(ROOT, group)).map((name) => join(group, name)),
);
const projects = [...workspaces, "packages/codegen/templates", "e2e", "benchmarks", "scripts"].filter((path) =>
  existsSync(join(ROOT, path, "tsconfig.json")),
);

const steps = [
  // One checker each: several would check again what they share, which takes twice the processor time and the memory.
  ...projects.map((path) => [`types ${path}`, [bin("typescript", "bin/tsc"), "-p", path, "--checkers", "1"]]),
  ["lint", [bin("oxlint", "bin/oxlint"), "--deny-warnings"]],
  ["format", [bin("oxfmt", "bin/oxfmt"), "--check"]],
  ["layers", ["scripts/check-layers.ts"]],
  ["circles", ["scripts/check-circles.ts"]],
  ["files", ["scripts/check-files.ts"]],
  ["words", ["scripts/check-words.ts"]],
  ["docs", ["scripts/check-docs.ts"]],
  ["doc comments", ["scripts/check-doc-comments.ts"]],
  ["specification", ["scripts/check-specification.ts"]],
  ["unused code", [bin("knip", "bin/knip.js"), "--no-progress"]],
];

let failed = 0;
async function work(queue) {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    const [name, args] = step;
    const output = [];
    const code = await new Promise((resolve) => {
      const child = spawn(node, args, { cwd: ROOT, env: environment(node), stdio: ["ignore", "pipe", "pipe"] });
      child.stdout.on("data", (chunk) => output.push(chunk));
      child.stderr.on("data", (chunk) => output.push(chunk));
      child.on("close", resolve);
    });
    console.log(`${code === 0 ? "ok    " : "FAILED"} ${name}`);
    if (code !== 0) {
      failed += 1;
      console.log(Buffer.concat(output).toString().slice(0, 20_000));
    }
  }
}
const queue = [...steps];
await Promise.all([work(queue), work(queue)]);
console.log(failed === 0 ? "All checks passed." : `${failed} of ${steps.length} checks failed.`);
process.exit(failed === 0 ? 0 : 1);
