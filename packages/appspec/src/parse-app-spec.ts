import { AppError } from "@sayhey/contract/app-error";
import type { z } from "zod";
import { appSpecShapeSchema, type AppSpec } from "./app-spec.ts";
import { checkBlock, checkPointer, type Fail } from "./block-check.ts";
import type { Entity, Field, FieldType, Formula } from "./entity.ts";
import type { Page } from "./page.ts";
import { boundType, valueProblem } from "./value-check.ts";

/** Words that cannot be an identifier in the source tree, or that every row or object already has. */
const RESERVED = new Set(
  (
    "id arguments await break case catch class const constructor continue debugger default delete do else enum eval export extends false finally for function if " +
    "implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var " +
    "void while with yield prototype toString valueOf hasOwnProperty"
  ).split(" "),
);

/** Whether an id cannot name anything in the source tree: a word of the language, or a property every object has. */
export function isReservedId(id: string): boolean {
  return RESERVED.has(id);
}

const TITLE_TYPES: readonly FieldType[] = ["text", "longText", "choice", "location", "url", "email", "phone"];

/**
 * Reads an AppSpec and checks its shape and every reference in it; the rules are numbered in SPEC.md.
 * @throws AppError bad-request whose message names the path of the first thing that is wrong
 */
export function parseAppSpec(value: unknown): AppSpec {
  const shape = appSpecShapeSchema.safeParse(value);
  if (!shape.success) throw badRequest(shapeProblem(shape.error));
  const spec: AppSpec = shape.data;
  checkEntities(spec);
  checkPages(spec);
  checkUnique(
    spec.assumptions.map((assumption) => assumption.id),
    (index) => `assumptions[${index}].id`,
  );
  return spec;
}

function badRequest(problem: string): AppError {
  return new AppError("bad-request", `The app description is not valid: ${problem}.`, {
    hint: "Correct this value and try again.",
  });
}

function failAt(prefix: string): Fail {
  return (path, problem) => {
    throw badRequest(`${[prefix, path].filter(Boolean).join(".")} ${problem}`);
  };
}

function shapeProblem(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return "it has no readable shape";
  const path = issue.path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
  return `${path || "the document"}: ${issue.message.replace(/\.$/, "")}`;
}

function checkUnique(ids: readonly string[], path: (index: number) => string): void {
  const seen = new Set<string>();
  ids.forEach((id, index) => {
    if (seen.has(id)) throw badRequest(`${path(index)} repeats "${id}"`);
    seen.add(id);
  });
}

function checkName(id: string, path: string): void {
  if (isReservedId(id)) throw badRequest(`${path} "${id}" is a reserved word`);
}

function checkEntities(spec: AppSpec): void {
  const entities = new Map(spec.entities.map((entity) => [entity.id, entity]));
  checkUnique(
    spec.entities.map((entity) => entity.id),
    (index) => `entities[${index}].id`,
  );
  spec.entities.forEach((entity, index) => checkEntity(entity, `entities[${index}]`, entities));
}

function checkEntity(entity: Entity, path: string, entities: ReadonlyMap<string, Entity>): void {
  checkName(entity.id, `${path}.id`);
  checkUnique(
    entity.fields.map((field) => field.id),
    (index) => `${path}.fields[${index}].id`,
  );
  entity.fields.forEach((field, index) => checkField(field, entity, `${path}.fields[${index}]`, entities));
  const title = entity.fields.find((field) => field.id === entity.titleField);
  if (!title || !TITLE_TYPES.includes(title.type))
    throw badRequest(`${path}.titleField must name a text field of ${entity.id}`);
  checkUnique(
    entity.rows.map((row) => row.id),
    (index) => `${path}.rows[${index}].id`,
  );
  const byId = new Map(entity.fields.map((field) => [field.id, field]));
  entity.rows.forEach((row, index) => {
    for (const key of Object.keys(row)) {
      if (key !== "id" && !byId.has(key))
        throw badRequest(`${path}.rows[${index}].${key} is not a field of ${entity.id}`);
    }
    for (const field of entity.fields) {
      const problem = valueProblem(field, row[field.id], (id) => entities.get(id));
      if (problem) throw badRequest(`${path}.rows[${index}].${field.id} ${problem}`);
    }
  });
}

function checkField(field: Field, entity: Entity, path: string, entities: ReadonlyMap<string, Entity>): void {
  checkName(field.id, `${path}.id`);
  if (field.type === "choice" && !field.options) throw badRequest(`${path}.options is needed by a choice`);
  if (field.options) checkUnique(field.options, (index) => `${path}.options[${index}]`);
  if (field.min !== undefined && field.max !== undefined && field.min > field.max)
    throw badRequest(`${path}.min is above max`);
  if (field.type === "relation" ? !entities.has(field.relation ?? "") : field.relation !== undefined) {
    throw badRequest(`${path}.relation must name an entity, and only on a relation`);
  }
  if ((field.type === "computed") !== (field.formula !== undefined))
    throw badRequest(`${path}.formula belongs to a computed field, which needs one`);
  if (field.formula) checkFormula(field, field.formula, entity, `${path}.formula`, entities);
  if (
    field.default !== undefined &&
    field.type !== "relation" &&
    !(typeof field.default === "string" && field.default.startsWith("@"))
  ) {
    const problem = valueProblem({ ...field, required: false }, field.default, (id) => entities.get(id));
    if (problem) throw badRequest(`${path}.default ${problem}`);
  }
}

