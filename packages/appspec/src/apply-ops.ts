import type { AppSpec } from "./app-spec.ts";
import { opSchema, type Op } from "./op.ts";
import { applyOp } from "./ops/apply-op.ts";
import { copySpec, refuse } from "./ops/change.ts";
import { parseAppSpec } from "./parse-app-spec.ts";

/**
 * Applies a list of ops as one step: all of them or none. The result is a new, valid AppSpec; `spec` is left as it was.
 * Applying `inverse` to the result gives the document before.
 * @throws AppError bad-request when an op does not fit or the result would not be valid
 */
export function applyOps(spec: AppSpec, ops: readonly Op[]): { spec: AppSpec; inverse: Op[] } {
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
