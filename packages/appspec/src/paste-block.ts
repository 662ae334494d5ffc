import { AppError } from "@sayhey/contract/app-error";
import { CUSTOM_LIMITS } from "@sayhey/contract/custom-block";
import type { AppSpec } from "./app-spec.ts";
import { applyOps } from "./apply-ops.ts";
import { stageOf, type BlockClip } from "./block-clipboard.ts";
import { BlockDraft, CannotAdd, freeId } from "./block-recipes/block-draft.ts";
import { mapBlock } from "./block-references.ts";
import type { Block } from "./block.ts";
import type { CustomBlock } from "./custom-block.ts";
import { isSound, type BlockChange } from "./change-block.ts";
import { isSame } from "./hash-spec.ts";
import { freeCustomId, freeName } from "./block-recipes/custom-recipe.ts";
import type { Entity, Field } from "./entity.ts";
import { renameInExpression } from "./expression-text.ts";
import type { Op } from "./op.ts";
import { splitName } from "./row-expression.ts";
import { boundType } from "./value-check.ts";

/**
 * The ops that put a copied block on a page: what it shows is the app's own where that goes by the same name, and is added with its rows
 * where it does not; all ids are new. `reason` is a sentence for people.
 */
export function pasteBlock(spec: AppSpec, clip: BlockClip, at: { page: string; index?: number }): BlockChange {
  const page = spec.pages.find(({ id }) => id === at.page);
  if (page === undefined) return { reason: "The page no longer exists." };
  if (clip.block.kind === "detail" || page.blocks.length >= 12)
    return {
      reason:
        clip.block.kind === "detail"
          ? "Details stand on a page of their own. Add one in Blocks."
          : `The page ${page.title} has 12 blocks, which is as many as fit.`,
    };
  try {
    const draft = new BlockDraft(spec, page);
    const read = new Set(clip.customBlock?.data.flatMap(({ entity }) => entity ?? []));
    const names = takeEntities(draft, clip.entities as Entity[], read);
    const own = clip.customBlock && takeCustomBlock(draft, clip.customBlock, names);
    const source = stageOf(spec, clip);
    const mapped = mapBlock(source, clip.block as Block, {
      entity: (id) => names.get(id)?.id,
      field: (entity, id) => names.get(entity)?.fields.get(id),
      page: (id) => pageFor(spec, clip, id),
      customBlock: () => own,
    });
    const id = draft.blockId(page.id, clip.block.kind);
    const block = { ...mapped, id };
    if (!isSound(draft.spec, block)) return { reason: "What it shows does not go with what this app keeps." };
    const index = at.index === undefined ? {} : { index: at.index };
    const ops: Op[] = [...draft.ops, { op: "add-block", page: page.id, block: block as Block, ...index }];
    applyOps(spec, ops);
    return { ops, block: id };
  } catch (error) {
    if (error instanceof CannotAdd || error instanceof AppError) return { reason: error.message };
    throw error;
  }
}

function pageFor(spec: AppSpec, clip: BlockClip, id: string): string | undefined {
  const title = clip.pages.find((page) => page.id === id)?.title;
  return spec.pages.find((page) => page.title === title && !page.path.endsWith("/:id"))?.id;
}

/** The block of one's own as it is called here: the one that does the same, or a new one. */
function takeCustomBlock(draft: BlockDraft, copied: CustomBlock, names: ReadonlyMap<string, Taken>): string {
  const { id: _id, ...rest } = copied;
  const data = copied.data.map(({ entity, ...entry }) => {
    const here = entity === undefined ? undefined : names.get(entity)?.id;
    return { ...entry, ...(here !== undefined && { entity: here }) };
  });
  const all = draft.spec.customBlocks ?? [];
  const known = all.find(({ id: _other, ...other }) => isSame(other, { ...rest, data }));
  if (known !== undefined) return known.id;
  if (all.length >= CUSTOM_LIMITS.blocks)
    throw new CannotAdd(`An app has at most ${CUSTOM_LIMITS.blocks} blocks of its own. Delete one first.`);
  const name = freeName(all, copied.name);
  const id = freeCustomId(all, name);
  draft.do({ op: "add-custom-block", customBlock: { ...rest, id, name, data } });
  return id;
}

