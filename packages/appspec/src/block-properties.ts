import { z } from "zod";
import { actionSchema } from "./action.ts";
import { pictureSchema, sortSchema } from "./block-base.ts";
import { BINDINGS, ENTITY_KEYS, FOREIGN, NUMERIC, SPLITS } from "./block-bindings.ts";
import { blockSchema, type BlockKind } from "./block.ts";
import { MEMBER_OF, ONLY_FOR } from "./data/question-words.ts";
import { OPTION_OF, POINTS_AT, PROPERTY_WORDS, type PropertyWords } from "./data/property-words.ts";
import { conditionSchema, iconSchema, measureSchema, type FieldType } from "./entity.ts";

/**
 * Where the fields come from that a property may name: those of the entity that the property `key` of the block names, or of the
 * same item of a list. Where `key` names a relation, those of the entity it points at.
 */
export interface FieldSource {
  key: string;
  at: "block" | "item";
}

/** Which fields fit. */
export interface FieldNeed {
  of: FieldSource;
  /** Types that fit; all where it is null. */
  types: readonly FieldType[] | null;
  /** Only relations to the entity that this property of the block names. */
  pointsAt?: string;
}

/** How an inspector lets people set a property. Lengths are characters, `min` and `max` of lists their items. */
export type Control =
  | { type: "line"; max: number }
  | { type: "text"; max: number }
  | { type: "icon" }
  /** Words to draw from, or one of the owner's assets. */
  | { type: "picture" }
  | { type: "entity" }
  | ({ type: "field" } & FieldNeed)
  | ({ type: "fields"; min: number; max: number } & FieldNeed)
  | { type: "page" }
  | { type: "choice"; options: readonly { value: string; label: string }[] }
  /** Any of the options; all of them where none is named. */
  | { type: "choices"; options: readonly { value: string; label: string }[] }
  /** One of the options of the choice field that the property `of` names. */
  | { type: "option"; of: string }
  /** A name of its own among the items of its list; `isHidden` where nobody has to know it. */
  | { type: "id"; isHidden: boolean }
  /** One of the items of another list of the block. */
  | { type: "member"; of: string }
  | { type: "number"; min?: number; max?: number; whole: boolean }
  | { type: "numbers"; min: number; max: number; least: number; most: number }
  /** `usual` where it is on unless it is switched off. */
  | { type: "toggle"; usual?: true }
  | { type: "time" }
  | { type: "items"; min: number; max: number; parts: readonly PropertyFacts[] }
  | { type: "group"; parts: readonly PropertyFacts[] }
  | { type: "conditions"; max: number }
  | { type: "sort" }
  | { type: "actions"; max: number }
  | { type: "measure" }
  /** A number of its own or one over rows. */
  | { type: "target" }
  /** One of the blocks of one's own that the app holds. */
  | { type: "customBlock" }
  /** Values of the properties of that block, by their ids. */
  | { type: "values" };

/** One property of a kind of block as an inspector shows it. */
export interface PropertyFacts {
  key: string;
  label: string;
  help?: string;
  required: boolean;
  /** What it is about: words people read, which rows and fields are shown, or how the block behaves. */
  part: "words" | "data" | "behaviour";
  control: Control;
  /** It means something only where that other property beside it has one of these values. */
  onlyFor?: { key: string; values: readonly string[] };
}

const cache = new Map<BlockKind, readonly PropertyFacts[]>();

/** Every property of a kind of block but its `id` and `kind`, in the order of its schema. */
export function propertiesOf(kind: BlockKind): readonly PropertyFacts[] {
  const known = cache.get(kind);
  if (known) return known;
  const schema = blockSchema.options.find((option) => option.shape.kind.value === kind);
  const properties = Object.entries(schema?.shape ?? {})
    .filter(([key]) => key !== "id" && key !== "kind")
    .map(([key, value]) => propertyOf(kind, key, value as z.ZodType, []));
  cache.set(kind, properties);
  return properties;
}

