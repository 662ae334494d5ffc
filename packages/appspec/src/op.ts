import { z } from "zod";
import { identitySchema, pageSchema } from "./app-spec.ts";
import { blockSchema } from "./block.ts";
import { entitySchema, fieldSchema, iconSchema, idSchema, lineSchema, rowSchema, seedValueSchema } from "./entity.ts";
import { themeSchema } from "./theme.ts";

const index = z.number().int().min(0).max(200);
const rowId = z.string().min(1).max(60);
const values = z.record(z.string(), seedValueSchema);
/** Names of optional properties to take away. */
const unset = z.array(z.string().max(60)).max(40).optional();

/** One typed change to an AppSpec. `index` is a place in its list, the end when it is absent. */
export const opSchema = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("set-identity"), patch: identitySchema.partial() }),
  z.strictObject({ op: z.literal("set-theme"), patch: themeSchema.partial() }),
  z.strictObject({ op: z.literal("add-entity"), entity: entitySchema, index: index.optional() }),
  z.strictObject({ op: z.literal("remove-entity"), entity: idSchema }),
  /** Changes what people read; the id stays. */
  z.strictObject({
    op: z.literal("rename-entity"),
    entity: idSchema,
    name: lineSchema.optional(),
    plural: lineSchema.optional(),
    icon: iconSchema.optional(),
    titleField: idSchema.optional(),
  }),
  /** `values` fills the new field by row id. */
  z.strictObject({
    op: z.literal("add-field"),
    entity: idSchema,
    field: fieldSchema,
    index: index.optional(),
    values: values.optional(),
  }),
  /** Takes the values of the rows along. */
  z.strictObject({ op: z.literal("remove-field"), entity: idSchema, field: idSchema }),
  z.strictObject({
    op: z.literal("update-field"),
    entity: idSchema,
    field: idSchema,
    patch: fieldSchema.omit({ id: true }).partial(),
    unset,
  }),
  z.strictObject({ op: z.literal("set-rows"), entity: idSchema, rows: z.array(rowSchema).max(60) }),
  z.strictObject({ op: z.literal("add-row"), entity: idSchema, row: rowSchema, index: index.optional() }),
  z.strictObject({ op: z.literal("update-row"), entity: idSchema, row: rowId, values, unset }),
  z.strictObject({ op: z.literal("remove-row"), entity: idSchema, row: rowId }),
  z.strictObject({ op: z.literal("add-page"), page: pageSchema, index: index.optional() }),
  z.strictObject({ op: z.literal("remove-page"), page: idSchema }),
  z.strictObject({ op: z.literal("move-page"), page: idSchema, index }),
  z.strictObject({
    op: z.literal("update-page"),
    page: idSchema,
    patch: pageSchema.omit({ id: true, blocks: true }).partial(),
  }),
  z.strictObject({ op: z.literal("add-block"), page: idSchema, block: blockSchema, index: index.optional() }),
  z.strictObject({ op: z.literal("remove-block"), page: idSchema, block: idSchema }),
  /** `to` is the page it moves to, its own when absent. */
  z.strictObject({ op: z.literal("move-block"), page: idSchema, block: idSchema, to: idSchema.optional(), index }),
  /** Changes properties other than `id` and `kind`. */
  z.strictObject({
    op: z.literal("update-block"),
    page: idSchema,
    block: idSchema,
    patch: z.record(z.string(), z.unknown()),
    unset,
  }),
]);
/** One typed change to an AppSpec. */
export type Op = z.infer<typeof opSchema>;
