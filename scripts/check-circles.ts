// Fails on import circles and names each as a chain of files. Types count as well: files that know each other's types can't be
// read one after the other. So do lazy imports, which hide a circle and don't cut it.
import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { findCircles } from "./import-circles.ts";

const SOURCES = [
  "{packages,apps}/*/*.ts",
  "{packages,apps}/*/{src,scripts,build,templates}/**/*.{ts,tsx,mts,mjs}",
  "{e2e,benchmarks,scripts}/**/*.{ts,mjs}",
];
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
/** Imports and exports from a file, of values and of types, lazy ones, and workers by address. */
const IMPORT = /\b(?:from|import)\s*\(?\s*"([^"]+)"|\bnew URL\(\s*"([^"]+)",\s*import\.meta\.url/g;

/** The file behind `@sayhey/name/part`, by the package's own table of exports. */
function packageFile(name: string, part: string): string | null {
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8")) as {
    exports: Record<string, string>;
  };
  const exported = exports[part === "" ? "." : `./${part}`] ?? exports["./*"]?.replace("*", part);
  return exported === undefined ? null : posix.join("packages", name, exported);
}

function resolve(file: string, name: string): string | null {
  const own = /^@sayhey\/([a-z]+)\/?(.*)$/.exec(name);
  if (own?.[1] !== undefined && existsSync(`packages/${own[1]}`)) return packageFile(own[1], own[2] ?? "");
  if (!name.startsWith(".")) return null;
  const path = posix.join(posix.dirname(file), name.replace(/\?.*$/, ""));
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => sources.has(candidate)) ?? null;
}

const sources = new Set(
  globSync(SOURCES)
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !path.includes("/node_modules/") && !path.startsWith("benchmarks/peers/"))
    .toSorted(),
);
const graph = new Map<string, string[]>();
for (const file of sources) {
  const imports = [...readFileSync(file, "utf8").replaceAll(COMMENT, "").matchAll(IMPORT)];
  graph.set(
    file,
    imports.map(([, name, address]) => resolve(file, name ?? address ?? "")).filter((path) => path !== null),
  );
}

const circles = findCircles(graph);
for (const circle of circles) console.error(`${[...circle, circle[0]].join("\n  -> ")}\n`);
if (circles.length > 0) console.error(`${circles.length} import circles.`);
process.exit(circles.length === 0 ? 0 : 1);
