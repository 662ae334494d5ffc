import type { AppSpec } from "./app-spec.ts";
import { BlockDraft, CannotAdd } from "./block-recipes/block-draft.ts";
import { BLOCK_FACTS } from "./block-facts.ts";
import { propertiesOf, type PropertyFacts } from "./block-properties.ts";
import { fieldsThatFit, mapBlock, type Named } from "./block-references.ts";
import { recipeOf } from "./block-recipes/all-recipes.ts";
import { blockSchema, type Block, type BlockKind } from "./block.ts";
import type { Entity, Field } from "./entity.ts";
import { checkBlock } from "./block-check.ts";
import type { Op } from "./op.ts";
import { applyOp } from "./ops/apply-op.ts";
import { copySpec } from "./ops/copy-spec.ts";
import { failAt, SpecProblem } from "./spec-problem.ts";
import { boundType } from "./value-check.ts";

/** Ops that change a block, or why that cannot be, in a sentence for people. */
export type BlockChange = { ops: Op[]; block: string } | { reason: string };

/**
 * The ops that let a property of a block name another entity: fields that the other entity has too stay, by name or by the one of the same
 * type; what has no counterpart goes where the block can be without it, else the best fitting field takes its place.
 */
export function opsToChangeEntity(
  spec: AppSpec,
  at: { page: string; block: string },
  key: string,
  entityId: string,
): BlockChange {
  const block = blockOf(spec, at);
  const before = spec.entities.find(({ id }) => id === (block as Named | undefined)?.[key]);
  const after = spec.entities.find(({ id }) => id === entityId);
  if (block === undefined || after === undefined) return { reason: "It no longer exists." };
  const moved = { ...block, [key]: entityId } as Block;
  const next: Record<string, unknown> = mapBlock(spec, block, {
    entity: (id) => (id === before?.id && (block as Named)[key] === id ? after.id : id),
    field: (owner, id) => (owner === before?.id ? counterpart(before, after, id) : id),
    page: (id) => id,
  });
  next[key] = entityId;
  fillRequired(spec, { ...moved, ...next }, next);
  return patchTo(spec, at, block, next);
}

/**
 * The ops that show the rows of a block as another kind: what both kinds know (title, conditions, order, facts, buttons on rows) stays. The
 * new block has an id of its own and stands in the old one's place.
 */
export function opsToChangeKind(spec: AppSpec, at: { page: string; block: string }, kind: BlockKind): BlockChange {
  const block = blockOf(spec, at);
  const page = spec.pages.find(({ id }) => id === at.page);
  if (block === undefined || page === undefined) return { reason: "It no longer exists." };
  try {
    const draft = new BlockDraft(spec, page, shownBy(block));
    const made: Named = recipeOf(kind)(draft);
    if (shownBy(made) !== shownBy(block)) return { reason: `${BLOCK_FACTS[kind].name} cannot show the same rows.` };
    const id = draft.blockId(page.id, kind);
    const kept = Object.fromEntries(
      propertiesOf(kind)
        .filter(({ key, control }) => sharesProperty(block, key, control.type))
        .map(({ key }) => [key, (block as Named)[key]]),
    );
    // What is shared stays where the new kind takes it as it is; else what suits the kind.
    let next = { ...made, id } as Named;
    for (const [key, value] of Object.entries(kept)) {
      const tried = { ...next, [key]: value };
      if (isSound(draft.spec, tried)) next = tried;
    }
    const index = page.blocks.indexOf(block);
    return {
      ops: [
        ...draft.ops,
        { op: "add-block", page: page.id, block: next as Block, index },
        { op: "remove-block", page: page.id, block: block.id },
      ],
      block: id,
    };
  } catch (error) {
    if (error instanceof CannotAdd) return { reason: error.message };
    throw error;
  }
}

/** Kinds that can show the rows of a block without anything having to be added to the app. */
export function kindsFor(spec: AppSpec, at: { page: string; block: string }): BlockKind[] {
  const block = blockOf(spec, at);
  if (block === undefined || shownBy(block) === undefined || ["detail", "purchase", "checkout"].includes(block.kind))
    return [];
  return (Object.keys(BLOCK_FACTS) as BlockKind[]).filter((kind) => {
    if (kind === block.kind || ["detail", "purchase", "checkout", "stopwatch"].includes(kind)) return false;
    const change = opsToChangeKind(spec, at, kind);
    return "ops" in change && change.ops.length === 2;
  });
}

/** A copy of a block with an id of its own, behind the block. */
export function opsToDuplicateBlock(spec: AppSpec, at: { page: string; block: string }): BlockChange {
  const page = spec.pages.find(({ id }) => id === at.page);
  const block = blockOf(spec, at);
  if (page === undefined || block === undefined) return { reason: "It no longer exists." };
  if (block.kind === "detail") return { reason: "A page shows the details of a row once." };
  if (page.blocks.length >= 12) return { reason: `The page ${page.title} has 12 blocks, which is as many as fit.` };
  const id = new BlockDraft(spec, page).blockId(page.id, block.kind);
  const copy = JSON.parse(JSON.stringify({ ...block, id })) as Block;
  return { ops: [{ op: "add-block", page: page.id, block: copy, index: page.blocks.indexOf(block) + 1 }], block: id };
}

