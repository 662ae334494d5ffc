import type { EntityDef, FieldDef, Row, Sort, Value } from "../store/model.ts";
import { addDays, dayOf, parseMoment, weekStart } from "../store/moment.ts";
import { plainText } from "./find-texts.ts";
import { collator } from "./select-rows.ts";
import { shownAs } from "./shown-as.ts";

/** What a visitor narrows rows by; filters are kept as their texts in the address. */
export interface BrowseState {
  query: string;
  filters: Readonly<Record<string, readonly string[]>>;
  /** Id of a field, with a minus before it from large to small; empty for the order of the block. */
  sort: string;
}

/** How a field is filtered: several of its values, from one number to another, a span of days, or not at all. */
export type FilterKind = "values" | "numbers" | "days";

/** Spans of days with a name. */
export const DAY_SPANS = ["today", "week", "month", "last30"] as const;
export type DaySpan = (typeof DAY_SPANS)[number];

const KINDS: Partial<Record<FieldDef["type"], FilterKind>> = {
  choice: "values",
  tags: "values",
  boolean: "values",
  relation: "values",
  number: "numbers",
  money: "numbers",
  percent: "numbers",
  rating: "numbers",
  duration: "numbers",
  date: "days",
  dateTime: "days",
};
const UNSORTED: ReadonlySet<FieldDef["type"]> = new Set(["image", "file", "lines", "tags", "longText", "colour"]);
const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How rows are filtered by a field; null for texts, which are searched. */
export function filterKindOf(field: FieldDef): FilterKind | null {
  return KINDS[shownAs(field)] ?? null;
}

/** Whether rows can be put in the order of a field. */
export function isSortable(field: FieldDef): boolean {
  return !UNSORTED.has(shownAs(field));
}

/** Reads `10..50`, `10..` or `..50`; null for anything else. */
export function readNumbers(text: string | undefined): { from: number | null; to: number | null } | null {
  const ends = endsOf(text, NUMBER);
  return ends && { from: ends[0] === "" ? null : Number(ends[0]), to: ends[1] === "" ? null : Number(ends[1]) };
}

/** Reads `week` or `2026-11-01..2026-11-30`, either end left open, as days at `now`; null for anything else. */
export function readDays(text: string | undefined, now: Date): { from: string; to: string } | null {
  const ends = endsOf(text, DAY);
  if (ends !== null)
    return ends.some((day) => day !== "" && parseMoment(day) === null) ? null : { from: ends[0], to: ends[1] };
  const today = dayOf(now);
  switch (text) {
    case "today":
      return { from: today, to: today };
    case "week":
      return { from: dayOf(weekStart(now)), to: dayOf(addDays(weekStart(now), 6)) };
    case "month":
      return {
        from: dayOf(new Date(now.getFullYear(), now.getMonth(), 1)),
        to: dayOf(new Date(now.getFullYear(), now.getMonth() + 1, 0)),
      };
    case "last30":
      return { from: dayOf(addDays(now, -29)), to: today };
    default:
      return null;
  }
}

function endsOf(text: string | undefined, form: RegExp): [string, string] | null {
  const [from = "", to = "", ...rest] = (text ?? "").split("..");
  const isSpan = text?.includes("..") === true && rest.length === 0 && (from !== "" || to !== "");
  return isSpan && [from, to].every((end) => end === "" || form.test(end)) ? [from, to] : null;
}

/** The texts that a row is filtered by in a field of values. */
export function valuesOf(field: FieldDef, value: Value | undefined): readonly string[] {
  if (field.type === "boolean") return [value === true ? "yes" : "no"];
  if (Array.isArray(value)) return value;
  return value === null || value === undefined || value === "" ? [] : [String(value)];
}

/** Whether rows fit the filters of a state; what does not fit its field is passed over. */
export function fitsFilters(entity: EntityDef, filters: BrowseState["filters"], now: Date): (row: Row) => boolean {
  const tests = entity.fields.flatMap((field) => testOf(field, filters[field.id] ?? [], now) ?? []);
  return (row) => tests.every((test) => test(row));
}

function testOf(field: FieldDef, texts: readonly string[], now: Date): ((row: Row) => boolean) | null {
  const { id } = field;
  if (texts.length === 0) return null;
  if (filterKindOf(field) === "numbers") {
    const span = readNumbers(texts[0]);
    if (span === null) return null;
    return (row) => {
      const value = row[id];
      return typeof value === "number" && value >= (span.from ?? -Infinity) && value <= (span.to ?? Infinity);
    };
  }
  if (filterKindOf(field) === "days") {
    const span = readDays(texts[0], now);
    if (span === null) return null;
    return (row) => {
      const day = String(row[id] ?? "").slice(0, 10);
      return day !== "" && (span.from === "" || day >= span.from) && (span.to === "" || day <= span.to);
    };
  }
  const wanted = new Set(texts);
  return (row) => valuesOf(field, row[id]).some((value) => wanted.has(value));
}

/** Whether a row's own texts and those of what it belongs to hold every word that is looked for. */
export function hasWords(words: readonly string[], own: string, related: () => string): boolean {
  const left = words.filter((word) => !own.includes(word));
  if (left.length === 0) return true;
  const other = related();
  return left.every((word) => other.includes(word));
}

/** The words of a search as texts are compared. */
export function wordsOf(query: string): string[] {
  return plainText(query).split(/\s+/).filter(Boolean);
}

/** `-price` as a field and a direction; undefined where the entity has no such field. */
export function readSort(entity: EntityDef, sort: string): Sort | undefined {
  const id = sort.replace(/^-/, "");
  const field = entity.fields.find((candidate) => candidate.id === id);
  if (field === undefined || !isSortable(field)) return undefined;
  return { field: id, direction: sort.startsWith("-") ? "desc" : "asc" };
}

/** Rows in the order of a field: choices as they are listed, relations by name, rows without a value last in both directions. */
export function sortRows(
  field: FieldDef,
  direction: Sort["direction"],
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Row[] {
  const places = new Map(field.options?.map((option, index) => [option, index]));
  const keyOf = (row: Row): string | number | null => {
    const value = row[field.id];
    if (value === null || value === undefined || value === "") return null;
    if (typeof value === "number") return value;
    if (typeof value === "boolean") return Number(value);
    if (field.type === "choice") return places.get(String(value)) ?? places.size;
    return field.type === "relation" ? nameOf(row) : String(value);
  };
  const turn = direction === "asc" ? 1 : -1;
  // Days are in order as they are written, which is much faster to compare.
  const isDay = filterKindOf(field) === "days";
  const compare = (a: string | number, b: string | number): number =>
    typeof a === "number" && typeof b === "number"
      ? a - b
      : isDay
        ? Number(a > b) - Number(a < b)
        : collator.compare(String(a), String(b));
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) =>
      a.key === null || b.key === null ? Number(a.key === null) - Number(b.key === null) : turn * compare(a.key, b.key),
    )
    .map(({ row }) => row);
}
