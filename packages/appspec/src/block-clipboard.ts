import { AppError } from "@sayhey/contract/app-error";
import { z } from "zod";
import type { AppSpec } from "./app-spec.ts";
import { mapBlock } from "./block-references.ts";
import { blockSchema, type Block } from "./block.ts";
import { customBlockSchema, type CustomBlock } from "./custom-block.ts";
import { entitySchema, idSchema, lineSchema, type Entity } from "./entity.ts";
import { formulaInputs } from "./formula-inputs.ts";
import { findSpecProblem } from "./parse-app-spec.ts";
import { makeValid } from "./with-consequences.ts";

/** Longest text that is read as a copied block, characters. */
const LONGEST = 400_000;
/** Rows that travel with a copied entity. */
const MOST_ROWS = 12;
const MOST_ENTITIES = 6;
const CLIP_PAGE = "clip";

const clipSchema = z.strictObject({
  type: z.literal("sayhey/block"),
  version: z.literal(1),
  block: blockSchema,
  /** What the block shows, with the fields it needs. */
  entities: z.array(entitySchema).max(MOST_ENTITIES),
  /** Pages its buttons lead to. */
  pages: z.array(z.strictObject({ id: idSchema, title: lineSchema })).max(4),
  /** The block of one's own that it is. */
  customBlock: customBlockSchema.optional(),
});
const ANYTHING: Entity = {
  id: "anything",
  name: "-",
  plural: "-",
  icon: "circle",
  titleField: "name",
  fields: [{ id: "name", name: "-", type: "text" }],
  rows: [],
};

/** A block on its way to another app. */
export type BlockClip = z.infer<typeof clipSchema>;

/**
 * A block as text for the clipboard: with the entities it shows, of which the fields it needs and up to 12 rows, so that any other app can
 * take it.
 * @throws AppError not-found when the page has no such block
 */
export function copyBlock(spec: AppSpec, at: { page: string; block: string }): string {
  const block = spec.pages.find(({ id }) => id === at.page)?.blocks.find(({ id }) => id === at.block);
  if (block === undefined) throw new AppError("not-found", "The block no longer exists.");
  const fields = new Map<string, Set<string>>();
  const pages = new Set<string>();
  const need = (entity: string, field?: string): void => {
    const known = fields.get(entity) ?? new Set<string>();
    fields.set(entity, known);
    if (field !== undefined) needField(spec, entity, field, known, need);
  };
  mapBlock(spec, block, {
    entity: (id) => (need(id), id),
    field: (entity, id) => (need(entity, id), id),
    page: (id) => (pages.add(id), id),
  });
  const customBlock = withoutRoles(
    block.kind === "custom" ? spec.customBlocks?.find(({ id }) => id === block.customBlock) : undefined,
  );
  // Its source may read any field of what it is given.
  for (const { entity: id } of customBlock?.data ?? [])
    for (const field of spec.entities.find((one) => one.id === id)?.fields ?? []) need(id ?? "", field.id);
  const entities = [...fields.keys()].slice(0, MOST_ENTITIES).flatMap((id) => {
    const entity = spec.entities.find((candidate) => candidate.id === id);
    return entity ? [slimEntity(entity, fields.get(id) ?? new Set())] : [];
  });
  const clip: BlockClip = {
    type: "sayhey/block",
    version: 1,
    block,
    entities,
    pages: spec.pages.filter(({ id }) => pages.has(id)).map(({ id, title }) => ({ id, title })),
    ...(customBlock && { customBlock }),
  };
  // Rows of what does not travel along are left behind by the rules of any app.
  const stage = stageOf(spec, clip);
  if (stage.entities.length > 0 || customBlock !== undefined) makeValid(stage);
  const whole = {
    ...clip,
    entities: stage.entities,
    ...(stage.customBlocks?.[0] && { customBlock: stage.customBlocks[0] }),
  };
  const text = JSON.stringify(whole);
  // Embedded pictures can be larger than a clipboard should hold.
  return text.length <= LONGEST
    ? text
    : JSON.stringify({ ...whole, entities: whole.entities.map((entity) => ({ ...entity, rows: [] })) });
}

/** A block of one's own without the roles that another app does not have: what was for some is for nobody there. */
function withoutRoles(block: CustomBlock | undefined): CustomBlock | undefined {
  return (
    block && {
      ...block,
      data: block.data.map(({ roles, entity, property, ...rest }) => ({
        ...rest,
        ...(roles === undefined && { ...(entity && { entity }), ...(property && { property }) }),
      })),
    }
  );
}

