import { createHash } from "node:crypto";
import { posix } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import type { CompiledApp, SourceTree } from "@sayhey/contract/source-tree";
import { build, type Metafile, type Plugin } from "esbuild";
import { hashBytes, hashTree } from "./hash-tree.ts";
import { dependencyFolder } from "./resolve-package.ts";
import { compileStylesheet } from "./stylesheet.ts";
import { loadVendor, VENDOR_MODULES } from "./vendor.ts";

const ENTRY = "src/main.tsx";
const VENDOR: ReadonlySet<string> = new Set(VENDOR_MODULES);
/** Packages whose files may be bundled into an app besides the shared ones. */
const BUNDLED = /^lucide-react\/dist\/esm\/icons\/[a-z0-9-]+(?:\.js|\.mjs)?$/;
const ENTRY_SCRIPT = /<script type="module" src="\/src\/main\.tsx"><\/script>/;

/** Limits on what is compiled: files and characters of a source tree. */
const TREE_LIMITS = { files: 600, characters: 6_000_000 } as const;

/**
 * Compiles a source tree to what a browser loads: one script, one stylesheet, fonts, the shared chunks behind an import
 * map, and the files of `public/`. Equal trees give equal bytes.
 *
 * @throws AppError `bad-request` when the tree does not compile, naming file and line; `too-large` beyond the limits.
 */
export async function compileApp(tree: SourceTree, options: { signal?: AbortSignal } = {}): Promise<CompiledApp> {
  const startedAt = performance.now();
  options.signal?.throwIfAborted();
  const paths = Object.keys(tree);
  if (
    paths.length > TREE_LIMITS.files ||
    paths.reduce((sum, path) => sum + (tree[path]?.length ?? 0), 0) > TREE_LIMITS.characters
  ) {
    throw new AppError("too-large", "The app is too large to compile.", { hint: "Remove files or shorten them." });
  }
  // The stylesheet is compiled beside the script. Almost always it is the entry alone that imports styles; where the
  // script tells otherwise, the styles are compiled once more in the true order.
  const likely = entryStylesheets(tree);
  const [script, vendor, early] = await Promise.all([
    bundleScript(tree),
    loadVendor(),
    likely.length === 0 ? null : compileStylesheet(tree, likely),
  ]);
  options.signal?.throwIfAborted();
  const isTrue = early !== null && script.stylesheets.join("\n") === likely.join("\n");
  const stylesheet = isTrue ? early : await compileStylesheet(tree, script.stylesheets);
  options.signal?.throwIfAborted();

  const encoder = new TextEncoder();
  const css = encoder.encode(stylesheet.css);
  const scriptPath = `assets/app-${hashBytes(script.code)}.js`;
  const cssPath = `assets/app-${hashBytes(css)}.css`;
  const importMap = JSON.stringify({ imports: vendor.imports });
  const files: Record<string, Uint8Array> = {
    "index.html": encoder.encode(indexHtml(tree, { scriptPath, cssPath, importMap, preload: vendor.preload })),
    [scriptPath]: script.code,
    [cssPath]: css,
    ...stylesheet.files,
    ...vendor.files,
  };
  for (const path of paths) {
    if (path.startsWith("public/")) files[path.slice("public/".length)] = encoder.encode(tree[path]);
  }
  return {
    files: Object.fromEntries(Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    hash: hashTree(tree),
    importMapHash: `sha256-${createHash("sha256").update(importMap).digest("base64")}`,
    compileMs: performance.now() - startedAt,
  };
}

async function bundleScript(tree: SourceTree): Promise<{ code: Uint8Array; stylesheets: string[] }> {
  if (tree[ENTRY] === undefined) throw new AppError("bad-request", `The app has no ${ENTRY}.`);
  const result = await build({
    entryPoints: [ENTRY],
    bundle: true,
    format: "esm",
    minify: true,
    write: false,
    metafile: true,
    outdir: "/out",
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    logLevel: "silent",
    define: {
      "import.meta.env.PROD": "true",
      "import.meta.env.DEV": "false",
      "import.meta.env.MODE": '"hosted"',
      "import.meta.env.BASE_URL": '"/"',
      "process.env.NODE_ENV": '"production"',
    },
    plugins: [treePlugin(tree)],
  }).catch((error: unknown) => {
    throw compileError(error);
  });
  const output = result.outputFiles.find((file) => file.path.endsWith(".js"));
  if (output === undefined) throw new AppError("internal", "The compiler returned no script.");
  return { code: output.contents, stylesheets: stylesheetsInOrder(result.metafile) };
}

/** Stylesheets that the entry imports by name, in order. */
function entryStylesheets(tree: SourceTree): string[] {
  const found: string[] = [];
  for (const [, name = ""] of (tree[ENTRY] ?? "").matchAll(/^import "([^"]+\.css)";/gm)) {
    found.push(name.startsWith(".") ? posix.normalize(posix.join(posix.dirname(ENTRY), name)) : name);
  }
  return found;
}

