import type { EntityDef, FieldDef, Row } from "../store/model.ts";
import { addDays, dayOf, daysBetween, parseMoment, weekStart } from "../store/moment.ts";
import type { Grain, Point } from "./chart-series.ts";
import { measureValues } from "./measure.ts";

export type Fn = "count" | "sum" | "average";
export type RangeName = "7d" | "30d" | "90d" | "year" | "all";
/** What a time range is called in the address: a name, or two days as `2026-01-01..2026-02-28`. */
export type RangeText = string;

/** Days from the first to the last, both counted; null where all time counts. */
export interface Span {
  from: string;
  to: string;
}

export const RANGES: readonly RangeName[] = ["7d", "30d", "90d", "year", "all"];
const DAYS: Partial<Record<RangeName, number>> = { "7d": 7, "30d": 30, "90d": 90 };
const OWN = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;

/** A time range as the address says it; `fallback` where it says nothing that can be read. */
export function readRange(text: string | null, fallback: RangeName): RangeText {
  if (text === null) return fallback;
  if (RANGES.some((name) => name === text)) return text;
  const own = OWN.exec(text);
  const [, from = "", to = ""] = own ?? [];
  return own !== null && isDay(from) && isDay(to) && from <= to ? text : fallback;
}

const isDay = (text: string): boolean => {
  const date = parseMoment(text);
  return date !== null && dayOf(date) === text;
};

/** The days of a time range. */
export function spanOf(range: RangeText, today: Date): Span | null {
  if (range === "all") return null;
  const own = OWN.exec(range);
  if (own) return { from: own[1] ?? "", to: own[2] ?? "" };
  const to = dayOf(today);
  if (range === "year") return { from: `${to.slice(0, 4)}-01-01`, to };
  return { from: dayOf(addDays(today, 1 - (DAYS[range as RangeName] ?? 30))), to };
}

/** As many days right before a span. */
export function spanBefore({ from, to }: Span): Span {
  const first = parseMoment(from) ?? new Date(0);
  const days = daysBetween(first, parseMoment(to) ?? first) + 1;
  return { from: dayOf(addDays(first, -days)), to: dayOf(addDays(first, -1)) };
}

/** Rows of the days of a span; all of them where there is none. */
export function rowsWithin(rows: readonly Row[], dateField: string | undefined, span: Span | null): readonly Row[] {
  if (dateField === undefined || span === null) return rows;
  return rows.filter((row) => {
    const day = String(row[dateField] ?? "").slice(0, 10);
    return day >= span.from && day <= span.to;
  });
}

/** The change from one number to another in parts of the first; null where there was nothing to compare with. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / Math.abs(before);
}

/** A stretch of a time line, from its first day to its last. */
export interface Stretch extends Point, Span {}

const MOST_DAYS = 31;
const MOST_WEEKS = 26 * 7;
const MOST_STRETCHES = 60;

/** A number for each day, week or month of a span, without gaps; of all there is where there is no span. */
export function timeLine(
  rows: readonly Row[],
  dateField: string,
  span: Span | null,
  { fn, field }: { fn: Fn; field: string | undefined },
  today: Date,
): { points: Stretch[]; grain: Grain } {
  const days = rows.map((row) => String(row[dateField] ?? "").slice(0, 10)).filter((day) => parseMoment(day) !== null);
  const end = dayOf(today);
  const from = span?.from ?? days.reduce((least, day) => (day < least ? day : least), end);
  const to = span?.to ?? days.reduce((most, day) => (day > most ? day : most), end);
  const first = parseMoment(from) ?? today;
  const last = parseMoment(to) ?? today;
  const length = daysBetween(first, last) + 1;
  const grain: Grain = length <= MOST_DAYS ? "day" : length <= MOST_WEEKS ? "week" : "month";
  const members = new Map<string, Row[]>();
  for (const row of rows) {
    const date = parseMoment(row[dateField]);
    if (date === null) continue;
    const key = dayOf(startOf(date, grain));
    members.set(key, [...(members.get(key) ?? []), row]);
  }
  const points: Stretch[] = [];
  for (let date = startOf(first, grain); date <= last; date = following(date, grain)) {
    const key = dayOf(date);
    const until = dayOf(addDays(following(date, grain), -1));
    points.push({
      key,
      from: key < from ? from : key,
      to: until > to ? to : until,
      value: measureValues(fn, members.get(key) ?? [], field),
    });
  }
  return { points: points.slice(-MOST_STRETCHES), grain };
}

