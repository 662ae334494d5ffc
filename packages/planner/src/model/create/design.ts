import {
  artDirectionSchema,
  BLOCK_FACTS,
  fieldTypeSchema,
  isReservedId,
  languageSchema,
  type BlockKind,
} from "@sayhey/appspec";
import { z } from "zod";

/** Characters of a design that are read; what a model writes beyond is not. */
export const DESIGN_LENGTH = 40_000;
const MOST = { entities: 8, fields: 16, pages: 8, blocks: 6, roles: 5, notes: 8, examples: 8 } as const;

/** One line of a model's words: no line breaks, no control characters, cut where there is no room. */
const line = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/[\p{C}\s]+/gu, " ")
        .trim()
        .slice(0, max)
        .trim()
        .toWellFormed(),
    )
    .pipe(z.string().min(1));
/** A list whose entries that cannot be read are left out. */
const listOf = <T extends z.ZodType>(entry: T, most: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((list) =>
      list.slice(0, most * 3).flatMap((one) => {
        const read = entry.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    )
    .transform((list) => list.slice(0, most) as z.output<T>[]);
const id = line(60)
  .transform(camelCase)
  .refine((text) => /^[a-z][a-zA-Z0-9]{0,39}$/.test(text) && !isReservedId(text), "must be a camelCase identifier");
const icon = (otherwise: string) =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .catch(otherwise);
const KINDS = new Set(Object.keys(BLOCK_FACTS));
const kindSchema = z
  .string()
  .refine((kind) => KINDS.has(kind) && kind !== "custom" && kind !== "detail")
  .transform((kind) => kind as BlockKind);

const fieldSchema = z.object({
  id: id.refine((text) => text !== "id", "must not be called id"),
  name: line(60),
  type: fieldTypeSchema.exclude(["computed"]).catch("text"),
  required: z.boolean().optional().catch(undefined),
  unit: line(12).optional().catch(undefined),
  options: z.array(line(40)).min(1).max(24).optional().catch(undefined),
  relation: id.optional().catch(undefined),
});

const entitySchema = z.object({
  id,
  name: line(60),
  plural: line(60),
  icon: icon("box"),
  fields: z.array(fieldSchema).min(1).max(MOST.fields),
  /** What rows of it are called, for a first look. */
  examples: listOf(line(80), MOST.examples),
  /** What follows, what is limited, what has to be approved: in words. */
  rules: listOf(line(200), MOST.notes),
});

const pageSchema = z.object({
  id,
  title: line(60),
  icon: icon("layout-grid"),
  /** What somebody does there, in the language of the app. */
  purpose: line(160),
  entity: id.optional().catch(undefined),
  blocks: listOf(kindSchema, MOST.blocks),
  roles: listOf(id, MOST.roles),
});

const designSchema = z.object({
  name: line(40),
  tagline: line(120),
  description: line(600),
  category: line(40).catch("App"),
  audience: line(120),
  problem: line(120),
  promise: line(80),
  language: languageSchema.catch("en"),
  icon: icon("sparkles"),
  verbs: listOf(line(30), 8),
  hashtags: listOf(z.string().regex(/^#[\p{L}\p{N}_]{1,39}$/u), 8),
  hooks: z
    .object({ itch: line(80), pov: line(80), promise: line(80) })
    .optional()
    .catch(undefined),
  form: z.enum(["app", "site", "dashboard", "game", "tool"]).catch("app"),
  direction: artDirectionSchema.optional().catch(undefined),
  /** Whether the built-in planner's reading of the brief was of use. */
  reading: z.enum(["kept", "changed", "dropped"]).catch("changed"),
  roles: listOf(z.object({ id, name: line(40) }), MOST.roles),
  entities: z.array(entitySchema).max(MOST.entities),
  pages: z.array(pageSchema).min(1).max(MOST.pages),
  capabilities: listOf(line(120), MOST.notes),
  customBlocks: listOf(z.object({ name: line(40), does: line(200) }), 4),
});

/** What a model means to build: short enough to be read by people before anything is built. */
export type Design = z.output<typeof designSchema>;
/** A table of a design. */
export type DesignEntity = Design["entities"][number];

/** A design, or what is wrong with it, path by path. */
export type ReadDesign = { design: Design } | { problems: string[] };

/** Problems that a model is shown at a time. */
const SHOWN = 10;

/**
 * Reads a model's design, which may be anything: the first JSON object of its answer. Words, icons and looks that cannot be read get
 * something that can; what the app stands on, its tables and pages, has to be right.
 */
export function readDesign(answer: string): ReadDesign {
  const value = firstObject(answer.slice(0, DESIGN_LENGTH));
  if (value === undefined) return { problems: ["The answer holds no JSON object."] };
  const inner = isRecord(value) && isRecord(value["design"]) ? value["design"] : value;
  const parsed = designSchema.safeParse(inner);
  if (!parsed.success)
    return {
      problems: parsed.error.issues
        .slice(0, SHOWN)
        .map(({ path, message }) => `${path.join(".") || "design"}: ${message}`.slice(0, 200)),
    };
  const problems = problemsOf(parsed.data);
  return problems.length > 0 ? { problems: problems.slice(0, SHOWN) } : { design: parsed.data };
}

function problemsOf({ entities, pages }: Design): string[] {
  const problems: string[] = [];
  const known = new Set(entities.map((entity) => entity.id));
  const unique = (ids: readonly string[], path: string): void => {
    for (const [index, one] of ids.entries())
      if (ids.indexOf(one) < index) problems.push(`${path}.${index}.id: repeats "${one}"`);
  };
  unique(
    entities.map((entity) => entity.id),
    "entities",
  );
  unique(
    pages.map((page) => page.id),
    "pages",
  );
  entities.forEach(({ fields }, at) => {
    unique(
      fields.map((field) => field.id),
      `entities.${at}.fields`,
    );
    fields.forEach(({ type, relation, options }, index) => {
      const path = `entities.${at}.fields.${index}`;
      if (type === "relation" && (relation === undefined || !known.has(relation)))
        problems.push(`${path}.relation: must name one of the entities`);
      if (type === "choice" && options === undefined) problems.push(`${path}.options: a choice needs options`);
    });
  });
  pages.forEach(({ entity }, index) => {
    if (entity !== undefined && !known.has(entity)) problems.push(`pages.${index}.entity: "${entity}" is no entity`);
  });
  return problems;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function firstObject(text: string): unknown {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

/** An id as apps have it, of one that was written otherwise: `loan_item`, `Loan item`. */
function camelCase(text: string): string {
  const plain = text.normalize("NFKD").replace(/[\u0300-\u036f]/gu, "");
  if (/^[a-z][a-zA-Z0-9]*$/.test(plain)) return plain;
  return plain
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
    .map((word, index) =>
      index === 0 ? word.charAt(0).toLowerCase() + word.slice(1) : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join("");
}
