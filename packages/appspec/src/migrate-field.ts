import { LIMITS } from "@sayhey/contract/limits";
import type { AppSpec } from "./app-spec.ts";
import { TITLE_TYPES } from "./entity-check.ts";
import type { Entity, Field, FieldType, Formula, SeedRow } from "./entity.ts";
import { foldText } from "./fold-text.ts";
import type { Op } from "./op.ts";
import { refuse } from "./ops/change.ts";
import { dateOrderOf } from "./read-date.ts";
import { decimalOf } from "./read-number.ts";
import { readValue, type ReadValue, type ValueReading } from "./read-value.ts";
import { NUMERIC_TYPES, valueProblem } from "./value-check.ts";
import { withConsequences } from "./with-consequences.ts";
import { writeValue } from "./write-value.ts";

/** What a field is to become. */
export interface FieldTarget {
  type: FieldType;
  unit?: string | undefined;
  /** Of a choice or tags; what the rows hold where it is absent. */
  options?: readonly string[] | undefined;
  /** Of a relation. */
  relation?: string | undefined;
  /** relation: whether rows are added to its entity for titles it does not have. */
  createRows?: boolean | undefined;
  /** Of a computed field. */
  formula?: Formula | undefined;
}

/** A value that cannot go along, by the row it is in. */
export interface LostValue {
  row: string;
  title: string;
  /** What the row holds, as a person reads it. */
  value: string;
  why: string;
}

/** What changing the type of a field does, told before it is done. */
export interface FieldTypeChange {
  /** The change, the values, and what has to follow. */
  ops: Op[];
  /** Rows whose value goes along. */
  kept: number;
  /** Rows without a value. */
  empty: number;
  /** Values that go along with a part lost, such as the time of a moment. */
  changed: LostValue[];
  lost: LostValue[];
  /** Rows added to the entity that the field then points at. */
  created: { entity: string; title: string }[];
  /** Whether the field was required and cannot be any more. */
  noLongerRequired: boolean;
  /** What has to go or change because of it; part of `ops`. */
  consequences: Op[];
}

const LISTS: ReadonlySet<FieldType> = new Set(["tags", "lines"]);
const MOST_OPTIONS = 24;
const LONGEST_OPTION = 40;

/**
 * The ops that give a field another type, with its values converted row by row, and what happens to each of them.
 * @param now the day that relative days are written out from
 * @throws AppError bad-request when the field is not there or the app cannot stay valid
 */
export function opsToChangeFieldType(
  spec: AppSpec,
  entityId: string,
  fieldId: string,
  target: FieldTarget,
  now: Date,
): FieldTypeChange {
  const entity = spec.entities.find(({ id }) => id === entityId);
  const field = entity?.fields.find(({ id }) => id === fieldId);
  if (!entity || !field) throw refuse(`${entityId}.${fieldId} does not exist`);
  const isTitle = field.id === entity.titleField && !TITLE_TYPES.includes(target.type);
  if (isTitle && !entity.fields.some((other) => other !== field && TITLE_TYPES.includes(other.type)))
    throw refuse(`${entityId}.${fieldId} names the rows of ${entity.name} and has to stay text`);
  const writing = {
    language: spec.identity.language,
    now,
    entityOf: (id: string) => spec.entities.find((candidate) => candidate.id === id),
  };
  const texts = entity.rows.map((row) => writeValue(field, row[field.id], writing));
  const next = nextField(spec, field, target, entity, texts);
  const { created, entityOf } = rowsToCreate(spec, next, target, texts);
  const reading: ValueReading = {
    language: spec.identity.language,
    now,
    dates: dateOrderOf(texts, spec.identity.language),
    decimal: NUMERIC_TYPES.has(field.type) ? "." : decimalOf(texts, spec.identity.language),
    entityOf,
  };
  const report: Omit<FieldTypeChange, "ops" | "consequences"> = {
    kept: 0,
    empty: 0,
    changed: [],
    lost: [],
    created: created.map(({ entity: of, row }) => ({ entity: of.id, title: String(row[of.titleField]) })),
    noLongerRequired: false,
  };
  const values: Op[] = [];
  entity.rows.forEach((row, index) => {
    const value = row[field.id];
    const text = texts[index] ?? "";
    if (text === "" || value === undefined || value === null) {
      report.empty += 1;
      return;
    }
    const told = { row: row.id, title: String(row[entity.titleField] ?? row.id), value: text };
    const read = converted(field, next, value, text, reading);
    if ("problem" in read) report.lost.push({ ...told, why: read.problem });
    else if (read.part !== undefined) report.changed.push({ ...told, why: read.part });
    else report.kept += 1;
    if ("problem" in read || read.value === null)
      values.push({ op: "update-row", entity: entity.id, row: row.id, values: {}, unset: [field.id] });
    else if (JSON.stringify(read.value) !== JSON.stringify(value))
      values.push({ op: "update-row", entity: entity.id, row: row.id, values: { [field.id]: read.value } });
  });
  // A row is worth more than the rule that it be filled in.
  const isRequired =
    field.required === true && next.type !== "computed" && report.lost.length === 0 && report.empty === 0;
  report.noLongerRequired = field.required === true && !isRequired;
  if (report.noLongerRequired) delete next.required;
  const direct: Op[] = [
    ...created.map(({ entity: of, row }): Op => ({ op: "add-row", entity: of.id, row })),
    updateField(entity, field, next),
    ...values,
  ];
  const ops = withConsequences(spec, direct);
  return { ...report, ops, consequences: ops.slice(direct.length) };
}

