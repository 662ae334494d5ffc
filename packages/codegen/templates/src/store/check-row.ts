import { copy, say } from "../copy.ts";
import {
  brokenLimit,
  effectsOf,
  forbiddenStep,
  isEmpty,
  isLocked,
  isRequired,
  isTaken,
  mayUnlock,
  type Done,
  type RuleScope,
} from "../rules/entity-rules.ts";
import type { EntityDef, FieldDef, Row, Value } from "./model.ts";
import { entityById, plainRows } from "./store.ts";

/** The clock and the rows that rules are read with. */
export const ruleScope = (): RuleScope => ({ now: new Date(), rowsOf: plainRows });

/** What is wrong with a value, in words; undefined when nothing is. `row` is the row it stands in, as far as that is known. */
export function problemOf(
  entity: EntityDef,
  field: FieldDef,
  value: Value,
  row: Record<string, Value> = {},
): string | undefined {
  const whole: Row = { id: "", ...row, [field.id]: value };
  if (isEmpty(value)) {
    // A row without a picture gets one drawn and a counted number comes by itself, so those are never missing.
    const comes = field.type === "image" || field.number !== undefined;
    return !comes && isRequired(field, whole, new Date()) ? copy.required : undefined;
  }
  if (typeof value === "number") {
    if (field.min !== undefined && value < field.min) return say(copy.atLeast, { n: field.min });
    if (field.max !== undefined && value > field.max) return say(copy.atMost, { n: field.max });
  }
  return isTaken(field, whole, plainRows(entity.id)) ? copy.takenAlready : undefined;
}

/** What keeps a row from being kept as it is now, with the field it is said at. */
export function refusalOf(entity: EntityDef, row: Row, before: Row | null): { field: string; words: string } | null {
  const scope = ruleScope();
  if (before !== null && isLocked(entity, before, scope.now) && !mayUnlock(entity, before, row))
    return { field: entity.lockedWhen?.field ?? entity.titleField, words: copy.rowLocked };
  const step = before === null ? undefined : forbiddenStep(entity, before, row);
  if (step !== undefined)
    return {
      field: step.id,
      words: say(copy.stepRefused, { from: String(before?.[step.id] ?? ""), to: String(row[step.id] ?? "") }),
    };
  const taken = entity.fields.find(
    (field) => row[field.id] !== before?.[field.id] && isTaken(field, row, plainRows(entity.id)),
  );
  if (taken !== undefined) return { field: taken.id, words: `${taken.name}: ${copy.takenAlready}` };
  const short = effectsOf(entity, before, row, scope.now).find(leavesTooLittle);
  if (short !== undefined) return { field: viaOf(entity, short), words: copy.notEnoughLeft };
  const broken = brokenLimit(entity, row, before, plainRows(entity.id), scope);
  if (broken === null) return null;
  const { limit, left } = broken;
  return {
    field: (left > 0 ? limit.amountField : undefined) ?? limit.per[0] ?? entity.titleField,
    words: left > 0 ? say(copy.onlySoManyLeft, { n: left }) : copy.limitReached,
  };
}

/** Whether a number of another row would fall below its least. */
function leavesTooLittle({ entity, row, field, add = 0 }: Done): boolean {
  const least = entityById(entity)?.fields.find(({ id }) => id === field)?.min;
  const value = plainRows(entity).find(({ id }) => id === row)?.[field];
  return least !== undefined && add < 0 && Number(value ?? 0) + add < least;
}

/** The field a person would change so that an effect goes well: the amount, else what it is taken from. */
function viaOf(entity: EntityDef, { field }: Done): string {
  const effect = entity.effects?.find((candidate) => candidate.field === field);
  return (typeof effect?.add === "string" ? effect.add : effect?.via) ?? entity.titleField;
}

/** Whether a person may change a row. */
export function mayChange(entity: EntityDef, row: Row): boolean {
  return !isLocked(entity, row, new Date());
}
