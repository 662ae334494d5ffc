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
    for (const [, target] of text.matchAll(RELATIVE_IMPORT)) {
      const wanted = resolvePath(path, target ?? "");
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

/** Path of a file that `from` imports as `target`. */
export function resolvePath(from: string, target: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of target.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