/** The field as it will be, its default and bounds taken along where they still make sense. */
function nextField(spec: AppSpec, field: Field, target: FieldTarget, entity: Entity, texts: readonly string[]): Field {
  const { id, name, required, help } = field;
  const next: Field = { id, name, type: target.type };
  if (required !== undefined) next.required = required;
  if (help !== undefined) next.help = help;
  const isNumber = NUMERIC_TYPES.has(target.type);
  if (isNumber && NUMERIC_TYPES.has(field.type) && target.type !== "rating" && field.type !== "rating") {
    if (field.min !== undefined) next.min = field.min;
    if (field.max !== undefined) next.max = field.max;
  }
  const unit = target.unit ?? unitFor(spec, field, target.type, texts);
  if (unit !== undefined && (isNumber || target.type === "computed")) next.unit = unit;
  if (target.type === "choice" || target.type === "tags") {
    const options =
      target.options ?? field.options ?? (target.type === "choice" ? optionsOf(field, entity, texts) : []);
    if (options.length > 0) next.options = [...options];
    else if (target.type === "choice") next.options = ["New"];
  }
  if (target.type === "relation" && target.relation !== undefined) next.relation = target.relation;
  if (target.type === "computed" && target.formula !== undefined) next.formula = target.formula;
  const holdsMany = entity.rows.some((row) => {
    const value = row[field.id];
    return Array.isArray(value) && value.length > 1;
  });
  if (target.type === "file" && holdsMany) next.several = true;
  const entityOf = (of: string) => spec.entities.find((candidate) => candidate.id === of);
  if (field.default !== undefined && valueProblem({ ...next, required: false }, field.default, entityOf) === null)
    next.default = field.default;
  return next;
}

function unitFor(spec: AppSpec, field: Field, type: FieldType, texts: readonly string[]): string | undefined {
  if (type === "duration") return "min";
  if (type === "money") {
    if (field.unit !== undefined && /^[A-Z]{3}$/.test(field.unit)) return field.unit;
    const others = spec.entities.flatMap(({ fields }) => fields).filter((other) => other.type === "money");
    return others[0]?.unit ?? "EUR";
  }
  if (type !== "number" || field.type === "money") return undefined;
  return NUMERIC_TYPES.has(field.type) ? field.unit : unitIn(texts);
}

/** The unit behind every number of a column of texts: `12 g`, `7 g`. */
function unitIn(texts: readonly string[]): string | undefined {
  const units = texts
    .filter((text) => /\d/.test(text))
    .map((text) => /\d\s*(\p{L}[\p{L}/²³]{0,11}|[°%]\p{L}?)$/u.exec(text.trim())?.[1]);
  const [first] = units;
  return first !== undefined && units.every((unit) => unit === first) ? first : undefined;
}

/** Options made of what the rows hold, in the order they come. */
function optionsOf(field: Field, entity: Entity, texts: readonly string[]): string[] {
  const said = LISTS.has(field.type)
    ? entity.rows.flatMap((row) => {
        const value = row[field.id];
        return Array.isArray(value) ? value.slice(0, 1) : [];
      })
    : texts;
  const options = new Map<string, string>();
  for (const text of said) {
    const option = text.trim();
    const key = foldText(option);
    if (option !== "" && option.length <= LONGEST_OPTION && !options.has(key)) options.set(key, option);
  }
  return [...options.values()].slice(0, MOST_OPTIONS);
}

