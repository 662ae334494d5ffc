import type { EntityDef, FieldDef, Row } from "../store/model.ts";
import { stemsOf, type Grammar } from "./ask-grammar.ts";

/** Rows that questions are about, as somebody may see them. */
export interface AskSource {
  entity: EntityDef;
  /** Ids of the fields that may be told. */
  fields: readonly string[];
  rows: readonly Row[];
  /** Where the rows are questions: the field with the answer. */
  answerField?: string;
  /** A value as a person reads it. */
  say: (field: FieldDef, row: Row) => string;
}

/** What a field is asked about as; computed ones are what they come to. */
export type AskType = "number" | "day" | "flag" | "option" | "text" | "other";

/** A value that questions may name. */
export interface NamedValue {
  stems: readonly string[];
  field: string;
  /** As the row holds it. */
  value: string;
}

/** A source with its words ready to be found. */
export interface ReadySource extends AskSource {
  told: readonly FieldDef[];
  typeOf: (field: FieldDef) => AskType;
  /** Ways to name the rows, the longest first. */
  names: readonly (readonly string[])[];
  /** Values the longest first. */
  values: readonly NamedValue[];
  titles: readonly { stems: readonly string[]; row: Row }[];
  /** Stems of everything a row says, by its id. */
  texts: ReadonlyMap<string, ReadonlySet<string>>;
}

const NUMBERS = ["number", "money", "percent", "duration", "rating"];
const LONGEST_VALUE = 5;
const MOST_VALUES = 400;

/** Makes a source ready: once for its rows, not once a question. */
export function readySource(source: AskSource, grammar: Grammar): ReadySource {
  const { entity, rows, say } = source;
  const told = entity.fields.filter(({ id }) => source.fields.includes(id));
  const typeOf = (field: FieldDef): AskType => askType(field, rows);
  const title = entity.fields.find(({ id }) => id === entity.titleField);
  const texts = new Map(
    rows.map((row) => [row.id, new Set(told.flatMap((field) => stemsOf(say(field, row), grammar)))]),
  );
  const names = [entity.plural, entity.name].map((name) => stemsOf(name, grammar)).filter(isFilled);
  const values = told.filter(({ id }) => id !== entity.titleField).flatMap((field) => valuesOf(field, source, grammar));
  const titles =
    title === undefined || !told.includes(title)
      ? []
      : rows.map((row) => ({ stems: stemsOf(say(title, row), grammar), row })).filter(({ stems }) => isFilled(stems));
  const longer = (a: { stems: readonly string[] }, b: { stems: readonly string[] }): number =>
    b.stems.length - a.stems.length;
  return {
    ...source,
    told,
    typeOf,
    names,
    values: values.slice(0, MOST_VALUES).sort(longer),
    titles: titles.sort(longer),
    texts,
  };
}

const isFilled = (stems: readonly string[]): boolean => stems.length > 0;

function askType(field: FieldDef, rows: readonly Row[]): AskType {
  if (NUMBERS.includes(field.type)) return "number";
  if (field.type === "date" || field.type === "dateTime") return "day";
  if (field.type === "boolean") return "flag";
  if (["choice", "tags", "relation"].includes(field.type)) return "option";
  if (["text", "longText", "location", "lines"].includes(field.type)) return "text";
  if (field.type !== "computed") return "other";
  const value = rows.map((row) => row[field.id]).find((each) => each !== null && each !== undefined);
  return typeof value === "number" ? "number" : /^\d{4}-\d{2}-\d{2}/.test(String(value)) ? "day" : "text";
}

/** Values of choices and tags, rows that a field points at, and short texts that rows share. */
function valuesOf(field: FieldDef, { rows, say }: AskSource, grammar: Grammar): NamedValue[] {
  const named = (text: string, value: string): NamedValue => ({
    stems: stemsOf(text, grammar),
    field: field.id,
    value,
  });
  const short = ({ stems }: NamedValue): boolean => stems.length > 0 && stems.length <= LONGEST_VALUE;
  if (field.type === "choice" || field.type === "tags")
    return (field.options ?? []).map((option) => named(option, option)).filter(short);
  if (field.type !== "relation" && field.type !== "text" && field.type !== "location") return [];
  const seen = new Map<string, NamedValue>();
  for (const row of rows) {
    const value = row[field.id];
    if (typeof value === "string" && value !== "" && !seen.has(value)) seen.set(value, named(say(field, row), value));
  }
  // A number of a house or a phone says nothing by itself.
  return [...seen.values()].filter((each) => short(each) && each.stems.some((stem) => /\p{L}{2}/u.test(stem)));
}
