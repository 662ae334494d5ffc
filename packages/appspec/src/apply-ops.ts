import type { AppSpec } from "./app-spec.ts";
import { opSchema, type Op } from "./op.ts";
import { applyAssumptionOp } from "./ops/assumption-ops.ts";
import { applyBlockOp } from "./ops/block-ops.ts";
import { find, refuse } from "./ops/change.ts";
import { applyEntityOp } from "./ops/entity-ops.ts";
import { applyFieldOp } from "./ops/field-ops.ts";
import { applyIdentityOp } from "./ops/identity-ops.ts";
import { applyPageOp } from "./ops/page-ops.ts";
import { applyRowOp } from "./ops/row-ops.ts";
import { parseAppSpec } from "./parse-app-spec.ts";

/**
 * Applies a list of ops as one step: all of them or none. The result is a new, valid AppSpec; `spec` is left as it was.
 * Applying `inverse` to the result gives the document before.
 * @throws AppError bad-request when an op does not fit or the result would not be valid
 */
export function applyOps(spec: AppSpec, ops: readonly Op[]): { spec: AppSpec; inverse: Op[] } {
  // An AppSpec is a JSON document, so this copies all of it.
  const draft = JSON.parse(JSON.stringify(spec)) as AppSpec;
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

/** Carries one op out on the draft and says what undoes it. */
function applyOp(draft: AppSpec, op: Op, path: string): Op {
  switch (op.op) {
    case "set-identity":
    case "set-theme":
    case "set-seed":
    case "set-sharing":
      return applyIdentityOp(draft, op);
    case "add-entity":
    case "remove-entity":
    case "move-entity":
    case "rename-entity":
    case "update-entity":
      return applyEntityOp(draft, op, path);
    case "add-field":
    case "remove-field":
    case "move-field":
    case "update-field":
      return applyFieldOp(find(draft.entities, op.entity, `${path}.entity`), op, path);
    case "set-rows":
    case "add-row":
    case "update-row":
    case "move-row":
    case "remove-row":
      return applyRowOp(find(draft.entities, op.entity, `${path}.entity`), op, path);
    case "add-page":
    case "remove-page":
    case "move-page":
    case "update-page":
      return applyPageOp(draft, op, path);
    case "add-block":
    case "remove-block":
    case "move-block":
    case "update-block":
      return applyBlockOp(draft, op, path);
    case "add-assumption":
    case "remove-assumption":
      return applyAssumptionOp(draft, op, path);
  }
}
