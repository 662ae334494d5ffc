import { LIMITS } from "@sayhey/contract/limits";
import { z } from "zod";
import { idSchema, rowSchema, seedValueSchema, type Entity, type SeedRow } from "../entity.ts";
import { find, indexSchema, insert, move, patchObject, refuse, take, unsetSchema } from "./change.ts";

const rowId = z.string().min(1).max(60);

/** Ops on the rows an app starts with. */
export const rowOpSchemas = [
  z.strictObject({ op: z.literal("set-rows"), entity: idSchema, rows: z.array(rowSchema).max(LIMITS.seedRows) }),
  z.strictObject({ op: z.literal("add-row"), entity: idSchema, row: rowSchema, index: indexSchema.optional() }),
  z.strictObject({
    op: z.literal("update-row"),
    entity: idSchema,
    row: rowId,
    values: z.record(z.string(), seedValueSchema),
    unset: unsetSchema,
  }),
  z.strictObject({ op: z.literal("move-row"), entity: idSchema, row: rowId, index: indexSchema }),
  z.strictObject({ op: z.literal("remove-row"), entity: idSchema, row: rowId }),
] as const;
type RowOp = z.infer<(typeof rowOpSchemas)[number]>;

/** Carries an op on rows out on an entity of the draft and says what undoes it. */
export function applyRowOp(entity: Entity, op: RowOp, path: string): RowOp {
  switch (op.op) {
    case "set-rows": {
      const rows = entity.rows;
      entity.rows = op.rows as SeedRow[];
      return { op: "set-rows", entity: op.entity, rows };
    }
    case "add-row":
      insert(entity.rows, op.row as SeedRow, op.index);
      return { op: "remove-row", entity: op.entity, row: op.row.id };
    case "update-row": {
      const row = find(entity.rows, op.row, `${path}.row`);
      if ("id" in op.values || op.unset?.includes("id")) throw refuse(`${path}.values must not change the id`);
      const { patch, unset } = patchObject<Record<string, SeedRow[string]>>(row, op.values, op.unset);
      return { op: "update-row", entity: op.entity, row: op.row, values: patch, unset };
    }
    case "move-row":
      return { ...op, index: move(entity.rows, op.row, op.index, `${path}.row`) };
    case "remove-row": {
      const [row, index] = take(entity.rows, op.row, `${path}.row`);
      return { op: "add-row", entity: op.entity, row, index };
    }
  }
}
