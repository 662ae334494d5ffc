import {
  applyOps,
  describeOps,
  diffSpecs,
  findNameClash,
  mergeEdit,
  withConsequences,
  type AppSpec,
  type Op,
  type Resolve,
} from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { EditConflict } from "@sayhey/contract/functions/project";
import { FieldError } from "../../../http/rpc/define-function.ts";
import { EditConflictError, toEditConflicts } from "./edit-conflict.ts";

/** What an edit comes to, upon what the app is now. */
export interface PlannedEdit {
  /** None where everything it wants is there already. */
  ops: Op[];
  /** What could not be kept although a side was chosen. */
  conflicts: EditConflict[];
}

/**
 * The ops themselves where nothing happened since they were made; else what leads from `now` to the merge of both.
 * @throws AppError bad-request naming the first op that does not fit `base`, EditConflictError where they contradict what happened since
 */
export function planEdit(base: AppSpec, now: AppSpec, ops: readonly Op[], resolve: Resolve): PlannedEdit {
  const mine = applyNamed(base, ops);
  if (base === now) return { ops: [...ops], conflicts: [] };
  const merged = mergeEdit(base, mine, now, resolve);
  const conflicts = toEditConflicts([now, mine, base], merged.conflicts);
  if (resolve === "ask" && conflicts.length > 0) throw new EditConflictError(conflicts);
  return { ops: diffSpecs(now, merged.spec), conflicts };
}

/** Applies ops; what does not fit, or gives a name that is taken, is refused with its path. */
function applyNamed(base: AppSpec, ops: readonly Op[]): AppSpec {
  let spec: AppSpec;
  try {
    spec = applyOps(base, ops).spec;
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== "bad-request") throw error;
    const field = /: ([A-Za-z][\w.[\]]*)/.exec(error.message)?.[1] ?? "ops";
    const along = alongWith(base, ops);
    throw new FieldError(field, error.message, {
      hint: along === null ? "Reload the project, then make the change again." : `It would also remove: ${along}.`,
    });
  }
  const clash = findNameClash(spec, ops);
  if (clash !== null) throw new FieldError(clash.path, `${clash.problem}.`, { hint: "Choose another name." });
  return spec;
}

/** What has to follow ops for the app to stay whole, in words; null where that does not help. */
function alongWith(base: AppSpec, ops: readonly Op[]): string | null {
  try {
    const said = describeOps(base, ops);
    const all = describeOps(base, withConsequences(base, ops));
    return all.filter((line) => !said.includes(line)).join("; ") || null;
  } catch {
    // Refused already: what somebody sent need not even be an op, and this is only its hint.
    return null;
  }
}
