import { applyOps, describeConflict, diffSpecs, mergeEdit, type AppSpec, type Op } from "@sayhey/appspec";
import type { EditConflict, EditSource } from "@sayhey/contract/functions/project";

/** What contradicts in an edit, and what of it is left when the other side is kept. */
interface Contradiction {
  conflicts: EditConflict[];
  /** To be done instead of the edit's own ops. */
  theirs: Op[];
}

/** An edit made here that the server has not answered yet. */
export interface UnsentEdit {
  /** Sent again with the same one, it is still one edit. */
  requestId: string;
  ops: Op[];
  source: EditSource;
  reason: string | null;
  /** It may have reached the server: it is sent again as it was. */
  tried: boolean;
  /** It waits for somebody to say which side is kept. */
  contradiction: Contradiction | null;
}

/**
 * Moves edits that were made upon `before` to `now`, one after the other. Where one contradicts what happened it shows mine and waits for an
 * answer; what happened already by itself is left out.
 */
export function rebaseEdits(edits: readonly UnsentEdit[], before: AppSpec, now: AppSpec): UnsentEdit[] {
  let [was, is] = [before, now];
  return edits.flatMap((edit) => {
    const mine = applyOps(was, edit.ops).spec;
    const asked = mergeEdit(was, mine, is, "ask");
    let contradiction = edit.contradiction;
    let next = asked.spec;
    if (asked.conflicts.length > 0 || contradiction !== null) {
      const theirs = contradiction === null ? mine : applyOps(was, contradiction.theirs).spec;
      const conflicts = asked.conflicts.map((conflict) => ({
        path: conflict.path,
        reason: conflict.reason,
        what: describeConflict([is, mine, was], conflict),
        ...(conflict.base === undefined ? {} : { base: conflict.base }),
        ...(conflict.ours === undefined ? {} : { mine: conflict.ours }),
        ...(conflict.theirs === undefined ? {} : { theirs: conflict.theirs }),
        ...(conflict.problem === undefined ? {} : { problem: conflict.problem }),
      }));
      contradiction = {
        conflicts: contradiction === null ? conflicts : contradiction.conflicts,
        theirs: diffSpecs(is, mergeEdit(was, theirs, is, "theirs").spec),
      };
      next = mergeEdit(was, mine, is, "mine").spec;
    }
    const ops = diffSpecs(is, next);
    [was, is] = [mine, next];
    return ops.length === 0 && contradiction === null ? [] : [{ ...edit, ops, contradiction }];
  });
}