interface Taken {
  id: string;
  fields: Map<string, string>;
}

/** Finds or adds what was copied along; what each is called here. */
function takeEntities(draft: BlockDraft, copied: readonly Entity[], read: ReadonlySet<string>): Map<string, Taken> {
  const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
  const names = new Map<string, Taken>();
  const isNew = new Set<string>();
  for (const entity of copied) {
    const known = draft.spec.entities.find(
      ({ name, plural }) => same(name, entity.name) || same(plural, entity.plural),
    );
    if (known === undefined && draft.spec.entities.length + isNew.size >= 12)
      throw new CannotAdd("The app keeps 12 kinds of things already, and this needs one more. Remove one under Data.");
    const taken = (id: string): boolean => draft.entity(id) !== undefined || isNew.has(id);
    const id = known?.id ?? freeId(entity.id, taken);
    names.set(entity.id, { id, fields: new Map() });
    if (known === undefined) isNew.add(id);
  }
  // What is added stands before what points at it, with plain fields first.
  for (const entity of copied) {
    const name = names.get(entity.id);
    if (name !== undefined && isNew.has(name.id)) addShell(draft, entity, name);
  }
  const take = (isWanted: (field: Field, name: Taken) => boolean): void => {
    for (const entity of copied) {
      const name = names.get(entity.id);
      for (const field of name === undefined ? [] : entity.fields)
        if (name !== undefined && isWanted(field, name))
          takeField(draft, copied, entity, field, name, names, isNew, read.has(entity.id));
    }
  };
  const taken = (): number => [...names.values()].reduce((sum, { fields }) => sum + fields.size, 0);
  take(({ type }) => type !== "computed");
  // What is computed comes after what it is computed from, which may be of another entity.
  for (let before = -1; before < taken();) {
    before = taken();
    take(({ id, type }, { fields }) => type === "computed" && !fields.has(id));
  }
  return names;
}

function addShell(draft: BlockDraft, entity: Entity, name: Taken): void {
  const title = entity.fields.find(({ id }) => id === entity.titleField);
  if (title === undefined) return;
  name.fields.set(title.id, title.id);
  const rows = entity.rows.map((row) => ({
    id: row.id,
    ...(row[title.id] !== undefined && { [title.id]: row[title.id] }),
  }));
  // Rules name fields that come later, or not at all.
  const { limits: _limits, lockedWhen: _lock, effects: _effects, ...plain } = entity;
  draft.do({ op: "add-entity", entity: { ...plain, id: name.id, fields: [title], rows: rows as Entity["rows"] } });
}

function takeField(
  draft: BlockDraft,
  copied: readonly Entity[],
  from: Entity,
  field: Field,
  name: Taken,
  names: ReadonlyMap<string, Taken>,
  isNew: ReadonlySet<string>,
  isRead: boolean,
): void {
  if (name.fields.has(field.id)) return;
  const here = draft.entity(name.id);
  if (here === undefined) return;
  const relation = field.relation === undefined ? undefined : names.get(field.relation)?.id;
  if (!isNew.has(name.id)) {
    // A source reads fields by their ids, so they have to be called the same.
    const same = isRead ? here.fields.find(({ id }) => id === field.id) : undefined;
    if (same !== undefined && boundType(same, draft.spec.entities) !== boundType(field, copied))
      throw new CannotAdd(`It reads ${field.name} of ${from.plural}, which is of another type in this app.`);
    const known = isRead
      ? same
      : field.id === from.titleField
        ? here.fields.find(({ id }) => id === here.titleField)
        : here.fields.find(
            (other) =>
              boundType(other, draft.spec.entities) === boundType(field, copied) &&
              (other.id === field.id || other.name.toLowerCase() === field.name.toLowerCase()) &&
              (field.relation === undefined || other.relation === relation),
          );
    if (known !== undefined && optionsFit(draft, name.id, known, field)) {
      name.fields.set(field.id, known.id);
      return;
    }
  }
  if (field.relation !== undefined && relation === undefined) return;
  if (here.fields.length >= 24) throw new CannotAdd(`${here.plural} would need one more field than there is room for.`);
  const id = freeId(field.id, (candidate) => here.fields.some((other) => other.id === candidate));
  const formula = field.formula && mapFormula(field.formula, from, name, names);
  if (field.type === "computed" && formula === undefined) return;
  // Rows of another app point at rows that are not here.
  const values = isNew.has(name.id)
    ? Object.fromEntries(
        from.rows.flatMap((row) => {
          const value = row[field.id];
          const points = relation !== undefined && !isNew.has(relation);
          return value === undefined || value === null || points ? [] : [[row.id, value] as const];
        }),
      )
    : {};
  // What depends on other fields, or on the rows that are here, stays behind.
  const { required, requiredWhen: _when, unique: _unique, warn, ...rest } = field;
  const marks = warn?.flatMap((mark) =>
    mark.when.field === field.id ? [{ ...mark, when: { ...mark.when, field: id } }] : [],
  );
  // What must be filled in cannot be asked of rows that are there already.
  const must = required === true && isNew.has(name.id) && Object.keys(values).length === from.rows.length;
  draft.do({
    op: "add-field",
    entity: name.id,
    field: {
      ...rest,
      id,
      ...(marks && marks.length > 0 && { warn: marks }),
      ...(must && { required }),
      ...(relation && { relation }),
      ...(formula && { formula }),
    },
    values,
  });
  name.fields.set(field.id, id);
}

