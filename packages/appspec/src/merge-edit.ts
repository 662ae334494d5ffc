import { AppError } from "@sayhey/contract/app-error";
import type { AppSpec } from "./app-spec.ts";
import { applyOps } from "./apply-ops.ts";
import type { MergeConflict } from "./merge-lists.ts";
import { mergeSpecs } from "./merge-specs.ts";
import type { Op } from "./op.ts";
import { copySpec } from "./ops/copy-spec.ts";
import { withConsequences } from "./with-consequences.ts";

/** Whose side is taken where an edit contradicts what happened since: nobody's, so that it is asked; one's own; or that of what is there. */
export type Resolve = "ask" | "mine" | "theirs";

/**
 * Joins an edit, that made `mine` out of `base`, with what became of `base` meanwhile, `now`. With `ask` the result counts only where there are
 * no conflicts. With `mine` or `theirs` that side wins each of them, removals included; `conflicts` then holds what could not stand all the same.
 */
export function mergeEdit(
  base: AppSpec,
  mine: AppSpec,
  now: AppSpec,
  resolve: Resolve,
): { spec: AppSpec; conflicts: MergeConflict[] } {
  if (resolve === "ask") return mergeSpecs(base, mine, now);
  const merged = resolve === "mine" ? mergeSpecs(base, mine, now) : mergeSpecs(base, now, mine);
  const left = merged.conflicts.filter(({ reason }) => reason === "does-not-fit");
  // An edit that takes away what somebody built on since is not made by halves.
  if (resolve === "theirs" && left.length > 0) return { spec: copySpec(now), conflicts: left };
  let { spec } = merged;
  for (const { path, reason, kept } of merged.conflicts) {
    const removal = reason === "removed-and-changed" && kept === "theirs" ? removalOf(path) : null;
    if (removal === null) continue;
    try {
      spec = applyOps(spec, withConsequences(spec, [removal])).spec;
    } catch (error) {
      // Gone with something else already, or the app could not be without it.
      if (!(error instanceof AppError)) throw error;
    }
  }
  return { spec, conflicts: left };
}

/** The op that removes what stands at the path of a conflict. */
function removalOf(path: string): Op | null {
  const [list, id = "", part, inner = ""] = path.split(".");
  if (list === "entities" && part === undefined) return { op: "remove-entity", entity: id };
  if (list === "entities" && part === "fields") return { op: "remove-field", entity: id, field: inner };
  if (list === "entities" && part === "rows") return { op: "remove-row", entity: id, row: inner };
  if (list === "pages" && part === undefined) return { op: "remove-page", page: id };
  if (list === "pages" && part === "blocks") return { op: "remove-block", page: id, block: inner };
  if (list === "assumptions") return { op: "remove-assumption", assumption: id };
  return null;
}