/** Rows to add to the entity a new relation points at, and the entities as they will be. */
function rowsToCreate(
  spec: AppSpec,
  next: Field,
  target: FieldTarget,
  texts: readonly string[],
): { created: { entity: Entity; row: SeedRow }[]; entityOf: ValueReading["entityOf"] } {
  const find = (id: string): Entity | undefined => spec.entities.find((candidate) => candidate.id === id);
  const other = next.type === "relation" ? find(next.relation ?? "") : undefined;
  const titleOnly = other?.fields.every((field) => field.required !== true || field.id === other.titleField) ?? false;
  if (!other || target.createRows !== true || !titleOnly) return { created: [], entityOf: find };
  const title = other.fields.find((field) => field.id === other.titleField);
  const known = new Set(other.rows.map((row) => foldText(String(row[other.titleField] ?? ""))));
  const created: { entity: Entity; row: SeedRow }[] = [];
  const ids = new Set(other.rows.map((row) => row.id));
  for (const text of texts) {
    const words = text.trim();
    const isFull = other.rows.length + created.length >= LIMITS.seedRows;
    if (words === "" || known.has(foldText(words)) || isFull || (title && valueProblem(title, words, find))) continue;
    known.add(foldText(words));
    created.push({ entity: other, row: { id: freeRowId(other.id, ids), [other.titleField]: words } });
  }
  const grown: Entity = { ...other, rows: [...other.rows, ...created.map(({ row }) => row)] };
  return { created, entityOf: (id) => (id === other.id ? grown : find(id)) };
}

/** An id that no row has yet, `recipe-12`; it counts as taken from then on. */
export function freeRowId(entity: string, taken: Set<string>): string {
  const stem = entity.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
  for (let number = taken.size + 1; ; number++) {
    const id = `${stem}-${number}`;
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

type Converted = { problem: string } | { value: SeedRow[string]; part?: string };

/** A value of one field as another holds it. `part` says what of it is lost. */
function converted(
  from: Field,
  to: Field,
  value: Exclude<SeedRow[string], null>,
  text: string,
  reading: ValueReading,
): Converted {
  if (to.type === "computed") return { problem: "gives way to what the formula works out" };
  const fits = (candidate: SeedRow[string]): ReadValue => {
    const problem = valueProblem(to, candidate, reading.entityOf);
    return problem === null ? { value: candidate } : { problem };
  };
  if (typeof value === "number" && NUMERIC_TYPES.has(to.type)) {
    const hours = to.type === "duration" && /^(?:h|hours?|std)$/i.test(from.unit ?? "") ? value * 60 : value;
    return fits(hours);
  }
  if (typeof value === "string" && value.startsWith("@") && from.type === "date" && to.type === "dateTime")
    return { ...withoutProblem(fits(`${value}T09:00`)), part: "gets the time 09:00" };
  if (from.type === "date" && to.type === "dateTime")
    return { ...withoutProblem(readValue(to, text, reading)), part: "gets the time 09:00" };
  if (typeof value === "string" && from.type === "dateTime" && to.type === "date")
    return { ...withoutProblem(fits(value.slice(0, value.indexOf("T")))), part: "loses its time" };
  if (typeof value === "string" && from.type === "dateTime" && to.type === "time")
    return { ...withoutProblem(readValue(to, text.slice(11, 16), reading)), part: "loses its day" };
  if (Array.isArray(value)) {
    if (value.length === 0) return { value: null };
    if (LISTS.has(to.type) || to.type === "file") return fits(value);
    if (to.type === "choice" || to.type === "relation" || NUMERIC_TYPES.has(to.type) || to.type === "boolean") {
      const first = readValue(to, value[0] ?? "", reading);
      return "problem" in first || value.length === 1
        ? first
        : { ...first, part: `keeps “${value[0]}” of ${value.length}` };
    }
    return readValue(to, value.join(to.type === "longText" ? "\n" : ", "), reading);
  }
  // One tag, whatever signs are in it.
  if (to.type === "tags" && !to.options && (from.type === "choice" || from.type === "relation")) return fits([text]);
  return readValue(to, text, reading);
}

function withoutProblem(read: ReadValue): { value: SeedRow[string] } {
  return "problem" in read ? { value: null } : read;
}

function updateField(entity: Entity, field: Field, next: Field): Op {
  const { id: _id, ...patch } = next;
  const unset = Object.keys(field).filter((key) => key !== "id" && !Object.hasOwn(next, key));
  return { op: "update-field", entity: entity.id, field: field.id, patch, ...(unset.length > 0 ? { unset } : {}) };
}
