import {
  boundType,
  computedReader,
  currencyOfExpression,
  ExpressionError,
  expressionFromWords,
  expressionInWords,
  findFormulaProblem,
  NUMERIC_TYPES,
  readRowExpression,
  type AppSpec,
  type Entity,
  type Field,
  type Formula,
} from "@sayhey/appspec";
import { cellText } from "../rows/cell-text.ts";

/** A formula that is written out. */
export type WrittenFormula = Extract<Formula, { kind: "expression" }>;

/** What was typed, as a formula, or in a sentence why it is none. */
export function readWritten(
  spec: AppSpec,
  entity: Entity,
  field: Field | undefined,
  typed: string,
): { formula: WrittenFormula; problem: null } | { formula: null; problem: string } {
  const { of, unknown } = expressionFromWords(typed, entity, spec.entities);
  if (of === "") return { formula: null, problem: "Write a formula." };
  if (unknown !== "") return { formula: null, problem: `There’s no field called “${unknown}”.` };
  const formula: WrittenFormula = { kind: "expression", of };
  const problem = findFormulaProblem(spec.entities, entity, formula, field);
  return problem === null ? { formula, problem: null } : { formula: null, problem: inWords(problem, spec, entity) };
}

/** The currency of what a formula comes to; none where it is no money or cannot be read. */
export function currencyOfWritten(of: string, entity: Entity, entities: readonly Entity[]): string | undefined {
  try {
    return currencyOfExpression(readRowExpression(of), entity, entities);
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}

/** What is wrong with a formula as a sentence, with names in place of ids. */
function inWords(problem: string, { entities }: AppSpec, entity: Entity): string {
  if (problem.startsWith("cannot be read") || problem.startsWith("has a sign missing"))
    return "This formula isn’t finished. Check its signs and brackets.";
  if (problem.startsWith("makes the field depend")) return "A field can’t be calculated from itself.";
  const said = problem
    .replace(/\b(\w+)\.(\w+)\b/g, (whole, owner: string, id: string) => {
      const found = entities.find((each) => each.id === owner)?.fields.find((each) => each.id === id);
      return found?.name ?? whole;
    })
    .replace(/days\((\S+), today\)|(\S+)(?= == ')/g, (whole: string) => expressionInWords(whole, entity, entities));
  return `The formula ${said}.`;
}

/** What can be put into a formula: fields of the entity, and of those that its relations lead to. */
export function insertable(
  spec: AppSpec,
  entity: Entity,
  except: Field | undefined,
): { group: string; items: { value: string; label: string }[] }[] {
  const groupOf = (group: string, prefix: string, fields: readonly Field[]) => ({
    group,
    items: fields.flatMap((field) => {
      if (field.id === except?.id) return [];
      const name = `${prefix}${field.name}`;
      const piece = pieceFor(field, name, spec);
      return piece === null ? [] : [{ value: piece, label: name }];
    }),
  });
  const linked = entity.fields.flatMap((via) => {
    const target = via.type === "relation" ? spec.entities.find(({ id }) => id === via.relation) : undefined;
    return target === undefined ? [] : [groupOf(`From ${via.name}`, `${via.name}.`, target.fields)];
  });
  const seen = new Set<string>();
  return [groupOf(entity.plural, "", entity.fields), ...linked]
    .map(({ group, items }) => ({
      group,
      items: items.filter(({ value }) => !seen.has(value) && seen.add(value)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** How a field stands in a formula: a number by its name, a date and a choice in what they are used for. */
function pieceFor(field: Field, name: string, spec: AppSpec): string | null {
  const type = boundType(field, spec.entities);
  if (NUMERIC_TYPES.has(type) || type === "boolean") return name;
  if (type === "date" || type === "dateTime") return `days(${name}, today)`;
  const [option] = field.options ?? [];
  return field.type === "choice" && option !== undefined ? `${name} == '${option.replaceAll("'", "\\'")}'` : null;
}

/** What a formula gives for the first row, as a sentence. */
export function previewOf(
  spec: AppSpec,
  entity: Entity,
  field: Field | undefined,
  formula: WrittenFormula,
  now: Date,
): string {
  const [row] = entity.rows;
  if (row === undefined) return "No rows yet to try it with.";
  const unit = field === undefined ? currencyOfWritten(formula.of, entity, spec.entities) : field.unit;
  const tried: Field = { id: "triedFormula", name: "Tried", type: "computed", formula, ...(unit && { unit }) };
  const own = { ...entity, fields: [...entity.fields, tried] };
  const entities = spec.entities.map((each) => (each.id === entity.id ? own : each));
  const value = computedReader({ entities }, now)(own, row)[tried.id] ?? null;
  const title = String(row[entity.titleField] ?? row.id);
  return value === null
    ? `No result for ${title}: a field it uses is empty, or it divides by zero.`
    : `${title}: ${cellText(tried, value, spec.identity.language, now)}`;
}