/** Stylesheets in the order in which the modules import them; they are loaded in no certain order. */
function stylesheetsInOrder({ inputs }: Metafile): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const { path } of inputs[name]?.imports ?? []) visit(path);
    if (name.endsWith(".css")) found.push(name.slice(name.indexOf(":") + 1));
  };
  visit(`tree:${ENTRY}`);
  return found;
}

function compileError(error: unknown): unknown {
  const errors = (error as { errors?: { text: string; location: { file: string; line: number } | null }[] }).errors;
  const first = errors?.[0];
  if (first === undefined) return error;
  const place = first.location === null ? "" : `${first.location.file.replace(/^tree:/, "")}:${first.location.line}: `;
  return new AppError("bad-request", `The app does not compile. ${place}${first.text}`, { cause: error });
}

const ENDINGS = ["", ".tsx", ".ts", "/index.tsx", "/index.ts"];

/** Serves the tree's files to esbuild and keeps imports inside the tree and the allowed packages. */
function treePlugin(tree: SourceTree): Plugin {
  return {
    name: "source-tree",
    setup(hooks) {
      hooks.onResolve({ filter: /.*/ }, (args) => {
        // Before anything else: a bundled package must share the app's React, not bring its own.
        if (VENDOR.has(args.path)) return { path: args.path, external: true };
        if (args.namespace === "file") return undefined;
        if (args.kind === "entry-point") return { path: args.path, namespace: "tree" };
        if (args.path.startsWith(".") || args.path.startsWith("/")) {
          const wanted = args.path.startsWith("/")
            ? args.path.slice(1)
            : posix.normalize(posix.join(posix.dirname(args.importer), args.path));
          const found = ENDINGS.map((ending) => wanted + ending).find((path) => Object.hasOwn(tree, path));
          if (found !== undefined)
            return { path: found, namespace: "tree", sideEffects: found.endsWith(".css") || found === ENTRY };
          return { errors: [{ text: `Cannot find ${args.path}` }] };
        }
        if (args.path.endsWith(".css") && args.path.startsWith("@fontsource"))
          return { path: args.path, namespace: "package-css" };
        if (BUNDLED.test(args.path))
          return hooks.resolve(args.path, { resolveDir: dependencyFolder(), kind: args.kind, namespace: "file" });
        return { errors: [{ text: `The package ${args.path} is not available to apps` }] };
      });
      hooks.onLoad({ filter: /.*/, namespace: "tree" }, (args) => {
        if (args.path.endsWith(".css")) return { contents: "", loader: "js" };
        const loader = args.path.endsWith(".tsx")
          ? "tsx"
          : args.path.endsWith(".json")
            ? "json"
            : args.path.endsWith(".svg")
              ? "text"
              : "ts";
        return { contents: tree[args.path] ?? "", loader };
      });
      hooks.onLoad({ filter: /.*/, namespace: "package-css" }, () => ({ contents: "", loader: "js" }));
    },
  };
}

function indexHtml(
  tree: SourceTree,
  parts: { scriptPath: string; cssPath: string; importMap: string; preload: string[] },
): string {
  const source = tree["index.html"];
  if (source === undefined || !ENTRY_SCRIPT.test(source))
    throw new AppError("bad-request", "The app's index.html does not load /src/main.tsx.");
  const head = [
    `<link rel="stylesheet" href="/${parts.cssPath}">`,
    `<script type="importmap">${parts.importMap}</script>`,
    ...parts.preload.map((path) => `<link rel="modulepreload" href="${path}">`),
    `<script type="module" src="/${parts.scriptPath}"></script>`,
  ].join("\n    ");
  const html = source.replace(ENTRY_SCRIPT, "");
  return html.replace("</head>", () => `  ${head}\n  </head>`);
}
