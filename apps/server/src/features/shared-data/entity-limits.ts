import {
  meetsCondition,
  resolveMoment,
  valueProblem,
  type Effect,
  type EntityRules,
  type Field,
  type Limit,
} from "@sayhey/appspec";
import { DataRefusal, unfit } from "./data-refusal.ts";
import type { RuleScope } from "./rule-scope.ts";
import { ROW_COLUMNS, type StoredRow, type Value } from "./shared-row.ts";
import { zonedStamp } from "./zoned-moment.ts";

type Values = Record<string, Value>;

/** Now by the clock of the app's zone, in the fields of a local date: what `@today` is read at. */
export const appNow = (timeZone: string): Date => new Date(zonedStamp(new Date(), timeZone));

/**
 * Checks what the entity says of its own rows: locks, steps, values that only one may hold, and limits. Where a limit has a waiting list
 * the values are put on it; numbers that count by themselves are given out here, since others take one at the same time.
 * @param before the row's values so far; null for one that is new or comes back
 * @throws DataRefusal
 */
export async function checkEntityRules(
  scope: RuleScope,
  id: string,
  values: Values,
  before: Values | null,
  path: string,
): Promise<void> {
  const { entity } = scope.rules;
  const now = appNow(scope.app.timeZone);
  if (before !== null) {
    checkLock(scope.rules, before, values, now, path);
    checkSteps(scope.rules, before, values, path);
  }
  for (const field of entity.fields) {
    if (before === null && field.number !== undefined) values[field.id] = await nextNumber(scope, field, now);
    if (isEmpty(values[field.id])) {
      if (field.requiredWhen && meetsCondition(values, field.requiredWhen, now))
        throw unfit(`${path}.${field.id}`, "is required");
    } else if (field.unique === true && before?.[field.id] !== values[field.id])
      await checkUnique(scope, field, id, values, path);
  }
  for (const limit of entity.limits ?? []) await checkLimit(scope, limit, id, values, before, now, path);
}

const isEmpty = (value: Value | undefined): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Refuses a change of a row that stays as it is; what locks it may change back where that has steps. */
export function checkLock(
  { entity, fields }: EntityRules,
  before: Values,
  after: Values | null,
  now: Date,
  path: string,
): void {
  const lock = entity.lockedWhen;
  if (lock === undefined || !meetsCondition(before, lock, now)) return;
  const field = fields.get(lock.field);
  const isSteered = field?.steps !== undefined || field?.type === "boolean";
  const changed = after === null ? null : Object.keys(after).filter((id) => after[id] !== (before[id] ?? null));
  if (changed !== null && changed.every((id) => id === lock.field && isSteered)) return;
  throw new DataRefusal("conflict", "This is closed and can't be changed.", {
    rule: "locked",
    field: changed?.[0] === undefined ? path : `${path}.${changed[0]}`,
  });
}

function checkSteps({ entity }: EntityRules, before: Values, after: Values, path: string): void {
  for (const { id, steps } of entity.fields) {
    const [from, to] = [before[id] ?? null, after[id] ?? null];
    const step = steps?.find((candidate) => candidate.from === from);
    if (step === undefined || from === to || (to !== null && step.to.includes(String(to)))) continue;
    throw new DataRefusal("conflict", `"${String(to ?? "Nothing")}" can't follow "${String(from)}".`, {
      rule: "steps",
      field: `${path}.${id}`,
    });
  }
}

async function nextNumber({ tx, rules, storeId, generation }: RuleScope, field: Field, now: Date): Promise<string> {
  const { prefix = "", width = 1, perYear = false } = field.number ?? {};
  const head = `${prefix}${perYear ? `${now.getFullYear()}-` : ""}`;
  // Also those of deleted rows: a number that was given out once stays that row's.
  const [highest] = await tx<{ most: string | null }[]>`
    select max(substr("values" ->> ${field.id}, ${head.length + 1})::bigint)::text as most from app_rows
    where store_id = ${storeId} and generation = ${generation} and entity = ${rules.entity.id}
      and starts_with("values" ->> ${field.id}, ${head})
      and substr("values" ->> ${field.id}, ${head.length + 1}) ~ '^[0-9]{1,12}$'`;
  return head + String(Number(highest?.most ?? 0) + 1).padStart(width, "0");
}

