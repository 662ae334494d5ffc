import type { Effect, EntityDef, FieldDef, Limit, Row, Value } from "../store/model.ts";
import { meets } from "./select-rows.ts";

/** What rules are read with: the clock, and the rows of another entity. */
export interface RuleScope {
  now: Date;
  rowsOf: (entity: string) => readonly Row[];
}

/** Whether a value is there. */
export const isEmpty = (value: Value | undefined): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Whether a field must be filled in as the row stands. */
export function isRequired(field: FieldDef, row: Row, now: Date): boolean {
  return field.required === true || (field.requiredWhen !== undefined && meets(row, field.requiredWhen, now));
}

/** Whether another row holds the value that only one may hold. */
export function isTaken(field: FieldDef, row: Row, rows: readonly Row[]): boolean {
  const wanted = keyOf(row[field.id]);
  return (
    field.unique === true &&
    wanted !== "" &&
    rows.some((other) => other.id !== row.id && keyOf(other[field.id]) === wanted)
  );
}

/** Whether a row stays as it is. */
export function isLocked(entity: EntityDef, row: Row, now: Date): boolean {
  return entity.lockedWhen !== undefined && meets(row, entity.lockedWhen, now);
}

/** The options that may follow one; all where nothing is said about it. */
export function stepsFrom(field: FieldDef, from: Value | undefined): readonly string[] {
  const options = field.options ?? [];
  const step = field.steps?.find((candidate) => candidate.from === from);
  return step === undefined ? options.filter((option) => option !== from) : step.to;
}

/** The field whose step from one option to another is not allowed. */
export function forbiddenStep(entity: EntityDef, before: Row, after: Row): FieldDef | undefined {
  return entity.fields.find(({ id, steps, ...field }) => {
    const [from, to] = [before[id] ?? null, after[id] ?? null];
    if (steps === undefined || from === null || from === to) return false;
    return to === null || !stepsFrom({ id, steps, ...field }, from).includes(String(to));
  });
}

/** Whether a change of a locked row leaves all as it is but for what locked it, where that has steps. */
export function mayUnlock(entity: EntityDef, before: Row, after: Row): boolean {
  const lock = entity.lockedWhen?.field;
  const isSteered = entity.fields.some(
    ({ id, steps, type }) => id === lock && (steps !== undefined || type === "boolean"),
  );
  return Object.keys(after).every((id) => after[id] === before[id] || (id === lock && isSteered));
}

/** A row as a limit sees it: which rows it shares a place with, and how many places it takes. */
function claimOf(limit: Limit, row: Row, now: Date): { group: string; amount: number } | null {
  const keys = limit.per.map((id) => keyOf(row[id]));
  if (keys.includes("") || (limit.where ?? []).some((condition) => !meets(row, condition, now))) return null;
  if (limit.waiting !== undefined && row[limit.waiting.field] === limit.waiting.value) return null;
  const amount = limit.amountField === undefined ? 1 : Number(row[limit.amountField] ?? 0);
  return { group: JSON.stringify(keys), amount };
}

/** A day for a moment, since places of a day are shared by all its hours. */
function keyOf(value: Value | undefined): string {
  const text = isEmpty(value) ? "" : String(value).trim();
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text.toLocaleLowerCase();
}

/** Places that are left for a row besides all others; null where there is no limit for it. */
function roomFor(entity: EntityDef, limit: Limit, row: Row, rows: readonly Row[], scope: RuleScope): number | null {
  const claim = claimOf(limit, row, scope.now);
  if (claim === null) return null;
  const most = mostOf(entity, limit, row, scope);
  if (most === null) return null;
  return rows.reduce((left, other) => {
    if (other.id === row.id) return left;
    const theirs = claimOf(limit, other, scope.now);
    return theirs?.group === claim.group ? left - theirs.amount : left;
  }, most);
}

function mostOf(entity: EntityDef, limit: Limit, row: Row, { rowsOf }: RuleScope): number | null {
  if (limit.mostField === undefined) return limit.most ?? null;
  const via = entity.fields.find((field) => field.id === limit.per[0]);
  const target = rowsOf(via?.relation ?? "").find((other) => other.id === row[via?.id ?? ""]);
  const most = target?.[limit.mostField];
  return typeof most === "number" ? most : null;
}

