import type { Entity, Field, FieldType, Formula, SeedRow } from "./entity.ts";
import { fileEntry, LONGEST_FILE_NAME, MOST_FILES } from "./file-entry.ts";
import { isDay, isDayTime, isTime } from "./moment.ts";

/** The entities of a document, as a list or by id. */
export type EntitiesOf = readonly Entity[] | ReadonlyMap<string, Entity>;

/**
 * Type a field's values have for binding: a computed field counts as what its formula yields. One that is looked up counts as a number, a date
 * or a text, after the field it comes from; that is found by `entities`, which have the field, and without them it counts as a text.
 */
export function boundType(field: Field, entities: EntitiesOf = []): FieldType {
  if (field.type !== "computed") return field.type;
  const { formula } = field;
  if (formula?.kind === "lookup") {
    const source = lookedUpField(field, entities);
    if (source === undefined) return "text";
    const type = boundType(source);
    return NUMERIC_TYPES.has(type) ? "number" : type === "date" || type === "dateTime" ? type : "text";
  }
  const isDay =
    formula?.kind === "addDays" ||
    (formula?.kind === "rollup" && (formula.fn === "earliest" || formula.fn === "latest"));
  return isDay ? "date" : "number";
}

/**
 * Whether a field can stand where one of these types is needed. What is looked up is shown only, so it does not go where a block takes nothing
 * but texts, which people type.
 */
export function fitsTypes(field: Field, types: readonly FieldType[], entities: EntitiesOf = []): boolean {
  const type = boundType(field, entities);
  const isTyped = types.every((each) => each === "text" || each === "longText");
  return types.includes(type) && !(isTyped && field.type === "computed");
}

/** No chain of lookups is longer: each goes through another field. */
const MOST_STEPS = 300;

/** The field whose values a looked-up field shows, over however many lookups; undefined where they lead nowhere. */
export function lookedUpField(field: Field, entities: EntitiesOf): Field | undefined {
  const all = [...entities.values()];
  let found: Field | undefined = field;
  for (let step = 0; found?.formula?.kind === "lookup" && step < MOST_STEPS; step++)
    found = nextField(found.formula, all);
  return found?.formula?.kind === "lookup" ? undefined : found;
}

function nextField(formula: Extract<Formula, { kind: "lookup" }>, all: readonly Entity[]): Field | undefined {
  const owner = all.find(({ fields }) => fields.some((field) => field.formula === formula));
  const target = owner?.fields.find(({ id }) => id === formula.via)?.relation;
  return all.find(({ id }) => id === target)?.fields.find(({ id }) => id === formula.field);
}

const TEXT_TYPES: ReadonlySet<FieldType> = new Set(["text", "longText", "phone", "location"]);
/** Types of fields whose values are numbers. */
export const NUMERIC_TYPES: ReadonlySet<FieldType> = new Set(["number", "money", "percent", "duration", "rating"]);
/** Types of fields whose values are one text, which a lookup shows as it is and an expression compares. */
export const LOOKED_UP_TEXTS: ReadonlySet<FieldType> = new Set([...TEXT_TYPES, "choice", "email", "url", "time"]);
// Only pictures the app draws or may load: a script address would run when opened.
const IMAGE =
  /^(?:art:.|asset:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$|https:\/\/.|data:image\/(?:png|jpeg|webp|gif);base64,)/s;

/** Says why `value` cannot stand in `field`, or null when it can. `rowsOf` gives the rows of a relation's entity. */
export function valueProblem(
  field: Field,
  value: SeedRow[string] | undefined,
  rowsOf: (entity: string) => Entity | undefined,
): string | null {
  const absent = value === undefined || value === null || value === "";
  if (field.type === "computed") return absent ? null : "is computed and holds no value of its own";
  if (absent) return field.required ? "is required" : null;
  if (TEXT_TYPES.has(field.type)) return typeof value === "string" ? null : "must be text";
  if (NUMERIC_TYPES.has(field.type)) return numberProblem(field, value);
  switch (field.type) {
    case "boolean":
      return typeof value === "boolean" ? null : "must be true or false";
    case "tags":
    case "lines":
      return listProblem(field, value);
    case "file":
      return filesProblem(field, value);
    case "choice":
      return typeof value === "string" && field.options?.includes(value)
        ? null
        : `must be one of ${field.options?.join(", ") ?? "the options"}`;
    case "relation":
      return rowsOf(field.relation ?? "")?.rows.some((row) => row.id === value)
        ? null
        : `must be the id of a row of ${field.relation}`;
    default:
      return typeof value === "string" ? formatProblem(field.type, value) : "must be text";
  }
}

function formatProblem(type: FieldType, value: string): string | null {
  switch (type) {
    case "date":
      return isDay(value) ? null : "must be a day such as @-3 or 2026-11-21";
    case "time":
      return isTime(value) ? null : "must be a time such as 18:30";
    case "dateTime":
      return isDayTime(value) ? null : "must be a moment such as @+2T18:30";
    case "colour":
      return /^#[0-9a-fA-F]{6}$/.test(value) ? null : "must be a color such as #1a2b3c";
    case "email":
      return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value) ? null : "must be an e-mail address";
    case "url":
      return /^https?:\/\/[^\s]+$/.test(value) ? null : "must be a web address with http or https";
    case "image":
      return IMAGE.test(value)
        ? null
        : "must be art:<words>, an uploaded picture, an https address or an embedded picture";
    default:
      return null;
  }
}

function numberProblem(field: Field, value: unknown): string | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return "must be a number";
  const max = field.max ?? (field.type === "rating" ? 5 : undefined);
  const min = field.min ?? (field.type === "rating" ? 0 : undefined);
  if (min !== undefined && value < min) return `must be at least ${min}`;
  return max !== undefined && value > max ? `must be at most ${max}` : null;
}

function listProblem(field: Field, value: unknown): string | null {
  if (!Array.isArray(value)) return "must be a list of texts";
  if (field.type !== "tags" || !field.options) return null;
  const stranger = value.find((item) => !field.options?.includes(item));
  return stranger === undefined ? null : `has ${JSON.stringify(stranger)}, which is not among the options`;
}

function filesProblem(field: Field, value: unknown): string | null {
  if (!Array.isArray(value)) return "must be a list of files";
  const most = field.several === true ? MOST_FILES : 1;
  if (value.length > most) return most === 1 ? "holds one file" : `holds at most ${most} files`;
  return value.every((entry) => typeof entry === "string" && fileEntry(entry) !== null)
    ? null
    : `must hold names of files such as report.pdf, of at most ${LONGEST_FILE_NAME} characters`;
}
