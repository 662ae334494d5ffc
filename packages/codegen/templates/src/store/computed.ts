import type { Cells, EntityDef, FieldDef, Formula, Row, Value } from "./model.ts";
import { addDays, dayOf, daysBetween, parseMoment } from "./moment.ts";
import { rowOfId, rowsWith } from "./row-index.ts";
import { measureValues } from "../rules/measure.ts";
import { selectRows } from "../rules/select-rows.ts";

type Values = Record<string, Value>;

/**
 * Gives the rows of entities with what is computed, a column at a time: first the columns that one is computed from, in whatever entity they
 * are. What it gave once stays the same list.
 */
export function computeRows(
  defOf: (entityId: string) => EntityDef | undefined,
  plainRows: (entityId: string) => readonly Row[],
): (entityId: string) => readonly Row[] {
  const lists = new Map<string, readonly Row[]>();
  const begun = new Set<string>();
  const rowsOf = (entityId: string): readonly Row[] => {
    const known = lists.get(entityId);
    if (known !== undefined) return known;
    const isComputed = defOf(entityId)?.fields.some(({ type }) => type === "computed") === true;
    const rows = isComputed ? plainRows(entityId).map((row) => ({ ...row })) : plainRows(entityId);
    lists.set(entityId, rows);
    return rows;
  };
  const compute = (def: EntityDef, id: string): void => {
    const field = def.fields.find((candidate) => candidate.id === id);
    const key = `${def.id}.${id}`;
    // What leads back to itself finds what is there by then.
    if (field?.type !== "computed" || begun.has(key)) return;
    begun.add(key);
    for (const [entity, input] of inputsOf(field.formula, def)) {
      const other = defOf(entity);
      if (other !== undefined) compute(other, input);
    }
    for (const row of rowsOf(def.id)) (row as Values)[id] = evaluate(field, cellsOf(def, row, defOf, rowsOf), rowsOf);
  };
  return (entityId) => {
    const def = defOf(entityId);
    for (const { id } of def?.fields ?? []) if (def !== undefined) compute(def, id);
    return rowsOf(entityId);
  };
}

function cellsOf(
  def: EntityDef,
  row: Row,
  defOf: (entityId: string) => EntityDef | undefined,
  rowsOf: (entityId: string) => readonly Row[],
): Cells {
  return {
    def,
    row,
    along: (via) => {
      const id = row[via];
      const target = defOf(def.fields.find((field) => field.id === via)?.relation ?? "");
      const found = typeof id === "string" && target !== undefined ? rowOfId(rowsOf(target.id), id) : undefined;
      return target && found && cellsOf(target, found, defOf, rowsOf);
    },
  };
}

/** The fields that a formula reads, each with its entity. */
function inputsOf(formula: Formula | undefined, def: EntityDef): (readonly [entity: string, field: string])[] {
  const own = (...inputs: (string | number)[]): [string, string][] =>
    inputs.flatMap((input): [string, string][] => (typeof input === "string" ? [[def.id, input]] : []));
  switch (formula?.kind) {
    case "rollup": {
      const { entity, field, where = [] } = formula;
      const read = where.map((condition) => condition.field);
      return (field === undefined ? read : [field, ...read]).map((input) => [entity, input]);
    }
    case "arithmetic":
      return own(formula.left, formula.right);
    case "daysUntil":
      return own(formula.field);
    case "addDays":
      return own(formula.field, formula.days);
    case "worked":
      return formula.reads.map((name) => {
        const [first = "", second] = name.split(".");
        if (second === undefined) return [def.id, first];
        return [def.fields.find(({ id }) => id === first)?.relation ?? "", second];
      });
    case undefined:
      return [];
  }
}

function evaluate({ formula }: FieldDef, cells: Cells, rowsOf: (entityId: string) => readonly Row[]): Value {
  const { row } = cells;
  if (formula === undefined) return null;
  switch (formula.kind) {
    case "rollup": {
      const all = rowsWith(rowsOf(formula.entity), formula.via, row["id"]);
      const { fn, field: measured, where } = formula;
      const related = where === undefined ? all : selectRows(all, { where }, new Date());
      return fn === "earliest" || fn === "latest"
        ? outermostDay(fn, related, measured ?? "")
        : measureValues(fn, related, measured);
    }
    case "arithmetic": {
      const left = operand(formula.left, row);
      const right = operand(formula.right, row);
      if (left === null || right === null || (right === 0 && "/%".includes(formula.op))) return null;
      const result = {
        "+": left + right,
        "-": left - right,
        "*": left * right,
        "/": left / right,
        "%": (left / right) * 100,
      }[formula.op];
      return Math.round(result * 1000) / 1000;
    }
    case "daysUntil": {
      const date = parseMoment(row[formula.field]);
      return date === null ? null : daysBetween(new Date(), date);
    }
    case "addDays": {
      const date = parseMoment(row[formula.field]);
      const days = operand(formula.days, row);
      return date === null || days === null ? null : dayOf(addDays(date, days));
    }
    case "worked":
      return formula.work(cells);
  }
}

/** The first or the last day of a field; null where no row has one. */
function outermostDay(fn: "earliest" | "latest", rows: readonly Row[], field: string): string | null {
  const days = rows
    .flatMap((row) => (typeof row[field] === "string" && row[field] !== "" ? [row[field].slice(0, 10)] : []))
    .sort();
  return days.at(fn === "earliest" ? 0 : -1) ?? null;
}

function operand(value: string | number, row: Readonly<Values>): number | null {
  const found = typeof value === "number" ? value : row[value];
  return typeof found === "number" ? found : null;
}
