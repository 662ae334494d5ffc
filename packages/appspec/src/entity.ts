import { LIMITS } from "@sayhey/contract/limits";
import { z } from "zod";

/** Identifier of an entity, field, page or block: camelCase, becomes an identifier in the source tree. */
export const idSchema = z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/, "must be a camelCase identifier");

/** One line of text a person reads. */
export const lineSchema = z.string().trim().min(1).max(120);
/** Several lines of text a person reads. */
export const textSchema = z.string().trim().min(1).max(2000);
/** Name of a lucide icon in kebab-case, such as `chef-hat`. */
export const iconSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/** Types a field can have. */
export const fieldTypeSchema = z.enum([
  "text",
  "longText",
  "number",
  "money",
  "percent",
  "date",
  "time",
  "dateTime",
  "duration",
  "boolean",
  "choice",
  "tags",
  "lines",
  "rating",
  "colour",
  "email",
  "url",
  "phone",
  "location",
  "image",
  "file",
  "relation",
  "computed",
]);
/** Type of a field. */
export type FieldType = z.infer<typeof fieldTypeSchema>;

/** Kinds of files that a file field may ask for. */
export const fileKindSchema = z.enum(["document", "pdf", "sheet", "image", "audio", "video"]);
/** Kind of a file. */
export type FileKind = z.infer<typeof fileKindSchema>;

/** A condition on one field. `value` may be a moment: `@today`, `@now`, `@week` (start of this week), `@month`. */
export const conditionSchema = z.strictObject({
  field: idSchema,
  is: z.enum(["eq", "ne", "lt", "lte", "gt", "gte", "contains", "empty", "filled"]),
  value: z.union([z.string().max(200), z.number(), z.boolean()]).optional(),
});
/** A condition on one field. */
export type Condition = z.infer<typeof conditionSchema>;

/** A number over the rows of an entity that meet all conditions. `field` is needed by all but `count`. */
export const measureSchema = z.strictObject({
  fn: z.enum(["count", "sum", "average", "min", "max"]),
  entity: idSchema,
  field: idSchema.optional(),
  where: z.array(conditionSchema).max(4).optional(),
});
/** A number over the rows of an entity. */
export type Measure = z.infer<typeof measureSchema>;

/** How a computed field gets its value from its own row and related rows. */
export const formulaSchema = z.discriminatedUnion("kind", [
  /** Over the rows of `entity` whose relation field `via` points at this row. */
  z.strictObject({
    kind: z.literal("rollup"),
    fn: z.enum(["count", "sum", "average", "min", "max"]),
    entity: idSchema,
    via: idSchema,
    field: idSchema.optional(),
  }),
  z.strictObject({
    kind: z.literal("arithmetic"),
    op: z.enum(["+", "-", "*", "/"]),
    left: z.union([idSchema, z.number()]),
    right: z.union([idSchema, z.number()]),
  }),
  /** Whole days from today until the date field; negative when past. */
  z.strictObject({ kind: z.literal("daysUntil"), field: idSchema }),
  /** The date field plus a number of days (a number or a number field): 'next due'. */
  z.strictObject({ kind: z.literal("addDays"), field: idSchema, days: z.union([idSchema, z.number()]) }),
]);
/** How a computed field gets its value. */
export type Formula = z.infer<typeof formulaSchema>;

/** One field of an entity. */
export const fieldSchema = z.strictObject({
  id: idSchema,
  name: lineSchema,
  type: fieldTypeSchema,
  required: z.boolean().optional(),
  /** Unit shown behind a number: kg, min, m. For money the ISO 4217 code. For duration the values are minutes. */
  unit: z.string().max(12).optional(),
  /** choice and tags: what can be chosen, in the order of progress where there is one. */
  options: z.array(z.string().trim().min(1).max(40)).min(1).max(24).optional(),
  /** file: kinds that are taken; any where it is absent. */
  accept: z.array(fileKindSchema).min(1).max(6).optional(),
  /** file: whether it holds several files. */
  several: z.boolean().optional(),
  /** file: the largest file that is taken, in megabytes; 25 where it is absent. */
  maxMegabytes: z.number().int().min(1).max(100).optional(),
  /** relation: the entity it points at; a value is that row's id. */
  relation: idSchema.optional(),
  /** computed only. */
  formula: formulaSchema.optional(),
  default: z.union([z.string().max(200), z.number(), z.boolean()]).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** Shown under the input. */
  help: z.string().max(160).optional(),
});
/** One field of an entity. */
export type Field = z.infer<typeof fieldSchema>;

/**
 * A value in a seed row. Dates are written relative to the day the app first runs: `@-3` three days ago, `@+2T18:30`
 * in two days at half past six, `@0`. tags and lines are lists of strings; a relation is the id of a seed row; an image is
 * `art:<seed text>`, drawn by the app in its art direction, or `asset:<id>`, a picture that its owner has uploaded. A file is a
 * list of names: the app has a page of its own for each until somebody adds the file.
 */
export const seedValueSchema = z.union([
  z.string().max(2000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(400)).max(30),
  z.null(),
]);

/** A seed row: `id` and a value by field id. */
export const rowSchema = z
  .record(z.string(), seedValueSchema)
  .and(z.object({ id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/) }));
/** A seed row. */
export type SeedRow = { id: string } & Record<string, z.infer<typeof seedValueSchema>>;

/**
 * Who may do what with the rows of an entity once the app's data are shared. `signed-in` is whoever has proved an e-mail
 * address, `author` who created the row, `owner` who made the app; the owner may always do everything. Editing includes deleting.
 */
export const accessSchema = z.strictObject({
  read: z.enum(["everyone", "signed-in", "author", "owner"]),
  create: z.enum(["everyone", "signed-in", "owner"]),
  edit: z.enum(["everyone", "signed-in", "author", "owner"]),
});
/** Who may do what with the rows of an entity. */
export type Access = z.infer<typeof accessSchema>;

/** A thing the app keeps. */
export const entitySchema = z.strictObject({
  id: idSchema,
  /** Singular, as a person says it: 'Recipe'. */
  name: lineSchema,
  plural: lineSchema,
  icon: iconSchema,
  /** The text field that names a row. */
  titleField: idSchema,
  fields: z.array(fieldSchema).min(1).max(24),
  rows: z.array(rowSchema).max(LIMITS.seedRows),
  /** Who may do what once data are shared; what suits the entity's part in the app when absent. */
  access: accessSchema.optional(),
});
/** A thing the app keeps. */
export type Entity = Omit<z.infer<typeof entitySchema>, "rows"> & { rows: SeedRow[] };
