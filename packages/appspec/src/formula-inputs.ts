import type { Entity, Field, Formula } from "./entity.ts";
import { ExpressionError, namesIn } from "./expression.ts";
import { readRowExpression, splitName } from "./row-expression.ts";

/** A field, by the entity that has it. */
export interface FieldPlace {
  entity: string;
  field: string;
}

/** The fields that a formula of an entity reads, in its own row and in others; those of an expression that cannot be read are none. */
export function formulaInputs(formula: Formula, owner: Entity): FieldPlace[] {
  const own = (field: string): FieldPlace => ({ entity: owner.id, field });
  const along = (via: string, field: string): FieldPlace[] => {
    const target = owner.fields.find(({ id }) => id === via)?.relation;
    return target === undefined ? [own(via)] : [own(via), { entity: target, field }];
  };
  switch (formula.kind) {
    case "rollup":
      return [
        formula.via,
        ...(formula.field === undefined ? [] : [formula.field]),
        ...(formula.where ?? []).map(({ field }) => field),
      ].map((field) => ({
        entity: formula.entity,
        field,
      }));
    case "lookup":
      return along(formula.via, formula.field);
    case "expression":
      return namesOf(formula.of).flatMap((name) => {
        const { via, field } = splitName(name);
        return via === undefined ? [own(field)] : along(via, field);
      });
    default:
      return operandsOf(formula).map(own);
  }
}

/** The fields of its own row that a formula reads. */
export function rowInputs(formula: Formula): string[] {
  switch (formula.kind) {
    case "rollup":
      return [];
    case "lookup":
      return [formula.via];
    case "expression":
      return namesOf(formula.of).map((name) => {
        const { via, field } = splitName(name);
        return via ?? field;
      });
    default:
      return operandsOf(formula);
  }
}

function operandsOf(formula: Extract<Formula, { kind: "arithmetic" | "daysUntil" | "addDays" }>): string[] {
  const operands =
    formula.kind === "arithmetic"
      ? [formula.left, formula.right]
      : formula.kind === "addDays"
        ? [formula.field, formula.days]
        : [formula.field];
  return operands.filter((operand) => typeof operand === "string");
}

function namesOf(text: string): string[] {
  try {
    return namesIn(readRowExpression(text));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

/** Whether a field is computed from itself, over any number of steps and whichever rows they lead through; each field is looked at once. */
export function isCircular(field: Field, owner: Entity, entities: ReadonlyMap<string, Entity>): boolean {
  const seen = new Set<string>();
  const waiting: FieldPlace[] = [{ entity: owner.id, field: field.id }];
  for (const place of waiting) {
    const entity = place.entity === owner.id ? owner : entities.get(place.entity);
    const formula = entity?.fields.find(({ id }) => id === place.field)?.formula;
    if (entity === undefined || formula === undefined) continue;
    for (const input of formulaInputs(formula, entity)) {
      if (input.entity === owner.id && input.field === field.id) return true;
      const key = `${input.entity}.${input.field}`;
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push(input);
    }
  }
  return false;
}