function propertyOf(kind: BlockKind, key: string, schema: z.ZodType, above: readonly string[]): PropertyFacts {
  const inner = bare(schema);
  const path = [...above, key].join(".");
  const words: PropertyWords =
    PROPERTY_WORDS[`${kind}.${path}`] ?? PROPERTY_WORDS[path] ?? PROPERTY_WORDS[key] ?? ([key] as const);
  const control = controlOf(kind, key, inner, above);
  return {
    key,
    label: words[0],
    ...(words[1] !== undefined && { help: words[1] }),
    required: inner === schema,
    part: partOf(key, control),
    control,
    ...having(ONLY_FOR[`${kind}.${path}`]),
  };
}

const having = (onlyFor: PropertyFacts["onlyFor"]): Pick<PropertyFacts, "onlyFor"> =>
  onlyFor === undefined ? {} : { onlyFor };

function partOf(key: string, control: Control): PropertyFacts["part"] {
  if (["line", "text", "icon", "picture"].includes(control.type) && key !== "unit" && key !== "per") return "words";
  if (["entity", "field", "fields", "conditions", "sort", "measure", "target", "option"].includes(control.type))
    return "data";
  if (control.type === "customBlock" || control.type === "values") return "behaviour";
  if (control.type === "items" || control.type === "group")
    return control.parts.some((part) => part.part === "data") ? "data" : "words";
  return "behaviour";
}

/** The schema without the outer optional. */
function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

function controlOf(kind: BlockKind, key: string, schema: z.ZodType, above: readonly string[]): Control {
  if (schema === (measureSchema as z.ZodType)) return { type: "measure" };
  if (schema === (sortSchema as z.ZodType)) return { type: "sort" };
  if (schema === (iconSchema as z.ZodType)) return { type: "icon" };
  if (schema === (pictureSchema as z.ZodType)) return { type: "picture" };
  if (schema instanceof z.ZodUnion) return { type: "target" };
  if (schema instanceof z.ZodBoolean) return { type: "toggle", ...(isUsuallyOn(kind, key) && { usual: true }) };
  if (schema instanceof z.ZodEnum) return choiceControl(kind, key, schema);
  if (schema instanceof z.ZodNumber) return numberControl(schema);
  if (schema instanceof z.ZodArray) return listControl(kind, key, schema, above);
  if (schema instanceof z.ZodObject) return { type: "group", parts: partsOf(kind, key, schema, above) };
  if (schema instanceof z.ZodRecord) return { type: "values" };
  if (schema instanceof z.ZodString) return textControl(kind, key, schema, above);
  throw new Error(`${kind}.${key} has a shape that no control is made for`);
}

const isUsuallyOn = (kind: BlockKind, key: string): boolean =>
  key === "export" || (kind === "news" && (key === "pictures" || key === "dates"));

function choiceControl(kind: BlockKind, key: string, schema: z.ZodEnum): Control {
  return { type: "choice", options: optionsOf(kind, key, schema) };
}

function optionsOf(kind: BlockKind, key: string, schema: z.ZodEnum): { value: string; label: string }[] {
  return schema.options.map((value) => {
    const words = PROPERTY_WORDS[`${kind}.${key}=${value}`] ?? PROPERTY_WORDS[`${key}=${value}`];
    return { value: String(value), label: words?.[0] ?? String(value) };
  });
}

function numberControl(schema: z.ZodNumber): Control {
  const { minValue, maxValue } = schema;
  return {
    type: "number",
    ...(minValue !== null && Number.isFinite(minValue) && { min: minValue }),
    ...(maxValue !== null && Number.isFinite(maxValue) && maxValue < Number.MAX_SAFE_INTEGER && { max: maxValue }),
    whole: schema.isInt,
  };
}

