import type { AppSpec } from "../app-spec.ts";
import type { Op } from "../op.ts";
import { applyAssumptionOp } from "./assumption-ops.ts";
import { applyBlockOp } from "./apply-block-op.ts";
import { find } from "./change.ts";
import { applyCustomBlockOp } from "./apply-custom-block-op.ts";
import { applyEntityOp } from "./apply-entity-op.ts";
import { applyFieldOp } from "./field-ops.ts";
import { applyIdentityOp } from "./apply-identity-op.ts";
import { applyPageOp } from "./apply-page-op.ts";
import { applyRowOp } from "./row-ops.ts";

/** Carries one op out on the draft, which it changes, and says what undoes it. @throws AppError bad-request when it names what is not there */
export function applyOp(draft: AppSpec, op: Op, path: string): Op {
  switch (op.op) {
    case "set-identity":
    case "set-theme":
    case "set-seed":
    case "set-sharing":
    case "set-footer":
    case "set-accounts":
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
    case "add-custom-block":
    case "remove-custom-block":
    case "move-custom-block":
    case "update-custom-block":
      return applyCustomBlockOp(draft, op, path);
    case "add-assumption":
    case "remove-assumption":
      return applyAssumptionOp(draft, op, path);
  }
}
