import { createHash } from "node:crypto";
import { posix } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { DEFAULT_EXPORTS, isAppPackage } from "@sayhey/contract/app-packages";
import { isCustomSource, sourceProblem } from "@sayhey/contract/custom-block";
import type { OutsideHosts, SourceTree } from "@sayhey/contract/source-tree";
import { TREE_LIMITS } from "../compile-app.ts";
import { build, transform } from "../compiler-service.ts";
import { hashBytes } from "../hash-tree.ts";
import { dependencyFolder } from "../resolve-package.ts";
import {
  ENDINGS,
  ENTRY,
  ENTRY_SCRIPT,
  isBundled,
  DEFINE,
  loaderOf,
  refusedImport,
  stylesheetsIn,
} from "../source-plugin.ts";
import { LATE_MODULES, loadLate } from "../late-vendor.ts";
import { loadVendor, VENDOR_MODULES } from "../vendor.ts";
import { compileLiveStyles } from "./live-styles.ts";
import { LIVE_FOLDER, loadLiveAgent } from "./load-agent.ts";
import { sourceLines } from "./source-lines.ts";

/** One module of an app as the live preview runs it. */
export interface LiveModule {
  /** Body of `(require, module, exports, register)`, CommonJS. */
  code: string;
  /** What it requires, by the name it uses: a module of the app, `null` for what has no code. */
  needs: Record<string, string | null>;
  /** For each line of the code the line of its source, from 1; 0 where there is none. */
  lines: readonly number[];
  /** Of code and needs. */
  hash: string;
}

/** An app compiled module by module, so that an edit replaces only what it changed. */
export interface LiveApp {
  /** Hash of the version, as the project names it. */
  hash: string;
  modules: Record<string, LiveModule>;
  /** The numbers of the look, and all other styles. */
  theme: string;
  styles: string;
  /** index.html without script and styles. */
  page: string;
  /** Fonts, shared chunks, the agent and the files of `public/`: path relative to the app's origin -> bytes. */
  files: Record<string, Uint8Array>;
  /** Hash of the import map, for the content security policy. */
  importMapHash: string;
  /** Hosts besides its own origin that it may load from. */
  outside?: OutsideHosts;
  /** Stands before the scripts of the page. */
  importMap: string;
  preload: string[];
  agentPath: string;
}

/** Modules compiled before, by their text: an edit changes few, and most are the same in every app. */
const compiled = new Map<string, Promise<LiveModule>>();
const MOST_COMPILED = 3000;
const STORE = "src/store/store.ts";
/** Lets the store of an app take over other entities without forgetting what it holds. */
const ADOPT = `if (typeof entities === "object" && typeof seeded === "object" && typeof changed === "function")
  module.adopt = (defs) => {
    entities.clear();
    for (const def of defs) entities.set(def.id, def);
    seeded.clear();
    changed();
  };
`;
const VENDOR: ReadonlySet<string> = new Set([...VENDOR_MODULES, ...LATE_MODULES]);

/**
 * Compiles a source tree for the live preview: as `compileApp` does, but module by module, not made small, and with what has not
 * changed since the last time taken from memory. `hash` names the version.
 *
 * @throws AppError `bad-request` when a file does not compile, `too-large` beyond the limits of `compileApp`.
 */
export async function compileLive(tree: SourceTree, hash: string): Promise<LiveApp> {
  const paths = Object.keys(tree);
  if (
    paths.length > TREE_LIMITS.files ||
    paths.reduce((sum, path) => sum + (tree[path]?.length ?? 0), 0) > TREE_LIMITS.characters
  )
    throw new AppError("too-large", "The app is too large to compile.", { hint: "Remove files or shorten them." });
  const [modules, sheet, vendor, late, agent] = await Promise.all([
    compileModules(tree),
    compileLiveStyles(tree, stylesheetsIn(tree)),
    loadVendor(),
    loadLate(tree),
    loadLiveAgent(),
  ]);
  const source = tree["index.html"];
  if (source === undefined || !ENTRY_SCRIPT.test(source))
    throw new AppError("bad-request", "The app's index.html does not load /src/main.tsx.");
  const importMap = JSON.stringify({ imports: { ...vendor.imports, ...late.imports } });
  const agentPath = `${LIVE_FOLDER}/agent-${hashBytes(agent)}.js`;
  const encoder = new TextEncoder();
  const files: Record<string, Uint8Array> = { ...sheet.files, ...vendor.files, ...late.files, [agentPath]: agent };
  for (const path of paths)
    if (path.startsWith("public/")) files[path.slice("public/".length)] = encoder.encode(tree[path]);
  return {
    hash,
    modules,
    theme: sheet.theme,
    styles: sheet.styles,
    page: source.replace(ENTRY_SCRIPT, ""),
    files,
    importMap,
    importMapHash: `sha256-${createHash("sha256").update(importMap).digest("base64")}`,
    preload: vendor.preload,
    agentPath: `/${agentPath}`,
  };
}

