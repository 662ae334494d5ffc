import { APP_PACKAGES, type AppPackage } from "@sayhey/contract/app-packages";
import { CUSTOM_LIMITS } from "@sayhey/contract/custom-block";
import { byteLength } from "@sayhey/contract/override";
import { z } from "zod";
import { MOST_ROLES } from "./accounts.ts";
import { base, kind } from "./block-base.ts";
import { fieldTypeSchema, iconSchema, idSchema, lineSchema } from "./entity.ts";

/** What a property of a block of one's own is given where a placed block says nothing, and what it may be given. */
export const customValueSchema = z.union([z.string().max(CUSTOM_LIMITS.text), z.number(), z.boolean()]);
/** Value of a property of a block of one's own. */
export type CustomValue = z.infer<typeof customValueSchema>;

/** What can be set about a block of one's own wherever it stands. */
export const customPropertySchema = z.strictObject({
  id: idSchema,
  name: lineSchema,
  help: lineSchema.optional(),
  /** `entity` names an entity of the app, `field` a field of the entity that the property `of` names. */
  type: z.enum(["text", "number", "yesNo", "choice", "color", "entity", "field"]),
  default: customValueSchema.optional(),
  /** choice */
  options: z.array(z.string().trim().min(1).max(40)).min(2).max(CUSTOM_LIMITS.options).optional(),
  /** number */
  min: z.number().optional(),
  max: z.number().optional(),
  /** field: the property that names its entity, and types that fit; all where they are absent. */
  of: idSchema.optional(),
  types: z.array(fieldTypeSchema).min(1).max(23).optional(),
});
/** What can be set about a block of one's own. */
export type CustomProperty = z.infer<typeof customPropertySchema>;

/** Rows that a block of one's own is given: of an entity, or of the one that a property names. Of neither, there are none. */
export const customDataSchema = z.strictObject({
  /** What they are called in the source: `rows.books`. */
  id: idSchema,
  entity: idSchema.optional(),
  property: idSchema.optional(),
  can: z
    .array(z.enum(["read", "create", "update", "remove"]))
    .min(1)
    .max(4),
  /** Only for whoever has one of these roles. When absent for everybody. */
  roles: z.array(idSchema).min(1).max(MOST_ROLES).optional(),
});
/** Rows that a block of one's own is given. */
export type CustomData = z.infer<typeof customDataSchema>;

const packageNames = Object.keys(APP_PACKAGES) as [AppPackage, ...AppPackage[]];

/** A block of one's own: what it is called, what can be set about it, what it may read and write, and the React component that shows it. */
export const customBlockSchema = z.strictObject({
  id: idSchema,
  name: z.string().trim().min(1).max(40),
  about: lineSchema.optional(),
  icon: iconSchema,
  properties: z.array(customPropertySchema).max(CUSTOM_LIMITS.properties),
  data: z.array(customDataSchema).max(CUSTOM_LIMITS.data),
  packages: z.array(z.enum(packageNames)).max(CUSTOM_LIMITS.packages),
  /** TSX with a default export. */
  source: z
    .string()
    .min(1)
    .max(CUSTOM_LIMITS.sourceBytes)
    .refine((source) => byteLength(source) <= CUSTOM_LIMITS.sourceBytes, {
      message: `must have at most ${CUSTOM_LIMITS.sourceBytes / 1000} kB`,
    }),
  /** Texts that must be on screen with the rows the app begins with. */
  test: z
    .strictObject({ sees: z.array(z.string().trim().min(1).max(200)).min(1).max(CUSTOM_LIMITS.testTexts) })
    .optional(),
});
/** A block of one's own. */
export type CustomBlock = z.infer<typeof customBlockSchema>;

/** Where a block of one's own stands: which one, and values for its properties. */
export const customBlocks = [
  z.strictObject({
    kind: kind("custom"),
    ...base,
    customBlock: idSchema,
    values: z
      .record(idSchema, customValueSchema)
      .refine((values) => Object.keys(values).length <= CUSTOM_LIMITS.properties, {
        message: `must have at most ${CUSTOM_LIMITS.properties} values`,
      }),
  }),
];

/** What a property has where nothing is set; null where it names nothing. */
export function customDefault(property: CustomProperty): CustomValue | null {
  switch (property.type) {
    case "text":
      return property.default ?? "";
    case "number":
      return property.default ?? Math.min(Math.max(0, property.min ?? 0), property.max ?? Number.MAX_SAFE_INTEGER);
    case "yesNo":
      return property.default ?? false;
    case "choice":
      return property.default ?? property.options?.[0] ?? "";
    case "color":
      return property.default ?? null;
    case "entity":
    case "field":
      return null;
  }
}
