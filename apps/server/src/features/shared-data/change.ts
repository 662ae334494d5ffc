import { LIMITS } from "@sayhey/contract/limits";
import { z } from "zod";

const entity = z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/, "must be the id of an entity");
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, "must be lower-case letters, digits and dashes");
const version = z.number().int().min(1).optional();
/** Checked field by field later, where the entity is known. */
const values = z.unknown();

/** One change of shared rows. With `version` it is refused when the row is another one by now. */
export const changeSchema = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("create"), entity, id: id.optional(), values }),
  z.strictObject({ do: z.literal("update"), entity, id, values, version }),
  z.strictObject({ do: z.literal("delete"), entity, id, version }),
  z.strictObject({ do: z.literal("restore"), entity, id }),
  /** Adds to a number, whatever it is by now. */
  z.strictObject({ do: z.literal("add"), entity, id, field: entity, by: z.number().min(-1e9).max(1e9) }),
]);
/** One change of shared rows. */
export type Change = z.infer<typeof changeSchema>;

/** Changes that are carried out together or not at all; the same `key` is carried out once. */
export const batchSchema = z.strictObject({
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
  changes: z.array(changeSchema).min(1).max(LIMITS.sharedChanges),
});
