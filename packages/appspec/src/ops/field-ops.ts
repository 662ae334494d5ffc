import { z } from "zod";
import { fieldSchema, idSchema, seedValueSchema, type Entity, type SeedRow } from "../entity.ts";
import { find, indexSchema, insert, move, patchObject, take, unsetSchema } from "./change.ts";

/** Ops on the fields of an entity. */
export const fieldOpSchemas = [
  /** `values` fills the new field by row id. */
  z.strictObject({
    op: z.literal("add-field"),
    entity: idSchema,
    field: fieldSchema,
    index: indexSchema.optional(),
    values: z.record(z.string(), seedValueSchema).optional(),
  }),
  /** Takes the values of the rows along. Refused while anything names the field; `opsToRemoveField` lists what has to go with it. */
  z.strictObject({ op: z.literal("remove-field"), entity: idSchema, field: idSchema }),
  z.strictObject({ op: z.literal("move-field"), entity: idSchema, field: idSchema, index: indexSchema }),
  /** Changes any property but the id: `patch: { name }` renames it for people. */
  z.strictObject({
    op: z.literal("update-field"),
    entity: idSchema,
    field: idSchema,
    patch: fieldSchema.omit({ id: true }).partial(),
    unset: unsetSchema,
  }),
] as const;
type FieldOp = z.infer<(typeof fieldOpSchemas)[number]>;

/** Carries an op on fields out on an entity of the draft and says what undoes it. */
export function applyFieldOp(entity: Entity, op: FieldOp, path: string): FieldOp {
  switch (op.op) {
    case "add-field": {
      insert(entity.fields, op.field, op.index);
      for (const [id, value] of Object.entries(op.values ?? {}))
        find(entity.rows, id, `${path}.values`)[op.field.id] = value;
      return { op: "remove-field", entity: op.entity, field: op.field.id };
    }
    case "remove-field": {
      const [field, index] = take(entity.fields, op.field, `${path}.field`);
      const values: Record<string, SeedRow[string]> = {};
      for (const row of entity.rows) {
        const value = row[op.field];
        if (value !== undefined) values[row.id] = value;
        delete row[op.field];
      }
      return { op: "add-field", entity: op.entity, field, index, values };
    }
    case "move-field":
      return { ...op, index: move(entity.fields, op.field, op.index, `${path}.field`) };
    case "update-field": {
      const field = find(entity.fields, op.field, `${path}.field`);
      return { op: "update-field", entity: op.entity, field: op.field, ...patchObject(field, op.patch, op.unset) };
    }
  }
}