/** Whether a choice that is there can hold what was copied; options it lacks are added. */
function optionsFit(draft: BlockDraft, entity: string, known: Field, field: Field): boolean {
  if (field.options === undefined || known.options === undefined) return true;
  const missing = field.options.filter((option) => !known.options?.includes(option));
  if (missing.length === 0) return true;
  const options = [...known.options, ...missing];
  if (options.length > 24) return false;
  draft.do({ op: "update-field", entity, field: known.id, patch: { options } });
  return true;
}

function mapFormula(
  formula: NonNullable<Field["formula"]>,
  from: Entity,
  own: Taken,
  names: ReadonlyMap<string, Taken>,
): Field["formula"] {
  if (formula.kind === "rollup") {
    const other = names.get(formula.entity);
    const via = other?.fields.get(formula.via);
    const field = formula.field === undefined ? undefined : other?.fields.get(formula.field);
    if (other === undefined || via === undefined || (formula.field !== undefined && field === undefined))
      return undefined;
    const { field: _field, where = [], ...rest } = formula;
    // A count of all would be another number than a count of some.
    const kept = where.flatMap((condition) => {
      const of = other.fields.get(condition.field);
      return of === undefined ? [] : [{ ...condition, field: of }];
    });
    if (kept.length < where.length) return undefined;
    return {
      ...rest,
      entity: other.id,
      via,
      ...(field !== undefined && { field }),
      ...(kept.length > 0 && { where: kept }),
    };
  }
  const along = (via: string, id: string): { via: string; field: string } | undefined => {
    const here = own.fields.get(via);
    const target = from.fields.find((field) => field.id === via)?.relation;
    const field = names.get(target ?? "")?.fields.get(id);
    return here === undefined || field === undefined ? undefined : { via: here, field };
  };
  if (formula.kind === "lookup") {
    const place = along(formula.via, formula.field);
    return place && { kind: "lookup", ...place };
  }
  if (formula.kind === "expression") {
    const of = renameInExpression(formula.of, (name) => {
      const { via, field } = splitName(name);
      if (via === undefined) return own.fields.get(field);
      const place = along(via, field);
      return place && `${place.via}.${place.field}`;
    });
    return of === undefined ? undefined : { kind: "expression", of };
  }
  const mapped = (value: string | number): string | number | undefined =>
    typeof value === "number" ? value : own.fields.get(value);
  if (formula.kind === "arithmetic") {
    const left = mapped(formula.left);
    const right = mapped(formula.right);
    return left === undefined || right === undefined ? undefined : { ...formula, left, right };
  }
  const field = own.fields.get(formula.field);
  if (field === undefined) return undefined;
  if (formula.kind === "daysUntil") return { ...formula, field };
  const days = mapped(formula.days);
  return days === undefined ? undefined : { ...formula, field, days };
}