function checkFormula(
  field: Field,
  formula: Formula,
  entity: Entity,
  path: string,
  entities: ReadonlyMap<string, Entity>,
): void {
  const fail = failAt(path);
  const operand = (value: string | number, key: string, kinds: readonly FieldType[]): void => {
    if (typeof value === "number") return;
    const other =
      entity.fields.find((candidate) => candidate.id === value) ??
      fail(key, `names the field "${value}", which ${entity.id} does not have`);
    if (other.id === field.id || dependsOn(other, field.id, entity)) fail(key, "makes the field depend on itself");
    if (!kinds.includes(boundType(other))) fail(key, `names ${entity.id}.${other.id} of type ${other.type}`);
  };
  const numbers: readonly FieldType[] = ["number", "money", "percent", "duration", "rating"];
  switch (formula.kind) {
    case "rollup": {
      const other =
        entities.get(formula.entity) ?? fail("entity", `names the entity "${formula.entity}", which does not exist`);
      checkPointer(other, formula.via, entity.id, "via", fail);
      const measured = other.fields.find((candidate) => candidate.id === formula.field);
      if (formula.fn !== "count" && (!measured || !numbers.includes(boundType(measured))))
        fail("field", `must name a number of ${other.id}`);
      // Two rollups that read each other would never end.
      if (measured && reachesRollup(measured, other))
        fail("field", `names ${other.id}.${measured.id}, which is rolled up itself`);
      break;
    }
    case "arithmetic":
      operand(formula.left, "left", numbers);
      operand(formula.right, "right", numbers);
      break;
    case "daysUntil":
      operand(formula.field, "field", ["date", "dateTime"]);
      break;
    case "addDays":
      operand(formula.field, "field", ["date", "dateTime"]);
      operand(formula.days, "days", numbers);
      break;
  }
}

/** Whether `field` is computed, over any number of steps, from the field `target` of the same row. */
function dependsOn(field: Field, target: string, entity: Entity, depth = 0): boolean {
  if (!field.formula || depth > entity.fields.length) return false;
  return inputsOf(field.formula).some((input) => {
    if (input === target) return true;
    const other = entity.fields.find((candidate) => candidate.id === input);
    return other !== undefined && dependsOn(other, target, entity, depth + 1);
  });
}

function inputsOf(formula: Formula): (string | number)[] {
  if (formula.kind === "rollup") return [];
  if (formula.kind === "arithmetic") return [formula.left, formula.right];
  return formula.kind === "addDays" ? [formula.field, formula.days] : [formula.field];
}

function reachesRollup(field: Field, entity: Entity, depth = 0): boolean {
  if (!field.formula || depth > entity.fields.length) return false;
  if (field.formula.kind === "rollup") return true;
  return inputsOf(field.formula).some((input) => {
    const other = entity.fields.find((candidate) => candidate.id === input);
    return other !== undefined && reachesRollup(other, entity, depth + 1);
  });
}

function checkPages(spec: AppSpec): void {
  const references = {
    entities: new Map(spec.entities.map((entity) => [entity.id, entity])),
    pages: new Set(spec.pages.map((page) => page.id)),
  };
  checkUnique(
    spec.pages.map((page) => page.id),
    (index) => `pages[${index}].id`,
  );
  checkUnique(
    spec.pages.map((page) => page.path),
    (index) => `pages[${index}].path`,
  );
  if (spec.pages[0]?.path !== "/") throw badRequest("pages[0].path must be /");
  const blockIds = new Set<string>();
  spec.pages.forEach((page, index) => {
    checkName(page.id, `pages[${index}].id`);
    checkDetail(page, `pages[${index}]`);
    page.blocks.forEach((block, position) => {
      const path = `pages[${index}].blocks[${position}]`;
      if (blockIds.has(block.id)) throw badRequest(`${path}.id repeats "${block.id}"`);
      blockIds.add(block.id);
      checkBlock(block, references, failAt(path));
    });
  });
}

function checkDetail(page: Page, path: string): void {
  const details = page.blocks.filter((block) => block.kind === "detail").length;
  if (page.path.endsWith("/:id")) {
    if (details !== 1) throw badRequest(`${path}.blocks must hold one detail block, because the path ends in /:id`);
    if (page.nav) throw badRequest(`${path}.nav must be false, because the path needs an id`);
  } else if (details > 0) throw badRequest(`${path}.blocks holds a detail block, but the path does not end in /:id`);
}