async function checkUnique(
  { tx, rules, storeId, generation }: RuleScope,
  field: Field,
  id: string,
  values: Values,
  path: string,
): Promise<void> {
  const key = keyOf(values[field.id]);
  const cut = field.type === "dateTime" ? 10 : 2000;
  const taken = await tx`
    select 1 from app_rows
    where store_id = ${storeId} and generation = ${generation} and entity = ${rules.entity.id} and deleted_at is null
      and row_id <> ${id} and lower(left(btrim("values" ->> ${field.id}), ${cut})) = ${key} limit 1`;
  if (taken.length > 0)
    throw new DataRefusal("conflict", `${field.name} is taken already.`, {
      rule: "unique",
      field: `${path}.${field.id}`,
    });
}

/** A day for a moment, since places of a day are shared by all its hours. */
function keyOf(value: Value | undefined): string {
  const text = isEmpty(value) ? "" : String(value).trim();
  return (/^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text).toLowerCase();
}

/** What a row takes of a limit, and with which other rows; null where it takes nothing. */
function claimOf(limit: Limit, values: Values, now: Date): { keys: string[]; amount: number } | null {
  const keys = limit.per.map((id) => keyOf(values[id]));
  if (keys.includes("") || limit.where?.some((condition) => !meetsCondition(values, condition, now))) return null;
  if (limit.waiting && values[limit.waiting.field] === limit.waiting.value) return null;
  return { keys, amount: limit.amountField === undefined ? 1 : Number(values[limit.amountField] ?? 0) };
}

/** Places left for a row besides those others have; null where there is no limit. */
async function roomFor(scope: RuleScope, limit: Limit, id: string, values: Values, now: Date): Promise<number | null> {
  const { tx, rules, storeId, generation } = scope;
  const claim = claimOf(limit, values, now);
  const most = claim === null ? null : await mostOf(scope, limit, values);
  const [first] = limit.per;
  if (claim === null || most === null || first === undefined) return null;
  const others = await tx<{ values: Values }[]>`
    select "values" from app_rows
    where store_id = ${storeId} and generation = ${generation} and entity = ${rules.entity.id} and deleted_at is null
      and row_id <> ${id} and starts_with(lower(btrim("values" ->> ${first})), ${claim.keys[0] ?? ""})`;
  return others.reduce((left, other) => {
    const theirs = claimOf(limit, other.values, now);
    return theirs !== null && theirs.keys.every((key, index) => key === claim.keys[index])
      ? left - theirs.amount
      : left;
  }, most);
}

async function mostOf({ tx, rules, storeId, generation }: RuleScope, limit: Limit, values: Values) {
  if (limit.mostField === undefined) return limit.most ?? null;
  const via = rules.fields.get(limit.per[0] ?? "");
  const [target] = await tx<{ values: Values }[]>`
    select "values" from app_rows where store_id = ${storeId} and generation = ${generation}
      and entity = ${via?.relation ?? ""} and row_id = ${String(values[via?.id ?? ""] ?? "")} and deleted_at is null`;
  const most = target?.values[limit.mostField];
  return typeof most === "number" ? most : null;
}

async function checkLimit(
  scope: RuleScope,
  limit: Limit,
  id: string,
  values: Values,
  before: Values | null,
  now: Date,
  path: string,
): Promise<void> {
  const claim = claimOf(limit, values, now);
  const had = before === null ? null : claimOf(limit, before, now);
  const isSame = claim?.keys.every((key, index) => key === had?.keys[index]) ?? true;
  // What a row had before, it keeps, also where there are fewer places by now.
  if (claim === null || (isSame && had !== null && claim.amount <= had.amount)) return;
  const room = await roomFor(scope, limit, id, values, now);
  if (room === null || claim.amount <= room) return;
  if (limit.waiting === undefined)
    throw new DataRefusal("conflict", room > 0 ? `Only ${room} left.` : "This is full.", {
      rule: "limit",
      field: `${path}.${(room > 0 ? limit.amountField : undefined) ?? limit.per[0] ?? ""}`,
    });
  values[limit.waiting.field] = limit.waiting.value;
}

