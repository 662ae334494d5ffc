import type { AppSpec } from "@sayhey/appspec";
import type { SourceState } from "@sayhey/contract/functions/code";
import type { FileOverride } from "@sayhey/contract/override";
import { customBlockAt } from "./custom-source.ts";
import { generateApp } from "./generate-app.ts";

/** One file of an app beside what the generator writes there. */
export interface SourceFile {
  /** As the app has it. */
  text: string;
  state: SourceState;
  /** What the generator writes now; null when it has no such file. */
  generated: string | null;
  /** What it wrote when the file was changed by hand; null when it was not, or is a file of one's own. */
  base: string | null;
}

/** Every file of an app and how it came about, sorted by path. */
export function listSource(
  spec: AppSpec,
  overrides: readonly FileOverride[],
): { path: string; text: string; state: SourceState }[] {
  const { tree, conflicts } = generateApp(spec, overrides);
  const inConflict = new Set(conflicts.map(({ path }) => path));
  const changed = new Map(overrides.map(({ path, base }) => [path, base]));
  return Object.entries(tree).map(([path, text]) => {
    const base = changed.get(path);
    const state: SourceState = inConflict.has(path)
      ? "conflict"
      : base === undefined
        ? customBlockAt(spec, path) === undefined
          ? "generated"
          : "block"
        : base === null
          ? "own"
          : "changed";
    return { path, text, state };
  });
}

/** One file of an app; null when the app has none at that path. */
export function readSource(spec: AppSpec, overrides: readonly FileOverride[], path: string): SourceFile | null {
  const file = listSource(spec, overrides).find((one) => one.path === path);
  if (file === undefined) return null;
  const override = overrides.find((one) => one.path === path);
  if (override === undefined) return { text: file.text, state: file.state, generated: file.text, base: null };
  const others = overrides.filter((one) => one.path !== path);
  const { tree } = generateApp(spec, others);
  const generated = Object.hasOwn(tree, path) ? (tree[path] ?? null) : null;
  return { text: file.text, state: file.state, generated, base: override.base };
}
