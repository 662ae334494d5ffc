import { readFile } from "node:fs/promises";
import { basename, dirname, join, posix } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import type { SourceTree } from "@sayhey/contract/source-tree";
import { Scanner } from "@tailwindcss/oxide";
import { compile } from "tailwindcss";
import { StyleCheck } from "./check-styles.ts";
import { transform } from "./compiler-service.ts";
import { packageFolder } from "./resolve-package.ts";

const packageFiles = new Map<string, Promise<Buffer>>();

/** A file of an installed package, read once per process. */
function readPackageFile(path: string): Promise<Buffer> {
  let content = packageFiles.get(path);
  if (content === undefined) {
    content = readFile(path).catch((error: unknown) => {
      packageFiles.delete(path);
      throw error;
    });
    packageFiles.set(path, content);
  }
  return content;
}

/** The stylesheet of an app and the font files it refers to. */
export interface CompiledStylesheet {
  css: string;
  /** Path relative to the app's origin -> bytes. */
  files: Record<string, Uint8Array>;
}

/** Style sheets that Tailwind has read. */
export interface OpenStyles {
  /** The CSS with the classes found in a tree; those found in trees before may still be in it. Not made small. */
  build(tree: SourceTree): string;
  files: Record<string, Uint8Array>;
}

/**
 * Compiles the stylesheets an app imports, in that order, with Tailwind; only classes found in the tree are emitted.
 * `imports` are tree paths (`src/styles.css`) or names in packages (`@fontsource/inter/latin-400.css`).
 */
export async function compileStylesheet(tree: SourceTree, imports: readonly string[]): Promise<CompiledStylesheet> {
  const { build, files } = await openStyles(tree, imports);
  const { code } = await transform(build(tree), {
    loader: "css",
    minify: true,
    legalComments: "none",
    target: "es2022",
  });
  return { css: code, files };
}

/** Reads the stylesheets an app imports. @throws AppError `bad-request` where they do not compile. */
export async function openStyles(tree: SourceTree, imports: readonly string[]): Promise<OpenStyles> {
  const files: Record<string, Uint8Array> = {};
  const check = new StyleCheck();
  const entry = imports.map((path) => `@import ${JSON.stringify(path)};`).join("\n");
  const compiler = await compile(entry, {
    base: "",
    async loadStylesheet(id, base) {
      check.countImport();
      const inTree = id.startsWith(".") ? posix.normalize(posix.join(base, id)) : id;
      const own = tree[inTree];
      if (own !== undefined) check.read(inTree, own);
      if (own !== undefined) return { path: inTree, base: posix.dirname(inTree), content: own };
      if (/^tailwindcss(?:\/[a-z-]+(?:\.css)?)?$/.test(id)) {
        const path = join(
          packageFolder("tailwindcss"),
          id === "tailwindcss" ? "index.css" : `${id.slice("tailwindcss/".length).replace(/\.css$/, "")}.css`,
        );
        return { path, base: dirname(path), content: (await readPackageFile(path)).toString("utf8") };
      }
      const font = /^(@fontsource(?:-variable)?\/[a-z0-9-]+)\/([a-z0-9-]+\.css)$/.exec(id);
      if (font?.[1] === undefined || font[2] === undefined)
        throw new AppError(
          "bad-request",
          `The app's styles import ${id}, which is neither one of its files nor an allowed package.`,
        );
      const folder = packageFolder(font[1]);
      const source = (await readPackageFile(join(folder, font[2]))).toString("utf8");
      return { path: id, base: "", content: await takeFonts(source, folder, files) };
    },
  }).catch((error: unknown) => {
    throw styleError(error);
  });
  return {
    files,
    build: (from) => buildStyles(compiler, check.plausible(classesIn(from))),
  };
}

/** What may be a class, by the text of a file: most files are the same from one edit to the next. */
const classes = new Map<string, string[]>();
const MOST_CLASSES = 2000;

function classesIn(tree: SourceTree): string[] {
  const found = new Set<string>();
  for (const [path, content] of Object.entries(tree)) {
    if (!/\.(?:tsx?|html)$/.test(path)) continue;
    let names = classes.get(content);
    if (names === undefined) {
      if (classes.size >= MOST_CLASSES) classes.clear();
      const scanner = new Scanner({ sources: [] });
      names = scanner.scanFiles([{ content, extension: path.slice(path.lastIndexOf(".") + 1) }]);
      classes.set(content, names);
    }
    for (const name of names) found.add(name);
  }
  return [...found].toSorted();
}

function buildStyles(compiler: { build(candidates: string[]): string }, candidates: string[]): string {
  try {
    return compiler.build(candidates);
  } catch (error) {
    throw styleError(error);
  }
}

/** What Tailwind finds wrong is wrong with the app's styles. */
function styleError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const message = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  return new AppError("bad-request", `The app's styles do not compile. ${message}`, { cause: error });
}

/** Moves the WOFF2 files a font stylesheet names beside the app and drops the older formats. */
async function takeFonts(source: string, folder: string, files: Record<string, Uint8Array>): Promise<string> {
  for (const match of source.matchAll(/url\(\.\/files\/([a-z0-9.-]+\.woff2)\)/g)) {
    const file = match[1];
    if (file !== undefined)
      files[`assets/fonts/${file}`] = await readPackageFile(join(folder, "files", basename(file)));
  }
  return source
    .replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, "")
    .replaceAll("./files/", "/assets/fonts/");
}
