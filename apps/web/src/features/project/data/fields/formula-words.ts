import {
  boundType,
  expressionInWords,
  findFormulaProblem,
  type AppSpec,
  type Entity,
  type Field,
  type Formula,
} from "@sayhey/appspec";

/** What a number over rows is called. */
export const MEASURES = {
  count: "How many",
  sum: "Sum",
  average: "Average",
  min: "Least",
  max: "Most",
  earliest: "First day",
  latest: "Last day",
} as const;
/** What is done with two numbers. */
export const OPERATORS = { "+": "plus", "-": "minus", "*": "times", "/": "divided by", "%": "in percent of" } as const;

/** A formula in words: 'Sum of Amount over Payments'. */
export function formulaWords(spec: AppSpec, entity: Entity, formula: Formula): string {
  const name = (id: string | number): string =>
    typeof id === "number" ? String(id) : (entity.fields.find((field) => field.id === id)?.name ?? id);
  switch (formula.kind) {
    case "rollup": {
      const other = spec.entities.find(({ id }) => id === formula.entity);
      const measured = other?.fields.find(({ id }) => id === formula.field)?.name;
      const plural = other?.plural ?? formula.entity;
      const some = formula.where === undefined ? "" : " that fit";
      return formula.fn === "count"
        ? `How many ${plural}${some}`
        : `${MEASURES[formula.fn]} of ${measured ?? ""} over ${plural}${some}`;
    }
    case "arithmetic":
      return `${name(formula.left)} ${OPERATORS[formula.op]} ${name(formula.right)}`;
    case "daysUntil":
      return `Days until ${name(formula.field)}`;
    case "addDays":
      return `${name(formula.field)} plus ${name(formula.days)} days`;
    case "expression":
      return expressionInWords(formula.of, entity, spec.entities);
    case "lookup": {
      const relation = entity.fields.find(({ id }) => id === formula.via);
      const other = spec.entities.find(({ id }) => id === relation?.relation);
      const shown = other?.fields.find(({ id }) => id === formula.field)?.name ?? formula.field;
      return `${shown} of ${relation?.name ?? formula.via}`;
    }
  }
}

/** Fields of an entity that a formula can reckon with. */
export function numbersOf(spec: AppSpec, entity: Entity, except?: Field): Field[] {
  const types = ["number", "money", "percent", "duration", "rating"];
  return entity.fields.filter((field) => field.id !== except?.id && types.includes(boundType(field, spec.entities)));
}

/** Fields of an entity that hold a day. */
export function daysOf(spec: AppSpec, entity: Entity, except?: Field): Field[] {
  return entity.fields.filter(
    (field) => field.id !== except?.id && ["date", "dateTime"].includes(boundType(field, spec.entities)),
  );
}

/** What can be shown of the rows that relations of an entity lead to: each relation with the fields that fit. */
export function lookupsOf(spec: AppSpec, entity: Entity, except?: Field): { via: Field; fields: Field[] }[] {
  return entity.fields.flatMap((via) => {
    const target = via.type === "relation" ? spec.entities.find(({ id }) => id === via.relation) : undefined;
    const fields = (target?.fields ?? []).filter(
      ({ id }) =>
        findFormulaProblem(spec.entities, entity, { kind: "lookup", via: via.id, field: id }, except) === null,
    );
    return fields.length === 0 ? [] : [{ via, fields }];
  });
}

/** Relations of other entities that point at this one. */
export function pointersAt(spec: AppSpec, entity: Entity): { entity: Entity; via: Field }[] {
  return spec.entities.flatMap((other) =>
    other.fields.flatMap((via) =>
      via.type === "relation" && via.relation === entity.id ? [{ entity: other, via }] : [],
    ),
  );
}

/** A first formula that the fields allow; null where nothing can be worked out yet. */
export function firstFormula(spec: AppSpec, entity: Entity, except?: Field): Formula | null {
  const [pointer] = pointersAt(spec, entity);
  if (pointer !== undefined) return { kind: "rollup", fn: "count", entity: pointer.entity.id, via: pointer.via.id };
  const numbers = numbersOf(spec, entity, except);
  const [left, right] = numbers;
  if (left !== undefined) return { kind: "arithmetic", op: "*", left: left.id, right: right?.id ?? 2 };
  const [day] = daysOf(spec, entity, except);
  if (day !== undefined) return { kind: "daysUntil", field: day.id };
  const [lookup] = lookupsOf(spec, entity, except);
  const [shown] = lookup?.fields ?? [];
  return lookup === undefined || shown === undefined ? null : { kind: "lookup", via: lookup.via.id, field: shown.id };
}

/** The formula in writing that one goes on from: what a formula of two numbers says, or the first that the fields allow. */
export function firstWritten(spec: AppSpec, entity: Entity, formula: Formula, except?: Field): Formula {
  if (formula.kind === "arithmetic") {
    const { op, left, right } = formula;
    return { kind: "expression", of: op === "%" ? `${left} / ${right} * 100` : `${left} ${op} ${right}` };
  }
  const [left, right] = numbersOf(spec, entity, except);
  if (left !== undefined) return { kind: "expression", of: right === undefined ? left.id : `${left.id} * ${right.id}` };
  const [day] = daysOf(spec, entity, except);
  return { kind: "expression", of: day === undefined ? "1" : `days(${day.id}, today)` };
}
