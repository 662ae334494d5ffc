// Fails when an import is not allowed by the layers of docs/ARCHITECTURE.md.
import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** Workspace -> workspaces it may import. */
const LAYERS: Record<string, readonly string[]> = {
  "packages/contract": [],
  "packages/appspec": ["contract"],
  "packages/blueprints": [],
  "packages/planner": ["contract", "appspec", "blueprints"],
  "packages/codegen": ["contract", "appspec"],
  "packages/bundler": ["contract"],
  "packages/trailer": ["contract", "appspec"],
  "packages/transforms": ["contract", "appspec", "trailer"],
  "apps/server": ["contract", "appspec", "planner", "codegen", "bundler", "trailer", "transforms"],
  "apps/web": ["contract", "appspec", "planner", "codegen", "trailer", "transforms"],
  "apps/cli": ["contract", "appspec", "planner", "codegen", "bundler", "trailer", "server"],
};
/** Layers of the web app from the ground up: each may import itself and what is below it. Only tests import `testing/`. */
const WEB_LAYERS = ["api", "session", "status", "components", "shared", "features", "app", "testing"];
/** Workspaces whose sources run in a browser and Node alike: no Node module, no clock, no unseeded random. */
const PURE = /^packages\/(?:contract|appspec|blueprints|planner|codegen|trailer|transforms)\/src\/(?!node\/|browser\/)/;
/** Layers of the server, upper ones first: each may import itself and what stands after it. `testing/` may import all, and only tests import it. */
const SERVER_LAYERS = ["main", "features", "auth", "http", "infra"] as const;
/** Where the server opens pictures: strangers' in processes of another user, in its own only what Chromium or we made (ADR 26). */
const OPENS_PICTURES =
  /^apps\/server\/src\/(?:infra\/(?:processes\/(?:draw-picture|picture\.entry)|browser\/(?:changed-part|film-stills))|features\/(?:transforms\/transform\.entry|trailers\/footage\/(?:footage\.port|store-footage)|checks\/(?:check-pictures|version-picture)\.port))\.ts$/;
const IMPORT = /(?:from|import)\s*\(?\s*"([^"]+)"/g;
const IMPURE: readonly [RegExp, string][] = [
  [/\bMath\.random\(/, "unseeded random"],
  [/\bDate\.now\(\)|\bnew Date\(\)|\bperformance\.now\(/, "a clock"],
];

const problems: string[] = [];
for (const file of globSync("{packages,apps}/*/src/**/*.{ts,tsx}").toSorted()) {
  const path = file.replaceAll("\\", "/");
  const workspace = path.split("/").slice(0, 2).join("/");
  const source = readFileSync(path, "utf8");
  const isTest = /\.test\.tsx?$|\/fixtures\//.test(path);
  const isPure = PURE.test(path) && !isTest && !path.endsWith(".gen.ts");
  for (const [, name = ""] of source.matchAll(IMPORT)) {
    const own = /^@sayhey\/([a-z]+)(\/.*)?$/.exec(name);
    const allowed = isTest
      ? [...(LAYERS[workspace] ?? []), "planner", "codegen", "bundler", "server/browser"]
      : (LAYERS[workspace] ?? []);
    if (own?.[1] !== undefined && !allowed.includes(own[1]) && !allowed.includes(own[1] + (own[2] ?? "")))
      problems.push(`${path}: ${workspace} may not import ${name}`);
    if (isPure && name.startsWith("node:"))
      problems.push(`${path}: runs in browsers too, so it may not import ${name}`);
    if (name === "@supabase/lite" || name.startsWith("@supabase/lite/")) {
      if (!path.startsWith("apps/server/src/auth/embedded/"))
        problems.push(`${path}: only auth/embedded may import ${name}`);
    }
    if (workspace === "apps/server" && !isTest && !OPENS_PICTURES.test(path)) {
      if (name === "sharp" || name === "@sayhey/transforms/node")
        problems.push(`${path}: opens no pictures itself; use infra/processes/picture-pool.ts`);
    }
    if (workspace === "apps/web" && /^@sayhey\/(?:trailer|transforms)\/(?:node|media)$/.test(name))
      problems.push(`${path}: the web app may not import ${name}`);
    if (workspace === "apps/server" && name.startsWith(".") && !isTest) checkServerImport(path, name);
    if (workspace === "apps/web" && name.startsWith(".")) {
      const target = posix.normalize(posix.join(posix.dirname(path), name));
      const [from, to] = [path, target].map((file) => /^apps\/web\/src\/([^/]+)\/([^/]+)/.exec(file));
      if (from?.[1] !== undefined && to?.[1] !== undefined) {
        const isForTests = isTest && to[1] === "testing";
        if (!isForTests && WEB_LAYERS.indexOf(to[1]) > WEB_LAYERS.indexOf(from[1]))
          problems.push(`${path}: ${from[1]}/ is below ${to[1]}/ and may not import it (${name})`);
        if (from[1] === "features" && to[1] === "features" && from[2] !== to[2])
          problems.push(`${path}: features may not import each other (${name})`);
      }
    }
  }
  if (isPure) {
    const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    for (const [pattern, what] of IMPURE)
      if (pattern.test(code)) problems.push(`${path}: uses ${what}; take it from outside`);
  }
}

/** Holds an import inside the server to its layers; features meet through ports (`*.port.ts`) and functions, which anybody may call. */
function checkServerImport(path: string, name: string): void {
  const from = path.slice("apps/server/src/".length).split("/");
  const to = posix
    .normalize(posix.join(posix.dirname(path), name))
    .slice("apps/server/src/".length)
    .split("/");
  if (from[0] === "testing" || path.endsWith(".fixture.ts") || from[0] === "index.ts") return;
  if (to[0] === "testing") problems.push(`${path}: only tests may import ${name}`);
  const [upper, lower] = [from, to].map(([layer]) => (SERVER_LAYERS as readonly string[]).indexOf(layer ?? ""));
  if (upper === undefined || lower === undefined || upper < 0 || (lower < 0 && to[0] !== "testing"))
    problems.push(`${path}: lies in no layer of the server (${SERVER_LAYERS.join(", ")})`);
  else if (lower >= 0 && lower < upper) problems.push(`${path}: ${from[0]} may not import ${to[0]} (${name})`);
  if (from[0] !== "features" || to[0] !== "features" || from[1] === to[1]) return;
  if (to[2] !== "functions" && !name.endsWith(".port.ts"))
    problems.push(`${path}: features meet through ports only; ${name} is none`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
