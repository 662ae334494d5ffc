import { z } from "zod";
import type { AppSpec } from "../app-spec.ts";
import { entitySchema, iconSchema, idSchema, lineSchema, type Entity } from "../entity.ts";
import { find, indexSchema, insert, move, patchObject, take, unsetSchema } from "./change.ts";

/** Ops on what the app keeps. */
export const entityOpSchemas = [
  z.strictObject({ op: z.literal("add-entity"), entity: entitySchema, index: indexSchema.optional() }),
  /** Refused while anything names the entity; `opsToRemoveEntity` lists what has to go with it. */
  z.strictObject({ op: z.literal("remove-entity"), entity: idSchema }),
  z.strictObject({ op: z.literal("move-entity"), entity: idSchema, index: indexSchema }),
  /** Changes what people read; the id stays. */
  z.strictObject({
    op: z.literal("rename-entity"),
    entity: idSchema,
    name: lineSchema.optional(),
    plural: lineSchema.optional(),
    icon: iconSchema.optional(),
    titleField: idSchema.optional(),
  }),
  /** Changes any property but the id, the fields and the rows. */
  z.strictObject({
    op: z.literal("update-entity"),
    entity: idSchema,
    patch: entitySchema.omit({ id: true, fields: true, rows: true }).partial(),
    unset: unsetSchema,
  }),
] as const;
type EntityOp = z.infer<(typeof entityOpSchemas)[number]>;

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
