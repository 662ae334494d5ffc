// Fails when a document names a file that is not there, links to one, or when the map of the whole is longer than can be read in one go.
import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";

const MOST_WORDS = 2500;
const files = globSync("{apps,packages,e2e,scripts,benchmarks,docs,supabase,.ci}/**/*", {
  exclude: (path) => /node_modules|\/dist$/.test(path),
}).map((file) => file.replaceAll("\\", "/"));
const documents = globSync(["*.md", "docs/*.md", "{packages/*,apps/*,e2e}/README.md", "apps/server/src/**/README.md"]);

/** Whether a path as it is written in a document, such as `history/change-project.ts`, is the end of one that exists. */
const isThere = (name: string): boolean => {
  const pattern = new RegExp(
    `(?:^|/)${name
      .replaceAll(/[.+^$()[\]\\]/g, String.raw`\$&`)
      .replaceAll("*", "[^/]*")
      .replaceAll(/\{([^}]*)\}/g, (_, each: string) => `(?:${each.replaceAll(",", "|")})`)}$`,
  );
  return files.some((file) => pattern.test(file)) || existsSync(name);
};

const problems: string[] = [];
for (const path of documents.map((file) => file.replaceAll("\\", "/")).toSorted()) {
  const text = readFileSync(path, "utf8");
  for (const [, name = ""] of text.matchAll(/`([\w./{}*,-]+\.(?:ts|tsx|mjs|css|sql|md))`/g))
    if (!isThere(name)) problems.push(`${path}: names ${name}, which is not there`);
  for (const [, link = ""] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g))
    if (!existsSync(posix.join(posix.dirname(path), link)))
      problems.push(`${path}: links to ${link}, which is not there`);
}
const words = readFileSync("docs/ARCHITECTURE.md", "utf8").split(/\s+/).length;
if (words > MOST_WORDS) problems.push(`docs/ARCHITECTURE.md: has ${words} words; ${MOST_WORDS} are the most`);
for (const folder of globSync(["packages/*", "apps/*", "apps/server/src/features/*"]))
  if (!existsSync(posix.join(folder, "README.md"))) problems.push(`${folder}: has no README.md`);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
