import type { OverrideMerge } from "./merge-overrides.ts";
import { TEMPLATES } from "./templates.gen.ts";

const RELATIVE_IMPORT = /(?:from\s+|import\s+|import\()"(\.{1,2}\/[^"]+)"/g;

/**
 * The template files reached from `texts` by relative imports, as a person changed them, the files of `known` being written
 * by the generator itself. Keys are paths in the app, sorted.
 * @throws Error when an import of the generator's own leads nowhere.
 */
export function usedFiles(
  texts: Record<string, string>,
  known: ReadonlySet<string>,
  merge: OverrideMerge,
): Record<string, string> {
  const found = new Map<string, string>();
  const waiting = Object.entries(texts);
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    const [path, text] = entry;
    for (const [, target] of text.matchAll(RELATIVE_IMPORT)) {
      const wanted = resolvePath(path, target ?? "");
      if (known.has(wanted) || found.has(wanted)) continue;
      const template = Object.hasOwn(TEMPLATES, wanted) ? TEMPLATES[wanted] : undefined;
      if (Object.hasOwn(texts, wanted)) {
        // A file of the person's own, where the generator now needs one of that name.
        if (template !== undefined && merge.has(wanted) && !merge.has(path)) merge.text(wanted, template);
        continue;
      }
      if (template === undefined) {
        // What a person wrote is told by the compiler, with file and line.
        if (merge.has(path)) continue;
        throw new Error(`${path} imports ${wanted}, which is no template file`);
      }
      const used = merge.text(wanted, template);
      found.set(wanted, used);
      waiting.push([wanted, used]);
    }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function resolvePath(from: string, target: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of target.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
