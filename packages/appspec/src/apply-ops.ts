import type { AppSpec } from "./app-spec.ts";
import { opSchema, type Op } from "./op.ts";
import { applyOp } from "./ops/apply-op.ts";
import { refuse } from "./ops/change.ts";
import { copySpec } from "./ops/copy-spec.ts";
import { parseAppSpec } from "./parse-app-spec.ts";

/** Longest list of ops applied as one step; more than leads from any document to any other. */
const MOST_OPS = 2000;

/**
 * Applies a list of ops as one step: all of them or none. The result is a new, valid AppSpec; `spec` is left as it was.
 * Applying `inverse` to the result gives the document before.
 * @throws AppError bad-request when an op does not fit or the result would not be valid
 */
export function applyOps(spec: AppSpec, ops: readonly Op[]): { spec: AppSpec; inverse: Op[] } {
  if (ops.length > MOST_OPS) throw refuse(`ops holds ${ops.length} changes, more than ${MOST_OPS}`);
  const draft = copySpec(spec);
  const inverse: Op[] = [];
  ops.forEach((candidate, index) => {
    const parsed = opSchema.safeParse(candidate);
    if (!parsed.success)
      throw refuse(
        `ops[${index}].${parsed.error.issues[0]?.path.join(".") ?? ""}: ${parsed.error.issues[0]?.message ?? "has no readable shape"}`,
      );
    inverse.push(applyOp(draft, parsed.data, `ops[${index}]`));
  });
  return { spec: parseAppSpec(draft), inverse: inverse.toReversed() };
}
