import type { AppSpec } from "./app-spec.ts";
import { blockSchema } from "./block.ts";
import { TITLE_TYPES } from "./entity-check.ts";
import type { Op } from "./op.ts";
import { applyOp } from "./ops/apply-op.ts";
import { refuse } from "./ops/change.ts";
import { copySpec } from "./ops/copy-spec.ts";
import { findSpecProblem } from "./parse-app-spec.ts";
import type { SpecProblem } from "./spec-problem.ts";

/** No document holds more that could hang on one thing. */
const MOST_CONSEQUENCES = 2000;

/** Something that had to go, and why. */
export interface Consequence {
  op: Op;
  problem: SpecProblem;
}

/**
 * The given ops and, behind them, those that have to follow for the document to stay valid: relations to a removed entity, computed fields that
 * read a removed field, values that no longer fit, blocks and parts of blocks that show what is gone, pages left empty.
 * Everything that goes is named by an op, so it can be shown before and undone after.
 * @throws AppError bad-request when an op names what is not there, or when the document cannot stay valid, such as without its first page
 */
export function withConsequences(spec: AppSpec, ops: readonly Op[]): Op[] {
  const draft = copySpec(spec);
  ops.forEach((op, index) => applyOp(draft, copyOp(op), `ops[${index}]`));
  return [...ops, ...makeValid(draft).map(({ op }) => op)];
}

/**
 * Takes out of the draft what keeps it from being valid, a piece at a time, and says what and why.
 * @throws AppError bad-request when taking things away does not help
 */
export function makeValid(draft: AppSpec): Consequence[] {
  const consequences: Consequence[] = [];
  for (;;) {
    const problem = findSpecProblem(draft);
    if (!problem) return consequences;
    const op = consequences.length < MOST_CONSEQUENCES ? consequenceOf(draft, problem) : undefined;
    if (!op) throw refuse(`${problem.path} ${problem.problem}`);
    const before = JSON.stringify(draft);
    applyOp(draft, copyOp(op), problem.path);
    if (JSON.stringify(draft) === before) throw refuse(`${problem.path} ${problem.problem}`);
    consequences.push({ op, problem });
  }
}

/** The ops that remove an entity and everything that needs it. @throws AppError bad-request as `withConsequences` */
export function opsToRemoveEntity(spec: AppSpec, entity: string): Op[] {
  return withConsequences(spec, [{ op: "remove-entity", entity }]);
}

/** The ops that remove a field and everything that needs it. @throws AppError bad-request as `withConsequences` */
export function opsToRemoveField(spec: AppSpec, entity: string, field: string): Op[] {
  return withConsequences(spec, [{ op: "remove-field", entity, field }]);
}

/** The ops that remove a row and every mention of it. @throws AppError bad-request as `withConsequences` */
export function opsToRemoveRow(spec: AppSpec, entity: string, row: string): Op[] {
  return withConsequences(spec, [{ op: "remove-row", entity, row }]);
}

/** The ops that remove a page and every button that leads there. @throws AppError bad-request as `withConsequences` */
export function opsToRemovePage(spec: AppSpec, page: string): Op[] {
  return withConsequences(spec, [{ op: "remove-page", page }]);
}

/** The smallest op that takes away what a problem is about; undefined when nothing can. */
function consequenceOf(draft: AppSpec, problem: SpecProblem): Op | undefined {
  const parts = [...problem.path.matchAll(/[^.[\]]+/g)].map(([part]) => part);
  const [list, index, ...rest] = parts;
  if (list === "entities") return entityConsequence(draft, Number(index), rest);
  if (list === "customBlocks") return customConsequence(draft, Number(index), rest);
  if (list === "pages") return pageConsequence(draft, Number(index), rest, problem);
  return undefined;
}

/** Rows whose entity is gone are none; what was for a role that is gone is for the others, else for nobody. */
function customConsequence(draft: AppSpec, index: number, [part, place, key, at]: readonly string[]): Op | undefined {
  const block = draft.customBlocks?.[index];
  const entry = part === "data" ? block?.data[Number(place)] : undefined;
  if (block === undefined || entry === undefined) return undefined;
  const { entity, property, roles = [], ...rest } = entry;
  const bound = { ...(entity !== undefined && { entity }), ...(property !== undefined && { property }) };
  const left = key === "roles" ? roles.filter((_, position) => at !== undefined && position !== Number(at)) : roles;
  const held = left.length > 0 ? { roles: left } : {};
  const next = key === "roles" && left.length > 0 ? { ...rest, ...bound, ...held } : { ...rest, ...held };
  return {
    op: "update-custom-block",
    customBlock: block.id,
    patch: { data: block.data.map((other) => (other === entry ? next : other)) },
  };
}

