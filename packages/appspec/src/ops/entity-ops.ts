import { z } from "zod";
import { entitySchema, iconSchema, idSchema, lineSchema } from "../entity.ts";
import { indexSchema, unsetSchema } from "./change.ts";

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
/** An op on entities. */
export type EntityOp = z.infer<(typeof entityOpSchemas)[number]>;
