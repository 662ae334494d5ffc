import type { AppSpec } from "../app-spec.ts";
import type { Entity } from "../entity.ts";
import { find, insert, move, patchObject, take } from "./change.ts";
import type { EntityOp } from "./entity-ops.ts";

/** Carries an op on entities out on the draft and says what undoes it. */
export function applyEntityOp(draft: AppSpec, op: EntityOp, path: string): EntityOp {
  switch (op.op) {
    case "add-entity":
      insert(draft.entities, op.entity as Entity, op.index);
      return { op: "remove-entity", entity: op.entity.id };
    case "remove-entity": {
      const [entity, index] = take(draft.entities, op.entity, `${path}.entity`);
      return { op: "add-entity", entity, index };
    }
    case "move-entity":
      return { ...op, index: move(draft.entities, op.entity, op.index, `${path}.entity`) };
    case "rename-entity": {
      const { op: _op, entity: id, ...patch } = op;
      const entity = find(draft.entities, id, `${path}.entity`);
      return { op: "rename-entity", entity: id, ...patchObject(entity, patch).patch };
    }
    case "update-entity": {
      const entity = find(draft.entities, op.entity, `${path}.entity`);
      return { op: "update-entity", entity: op.entity, ...patchObject(entity, op.patch, op.unset) };
    }
  }
}
