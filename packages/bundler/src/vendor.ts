import { createRequire } from "node:module";
import { build } from "./compiler-service.ts";
import { hashBytes } from "./hash-tree.ts";
import { dependencyFolder } from "./resolve-package.ts";

/** Modules that every app shares, loaded through the import map instead of being bundled into each app. */
export const VENDOR_MODULES = ["react", "react/jsx-runtime", "react-dom", "react-dom/client", "react-router"] as const;

/** Shared chunks and the import map that names them. */
export interface Vendor {
  /** Path relative to the app's origin -> JavaScript. */
  files: Record<string, Uint8Array>;
  /** Module name -> address. */
  imports: Record<string, string>;
  /** Every chunk the entry of an app needs before it can run. */
  preload: string[];
}

let cached: Promise<Vendor> | undefined;

/** The shared chunks, built once per process. */
export function loadVendor(): Promise<Vendor> {
  cached ??= buildVendor().catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  return cached;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** An ES module that re-exports a CommonJS module's names one by one, which `export *` cannot see. */
async function entrySource(name: string): Promise<string> {
  const require = createRequire(import.meta.url);
  if (name === "react-router") return `export * from "react-router";`;
  const names = Object.keys(require(name) as Record<string, unknown>).filter(
    (key) => IDENTIFIER.test(key) && key !== "default",
  );
  return `import whole from ${JSON.stringify(name)};\nexport default whole;\nexport const { ${names.join(", ")} } = whole;`;
}

async function buildVendor(): Promise<Vendor> {
  const sources = new Map<string, string>();
  for (const name of VENDOR_MODULES) sources.set(name, await entrySource(name));
  const result = await build({
    entryPoints: Object.fromEntries(VENDOR_MODULES.map((name) => [name.replaceAll("/", "-"), `vendor:${name}`])),
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    write: false,
    outdir: "/vendor",
    entryNames: "[name]-[hash]",
    chunkNames: "shared-[hash]",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "none",
    metafile: true,
    plugins: [
      {
        name: "vendor-entries",
        setup(hooks) {
          hooks.onResolve({ filter: /^vendor:/ }, (args) => ({
            path: args.path.slice("vendor:".length),
            namespace: "vendor",
          }));
          hooks.onLoad({ filter: /.*/, namespace: "vendor" }, (args) => ({
            contents: sources.get(args.path) ?? "",
            resolveDir: dependencyFolder(),
            loader: "js",
          }));
        },
      },
    ],
  });
  const files: Record<string, Uint8Array> = {};
  const imports: Record<string, string> = {};
  for (const output of result.outputFiles) {
    const path = output.path.replace(/^.*?\/vendor\//, "vendor/");
    files[path] = output.contents;
    const name = VENDOR_MODULES.find(
      (module) =>
        path.startsWith(`vendor/${module.replaceAll("/", "-")}-`) &&
        !VENDOR_MODULES.some(
          (other) =>
            other !== module && other.startsWith(module) && path.startsWith(`vendor/${other.replaceAll("/", "-")}-`),
        ),
    );
    if (name !== undefined) imports[name] = `/${path}`;
  }
  for (const name of VENDOR_MODULES) {
    if (imports[name] === undefined)
      throw new Error(`vendor: no chunk was built for ${name} (${hashBytes(Object.keys(files).join())})`);
  }
  return {
    files,
    imports: Object.fromEntries(Object.entries(imports).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    preload: Object.keys(files)
      .toSorted()
      .map((path) => `/${path}`),
  };
}
