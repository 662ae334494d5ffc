import { createHash } from "node:crypto";
import { AppError } from "@sayhey/contract/app-error";
import type { CompiledApp, SourceTree } from "@sayhey/contract/source-tree";
import type { Metafile } from "esbuild";
import { build } from "./compiler-service.ts";
import { hashBytes, hashTree } from "./hash-tree.ts";
import { DEFINE, ENTRY, ENTRY_SCRIPT, sourcePlugin, stylesheetsIn } from "./source-plugin.ts";
import { compileStylesheet } from "./stylesheet.ts";
import { loadLate } from "./late-vendor.ts";
import { loadVendor } from "./vendor.ts";

/** Limits on what is compiled: files and characters of a source tree. */
export const TREE_LIMITS = { files: 600, characters: 6_000_000 } as const;

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
  const likely = stylesheetsIn(tree);
  const [script, vendor, late, early] = await Promise.all([
    bundleScript(tree),
    loadVendor(),
    loadLate(tree),
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
  const importMap = JSON.stringify({ imports: { ...vendor.imports, ...late.imports } });
  const files: Record<string, Uint8Array> = {
    "index.html": encoder.encode(indexHtml(tree, { scriptPath, cssPath, importMap, preload: vendor.preload })),
    [scriptPath]: script.code,
    [cssPath]: css,
    ...stylesheet.files,
    ...vendor.files,
    ...late.files,
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
    define: DEFINE,
    plugins: [sourcePlugin(tree)],
  }).catch((error: unknown) => {
    throw compileError(error);
  });
  const output = result.outputFiles.find((file) => file.path.endsWith(".js"));
  if (output === undefined) throw new AppError("internal", "The compiler returned no script.");
  return { code: output.contents, stylesheets: stylesheetsInOrder(result.metafile) };
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

/** A failure of the compiler as an error that names file and line. */
export function compileError(error: unknown): unknown {
  const errors = (error as { errors?: { text: string; location: { file: string; line: number } | null }[] }).errors;
  const first = errors?.[0];
  if (first === undefined) return error;
  const place = first.location === null ? "" : `${first.location.file.replace(/^tree:/, "")}:${first.location.line}: `;
  return new AppError("bad-request", `The app does not compile. ${place}${first.text}`, { cause: error });
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
