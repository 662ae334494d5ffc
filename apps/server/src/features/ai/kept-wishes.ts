import type { RunWish } from "@sayhey/contract/ai";
import { APP_PART, changedParts, wishesInVersion, type Wish } from "@sayhey/planner/model";
import type { SavedVersion } from "./keep-version.ts";

/** Why a wish is not in the version that was kept. */
const WHY = {
  lost: "You changed the same part in the meantime, so your version stayed.",
  open: "The model didn't say whether it did this.",
};
const APP_PATHS = /^(?:identity|theme|footer)(?:\.|$)|^set-/;

/** The wishes of a run as they stand in the version that was kept of it: done is what changed in there, whatever the model said. */
export function keptWishes(wishes: readonly Wish[], kept: SavedVersion | null): RunWish[] {
  const changed = kept === null ? new Set<string>() : changedParts(kept.before, kept.spec);
  for (const { path } of kept?.files ?? []) changed.add(path);
  for (const part of changed) if (kept?.conflicts.some((path) => isPartOf(part, path)) === true) changed.delete(part);
  return wishesInVersion(wishes, changed, WHY).map(({ text, state, why }) => ({ text, state, why }));
}

/** Whether somebody's own change at a path of the document is one of this part, or of something in it. */
function isPartOf(part: string, path: string): boolean {
  if (part === APP_PART) return APP_PATHS.test(path);
  const [owner = "", field] = part.split(".");
  const steps = path.split(".");
  return steps.includes(owner) && (field === undefined || steps.includes(field));
}
