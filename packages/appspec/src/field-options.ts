import type { AppSpec } from "./app-spec.ts";
import type { Entity, Field } from "./entity.ts";
import type { FieldPlace } from "./formula-inputs.ts";
import { renameOptionsInExpression } from "./formula-options.ts";
import type { Op } from "./op.ts";
import { applyOp } from "./ops/apply-op.ts";
import { refuse } from "./ops/change.ts";
import { copySpec } from "./ops/copy-spec.ts";
import { findSpecProblem } from "./parse-app-spec.ts";
import { withConsequences } from "./with-consequences.ts";

/** No app names an option in more places. */
const MOST_MENTIONS = 500;

/**
 * The ops that rename an option of a choice or of tags wherever it is said: in the field, its rows, and the blocks that test or set it.
 * @throws AppError bad-request when the option is not there, or the new name is another option
 */
export function opsToRenameOption(spec: AppSpec, entityId: string, fieldId: string, from: string, to: string): Op[] {
  const { entity, field, options } = optionsOf(spec, entityId, fieldId, from);
  const name = to.trim();
  if (name === from) return [];
  if (options.includes(name)) throw refuse(`${entityId}.${fieldId}.options has "${name}" already`);
  const swap = (value: string): string => (value === from ? name : value);
  const direct: Op[] = [
    {
      op: "update-field",
      entity: entityId,
      field: fieldId,
      patch: { options: options.map(swap), ...(field.default === from ? { default: name } : {}) },
    },
    ...rowOps(entity, fieldId, (values) => values.map(swap)),
  ];
  return [...direct, ...mentionsIn(spec, direct, { entity: entityId, field: fieldId }, from, name)];
}

/**
 * The ops that take an option away and put another in its place, or nothing, and what has to follow.
 * @throws AppError bad-request when the option is not there, or is the last of a choice
 */
export function opsToRemoveOption(
  spec: AppSpec,
  entityId: string,
  fieldId: string,
  option: string,
  instead: string | null,
): Op[] {
  const { entity, field, options } = optionsOf(spec, entityId, fieldId, option);
  const rest = options.filter((other) => other !== option);
  if (rest.length === 0 && field.type === "choice") throw refuse(`${entityId}.${fieldId} needs an option`);
  if (instead !== null && !rest.includes(instead)) throw refuse(`${entityId}.${fieldId} has no option "${instead}"`);
  const swap = (value: string): string | null => (value === option ? instead : value);
  const isLast = rest.length === 0;
  const direct: Op[] = [
    {
      op: "update-field",
      entity: entityId,
      field: fieldId,
      patch: {
        ...(isLast ? {} : { options: rest }),
        ...(field.default === option && instead !== null ? { default: instead } : {}),
      },
      unset: [...(isLast ? ["options"] : []), ...(field.default === option && instead === null ? ["default"] : [])],
    },
    ...rowOps(entity, fieldId, (values) => values.map(swap)),
  ];
  const mentions =
    instead === null ? [] : mentionsIn(spec, direct, { entity: entityId, field: fieldId }, option, instead);
  return withConsequences(spec, [...direct, ...mentions]);
}

function optionsOf(
  spec: AppSpec,
  entityId: string,
  fieldId: string,
  option: string,
): { entity: Entity; field: Field; options: string[] } {
  const entity = spec.entities.find(({ id }) => id === entityId);
  const field = entity?.fields.find(({ id }) => id === fieldId);
  if (!entity || !field?.options?.includes(option)) throw refuse(`${entityId}.${fieldId} has no option "${option}"`);
  return { entity, field, options: field.options };
}

/** One op for each row whose value changes; a list loses what becomes nothing. */
function rowOps(entity: Entity, field: string, change: (values: string[]) => (string | null)[]): Op[] {
  return entity.rows.flatMap((row): Op[] => {
    const value = row[field];
    const before = Array.isArray(value) ? value : typeof value === "string" ? [value] : [];
    const after = [...new Set(change(before).filter((item) => item !== null))];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const about = { op: "update-row" as const, entity: entity.id, row: row.id };
    const [first] = after;
    if (first === undefined) return [{ ...about, values: {}, unset: [field] }];
    return [{ ...about, values: { [field]: Array.isArray(value) ? after : first } }];
  });
}

/** Ops that say the new word in every block whose check misses the old one. */
function mentionsIn(spec: AppSpec, ops: readonly Op[], at: FieldPlace, from: string, to: string): Op[] {
  const draft = copySpec(spec);
  ops.forEach((op, index) => applyOp(draft, copyOf(op), `ops[${index}]`));
  const mentions: Op[] = [];
  while (mentions.length < MOST_MENTIONS) {
    const path = findSpecProblem(draft)?.path;
    const rule = entityMention(draft, path ?? "", at, from, to);
    if (rule !== undefined) {
      applyOp(draft, copyOf(rule), "ops");
      mentions.push(rule);
      continue;
    }
    const found = /^pages\[(\d+)\]\.blocks\[(\d+)\]\.(\w+)(.*)$/.exec(path ?? "");
    const page = draft.pages[Number(found?.[1])];
    const block = page?.blocks[Number(found?.[2])];
    const key = found?.[3];
    if (!page || !block || key === undefined) break;
    const before = (block as Record<string, unknown>)[key];
    const inner = [...(found?.[4] ?? "").matchAll(/[^.[\]]+/g)].map(([part]) => part);
    const after = replacedAt(before, inner, from, to);
    if (JSON.stringify(after) === JSON.stringify(before)) break;
    const op: Op = { op: "update-block", page: page.id, block: block.id, patch: { [key]: after } };
    applyOp(draft, copyOf(op), "ops");
    mentions.push(op);
  }
  return mentions;
}

/** The op that says the new word in a rule of an entity or a field that misses the old one. */
function entityMention(draft: AppSpec, path: string, at: FieldPlace, from: string, to: string): Op | undefined {
  const match =
    /^entities\[(\d+)\]\.(?:fields\[(\d+)\]\.)?(steps|warn|requiredWhen|formula|limits|effects|lockedWhen)/.exec(path);
  const entity = draft.entities[Number(match?.[1])];
  const key = match?.[3];
  if (!entity || key === undefined) return undefined;
  const field = match?.[2] === undefined ? undefined : entity.fields[Number(match[2])];
  const before = ((field ?? entity) as Record<string, unknown>)[key];
  const after =
    field?.formula?.kind === "expression" && key === "formula"
      ? {
          ...field.formula,
          of: renameOptionsInExpression(field.formula.of, entity, draft.entities, (of, id, option) =>
            of === at.entity && id === at.field && option === from ? to : option,
          ),
        }
      : replacedAt(before, [], from, to);
  if (JSON.stringify(after) === JSON.stringify(before)) return undefined;
  const patch = { [key]: after };
  return field
    ? { op: "update-field", entity: entity.id, field: field.id, patch }
    : { op: "update-entity", entity: entity.id, patch };
}

/** A copy with the word replaced at a path, or everywhere below it. */
function replacedAt(value: unknown, [key, ...rest]: readonly string[], from: string, to: string): unknown {
  if (key !== undefined && typeof value === "object" && value !== null) {
    const copy = copyOf(value) as Record<string, unknown>;
    copy[key] = replacedAt(copy[key], rest, from, to);
    return copy;
  }
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((item: unknown) => replacedAt(item, [], from, to));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replacedAt(item, [], from, to)]));
}

function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