/** A field and the fields it is computed from. */
function needField(
  spec: AppSpec,
  entityId: string,
  id: string,
  known: Set<string>,
  need: (entity: string, field?: string) => void,
): void {
  if (known.has(id)) return;
  known.add(id);
  const field = spec.entities.find((entity) => entity.id === entityId)?.fields.find((each) => each.id === id);
  if (field?.relation !== undefined) need(field.relation);
  const formula = field?.formula;
  if (formula === undefined) return;
  const owner = spec.entities.find((entity) => entity.id === entityId);
  for (const input of owner ? formulaInputs(formula, owner) : []) need(input.entity, input.field);
}

/** An entity with its title, the fields that are needed, pictures, and what must be filled in. */
function slimEntity(entity: Entity, needed: ReadonlySet<string>): Entity {
  const fields = entity.fields.filter(
    (field) =>
      field.id === entity.titleField ||
      needed.has(field.id) ||
      field.type === "image" ||
      field.type === "file" ||
      (field.required === true && field.type !== "relation"),
  );
  const kept = new Set(["id", ...fields.map(({ id }) => id)]);
  const rows = entity.rows
    .slice(0, MOST_ROWS)
    .map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => kept.has(key))));
  const { access: _access, ...rest } = entity;
  return { ...rest, fields, rows: rows as Entity["rows"] };
}

/** A small app of what was copied, by whose rules it is checked. */
export function stageOf(spec: AppSpec, clip: BlockClip): AppSpec {
  const isDetail = clip.block.kind === "detail";
  const words = (id: string): Block[] => [{ id: `${id}Words`, kind: "richText", body: "-" }];
  const block = JSON.parse(JSON.stringify(clip.block)) as Block;
  const shown = { id: CLIP_PAGE, title: "Clip", icon: "circle", nav: !isDetail, blocks: [block] };
  const home = { id: "clipHome", path: "/", title: "Clip", icon: "circle", nav: true, blocks: words("clipHome") };
  const others = clip.pages
    .filter(({ id }) => id !== CLIP_PAGE && id !== home.id)
    .map(({ id, title }, index) => ({ ...home, id, path: `/p${index}`, title, blocks: words(`p${index}`) }));
  const entities = JSON.parse(JSON.stringify(clip.entities)) as Entity[];
  const pages = isDetail ? [home, { ...shown, path: "/clip/:id" }] : [{ ...shown, path: "/" }];
  const { customBlocks: _own, ...rest } = spec;
  const customBlocks = clip.customBlock && [JSON.parse(JSON.stringify(clip.customBlock)) as CustomBlock];
  return { ...rest, entities, pages: [...pages, ...others], assumptions: [], ...(customBlocks && { customBlocks }) };
}

/**
 * Reads what `copyBlock` wrote; null for a text that is something else altogether.
 * @throws AppError bad-request that names the path of the fault, or too-large
 */
export function readBlockClip(spec: AppSpec, text: string): BlockClip | null {
  if (!/^\s*\{\s*"type"\s*:\s*"sayhey\//.test(text)) return null;
  if (text.length > LONGEST)
    throw new AppError("too-large", "The copied block is too large.", { hint: "Copy it from SayHey again." });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fault("it is cut off or changed");
  }
  const parsed = clipSchema.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw fault(`${issue?.path.join(".") ?? ""}: ${issue?.message ?? "has no readable shape"}`);
  }
  const problem = stageProblem(spec, parsed.data);
  if (problem !== null) throw fault(problem);
  return parsed.data;
}

function stageProblem(spec: AppSpec, clip: BlockClip): string | null {
  // An app has one thing at least; a block of words brings none.
  const stage = stageOf(spec, clip);
  if (stage.entities.length === 0) stage.entities = [ANYTHING];
  const problem = findSpecProblem(stage);
  if (problem === null) return null;
  const where = problem.path.replace(/^pages\[\d+\]\.blocks\[0\](?=\.| |$)/, "block");
  return `${where} ${problem.problem}`;
}

function fault(problem: string): AppError {
  return new AppError("bad-request", `The copied block cannot be read: ${problem.slice(0, 300)}.`, {
    hint: "Copy it from SayHey again.",
  });
}