/** Rules of a field that it can be without. */
const FIELD_RULES = ["unique", "requiredWhen", "warn", "number", "steps"];

function entityConsequence(draft: AppSpec, index: number, [part, place, key]: readonly string[]): Op | undefined {
  const entity = draft.entities[index];
  if (!entity) return undefined;
  if (part === "titleField") {
    const other = entity.fields.find((field) => TITLE_TYPES.includes(field.type));
    return other
      ? { op: "rename-entity", entity: entity.id, titleField: other.id }
      : { op: "remove-entity", entity: entity.id };
  }
  if (part === "lockedWhen") return { op: "update-entity", entity: entity.id, patch: {}, unset: [part] };
  if (part === "limits" || part === "effects") {
    const rest = (entity[part] ?? []).filter((_, at) => at !== Number(place));
    return rest.length === 0
      ? { op: "update-entity", entity: entity.id, patch: {}, unset: [part] }
      : { op: "update-entity", entity: entity.id, patch: { [part]: rest } };
  }
  if (part === "fields") {
    const field = entity.fields[Number(place)];
    if (!field) return { op: "remove-entity", entity: entity.id };
    if (key === "default" || key === "min" || FIELD_RULES.includes(key ?? ""))
      return { op: "update-field", entity: entity.id, field: field.id, patch: {}, unset: [key ?? ""] };
    return key === "relation" || key === "formula"
      ? { op: "remove-field", entity: entity.id, field: field.id }
      : undefined;
  }
  const row = part === "rows" ? entity.rows[Number(place)] : undefined;
  if (!row || key === undefined || key === "id") return undefined;
  const isNeeded = entity.fields.some((field) => field.id === key && field.required === true);
  return isNeeded
    ? { op: "remove-row", entity: entity.id, row: row.id }
    : { op: "update-row", entity: entity.id, row: row.id, values: {}, unset: [key] };
}

function pageConsequence(
  draft: AppSpec,
  index: number,
  [part, place, ...inside]: readonly string[],
  problem: SpecProblem,
): Op | undefined {
  const page = draft.pages[index];
  if (!page) return undefined;
  if (part === "roles") {
    const roles = page.roles?.filter((_, at) => place !== undefined && at !== Number(place)) ?? [];
    return roles.length > 0
      ? { op: "update-page", page: page.id, patch: { roles } }
      : { op: "update-page", page: page.id, patch: {}, unset: ["roles"] };
  }
  const block = part === "blocks" && place !== undefined ? page.blocks[Number(place)] : undefined;
  if (!block) return index === 0 ? undefined : { op: "remove-page", page: page.id };
  // What the problem is about, from the innermost part outwards; then what else may have asked for it.
  const parts = [
    ...inside.map((_, depth) => inside.slice(0, inside.length - depth)),
    ...Object.keys(block).map((key) => [key]),
  ];
  for (const path of inside.length === 0 ? [] : parts) {
    const op = withoutPart(page.id, block, path);
    if (op && isSolvedBy(draft, op, problem)) return op;
  }
  return page.blocks.length === 1 && index > 0
    ? { op: "remove-page", page: page.id }
    : { op: "remove-block", page: page.id, block: block.id };
}

/** The op that takes a property or an element of a list out of a block, where the block can be without it. */
function withoutPart(
  page: string,
  block: AppSpec["pages"][number]["blocks"][number],
  path: readonly string[],
): Op | undefined {
  const [top = "", ...below] = path;
  const copy = JSON.parse(JSON.stringify(block)) as Record<string, unknown>;
  let holder: unknown = copy;
  for (const key of path.slice(0, -1)) holder = (holder as Record<string, unknown> | undefined)?.[key];
  const last = path.at(-1) ?? "";
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (typeof holder === "object" && holder !== null) Reflect.deleteProperty(holder, last);
  if (!blockSchema.safeParse(copy).success) return undefined;
  return below.length === 0
    ? { op: "update-block", page, block: block.id, patch: {}, unset: [top] }
    : { op: "update-block", page, block: block.id, patch: { [top]: copy[top] } };
}

/** Whether an op gets past a problem. Where it takes an element out of a list, the next element may have one of its own. */
function isSolvedBy(draft: AppSpec, op: Op, problem: SpecProblem): boolean {
  const copy = copySpec(draft);
  applyOp(copy, op, problem.path);
  const next = findSpecProblem(copy);
  return next === null || (problem.path.endsWith("]") ? next.message !== problem.message : next.path !== problem.path);
}

function copyOp(op: Op): Op {
  return JSON.parse(JSON.stringify(op)) as Op;
}