/** The entity whose rows a block shows. */
const shownBy = (block: Named): string | undefined => (block["entity"] ?? block["slidesEntity"]) as string | undefined;

function blockOf(spec: AppSpec, at: { page: string; block: string }): Block | undefined {
  return spec.pages.find(({ id }) => id === at.page)?.blocks.find(({ id }) => id === at.block);
}

function sharesProperty(block: Block, key: string, type: PropertyFacts["control"]["type"]): boolean {
  const own = propertiesOf(block.kind).find((property) => property.key === key);
  return own?.control.type === type && (block as Named)[key] !== undefined && key !== "look";
}

/** What is looked up is shown only: it takes no part of a text that people type. */
const isLookup = ({ formula }: Field): boolean => formula?.kind === "lookup";

/** The field of another entity that plays the same part: of the same id, the same name, or the first of its type. */
function counterpart(before: Entity, after: Entity, id: string): string | undefined {
  if (id === before.titleField) return after.titleField;
  const field = before.fields.find((candidate) => candidate.id === id);
  if (field === undefined) return undefined;
  const alike = after.fields.filter(
    (other) => boundType(other) === boundType(field) && (field.type === "computed" || !isLookup(other)),
  );
  const found =
    alike.find((other) => other.id === field.id) ??
    alike.find((other) => other.name.toLowerCase() === field.name.toLowerCase()) ??
    alike.find((other) => other.id !== after.titleField);
  return found?.id;
}

/** Gives required fields that got lost the first that fits. */
function fillRequired(spec: AppSpec, whole: Named, next: Record<string, unknown>): void {
  const used = new Set<unknown>();
  for (const { key, required, control } of propertiesOf(whole["kind"] as BlockKind)) {
    if (!required) continue;
    if (control.type === "field" && next[key] === undefined) {
      const fitting = fieldsThatFit(spec, { ...whole, ...next }, control);
      next[key] = (fitting.find((field) => !used.has(field.id)) ?? fitting[0])?.id;
    }
    if (control.type === "fields") {
      const list = [...new Set((next[key] as string[] | undefined) ?? [])];
      const fitting: Field[] = fieldsThatFit(spec, { ...whole, ...next }, control);
      next[key] = list.length >= control.min ? list : fitting.slice(0, Math.max(control.min, 4)).map(({ id }) => id);
    }
    if (control.type === "option") {
      const own = spec.entities.find(({ id }) => id === next["entity"]);
      const options = own?.fields.find(({ id }) => id === next[control.of])?.options ?? [];
      if (!options.includes(String(next[key]))) next[key] = options.at(key === "no" ? -1 : 1) ?? options[0];
    }
    if (next[key] !== undefined) used.add(next[key]);
  }
}

function patchTo(
  spec: AppSpec,
  at: { page: string; block: string },
  block: Block,
  next: Record<string, unknown>,
): BlockChange {
  const lacking = propertiesOf(block.kind).find(({ key, required }) => required && next[key] === undefined);
  if (lacking !== undefined)
    return { reason: `${BLOCK_FACTS[block.kind].name} needs “${lacking.label}”, and nothing there fits.` };
  const patch = Object.fromEntries(
    Object.entries(next).filter(
      ([key, value]) =>
        key !== "id" && key !== "kind" && JSON.stringify(value) !== JSON.stringify((block as Named)[key]),
    ),
  );
  const unset = Object.keys(block).filter((key) => next[key] === undefined && key !== "id" && key !== "kind");
  const op: Op = {
    op: "update-block",
    page: at.page,
    block: at.block,
    patch,
    ...(unset.length > 0 && { unset }),
  };
  const draft = copySpec(spec);
  try {
    applyOp(draft, op, "ops[0]");
  } catch {
    return { reason: `${BLOCK_FACTS[block.kind].name} cannot show that.` };
  }
  const changed = blockOf(draft, at);
  return changed !== undefined && isSound(draft, changed)
    ? { ops: [op], block: at.block }
    : { reason: `${BLOCK_FACTS[block.kind].name} cannot show that.` };
}

/** Whether a block fits its schema and the app. */
export function isSound(spec: AppSpec, block: Named): boolean {
  const parsed = blockSchema.safeParse(block);
  if (!parsed.success) return false;
  const references = {
    entities: new Map(spec.entities.map((entity) => [entity.id, entity])),
    pages: new Set(spec.pages.map((page) => page.id)),
    customBlocks: new Map((spec.customBlocks ?? []).map((own) => [own.id, own])),
  };
  try {
    checkBlock(parsed.data, references, failAt(""));
    return true;
  } catch (error) {
    if (error instanceof SpecProblem) return false;
    throw error;
  }
}
