import type { OverrideMerge } from "./merge-overrides.ts";
import { TEMPLATES } from "./templates.gen.ts";

const RELATIVE_IMPORT = /(?:from\s+|import\s+|import\()"(\.{1,2}\/[^"]+)"/g;

/**
 * The template files reached from `texts` by relative imports, also by those of files that a person changed; the files of
 * `known` are written by the generator itself. Keys are paths in the app, sorted.
 * @throws Error when an import of the generator's own leads nowhere.
 */
export function usedFiles(
  texts: Record<string, string>,
  known: ReadonlySet<string>,
  merge: OverrideMerge,
): Record<string, string> {
  const found = new Map<string, string>();
  const waiting = Object.entries(texts).map(([path, text]) => ({ path, text, isOwn: merge.has(path) }));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const { path, text, isOwn } = file;
    for (const wanted of importsOf(path, text)) {
      if (known.has(wanted) || found.has(wanted)) continue;
      const template = Object.hasOwn(TEMPLATES, wanted) ? TEMPLATES[wanted] : undefined;
      if (Object.hasOwn(texts, wanted)) {
        // A file of the person's own, where the generator now needs one of that name.
        if (template !== undefined && merge.has(wanted) && !isOwn) merge.text(wanted, template);
        continue;
      }
      if (template === undefined) {
        // What a person wrote is told by the compiler, with file and line.
        if (isOwn) continue;
        throw new Error(`${path} imports ${wanted}, which is no template file`);
      }
      found.set(wanted, template);
      waiting.push({ path: wanted, text: template, isOwn: false });
      const written = merge.written(wanted);
      if (written !== undefined) waiting.push({ path: wanted, text: written, isOwn: true });
    }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What templates import, by path: the same for every app. */
const imports = new Map<string, readonly string[]>();

function importsOf(path: string, text: string): readonly string[] {
  // What was written for one app is not kept.
  const known = TEMPLATES[path] === text ? imports.get(path) : undefined;
  if (known !== undefined) return known;
  const found = [...text.matchAll(RELATIVE_IMPORT)].map(([, target]) => resolvePath(path, target ?? ""));
  if (TEMPLATES[path] === text) imports.set(path, found);
  return found;
}

/** Paths by who imports what; as many are kept as the templates have, and some of an app's own. */
const resolved = new Map<string, string>();
const MOST_RESOLVED = 20_000;

/** Path of a file that `from` imports as `target`. */
export function resolvePath(from: string, target: string): string {
  const key = `${from}\n${target}`;
  const known = resolved.get(key);
  if (known !== undefined) return known;
  if (resolved.size >= MOST_RESOLVED) resolved.clear();
  const path = joinPath(from, target);
  resolved.set(key, path);
  return path;
}

function joinPath(from: string, target: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of target.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
