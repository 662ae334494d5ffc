import { LIMITS } from "@sayhey/contract/limits";
import { z } from "zod";
import { EXPRESSION_LIMITS } from "./expression.ts";

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
  /**
   * Over the rows of `entity` whose relation field `via` points at this row, and that meet all conditions of `where`. `earliest` and
   * `latest` are of a day: 'last visit'.
   */
  z.strictObject({
    kind: z.literal("rollup"),
    fn: z.enum(["count", "sum", "average", "min", "max", "earliest", "latest"]),
    entity: idSchema,
    via: idSchema,
    field: idSchema.optional(),
    where: z.array(conditionSchema).min(1).max(4).optional(),
  }),
  /** `%` is the left as percentage of the right: a win rate of two counts. */
  z.strictObject({
    kind: z.literal("arithmetic"),
    op: z.enum(["+", "-", "*", "/", "%"]),
    left: z.union([idSchema, z.number()]),
    right: z.union([idSchema, z.number()]),
  }),
  /** Whole days from today until the date field; negative when past. */
  z.strictObject({ kind: z.literal("daysUntil"), field: idSchema }),
  /** The date field plus a number of days (a number or a number field): 'next due'. */
  z.strictObject({ kind: z.literal("addDays"), field: idSchema, days: z.union([idSchema, z.number()]) }),
  /** A number, written out over the fields of the row and of rows it points at: `hours * carer.rate + 10`. */
  z.strictObject({ kind: z.literal("expression"), of: z.string().trim().min(1).max(EXPRESSION_LIMITS.length) }),
  /** What the row that the relation `via` points at has in `field`, as it is. */
  z.strictObject({ kind: z.literal("lookup"), via: idSchema, field: idSchema }),
]);
/** How a computed field gets its value. */
export type Formula = z.infer<typeof formulaSchema>;

/** What a badge or a value says by its color: all is well, look at this soon, look at this now. */
export const toneSchema = z.enum(["good", "attention", "alert"]);

/** A mark that a value carries while its row meets a condition: 'Low' below 5 pieces. */
export const markSchema = z.strictObject({
  when: conditionSchema,
  tone: toneSchema,
  label: z.string().trim().min(1).max(24),
});
/** A mark that a value carries while its row meets a condition. */
export type Mark = z.infer<typeof markSchema>;

/** One field of an entity. */
export const fieldSchema = z.strictObject({
  id: idSchema,
  name: lineSchema,
  type: fieldTypeSchema,
  required: z.boolean().optional(),
  /** Unit shown behind a number: kg, min, m; `m:ss` shows seconds as 3:45. For money the ISO 4217 code. For duration the values are minutes. */
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
  /** No two rows hold the same value here; empty ones aside. */
  unique: z.boolean().optional(),
  /** Must be filled in while the row meets this condition: a comment where something is broken. */
  requiredWhen: conditionSchema.optional(),
  /** Marks beside the value; the first whose condition the row meets is shown. */
  warn: z.array(markSchema).min(1).max(4).optional(),
  /** choice only: the options each option may be followed by. An option that is not named here may be followed by all. */
  steps: z
    .array(z.strictObject({ from: z.string().min(1).max(40), to: z.array(z.string().min(1).max(40)).max(24) }))
    .min(1)
    .max(24)
    .optional(),
  /** text only: new rows count on from the highest number by themselves, such as `INV-2026-0042`. */
  number: z
    .strictObject({
      prefix: z.string().max(12).optional(),
      width: z.number().int().min(1).max(8).optional(),
      /** Begins at 1 every year, with the year in front. */
      perYear: z.boolean().optional(),
    })
    .optional(),
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

/**
 * How many rows may share a value. Rows that meet `where` count, by their values of `per`: 8 per class, one per shelf and day. Where it is
 * full a new row is refused, or waits: `waiting` names a choice, the option of a row that waits, and the one it gets once there is room.
 */
export const limitSchema = z.strictObject({
  /** One or two fields; a moment counts by its day. */
  per: z.array(idSchema).min(1).max(2),
  most: z.number().min(0).max(1_000_000).optional(),
  /** Instead of `most`: a number of the row that the relation `per[0]` points at, such as its places. Without a value there is no limit. */
  mostField: idSchema.optional(),
  /** A number of the row, such as people or seats, that is counted in place of rows. */
  amountField: idSchema.optional(),
  where: z.array(conditionSchema).min(1).max(4).optional(),
  waiting: z
    .strictObject({ field: idSchema, value: z.string().min(1).max(40), placed: z.string().min(1).max(40) })
    .optional(),
});
/** How many rows may share a value. */
export type Limit = z.infer<typeof limitSchema>;

/**
 * What a row does to the one its relation `via` points at once it meets `when`, or once it is there: sets a field to a value, adds a
 * number to it, or adds a number of the row itself, `times` -1 to take away. It reaches one row and sets nothing else off.
 */
export const effectSchema = z.strictObject({
  when: conditionSchema.optional(),
  via: idSchema,
  field: idSchema,
  set: z.union([z.string().max(200), z.number(), z.boolean()]).optional(),
  add: z.union([z.number(), idSchema]).optional(),
  times: z.union([z.literal(1), z.literal(-1)]).optional(),
});
/** What a row does to the one it points at. */
export type Effect = z.infer<typeof effectSchema>;

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
  limits: z.array(limitSchema).min(1).max(4).optional(),
  /** A row that meets this stays as it is: signed off, closed. Only a choice or a tick that the condition is about may change back, by its steps. */
  lockedWhen: conditionSchema.optional(),
  effects: z.array(effectSchema).min(1).max(4).optional(),
});
/** A thing the app keeps. */
export type Entity = Omit<z.infer<typeof entitySchema>, "rows"> & { rows: SeedRow[] };
