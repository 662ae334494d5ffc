import type { Entity, Field, FieldType } from "./entity.ts";
import { ExpressionError, TODAY, type Expression } from "./expression.ts";
import type { Fail } from "./field-check.ts";
import { readRowExpression, splitName } from "./row-expression.ts";
import { boundType, lookedUpField, LOOKED_UP_TEXTS, NUMERIC_TYPES } from "./value-check.ts";

/** What an expression does with a field that it names. */
interface Use {
  name: string;
  as: "number" | "text" | "day" | "any";
  /** What the field is compared with. */
  text?: string;
}

/**
 * Checks that an expression can be read and that each of its names is a field of the entity, or of the one a relation points at, of a type that
 * suits what is done with it.
 */
export function checkRowExpression(
  text: string,
  owner: Entity,
  entities: ReadonlyMap<string, Entity>,
  path: string,
  fail: Fail,
): void {
  let expression: Expression;
  try {
    expression = readRowExpression(text);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return fail(path, error.message);
  }
  for (const use of usesIn(expression)) checkUse(use, owner, entities, path, fail);
}

function usesIn(expression: Expression): Use[] {
  switch (expression.is) {
    case "number":
      return [];
    case "name":
      return [{ name: expression.name, as: "number" }];
    case "text":
      return [{ name: expression.name, as: "text", text: expression.text }];
    case "empty":
      return [{ name: expression.name, as: "any" }];
    case "days":
      return [expression.from, expression.to].filter((name) => name !== TODAY).map((name) => ({ name, as: "day" }));
    case "minus":
    case "not":
      return usesIn(expression.of);
    case "binary":
    case "logic":
      return [...usesIn(expression.left), ...usesIn(expression.right)];
    case "choice":
      return [expression.test, expression.yes, expression.no].flatMap(usesIn);
    case "call":
      return expression.args.flatMap(usesIn);
  }
}

function checkUse(
  { name, as, text }: Use,
  owner: Entity,
  entities: ReadonlyMap<string, Entity>,
  path: string,
  fail: Fail,
): void {
  const { entity, field } = namedField(name, owner, entities, path, fail);
  const type = boundType(field, entities);
  const said = `${entity.id}.${field.id}`;
  if (as === "number" && type !== "boolean" && !NUMERIC_TYPES.has(type)) {
    if (isDay(type)) fail(path, `calculates with ${said}, which is a date; use days(${name}, today)`);
    const isCompared = LOOKED_UP_TEXTS.has(type) || type === "relation";
    fail(path, `calculates with ${said} of type ${type}${isCompared ? `; compare it, as in ${name} == 'text'` : ""}`);
  }
  if (as === "day" && !isDay(type)) fail(path, `counts days with ${said}, which is no date`);
  if (as !== "text" || text === undefined) return;
  if (type !== "relation" && !LOOKED_UP_TEXTS.has(type)) fail(path, `compares ${said} of type ${type} with a text`);
  const { options } = lookedUpField(field, entities) ?? field;
  if (options && !options.includes(text)) fail(path, `compares ${said} with "${text}", which is none of its options`);
}

const isDay = (type: FieldType): boolean => type === "date" || type === "dateTime";

/** The field that a name of an expression stands for, and the entity that has it. */
function namedField(
  name: string,
  owner: Entity,
  entities: ReadonlyMap<string, Entity>,
  path: string,
  fail: Fail,
): { entity: Entity; field: Field } {
  const { via, field } = splitName(name);
  const entity = via === undefined ? owner : targetOf(owner, via, entities, path, fail);
  const found = entity.fields.find(({ id }) => id === field);
  return { entity, field: found ?? fail(path, `names the field "${field}", which ${entity.id} does not have`) };
}

/** The entity that a relation of another points at. */
export function targetOf(
  owner: Entity,
  via: string,
  entities: ReadonlyMap<string, Entity>,
  path: string,
  fail: Fail,
): Entity {
  const relation =
    owner.fields.find(({ id }) => id === via) ??
    fail(path, `names the field "${via}", which ${owner.id} does not have`);
  if (relation.type !== "relation") fail(path, `looks up a row by ${owner.id}.${via}, which is no relation`);
  return (
    entities.get(relation.relation ?? "") ?? fail(path, `looks up a row by ${owner.id}.${via}, which points at nothing`)
  );
}
