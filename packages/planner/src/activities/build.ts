import type { Condition, Field, Formula, Mark, Measure } from "@sayhey/appspec";
import type { NewBlock } from "../embedded/app-draft.ts";
import { readFieldLines } from "../embedded/field-line.ts";
import { camelCase } from "../embedded/thing.ts";
import type { Cell } from "./activity.ts";

/** A field of a line, with what a line cannot say. */
export function field(line: string, more: Partial<Field> = {}): Field {
  const [plan] = readFieldLines(line);
  if (plan === undefined) throw new TypeError(`no field in "${line}"`);
  return { ...plan.field, ...more };
}

/** A title that counts by itself, for rows that nobody gives a name: 'Turn 12'. */
export const numbered = (name: string, prefix = name): Field => ({
  id: "number",
  name,
  type: "text",
  number: { prefix: `${prefix.slice(0, 11)} `, width: 1 },
});

const computed = (name: string, formula: Formula, more: Partial<Field>): Field => ({
  id: camelCase(name),
  name,
  type: "computed",
  formula,
  ...more,
});

type Fn = Extract<Formula, { kind: "rollup" }>["fn"];

/** What is worked out over rows that point here: `fn("Points", "score.team.points")`. */
export function rollup(
  name: string,
  fn: Fn,
  path: string,
  { where = [], ...more }: { where?: readonly Condition[] } & Partial<Field> = {},
): Field {
  const [entity = "", via = "", of] = path.split(".");
  return computed(
    name,
    {
      kind: "rollup",
      fn,
      entity,
      via,
      ...(of !== undefined && { field: of }),
      ...(where.length > 0 && { where: [...where] }),
    },
    more,
  );
}

type Op = Extract<Formula, { kind: "arithmetic" }>["op"];

/** Two numbers of a row, and what they come to. */
export const calc = (
  name: string,
  left: string | number,
  op: Op,
  right: string | number,
  more: Partial<Field> = {},
): Field => computed(name, { kind: "arithmetic", left, op, right }, more);

/** A day so many days after another. */
export const daysAfter = (name: string, day: string, days: string | number, more: Partial<Field> = {}): Field =>
  computed(name, { kind: "addDays", field: day, days }, more);

/** The sum of several numbers of a row, as a chain of sums; the last is what is shown. */
export function sumOf(name: string, ids: readonly string[], more: Partial<Field> = {}): Field[] {
  const fields: Field[] = [];
  let left = ids[0] ?? "";
  for (const [index, right] of ids.slice(1).entries()) {
    const isLast = index === ids.length - 2;
    const id = isLast ? camelCase(name) : `sumTo${String(index + 2)}`;
    fields.push({
      ...calc(isLast ? name : `Up to here ${String(index + 2)}`, left, "+", right, isLast ? more : {}),
      id,
    });
    left = id;
  }
  return fields;
}

/** Ids of the steps of such a sum, which nobody has to see. */
export const stepsOf = (count: number): string[] =>
  Array.from({ length: Math.max(0, count - 2) }, (_, index) => `sumTo${String(index + 2)}`);

/** A mark beside a value. */
export const mark = (condition: Condition, tone: Mark["tone"], label: string): Mark => ({
  when: condition,
  tone,
  label,
});

/** Rows of a table: names of the columns, then a list of cells a row. */
export function rowsOf(columns: string, lines: readonly (readonly Cell[])[]): Readonly<Record<string, Cell>>[] {
  const ids = columns.split(" ");
  return lines.map((cells) => Object.fromEntries(ids.map((id, index) => [id, cells[index]])));
}

/** A day so many days from today, as rows write it. */
export const day = (offset: number): string => `@${String(offset)}`;

/** A moment so many days from today. */
export const moment = (offset: number, time: string): string => `@${String(offset)}T${time}`;

/** How many rows there are. */
export const countOf = (entity: string, ...where: readonly Condition[]): Measure => ({
  fn: "count",
  entity,
  ...(where.length > 0 && { where: [...where] }),
});

/** What a number of the rows comes to. */
export const totalOf = (entity: string, id: string, ...where: readonly Condition[]): Measure => ({
  fn: "sum",
  entity,
  field: id,
  ...(where.length > 0 && { where: [...where] }),
});

/** Numbers at a glance: label, measure, icon. */
export const stats = (...items: readonly (readonly [string, Measure, string])[]): NewBlock => ({
  kind: "stats",
  items: items.slice(0, 6).map(([label, measure, icon]) => ({ label, measure, icon })),
});

/** A form for one more. */
export const form = (
  entity: string,
  title: string,
  fields: readonly string[],
  submitLabel: string,
  thanks: string,
): NewBlock => ({ kind: "form", title, entity, fields: [...fields].slice(0, 12), submitLabel, thanks });

/** Cells that go round. */
export const turn = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