function startOf(date: Date, grain: Grain): Date {
  if (grain === "week") return weekStart(date);
  return new Date(date.getFullYear(), date.getMonth(), grain === "month" ? 1 : date.getDate());
}

function following(date: Date, grain: Grain): Date {
  if (grain === "month") return new Date(date.getFullYear(), date.getMonth() + 1, 1);
  return addDays(date, grain === "week" ? 7 : 1);
}

/** What stands for the rest of a long list. */
export const REST = "…";
const MOST_BARS = 10;
const STEPS = 6;

/** How numbers are put in steps: each key is `from..to`, without its end. */
export function stepsOf(values: readonly number[]): string[] {
  if (values.length === 0) return [];
  const least = Math.min(...values);
  const most = Math.max(...values);
  if (least === most) return [`${String(least)}..${String(most)}`];
  const width = niceStep((most - least) / STEPS, values.every(Number.isInteger));
  const steps: string[] = [];
  for (let from = Math.floor(least / width) * width; from <= most; from += width)
    steps.push(`${String(tidy(from))}..${String(tidy(from + width))}`);
  return steps;
}

const tidy = (value: number): number => Math.round(value * 1000) / 1000;

function niceStep(raw: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10);
  return isWhole ? Math.max(1, Math.round(step)) : step;
}

const NUMBERS: ReadonlySet<string> = new Set(["number", "money", "percent", "duration", "rating"]);
/** Whether a field's values are put in steps. */
export const isStepped = (field: FieldDef, rows: readonly Row[]): boolean =>
  NUMBERS.has(field.type) || (field.type === "computed" && rows.some((row) => typeof row[field.id] === "number"));

/** Which parts of a chart a row belongs to. */
export function partsOf(field: FieldDef, row: Row, steps: readonly string[] = []): readonly string[] {
  const value = row[field.id];
  if (typeof value === "number") {
    const at = steps.find((step) => isInStep(value, step));
    return at === undefined ? [] : [at];
  }
  if (field.type === "boolean") return [value === true ? "true" : "false"];
  if (Array.isArray(value)) return value;
  return value === null || value === undefined || value === "" ? [] : [String(value)];
}

/** Whether a number lies in a step such as `10..20`, whose end belongs to the next one. */
export function isInStep(value: number, step: string): boolean {
  const [from = NaN, to = NaN] = step.split("..").map(Number);
  return from === to ? value === from : value >= from && value < to;
}

/** A number for each choice, related row or step; the largest first unless they have an order of their own. */
export function breakdown(
  rows: readonly Row[],
  field: FieldDef,
  { fn, field: measured }: { fn: Fn; field: string | undefined },
  steps: readonly string[],
): Point[] {
  const members = new Map<string, Row[]>();
  for (const step of steps) members.set(step, []);
  if (steps.length === 0) for (const option of field.options ?? []) members.set(option, []);
  for (const row of rows)
    for (const part of partsOf(field, row, steps)) {
      const known = members.get(part);
      if (known === undefined) members.set(part, [row]);
      else known.push(row);
    }
  const points = [...members].map(([key, list]) => ({ key, value: measureValues(fn, list, measured) }));
  if (steps.length > 0) return points;
  return points.filter(({ value }) => value !== 0).sort((a, b) => b.value - a.value);
}

