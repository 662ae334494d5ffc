import type { Entity, Field, FieldType } from "./entity.ts";
import { checkEntityRules, checkFieldRules } from "./entity-rules-check.ts";
import { checkFormula } from "./formula-check.ts";
import { checkId } from "./reserved-id.ts";
import { checkUnique, failAt, SpecProblem } from "./spec-problem.ts";
import { valueProblem } from "./value-check.ts";

/** Types of fields that can name a row. */
export const TITLE_TYPES: readonly FieldType[] = ["text", "longText", "choice", "location", "url", "email", "phone"];

/** Checks entities, their fields and their rows. @throws SpecProblem */
export function checkEntities(list: readonly Entity[]): void {
  const entities = new Map(list.map((entity) => [entity.id, entity]));
  checkUnique(
    list.map((entity) => entity.id),
    (index) => `entities[${index}].id`,
  );
  list.forEach((entity, index) => checkEntity(entity, `entities[${index}]`, entities));
}

function checkEntity(entity: Entity, path: string, entities: ReadonlyMap<string, Entity>): void {
  checkId(entity.id, `${path}.id`);
  checkUnique(
    entity.fields.map((field) => field.id),
    (index) => `${path}.fields[${index}].id`,
  );
  entity.fields.forEach((field, index) => checkField(field, entity, `${path}.fields[${index}]`, entities));
  const title = entity.fields.find((field) => field.id === entity.titleField);
  if (!title || !TITLE_TYPES.includes(title.type))
    throw new SpecProblem(`${path}.titleField`, `must name a text field of ${entity.id}`);
  checkUnique(
    entity.rows.map((row) => row.id),
    (index) => `${path}.rows[${index}].id`,
  );
  checkEntityRules(entity, entities, failAt(path));
  const byId = new Map(entity.fields.map((field) => [field.id, field]));
  entity.rows.forEach((row, index) => {
    for (const key of Object.keys(row)) {
      if (key !== "id" && !byId.has(key))
        throw new SpecProblem(`${path}.rows[${index}].${key.slice(0, 60)}`, `is not a field of ${entity.id}`);
    }
    for (const field of entity.fields) {
      const problem = valueProblem(field, row[field.id], (id) => entities.get(id));
      if (problem) throw new SpecProblem(`${path}.rows[${index}].${field.id}`, problem);
    }
  });
}

function checkField(field: Field, entity: Entity, path: string, entities: ReadonlyMap<string, Entity>): void {
  checkId(field.id, `${path}.id`);
  if (field.type === "choice" && !field.options) throw new SpecProblem(`${path}.options`, "is needed by a choice");
  if (field.options) checkUnique(field.options, (index) => `${path}.options[${index}]`);
  if (field.min !== undefined && field.max !== undefined && field.min > field.max)
    throw new SpecProblem(`${path}.min`, "is above max");
  if (field.type === "relation" ? !entities.has(field.relation ?? "") : field.relation !== undefined) {
    throw new SpecProblem(`${path}.relation`, "must name an entity, and only on a relation");
  }
  if (field.type !== "file")
    for (const key of ["accept", "several", "maxMegabytes"] as const)
      if (field[key] !== undefined) throw new SpecProblem(`${path}.${key}`, "belongs to a file field");
  if (field.accept) checkUnique(field.accept, (index) => `${path}.accept[${index}]`);
  if (field.type === "file" && field.default !== undefined)
    throw new SpecProblem(`${path}.default`, "cannot be set for a file");
  if ((field.type === "computed") !== (field.formula !== undefined))
    throw new SpecProblem(`${path}.formula`, "belongs to a computed field, which needs one");
  if (field.formula) checkFormula(field, field.formula, entity, entities, failAt(`${path}.formula`));
  checkFieldRules(field, entity, failAt(path));
  if (
    field.default !== undefined &&
    field.type !== "relation" &&
    !(typeof field.default === "string" && field.default.startsWith("@"))
  ) {
    const problem = valueProblem({ ...field, required: false }, field.default, (id) => entities.get(id));
    if (problem) throw new SpecProblem(`${path}.default`, problem);
  }
}
