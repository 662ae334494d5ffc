import { checkCondition } from "./condition-check.ts";
import type { Condition, Effect, Entity, Field, FieldType, Limit } from "./entity.ts";
import { checkField, type Fail } from "./field-check.ts";
import { NUMERIC_TYPES } from "./value-check.ts";

const NUMBERS: readonly FieldType[] = [...NUMERIC_TYPES];
/** Types that rows can be told apart by. */
const TELLING: readonly FieldType[] = [
  "text",
  "number",
  "date",
  "dateTime",
  "time",
  "choice",
  "relation",
  "email",
  "phone",
  "url",
  "location",
];

/** Checks the rules that hold for one field. */
export function checkFieldRules(field: Field, entity: Entity, fail: Fail): void {
  if (field.unique === true && !TELLING.includes(field.type)) fail("unique", "suits no field of this type");
  if (field.requiredWhen) {
    if (field.type === "computed") fail("requiredWhen", "asks for a value that is worked out");
    checkKept(entity, field.requiredWhen, "requiredWhen", fail);
  }
  field.warn?.forEach(({ when }, index) => checkCondition(entity, when, `warn[${index}].when`, fail));
  if (field.number && field.type !== "text") fail("number", "counts in a text field only");
  if (field.steps && field.type !== "choice") fail("steps", "belong to a choice");
  const options = field.options ?? [];
  field.steps?.forEach(({ from, to }, index) => {
    for (const option of [from, ...to])
      if (!options.includes(option)) fail(`steps[${index}]`, `has "${option}", which is no option of ${field.id}`);
    if (field.steps?.some((other, place) => place < index && other.from === from))
      fail(`steps[${index}].from`, `is "${from}" a second time`);
  });
}

/** Checks the rules that hold for the rows of an entity. */
export function checkEntityRules(entity: Entity, entities: ReadonlyMap<string, Entity>, fail: Fail): void {
  if (entity.lockedWhen) checkKept(entity, entity.lockedWhen, "lockedWhen", fail);
  entity.limits?.forEach((limit, index) =>
    checkLimit(entity, limit, entities, (path, problem) => fail(`limits[${index}].${path}`, problem)),
  );
  entity.effects?.forEach((effect, index) =>
    checkEffect(entity, effect, entities, (path, problem) => fail(`effects[${index}].${path}`, problem)),
  );
}

function checkLimit(entity: Entity, limit: Limit, entities: ReadonlyMap<string, Entity>, fail: Fail): void {
  const [first] = limit.per.map((id, index) => checkField(entity, id, TELLING, `per[${index}]`, fail));
  if (new Set(limit.per).size < limit.per.length) fail("per", "names a field twice");
  if ((limit.most === undefined) === (limit.mostField === undefined)) fail("most", "or mostField is needed, not both");
  if (limit.mostField !== undefined) {
    const other = entities.get(first?.relation ?? "") ?? fail("mostField", "needs a relation as first of per");
    checkStored(other, limit.mostField, NUMBERS, "mostField", fail);
  }
  if (limit.amountField !== undefined) checkStored(entity, limit.amountField, NUMBERS, "amountField", fail);
  limit.where?.forEach((condition, index) => checkKept(entity, condition, `where[${index}]`, fail));
  if (limit.waiting) {
    const options = checkField(entity, limit.waiting.field, ["choice"], "waiting.field", fail).options ?? [];
    for (const key of ["value", "placed"] as const)
      if (!options.includes(limit.waiting[key])) fail(`waiting.${key}`, `must be an option of ${limit.waiting.field}`);
    if (limit.waiting.value === limit.waiting.placed) fail("waiting.placed", "is what a waiting row has already");
  }
}

function checkEffect(entity: Entity, effect: Effect, entities: ReadonlyMap<string, Entity>, fail: Fail): void {
  const via = checkField(entity, effect.via, ["relation"], "via", fail);
  const other = entities.get(via.relation ?? "") ?? fail("via", "points at nothing");
  if (effect.when) checkKept(entity, effect.when, "when", fail);
  if ((effect.set === undefined) === (effect.add === undefined)) fail("set", "or add is needed, not both");
  if (effect.add !== undefined) {
    checkStored(other, effect.field, NUMBERS, "field", fail);
    if (typeof effect.add === "string") checkStored(entity, effect.add, NUMBERS, "add", fail);
    return;
  }
  const field = checkStored(other, effect.field, undefined, "field", fail);
  if (field.type === "relation") fail("field", `names ${other.id}.${field.id} of type relation, which cannot be set`);
  if (field.type === "choice" && !field.options?.some((option) => option === effect.set))
    fail("set", `must be an option of ${field.id}`);
}

/** A field that holds a value of its own: what is worked out is not there where rows are kept. */
function checkStored(
  owner: Entity,
  id: string,
  types: readonly FieldType[] | undefined,
  path: string,
  fail: Fail,
): Field {
  const field = checkField(owner, id, types, path, fail);
  if (field.type === "computed") fail(path, `names ${owner.id}.${id}, which is worked out`);
  return field;
}

function checkKept(owner: Entity, condition: Condition, path: string, fail: Fail): void {
  if (checkCondition(owner, condition, path, fail).type === "computed")
    fail(`${path}.field`, `names ${owner.id}.${condition.field}, which is worked out`);
}
