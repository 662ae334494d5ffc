import { posix } from "node:path";
import { isAppPackage } from "@sayhey/contract/app-packages";
import { importProblem, isCustomSource } from "@sayhey/contract/custom-block";
import type { SourceTree } from "@sayhey/contract/source-tree";
import type { Plugin } from "esbuild";
import { LATE_MODULES } from "./late-vendor.ts";
import { dependencyFolder } from "./resolve-package.ts";
import { VENDOR_MODULES } from "./vendor.ts";

/** Where an app begins. */
export const ENTRY = "src/main.tsx";
/** How its page loads it. */
export const ENTRY_SCRIPT = /<script type="module" src="\/src\/main\.tsx"><\/script>/;
const LUCIDE_ICON = /^lucide-react\/dist\/esm\/icons\/[a-z0-9-]+(?:\.js|\.mjs)?$/;
/** Whether a module of a package may be bundled into an app; the shared ones are not. */
export const isBundled = (name: string): boolean => (isAppPackage(name) && !VENDOR.has(name)) || LUCIDE_ICON.test(name);
const VENDOR: ReadonlySet<string> = new Set([...VENDOR_MODULES, ...LATE_MODULES]);

/** What a hosted app is told of where it runs. */
export const DEFINE = {
  "import.meta.env.PROD": "true",
  "import.meta.env.DEV": "false",
  "import.meta.env.MODE": '"hosted"',
  "import.meta.env.BASE_URL": '"/"',
  "process.env.NODE_ENV": '"production"',
};

/** How a file is read. */
export function loaderOf(path: string): "tsx" | "ts" | "json" | "text" {
  if (path.endsWith(".tsx")) return "tsx";
  if (path.endsWith(".json")) return "json";
  return path.endsWith(".svg") ? "text" : "ts";
}

/** Stylesheets that the entry imports by name, in order. */
export function stylesheetsIn(tree: SourceTree): string[] {
  const found: string[] = [];
  for (const [, name = ""] of (tree[ENTRY] ?? "").matchAll(/^import "([^"]+\.css)";/gm)) {
    found.push(name.startsWith(".") ? posix.normalize(posix.join(posix.dirname(ENTRY), name)) : name);
  }
  return found;
}

/** What a relative import may leave out, in the order it is tried. */
export const ENDINGS = ["", ".tsx", ".ts", "/index.tsx", "/index.ts"];

/** Files that some file imports for what they do alone: `import "./setup"`. Whatever else nobody uses may be left out. */
function importedForEffect(tree: SourceTree): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [path, text] of Object.entries(tree)) {
    if (!/\.(?:tsx?|jsx?|mjs)$/.test(path)) continue;
    for (const [, , name = ""] of text.matchAll(/\bimport\s*(["'])([./][^"'\n]*)\1/g)) {
      const target = findInTree(tree, path, name);
      if (target !== undefined) found.add(target);
    }
  }
  return found;
}

/** The file of the tree that a relative or absolute import means. */
function findInTree(tree: SourceTree, importer: string, name: string): string | undefined {
  const wanted = name.startsWith("/") ? name.slice(1) : posix.normalize(posix.join(posix.dirname(importer), name));
  return ENDINGS.map((ending) => wanted + ending).find((path) => Object.hasOwn(tree, path));
}

/**
 * Why a file may not import something; null where it may. Only blocks of one's own are held to a list: they are given what they
 * declared, and reach neither the store nor other files past that.
 */
export function refusedImport(importer: string, name: string, kind: string): string | null {
  if (!isCustomSource(importer)) return null;
  if (kind === "dynamic-import" || kind === "require-call")
    return `This block loads "${name}" while it runs, which a block may not do. Import it at the top.`;
  const problem = importProblem(name);
  return problem === null ? null : `This block ${problem}.`;
}

/** Serves the tree's files to esbuild and keeps imports inside the tree and the allowed packages. */
export function sourcePlugin(tree: SourceTree): Plugin {
  const forEffect = importedForEffect(tree);
  return {
    name: "source-tree",
    setup(hooks) {
      hooks.onResolve({ filter: /.*/ }, (args) => {
        const refused = args.namespace === "tree" ? refusedImport(args.importer, args.path, args.kind) : null;
        if (refused !== null) return { errors: [{ text: refused }] };
        // Before anything else: a bundled package must share the app's React, not bring its own.
        if (VENDOR.has(args.path)) return { path: args.path, external: true };
        if (args.namespace === "file") return undefined;
        if (args.kind === "entry-point") return { path: args.path, namespace: "tree" };
        if (args.path.startsWith(".") || args.path.startsWith("/")) {
          const found = findInTree(tree, args.importer, args.path);
          if (found !== undefined) {
            const sideEffects = found.endsWith(".css") || found === ENTRY || forEffect.has(found);
            return { path: found, namespace: "tree", sideEffects };
          }
          return { errors: [{ text: `Cannot find ${args.path}` }] };
        }
        if (args.path.endsWith(".css") && args.path.startsWith("@fontsource"))
          return { path: args.path, namespace: "package-css" };
        if (isBundled(args.path))
          return hooks.resolve(args.path, { resolveDir: dependencyFolder(), kind: args.kind, namespace: "file" });
        return { errors: [{ text: `The package ${args.path} is not available to apps` }] };
      });
      hooks.onLoad({ filter: /.*/, namespace: "tree" }, (args) => {
        if (args.path.endsWith(".css")) return { contents: "", loader: "js" };
        return { contents: tree[args.path] ?? "", loader: loaderOf(args.path) };
      });
      hooks.onLoad({ filter: /.*/, namespace: "package-css" }, () => ({ contents: "", loader: "js" }));
    },
  };
}
