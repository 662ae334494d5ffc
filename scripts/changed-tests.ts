// Prints the test files that a change can reach, one a line: those that import what changed, as vitest finds them, and those
// that start it otherwise (reach.ts). Argument: what to compare with; without one, what is not committed yet.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { testsInReach, type Workspace } from "./reach.ts";

const ROOT = join(import.meta.dirname, "..");
const [since] = process.argv.slice(2);
const ask = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 1024 ** 2 });
const git = (...args: string[]): string[] =>
  ask("git", ...args)
    .split("\n")
    .filter(Boolean);

const changed = [
  ...git("diff", "--name-only", ...(since === undefined ? ["HEAD"] : [`${since}...HEAD`])),
  ...(since === undefined ? [] : git("diff", "--name-only", "HEAD")),
  ...git("ls-files", "--others", "--exclude-standard"),
];

function listTests(...more: string[]): string[] {
  const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
  const listed = JSON.parse(ask(process.execPath, vitest, "list", "--filesOnly", "--json", ...more)) as {
    file: string;
  }[];
  return listed.map(({ file }) => relative(ROOT, file));
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const folders = ["packages", "apps"].flatMap((group) =>
  readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`),
);
const workspaces = [...folders, "e2e"]
  .filter((folder) => existsSync(join(ROOT, folder, "package.json")))
  .map((folder): Workspace => {
    const manifest = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")) as Manifest;
    return {
      folder,
      name: manifest.name,
      dependencies: Object.keys(manifest.dependencies ?? {}),
      devDependencies: Object.keys(manifest.devDependencies ?? {}),
    };
  });

const importing = listTests("--changed", ...(since === undefined ? [] : [since]));
const tests = new Set([...importing, ...testsInReach(changed, workspaces, listTests())]);
for (const path of [...tests].toSorted()) console.log(path);
