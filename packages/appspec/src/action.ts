import { z } from "zod";
import { conditionSchema, iconSchema, idSchema, lineSchema } from "./entity.ts";

/** Something a person can do to a row, shown as a button on it. Creating, editing and deleting (with undo) need no entry. */
export const actionSchema = z.discriminatedUnion("do", [
  /** Flips a boolean: 'Mark as done', 'Save'. */
  z.strictObject({
    do: z.literal("toggle"),
    field: idSchema,
    label: lineSchema,
    doneLabel: lineSchema,
    icon: iconSchema.optional(),
  }),
  /** Adds to a number, once per visitor when `once`: 'Upvote', 'Watered'. */
  z.strictObject({
    do: z.literal("add"),
    field: idSchema,
    by: z.number(),
    once: z.boolean().optional(),
    label: lineSchema,
    icon: iconSchema.optional(),
  }),
  /** Moves a choice to its next option: 'Next stage'. */
  z.strictObject({ do: z.literal("advance"), field: idSchema, label: lineSchema, icon: iconSchema.optional() }),
  /** Sets a field to a value; `@today` and `@now` are moments: 'Lend', 'Fed today'. */
  z.strictObject({
    do: z.literal("set"),
    field: idSchema,
    value: z.union([z.string().max(200), z.number(), z.boolean()]),
    label: lineSchema,
    icon: iconSchema.optional(),
    when: conditionSchema.optional(),
  }),
  /** Creates a row of `entity` whose relation field `via` points at this row, asking for the other fields: 'Place bid', 'Log climb'. */
  z.strictObject({
    do: z.literal("log"),
    entity: idSchema,
    via: idSchema,
    label: lineSchema,
    icon: iconSchema.optional(),
  }),
]);
/** Something a person can do to a row. */
export type Action = z.infer<typeof actionSchema>;
