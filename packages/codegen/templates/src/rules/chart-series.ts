import type { FieldDef, Row } from "../store/model.ts";
import { addDays, dayOf, daysBetween, parseMoment, weekStart } from "../store/moment.ts";
import { measureValues } from "./measure.ts";
import { isDated } from "./shown-as.ts";

export interface Point {
  /** What the point stands for: a choice, a row's id, or a day. */
  key: string;
  value: number;
}

/** How far apart the points of a time line are. */
export type Grain = "day" | "week" | "month";

/** Most points a line or a bar chart shows. */
const MOST_POINTS = 14;

/** The numbers of a chart: one point a choice, tag, related row, or a span of time up to today. */
export function chartSeries(
  rows: readonly Row[],
  by: FieldDef,
  fn: "count" | "sum" | "average",
  field: string | undefined,
  today: Date,
): { points: Point[]; grain: Grain | null } {
  const dated = isDated(by);
  const keysOf = (row: Row): readonly string[] => {
    const value = row[by.id];
    return Array.isArray(value) ? value : value === null || value === undefined ? [] : [String(value)];
  };
  if (!dated) {
    const keys = new Set([...(by.options ?? []), ...rows.flatMap(keysOf)]);
    const points = [...keys]
      .map((key) => ({
        key,
        value: measureValues(
          fn,
          rows.filter((row) => keysOf(row).includes(key)),
          field,
        ),
      }))
      .filter((point) => point.value !== 0);
    const ordered = by.options === undefined ? points.sort((a, b) => b.value - a.value) : points;
    return { points: ordered.slice(0, MOST_POINTS), grain: null };
  }
  const dates = rows.flatMap((row) => parseMoment(row[by.id]) ?? []);
  const first = dates.reduce((least, date) => (date < least ? date : least), today);
  const last = dates.reduce((most, date) => (date > most ? date : most), today);
  const span = daysBetween(first, last) + 1;
  const grain: Grain = span <= MOST_POINTS ? "day" : span <= MOST_POINTS * 7 ? "week" : "month";
  const keys: string[] = [];
  for (let date = startOf(first, grain); date <= last && keys.length < 60; date = following(date, grain))
    keys.push(dayOf(date));
  const points = keys.slice(-MOST_POINTS).map((key) => {
    const members = rows.filter((row) => {
      const date = parseMoment(row[by.id]);
      return date !== null && dayOf(startOf(date, grain)) === key;
    });
    return { key, value: measureValues(fn, members, field) };
  });
  return { points, grain };
}

/** Value of each of the last `weeks` weeks' days, Monday first, ending with this week. */
export function heatDays(
  rows: readonly Row[],
  dateField: string,
  fn: "count" | "sum" | "average",
  field: string | undefined,
  today: Date,
  weeks: number,
): Point[] {
  const start = addDays(weekStart(today), -7 * (weeks - 1));
  return Array.from({ length: weeks * 7 }, (_, index) => {
    const key = dayOf(addDays(start, index));
    return {
      key,
      value: measureValues(
        fn,
        rows.filter((row) => String(row[dateField] ?? "").startsWith(key)),
        field,
      ),
    };
  });
}

/** A round number not below `value`, for the top of an axis. */
export function niceTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}

function startOf(date: Date, grain: Grain): Date {
  if (grain === "week") return weekStart(date);
  return new Date(date.getFullYear(), date.getMonth(), grain === "month" ? 1 : date.getDate());
}

function following(date: Date, grain: Grain): Date {
  if (grain === "month") return new Date(date.getFullYear(), date.getMonth() + 1, 1);
  return addDays(date, grain === "week" ? 7 : 1);
}
