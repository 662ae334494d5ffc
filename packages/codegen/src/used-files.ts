import { TEMPLATES } from "./templates.gen.ts";

const RELATIVE_IMPORT = /(?:from\s+|import\s+|import\()"(\.{1,2}\/[^"]+)"/g;

/**
 * The template files reached from `texts` by relative imports, the files of `known` being written by the generator itself.
 * Keys are paths in the app, sorted.
 * @throws Error when an import leads nowhere.
 */
export function usedFiles(texts: Record<string, string>, known: ReadonlySet<string>): Record<string, string> {
  const found = new Map<string, string>();
  const waiting = Object.entries(texts);
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    const [path, text] = entry;
    for (const [, target] of text.matchAll(RELATIVE_IMPORT)) {
      const wanted = resolvePath(path, target ?? "");
      if (known.has(wanted) || Object.hasOwn(texts, wanted) || found.has(wanted)) continue;
      const template = TEMPLATES[wanted];
      if (template === undefined) throw new Error(`${path} imports ${wanted}, which is no template file`);
      found.set(wanted, template);
      waiting.push([wanted, template]);
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
