import type { CompiledApp } from "@sayhey/contract/source-tree";
import { TEMPLATES } from "@sayhey/planner/templates";
import type { CompilePool } from "./compile-pool.port.ts";

/** Two hyphens in third and fourth place, which no name of a project or a publication has. */
const PREFIX = "tr--";

/** Host label under which the app of a template is tried. */
export const templateLabel = (slug: string): string => `${PREFIX}${slug}`;

/**
 * Finds the compiled app of a template by its host label, compiled when it is first asked for. Null for other labels. Templates are part of
 * the release, so what was compiled is kept.
 */
export function createTemplateLibrary(compilePool: CompilePool): (label: string) => Promise<CompiledApp | null> {
  const compiled = new Map<string, Promise<CompiledApp>>();
  return async (label) => {
    if (!label.startsWith(PREFIX)) return null;
    const slug = label.slice(PREFIX.length);
    if (!TEMPLATES.some((template) => template.slug === slug)) return null;
    const known = compiled.get(slug);
    if (known !== undefined) return known;
    const fresh = compilePool
      .run("template", { slug, name: "", twist: "", brand: null }, PREFIX)
      .then(({ spec }) => compilePool.run("compile", { spec }, PREFIX));
    compiled.set(slug, fresh);
    fresh.catch(() => compiled.delete(slug));
    return fresh;
  };
}