/** The first of a long list, and what the others come to together where that can be added up. */
export function shortened(points: readonly Point[], fn: Fn, most = MOST_BARS): Point[] {
  if (points.length <= most) return [...points];
  const shown = points.slice(0, fn === "average" ? most : most - 1);
  if (fn === "average") return shown;
  return [...shown, { key: REST, value: points.slice(most - 1).reduce((sum, { value }) => sum + value, 0) }];
}

/** Weekdays (Monday first) by parts of the day, or by weeks where rows have no time. */
export interface Heat {
  by: "hours" | "weeks";
  /** First hour of a column, or the Monday of its week. */
  columns: readonly string[];
  /** A row for each weekday. */
  cells: readonly (readonly number[])[];
}

const HOURS = 3;
const HEAT_WEEKS = 14;

/** When things happen. */
export function heatOf(
  rows: readonly Row[],
  field: FieldDef,
  { fn, field: measured }: { fn: Fn; field: string | undefined },
  last: Date,
  span: Span | null = null,
): Heat {
  const isTimed = field.type === "dateTime";
  const monday = weekStart(last);
  const first = parseMoment(span?.from);
  const weeks = first === null ? HEAT_WEEKS : daysBetween(weekStart(first), monday) / 7 + 1;
  const shown = Math.min(HEAT_WEEKS, Math.max(1, Math.round(weeks)));
  const columns = isTimed
    ? Array.from({ length: 24 / HOURS }, (_, index) => String(index * HOURS))
    : Array.from({ length: shown }, (_, index) => dayOf(addDays(monday, 7 * (index + 1 - shown))));
  const members = new Map<string, Row[]>();
  for (const row of rows) {
    const date = parseMoment(row[field.id]);
    if (date === null) continue;
    const column = isTimed ? String(Math.floor(date.getHours() / HOURS) * HOURS) : dayOf(weekStart(date));
    const key = `${(date.getDay() + 6) % 7} ${column}`;
    members.set(key, [...(members.get(key) ?? []), row]);
  }
  const cells = Array.from({ length: 7 }, (_, day) =>
    columns.map((column) => measureValues(fn, members.get(`${day} ${column}`) ?? [], measured)),
  );
  return { by: isTimed ? "hours" : "weeks", columns, cells };
}

/** What is chosen on a dashboard, by field: a choice, the id of a row, or a step. */
export type Chosen = Readonly<Record<string, string>>;

/** What the address says is chosen; what no field has is passed over. */
export function readChosen(params: URLSearchParams, prefix: string, fields: readonly FieldDef[]): Chosen {
  return Object.fromEntries(
    fields.flatMap(({ id }) => {
      const value = params.get(`${prefix}${id}`);
      return value === null || value === "" ? [] : [[id, value] as const];
    }),
  );
}

/** Whether a row is among what is chosen; `except` leaves out the field whose chart is drawn, which keeps its other parts. */
export function isChosen(entity: EntityDef, chosen: Chosen, row: Row, except?: string): boolean {
  return Object.entries(chosen).every(([id, value]) => {
    if (id === except) return true;
    const field = entity.fields.find((candidate) => candidate.id === id);
    if (field === undefined) return true;
    const own = row[id];
    return typeof own === "number" ? isInStep(own, value) : partsOf(field, row).includes(value);
  });
}

/** Widgets in the order they were put in; those nobody moved keep their places behind. */
export function inOrder(keys: readonly string[], order: readonly string[]): string[] {
  const known = order.filter((key) => keys.includes(key));
  return [...known, ...keys.filter((key) => !known.includes(key))];
}

/** The order after one moved by a place among those that are shown. */
export function moved(order: readonly string[], key: string, by: -1 | 1, isShown: (key: string) => boolean): string[] {
  const shown = order.filter(isShown);
  const other = shown[shown.indexOf(key) + by];
  if (other === undefined) return [...order];
  return order.map((each) => (each === key ? other : each === other ? key : each));
}
