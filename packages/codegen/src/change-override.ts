import type { AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import type { FileOverride } from "@sayhey/contract/override";
import type { SourceTree } from "@sayhey/contract/source-tree";
import { customBlockAt } from "./custom-source.ts";
import { generateApp } from "./generate-app.ts";

/** A new text for one file, or null to give the file back to the generator. */
export interface OverrideChange {
  path: string;
  text: string | null;
  /** Takes the text against what the generator writes now, which settles a conflict in its favour. */
  settle?: boolean;
}

/**
 * The overrides of an app after one more change, in order of path. A text equal to the generated one is no override. While a
 * file is in conflict, its override goes on from what it was made from, unless the change settles it.
 *
 * @throws AppError `bad-request` where the path cannot stand beside the app's files, `quota` beyond the number of files,
 * `not-found` when there is nothing to give back.
 */
export function changeOverride(
  spec: AppSpec,
  overrides: readonly FileOverride[],
  change: OverrideChange,
): FileOverride[] {
  const { path } = change;
  const others = overrides.filter((override) => override.path !== path);
  const present = overrides.find((override) => override.path === path);
  if (change.text === null) {
    if (present === undefined) throw new AppError("not-found", `${path} has not been changed by hand.`);
    return others;
  }
  const own = present === undefined ? customBlockAt(spec, path) : undefined;
  if (own !== undefined)
    throw new AppError(
      "bad-request",
      `${path} is the source of the block ${own.name}, which the app's document holds.`,
      {
        hint: "Change it with the op update-custom-block.",
      },
    );
  const { tree } = generateApp(spec, others);
  const generated = Object.hasOwn(tree, path) ? (tree[path] ?? null) : null;
  if (generated === null) checkPlace(path, tree);
  const text = change.text.replaceAll("\r\n", "\n");
  if (text === generated) return others;
  const inConflict =
    present !== undefined && generateApp(spec, overrides).conflicts.some((conflict) => conflict.path === path);
  const base = present !== undefined && inConflict && change.settle !== true ? present.base : generated;
  if (others.length >= LIMITS.overrideFiles) {
    throw new AppError("quota", `At most ${LIMITS.overrideFiles} files of an app can be changed by hand.`, {
      hint: "Give one back to the generator first.",
    });
  }
  return [...others, { path, base, text }].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Some file systems know no capitals, and on none is a file also a folder. */
function checkPlace(path: string, tree: SourceTree): void {
  const lower = path.toLowerCase();
  for (const other of Object.keys(tree)) {
    const there = other.toLowerCase();
    if (there === lower || there.startsWith(`${lower}/`) || lower.startsWith(`${there}/`))
      throw new AppError("bad-request", `${path} cannot stand beside ${other}.`, { hint: "Choose another name." });
  }
}