/** Whether a row takes more than is left. What it had before, it keeps. */
function exceeds(
  entity: EntityDef,
  limit: Limit,
  row: Row,
  before: Row | null,
  rows: readonly Row[],
  scope: RuleScope,
) {
  const claim = claimOf(limit, row, scope.now);
  const had = before === null ? null : claimOf(limit, before, scope.now);
  if (claim === null || (had?.group === claim.group && claim.amount <= had.amount)) return null;
  const room = roomFor(entity, limit, row, rows, scope);
  return room !== null && claim.amount > room ? Math.max(0, room) : null;
}

/** The first limit that a row would break, with what is left; those with a waiting list break never. */
export function brokenLimit(
  entity: EntityDef,
  row: Row,
  before: Row | null,
  rows: readonly Row[],
  scope: RuleScope,
): { limit: Limit; left: number } | null {
  for (const limit of entity.limits ?? []) {
    const left = limit.waiting === undefined ? exceeds(entity, limit, row, before, rows, scope) : null;
    if (left !== null) return { limit, left };
  }
  return null;
}

/** A row put on the waiting list where it is full. */
export function orWaiting(
  entity: EntityDef,
  row: Row,
  before: Row | null,
  rows: readonly Row[],
  scope: RuleScope,
): Row {
  return (entity.limits ?? []).reduce((kept, limit) => {
    if (limit.waiting === undefined || exceeds(entity, limit, kept, before, rows, scope) === null) return kept;
    return { ...kept, [limit.waiting.field]: limit.waiting.value };
  }, row);
}

/** Rows with those moved up from the waiting list for whom there is room; the first to ask comes first. Rows are newest first. */
export function movedUp(entity: EntityDef, rows: readonly Row[], scope: RuleScope): readonly Row[] {
  let kept = rows;
  for (const limit of entity.limits ?? []) {
    const { waiting } = limit;
    if (waiting === undefined) continue;
    for (const row of rows.toReversed()) {
      if (row[waiting.field] !== waiting.value) continue;
      const placed: Row = { ...row, [waiting.field]: waiting.placed };
      if (exceeds(entity, limit, placed, null, kept, scope) === null && claimOf(limit, placed, scope.now) !== null)
        kept = kept.map((other) => (other.id === row.id ? placed : other));
    }
  }
  return kept;
}

/** The next number of a field that counts by itself. */
export function nextNumber(field: FieldDef, rows: readonly Row[], now: Date): string | null {
  const { number } = field;
  if (number === undefined) return null;
  const head = `${number.prefix ?? ""}${number.perYear === true ? `${now.getFullYear()}-` : ""}`;
  const highest = rows.reduce((most, row) => {
    const text = String(row[field.id] ?? "");
    const digits = text.startsWith(head) ? text.slice(head.length) : "";
    return /^\d{1,12}$/.test(digits) ? Math.max(most, Number(digits)) : most;
  }, 0);
  return head + String(highest + 1).padStart(number.width ?? 1, "0");
}

/** What one row does to another: a value to set, or a number to add. */
export interface Done {
  entity: string;
  row: string;
  field: string;
  set?: string | number | boolean;
  add?: number;
}

/**
 * What changing a row does to those it points at. Numbers are taken back from where they were added once the row no longer meets the
 * condition, points elsewhere, or is gone; a value is set when the row comes to meet it.
 */
export function effectsOf(entity: EntityDef, before: Row | null, after: Row | null, now: Date): Done[] {
  return (entity.effects ?? []).flatMap((effect): Done[] => {
    const target = entity.fields.find(({ id }) => id === effect.via)?.relation ?? "";
    const [was, is] = [pointed(effect, before, now), pointed(effect, after, now)];
    if (effect.set !== undefined)
      return is === null || is === was ? [] : [{ entity: target, row: is, field: effect.field, set: effect.set }];
    const steps = [
      ...(was === null ? [] : [{ row: was, add: -amountOf(effect, before) }]),
      ...(is === null ? [] : [{ row: is, add: amountOf(effect, after) }]),
    ];
    const sums = new Map<string, number>();
    for (const { row, add } of steps) sums.set(row, (sums.get(row) ?? 0) + add);
    return [...sums].flatMap(([row, add]) => (add === 0 ? [] : [{ entity: target, row, field: effect.field, add }]));
  });
}

function pointed(effect: Effect, row: Row | null, now: Date): string | null {
  if (row === null || (effect.when !== undefined && !meets(row, effect.when, now))) return null;
  const id = row[effect.via];
  return typeof id === "string" && id !== "" ? id : null;
}

function amountOf({ add = 0, times = 1 }: Effect, row: Row | null): number {
  return times * (typeof add === "number" ? add : Number(row?.[add] ?? 0));
}