function listControl(kind: BlockKind, key: string, schema: z.ZodArray, above: readonly string[]): Control {
  const element = schema.element as z.ZodType;
  const { min, max } = sizeOf(schema);
  if (element === (conditionSchema as z.ZodType)) return { type: "conditions", max };
  if (element === (actionSchema as z.ZodType)) return { type: "actions", max };
  if (element instanceof z.ZodEnum) return { type: "choices", options: optionsOf(kind, key, element) };
  if (element instanceof z.ZodObject) return { type: "items", min, max, parts: partsOf(kind, key, element, above) };
  if (element instanceof z.ZodNumber)
    return { type: "numbers", min, max, least: element.minValue ?? 0, most: element.maxValue ?? 1e6 };
  return { type: "fields", min, max, ...needOf(kind, key, above) };
}

function partsOf(kind: BlockKind, key: string, schema: z.ZodObject, above: readonly string[]): PropertyFacts[] {
  return Object.entries(schema.shape).map(([part, value]) =>
    propertyOf(kind, part, value as z.ZodType, [...above, key]),
  );
}

function textControl(kind: BlockKind, key: string, schema: z.ZodString, above: readonly string[]): Control {
  const option = OPTION_OF[`${kind}.${key}`];
  if (option !== undefined) return { type: "option", of: option };
  if (key === "customBlock") return { type: "customBlock" };
  if (ENTITY_KEYS.includes(key)) return { type: "entity" };
  if (/^(?:page|checkoutPage)$/.test(key)) return { type: "page" };
  const path = [kind, ...above, key].join(".");
  if (key === "id") return { type: "id", isHidden: kind === "questionnaire" };
  const member = MEMBER_OF[path];
  if (member !== undefined) return { type: "member", of: member };
  const max = schema.maxLength;
  // Only ids and times of day are texts without a longest length.
  if (max === null)
    return key === "from" || key === "to" ? { type: "time" } : { type: "field", ...needOf(kind, key, above) };
  // An address is one line, however long.
  return max > 120 && key !== "address" ? { type: "text", max } : { type: "line", max };
}

/** Types of fields in parts of blocks. */
const PART_TYPES: Readonly<Record<string, readonly FieldType[]>> = {
  "profile.scopes.whoField": ["text"],
  "profile.scopes.savedField": ["boolean"],
  "assistant.sources.answerField": ["text", "longText"],
  "dashboard.tiles.measureField": NUMERIC,
  "dashboard.charts.measureField": NUMERIC,
  "dashboard.charts.byField": SPLITS,
  "shares.parts.percentField": ["number", "money", "percent", "duration", "rating"],
  "detail.related.via": ["relation"],
};

function needOf(kind: BlockKind, key: string, above: readonly string[]): FieldNeed {
  const path = [kind, ...above, key].join(".");
  const pointsAt = POINTS_AT[path];
  const more = pointsAt === undefined ? {} : { pointsAt };
  if (above.length > 0) {
    const own = ["search.scopes", "profile.scopes", "detail.related", "assistant.sources"].includes(
      [kind, ...above].join("."),
    );
    return { of: { key: "entity", at: own ? "item" : "block" }, types: PART_TYPES[path] ?? null, ...more };
  }
  if (path === "shopping.needsField") return { of: { key: "itemField", at: "block" }, types: ["lines"] };
  const foreign = FOREIGN[kind]?.[key];
  if (foreign) return { of: { key: foreign.of, at: "block" }, types: foreign.types, ...more };
  const types = BINDINGS[kind]?.[key] ?? (key === "parentField" ? (["relation"] as const) : null);
  return { of: { key: "entity", at: "block" }, types, ...more };
}

/** Fewest and most items of a list. */
function sizeOf(schema: z.ZodArray): { min: number; max: number } {
  let min = 0;
  let max = 100;
  for (const check of schema.def.checks ?? []) {
    const def = check._zod.def as { check: string; minimum?: number; maximum?: number };
    if (def.check === "min_length") min = def.minimum ?? 0;
    if (def.check === "max_length") max = def.maximum ?? max;
  }
  return { min, max };
}
