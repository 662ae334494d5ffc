// Fails on files over the size gate, vague file names, download addresses in the lockfile and stale settings of the editor.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const GATE = 500;
const EXEMPT = /\.gen\.|fixtures|package-lock\.json/;
/** Hand-written lists: the words of languages and fields of life, and the art directions. */
const LISTS =
  /^packages\/(?:planner\/src\/embedded\/(?:languages\/data|lexicon)\/|appspec\/src\/data\/art-directions\.ts$)/;
const VAGUE = /(?:^|\/)(?:utils?|misc|helpers?|common)(?:\.|\/)/;

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(Boolean);
const problems: string[] = [];
for (const path of files) {
  if (!/\.(?:ts|tsx|mts|mjs|css|sql)$/.test(path)) continue;
  if (VAGUE.test(path)) problems.push(`${path}: the name says nothing about what is inside`);
  if (!/^[a-z0-9./_-]+$/.test(path)) problems.push(`${path}: file names are kebab-case`);
  if (EXEMPT.test(path) || LISTS.test(path)) continue;
  const lines = readFileSync(path, "utf8").split("\n").length;
  if (lines > GATE) problems.push(`${path}: ${lines} lines, more than ${GATE}`);
}
if (/"resolved": *"https?:/.test(readFileSync("package-lock.json", "utf8")))
  problems.push("package-lock.json: carries download addresses");
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