/** The first row on a waiting list of the entity for which there is room by now, with the values it gets. */
export async function nextInLine(scope: RuleScope): Promise<{ row: StoredRow; values: Values } | null> {
  const { tx, rules, storeId, generation } = scope;
  const now = appNow(scope.app.timeZone);
  for (const limit of rules.entity.limits ?? []) {
    const { waiting } = limit;
    if (waiting === undefined) continue;
    const rows = await tx<StoredRow[]>`
      select ${tx([...ROW_COLUMNS])} from app_rows
      where store_id = ${storeId} and generation = ${generation} and entity = ${rules.entity.id} and deleted_at is null
        and "values" ->> ${waiting.field} = ${waiting.value} order by place limit 200`;
    for (const row of rows) {
      const values = { ...row.values, [waiting.field]: waiting.placed };
      const claim = claimOf(limit, values, now);
      const room = claim === null ? null : await roomFor(scope, limit, row.row_id, values, now);
      // Where there is no limit nobody has to wait.
      if (claim !== null && (room === null || claim.amount <= room)) return { row, values };
    }
  }
  return null;
}

/** What changing a row does to one it points at: a value to set, or a number to add. */
export interface Done {
  entity: string;
  row: string;
  field: string;
  set?: Value;
  add?: number;
}

/** What a change does to other rows. The app's own screen works it out alike (`entity-rules.ts` of the templates). */
export function effectsOf({ entity }: EntityRules, before: Values | null, after: Values | null, now: Date): Done[] {
  return (entity.effects ?? []).flatMap((effect): Done[] => {
    const target = entity.fields.find(({ id }) => id === effect.via)?.relation ?? "";
    const [was, is] = [pointed(effect, before, now), pointed(effect, after, now)];
    if (effect.set !== undefined)
      return is === null || is === was ? [] : [{ entity: target, row: is, field: effect.field, set: effect.set }];
    const sums = new Map<string, number>();
    if (was !== null) sums.set(was, -amountOf(effect, before));
    if (is !== null) sums.set(is, (sums.get(is) ?? 0) + amountOf(effect, after));
    return [...sums].flatMap(([row, add]) => (add === 0 ? [] : [{ entity: target, row, field: effect.field, add }]));
  });
}

function pointed(effect: Effect, values: Values | null, now: Date): string | null {
  if (values === null || (effect.when && !meetsCondition(values, effect.when, now))) return null;
  const id = values[effect.via];
  return typeof id === "string" && id !== "" ? id : null;
}

function amountOf({ add = 0, times = 1 }: Effect, values: Values | null): number {
  return times * (typeof add === "number" ? add : Number(values?.[add] ?? 0));
}

/** The values of a row once something was done to it. @throws DataRefusal where a number would leave its bounds */
export function valuesAfter(
  rules: EntityRules,
  values: Values,
  { field: id, set, add = 0 }: Done,
  path: string,
  now: Date,
): Values {
  const field = rules.fields.get(id);
  if (field === undefined) return values;
  const before = values[id];
  const next = set ?? Math.round(((typeof before === "number" ? before : 0) + add) * 1e6) / 1e6;
  if (typeof next === "number" && valueProblem(field, next, () => undefined) !== null && add !== 0)
    throw new DataRefusal("conflict", "There is not enough left.", { rule: "stock", field: path });
  return { ...values, [id]: typeof next === "string" ? momentFor(field, next, now) : next };
}

/** A moment in the form that its field keeps: a day, a time, or both. */
function momentFor({ type }: Field, text: string, now: Date): string {
  if (type === "dateTime" && text === "@today") return resolveMoment("@now", now);
  const moment = resolveMoment(text, now);
  return type === "date" && text === "@now" ? moment.slice(0, 10) : moment;
}
