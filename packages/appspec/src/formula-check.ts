import { checkPointer, type Fail } from "./field-check.ts";
import { checkCondition } from "./condition-check.ts";
import type { Entity, Field, FieldType, Formula } from "./entity.ts";
import { isCircular, rowInputs } from "./formula-inputs.ts";
import { checkRowExpression, targetOf } from "./row-expression-check.ts";
import { failAt, SpecProblem } from "./spec-problem.ts";
import { boundType, LOOKED_UP_TEXTS } from "./value-check.ts";

const NUMBERS: readonly FieldType[] = ["number", "money", "percent", "duration", "rating"];
const DAYS: readonly FieldType[] = ["date", "dateTime"];

/** Checks that a formula can be worked out: its operands exist, have fitting types, and never lead back to the field. */
export function checkFormula(
  field: Field,
  formula: Formula,
  entity: Entity,
  entities: ReadonlyMap<string, Entity>,
  fail: Fail,
): void {
  const operand = (value: string | number, key: string, kinds: readonly FieldType[]): void => {
    if (typeof value === "number") return;
    const other =
      entity.fields.find((candidate) => candidate.id === value) ??
      fail(key, `names the field "${value}", which ${entity.id} does not have`);
    if (inputsOf(other, entity).has(field.id)) fail(key, "makes the field depend on itself");
    if (!kinds.includes(boundType(other, entities))) fail(key, `names ${entity.id}.${other.id} of type ${other.type}`);
  };
  switch (formula.kind) {
    case "rollup": {
      const other =
        entities.get(formula.entity) ?? fail("entity", `names the entity "${formula.entity}", which does not exist`);
      checkPointer(other, formula.via, entity.id, "via", fail);
      const measured = other.fields.find((candidate) => candidate.id === formula.field);
      const isOfDays = formula.fn === "earliest" || formula.fn === "latest";
      if (formula.fn !== "count" && (!measured || !(isOfDays ? DAYS : NUMBERS).includes(boundType(measured, entities))))
        fail("field", `must name a ${isOfDays ? "day" : "number"} of ${other.id}`);
      // Two rollups that read each other would never end.
      if (measured && readsRollup(measured, other))
        fail("field", `names ${other.id}.${measured.id}, which is rolled up itself`);
      formula.where?.forEach((condition, index) => {
        const field = checkCondition(other, condition, `where[${index}]`, fail);
        if (readsRollup(field, other))
          fail(`where[${index}].field`, `names ${other.id}.${field.id}, which is rolled up itself`);
      });
      break;
    }
    case "arithmetic":
      operand(formula.left, "left", NUMBERS);
      operand(formula.right, "right", NUMBERS);
      break;
    case "daysUntil":
      operand(formula.field, "field", DAYS);
      break;
    case "addDays":
      operand(formula.field, "field", DAYS);
      operand(formula.days, "days", NUMBERS);
      break;
    case "expression":
      checkRowExpression(formula.of, entity, entities, "of", fail);
      if (isCircular(field, entity, entities)) fail("of", "makes the field depend on itself");
      break;
    case "lookup": {
      const other = targetOf(entity, formula.via, entities, "via", fail);
      const shown =
        other.fields.find((candidate) => candidate.id === formula.field) ??
        fail("field", `names the field "${formula.field}", which ${other.id} does not have`);
      const type = boundType(shown, entities);
      if (![...NUMBERS, ...DAYS, ...LOOKED_UP_TEXTS].includes(type))
        fail(
          "field",
          `names ${other.id}.${shown.id} of type ${type}; a number, a text, a date or a choice is looked up`,
        );
      if (isCircular(field, entity, entities)) fail("field", "makes the field depend on itself");
      break;
    }
  }
}

/**
 * Says why a formula cannot stand in a field of an entity, by ids and beginning with the part that is wrong, or null where it can. `field` is
 * the one that it is for; a new one where it is absent.
 */
export function findFormulaProblem(
  entities: readonly Entity[],
  owner: Entity,
  formula: Formula,
  field?: Field,
): string | null {
  const id = field?.id ?? freeId(owner);
  const changed: Field = { ...(field ?? { id, name: id }), type: "computed", formula };
  const fields =
    field === undefined ? [...owner.fields, changed] : owner.fields.map((each) => (each.id === id ? changed : each));
  const entity = { ...owner, fields };
  const all = new Map(entities.map((each) => [each.id, each.id === owner.id ? entity : each]));
  try {
    checkFormula(changed, formula, entity, all, failAt("formula"));
    return null;
  } catch (error) {
    if (error instanceof SpecProblem) return error.problem;
    throw error;
  }
}

function freeId({ fields }: Entity): string {
  let id = "formula";
  while (fields.some((field) => field.id === id)) id += "X";
  return id;
}

function readsRollup(field: Field, entity: Entity): boolean {
  const inputs = inputsOf(field, entity);
  return entity.fields.some((candidate) => inputs.has(candidate.id) && candidate.formula?.kind === "rollup");
}

/** The field and every field of its row that it is computed from, over any number of steps; each is looked at once. */
function inputsOf(field: Field, entity: Entity): ReadonlySet<string> {
  const seen = new Set([field.id]);
  for (const id of seen) {
    const formula = entity.fields.find((candidate) => candidate.id === id)?.formula;
    for (const input of formula ? rowInputs(formula) : []) seen.add(input);
  }
  return seen;
}
