import {
  dateOrderOf,
  decimalOf,
  foldText,
  readValue,
  type DateOrder,
  type DecimalSign,
  type Entity,
  type Field,
  type FieldType,
  type Language,
  type ValueReading,
} from "@sayhey/appspec";
import { unguarded } from "@sayhey/contract/csv";

/** Where the cells of a column go. */
export type Target =
  | { kind: "field"; field: string }
  | { kind: "new"; name: string; type: FieldType }
  | { kind: "skip" };

/** Rows that are looked at to tell what a column holds. */
const SAMPLE = 400;
/** A column of few words again and again is a choice. */
const MOST_OPTIONS = 12;
const LONGEST_OPTION = 40;
const MOST_FIELDS = 24;

/** How the numbers and dates of a table are written, told from its cells. */
export function writtenAs(
  rows: readonly (readonly string[])[],
  language: Language,
): { decimal: DecimalSign; dates: DateOrder } {
  const cells = rows.slice(0, SAMPLE).flat();
  return { decimal: decimalOf(cells, language), dates: dateOrderOf(cells, language) };
}

/** A field for each column: by its name, else a new one of the type that its cells have, as long as there is room. */
export function guessTargets(
  entity: Entity,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  reading: ValueReading,
): Target[] {
  const open = entity.fields.filter(({ type }) => type !== "computed");
  const pairs = columns
    .flatMap((column, index) => open.map((field) => ({ index, field, score: likeness(column, field) })))
    .filter(({ score }) => score >= 0.6)
    .toSorted((a, b) => b.score - a.score);
  const targets: (Target | undefined)[] = columns.map(() => undefined);
  const taken = new Set<Field>();
  for (const { index, field } of pairs) {
    if (targets[index] !== undefined || taken.has(field)) continue;
    taken.add(field);
    targets[index] = { kind: "field", field: field.id };
  }
  let room = MOST_FIELDS - entity.fields.length;
  const computed = new Set(entity.fields.filter(({ type }) => type === "computed").map(({ name }) => foldText(name)));
  const title = open.find(({ id }) => id === entity.titleField);
  return columns.map((column, index) => {
    const cells = cellsOf(rows, index);
    const known = targets[index];
    if (known !== undefined) return known;
    // Rows need a name: the first column of texts gives it.
    if (title !== undefined && !taken.has(title) && typeOfCells(cells, reading) === "text") {
      taken.add(title);
      return { kind: "field", field: title.id };
    }
    if (cells.length === 0 || room <= 0 || computed.has(foldText(column))) return { kind: "skip" };
    room -= 1;
    return { kind: "new", name: column.slice(0, 120), type: typeOfCells(cells, reading) };
  });
}

/** The type that nearly all cells of a column have. */
function typeOfCells(cells: readonly string[], reading: ValueReading): FieldType {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length === 0) return "text";
  const all = (type: FieldType): boolean =>
    filled.every((cell) => !("problem" in readValue({ id: "x", name: "X", type }, cell, reading)));
  if (filled.every((cell) => /^(?:yes|no|true|false|ja|nein|oui|non|sí|si|sim|não|x|✓)$/i.test(cell))) return "boolean";
  if (filled.every((cell) => /^\S+@\S+\.\S+$/.test(cell))) return "email";
  if (filled.every((cell) => /^https?:\/\//i.test(cell))) return "url";
  if (filled.every((cell) => /^#[0-9a-f]{6}$/i.test(cell))) return "colour";
  if (filled.every((cell) => /[€$£¥]|^(?:EUR|USD|GBP|BRL|CHF)\b|\b(?:EUR|USD|GBP|BRL|CHF)$/.test(cell)) && all("money"))
    return "money";
  if (filled.every((cell) => cell.endsWith("%")) && all("percent")) return "percent";
  // Leading noughts and plus signs belong to numbers one does not reckon with.
  if (filled.some((cell) => /^(?:0\d|\+\d)/.test(cell)) && filled.every((cell) => /^[+\d][\d\s()/.-]{5,}$/.test(cell)))
    return "phone";
  if (filled.every((cell) => /^\d{1,2}:\d{2}/.test(cell)) && all("time")) return "time";
  if (all("date"))
    return filled.some((cell) => /\d[T\s]\d{1,2}:\d{2}/.test(cell)) && all("dateTime") ? "dateTime" : "date";
  if (filled.every((cell) => !/^0\d/.test(cell)) && all("number")) return "number";
  if (filled.some((cell) => cell.length > 120 || cell.includes("\n"))) return "longText";
  const options = new Set(filled.map(foldText));
  const isChoice =
    options.size <= MOST_OPTIONS &&
    filled.length >= options.size * 3 &&
    filled.every((cell) => cell.length <= LONGEST_OPTION);
  return isChoice ? "choice" : "text";
}

/** The first cells of a column, without what guards them. */
function cellsOf(rows: readonly (readonly string[])[], index: number): string[] {
  return rows
    .slice(0, SAMPLE)
    .map((row) => unguarded(row[index] ?? "").trim())
    .filter(Boolean);
}

/** How much the name of a column is like that of a field, from 0 to 1. */
function likeness(column: string, field: Field): number {
  const plain = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");
  const name = plain(column.replace(/\(.*\)|\[.*\]/, ""));
  if (name === "") return 0;
  return Math.max(...[field.name, field.id].map((other) => alike(name, plain(other))));
}

function alike(a: string, b: string): number {
  if (a === b) return 1;
  if (b === "") return 0;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.includes(short)) return 0.6 + 0.35 * (short.length / long.length);
  const same = 1 - distance(a, b) / long.length;
  return same >= 0.75 ? same * 0.9 : 0;
}

/** Letters to change, add or leave out to make one text of the other (Levenshtein). */
function distance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++)
      next[column] = Math.min(
        (before[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1),
      );
    before = next;
  }
  return before[b.length] ?? 0;
}