/** The modules that the entry reaches. */
async function compileModules(tree: SourceTree): Promise<Record<string, LiveModule>> {
  if (tree[ENTRY] === undefined) throw new AppError("bad-request", `The app has no ${ENTRY}.`);
  const found: Record<string, LiveModule> = {};
  let waiting = [ENTRY];
  while (waiting.length > 0) {
    const batch = waiting.map(async (path): Promise<[string, LiveModule]> => [path, await compileModule(tree, path)]);
    const next = new Set<string>();
    for (const [path, module] of await Promise.all(batch)) {
      found[path] = module;
      for (const target of Object.values(module.needs)) if (target !== null) next.add(target);
    }
    waiting = [...next].filter((path) => found[path] === undefined);
  }
  return found;
}

function compileModule(tree: SourceTree, path: string): Promise<LiveModule> {
  if (!Object.hasOwn(tree, path)) return remember(`package ${path}`, () => compilePackage(path));
  const text = tree[path] ?? "";
  const names = [...text.matchAll(/(?:from\s*|import\s*\(?\s*)["']([^"']+)["']/g)].map(([, name = ""]) => name);
  const targets = names.map((name) => `${name}>${targetOf(tree, path, name)}`).join(" ");
  return remember(`${path} ${targets}\n${text}`, async () => {
    const { code, lines } = await transformModule(path, text);
    checkCustom(path, text, code);
    const needs: Record<string, string | null> = {};
    for (const [, name = ""] of code.matchAll(/\brequire\("([^"\\]+)"\)/g)) {
      const target = targetOf(tree, path, name);
      if (target !== undefined) needs[name] = target;
    }
    return { code, needs, lines, hash: hashBytes(JSON.stringify([code, needs])) };
  });
}

/** As the bundler does, by what is written and by what came out of it. @throws AppError bad-request */
function checkCustom(path: string, text: string, code: string): void {
  if (!isCustomSource(path)) return;
  const required = [...code.matchAll(/\brequire\("([^"\\]+)"\)/g)].map(([, name = ""]) =>
    refusedImport(path, name, ""),
  );
  const written = sourceProblem(text);
  const problem = required.find((each) => each !== null) ?? (written === null ? null : `This block ${written}.`);
  if (problem !== null) throw new AppError("bad-request", `The app does not compile. ${path}:1: ${problem}`);
}

async function transformModule(path: string, text: string): Promise<Pick<LiveModule, "code" | "lines">> {
  const { code, map } = await transform(text, {
    loader: loaderOf(path),
    format: "cjs",
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    sourcefile: path,
    sourcemap: "external",
    logLevel: "silent",
    define: DEFINE,
  }).catch((error: unknown) => {
    const [first] = (error as { errors?: { text: string; location: { line: number } | null }[] }).errors ?? [];
    if (first === undefined) throw error;
    const place = `${path}:${first.location === null ? "" : `${first.location.line}:`}`;
    throw new AppError("bad-request", `The app does not compile. ${place} ${first.text}`, { cause: error });
  });
  // Functions that may be components or hooks, so that the agent can put newer ones in their place.
  const names = new Set(
    [...code.matchAll(/^(?:function|const|let|var) ([A-Z][\w$]*|use[A-Z][\w$]*)\b/gm)].map(([, name = ""]) => name),
  );
  const lines = sourceLines((JSON.parse(map) as { mappings: string }).mappings);
  if (path === STORE) return { code: `${code}${ADOPT}`, lines };
  if (names.size === 0) return { code, lines };
  const known = [...names].map((name) => `${name}: typeof ${name} === "function" ? ${name} : null`);
  return { code: `${code}register({ ${known.join(", ")} });\n`, lines };
}

/** What a module means by a name: a module of the app, `null` for styles, `undefined` for what everybody shares or nobody has. */
function targetOf(tree: SourceTree, from: string, name: string): string | null | undefined {
  if (VENDOR.has(name)) return undefined;
  if (name.endsWith(".css")) return null;
  if (name.startsWith(".") || name.startsWith("/")) {
    const wanted = name.startsWith("/") ? name.slice(1) : posix.normalize(posix.join(posix.dirname(from), name));
    return ENDINGS.map((ending) => wanted + ending).find((path) => Object.hasOwn(tree, path));
  }
  return isBundled(name) ? name : undefined;
}

/** A module of a package that apps may bundle, as one. */
async function compilePackage(name: string): Promise<LiveModule> {
  const result = await build({
    stdin: {
      // Icons are defaults; the packages that apps may import name what they offer.
      contents: `export * from ${JSON.stringify(name)};${isAppPackage(name) && !DEFAULT_EXPORTS.includes(name) ? "" : ` export { default } from ${JSON.stringify(name)};`}`,
      resolveDir: dependencyFolder(),
    },
    bundle: true,
    format: "cjs",
    write: false,
    external: [...VENDOR_MODULES],
    target: "es2022",
    define: DEFINE,
    logLevel: "silent",
  });
  const code = result.outputFiles[0]?.text ?? "";
  return { code, needs: {}, lines: [], hash: hashBytes(code) };
}

function remember(key: string, make: () => Promise<LiveModule>): Promise<LiveModule> {
  const known = compiled.get(key);
  if (known !== undefined) {
    compiled.delete(key);
    compiled.set(key, known);
    return known;
  }
  const fresh = make();
  compiled.set(key, fresh);
  fresh.catch(() => compiled.delete(key));
  for (const oldest of compiled.keys()) {
    if (compiled.size <= MOST_COMPILED) break;
    compiled.delete(oldest);
  }
  return fresh;
}
