import { describeConflict, type AppSpec, type MergeConflict } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { EditConflict } from "@sayhey/contract/functions/project";

/** Conflicts told at once; one that wants so much else is read again anyway. */
const MOST = 50;

/** The refusal of an edit that contradicts what happened since its base version. */
export class EditConflictError extends AppError {
  readonly conflicts: EditConflict[];

  constructor(conflicts: EditConflict[]) {
    const [first, ...others] = conflicts;
    const and = others.length === 0 ? "" : `, and ${others.length} more`;
    super("conflict", `This was changed elsewhere in the meantime: ${first?.what ?? "the app"}${and}.`, {
      hint: "Keep your version of it or the other one.",
    });
    this.conflicts = conflicts;
  }
}

/** Conflicts of a merge as they are told to who made the edit; `specs` are the documents that names are looked up in. */
export function toEditConflicts(specs: readonly AppSpec[], conflicts: readonly MergeConflict[]): EditConflict[] {
  return conflicts.slice(0, MOST).map((conflict) => ({
    path: conflict.path,
    reason: conflict.reason,
    what: describeConflict(specs, conflict),
    ...(conflict.base === undefined ? {} : { base: conflict.base }),
    ...(conflict.ours === undefined ? {} : { mine: conflict.ours }),
    ...(conflict.theirs === undefined ? {} : { theirs: conflict.theirs }),
    ...(conflict.problem === undefined ? {} : { problem: conflict.problem }),
  }));
}
