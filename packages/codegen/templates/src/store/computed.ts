import type { EntityDef, FieldDef, Formula, Row, Value } from "./model.ts";
import { addDays, dayOf, daysBetween, parseMoment } from "./moment.ts";
import { rowsWith } from "./row-index.ts";
import { measureValues } from "../rules/measure.ts";
import { selectRows } from "../rules/select-rows.ts";

/** A row with the values of its computed fields. `rowsOf` gives the rows of another entity. */
export function withComputed(def: EntityDef, row: Row, rowsOf: (entityId: string) => readonly Row[]): Row {
  const values: Record<string, Value> = { ...row };
  // A field may be computed from one that stands behind it; the set ends what leads back to itself.
  const begun = new Set<string>();
  const compute = (id: string): void => {
    const field = def.fields.find((candidate) => candidate.id === id);
    if (field?.type !== "computed" || begun.has(id)) return;
    begun.add(id);
    for (const input of inputsOf(field.formula)) compute(input);
    values[id] = evaluate(field, values, row.id, rowsOf);
  };
  for (const field of def.fields) compute(field.id);
  return values as Row;
}

/** The fields of its row that a formula reads. */
function inputsOf(formula: Formula | undefined): string[] {
  switch (formula?.kind) {
    case "arithmetic":
      return [formula.left, formula.right].filter((input) => typeof input === "string");
    case "daysUntil":
      return [formula.field];
    case "addDays":
      return [formula.field, formula.days].filter((input) => typeof input === "string");
    default:
      return [];
  }
}

function evaluate(
  field: FieldDef,
  row: Record<string, Value>,
  rowId: string,
  rowsOf: (entityId: string) => readonly Row[],
): Value {
  const formula = field.formula;
  if (formula === undefined) return null;
  switch (formula.kind) {
    case "rollup": {
      const all = rowsWith(rowsOf(formula.entity), formula.via, rowId);
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
  }
}

/** The first or the last day of a field; null where no row has one. */
function outermostDay(fn: "earliest" | "latest", rows: readonly Row[], field: string): string | null {
  const days = rows
    .flatMap((row) => (typeof row[field] === "string" && row[field] !== "" ? [row[field].slice(0, 10)] : []))
    .sort();
  return days.at(fn === "earliest" ? 0 : -1) ?? null;
}

function operand(value: string | number, row: Record<string, Value>): number | null {
  const found = typeof value === "number" ? value : row[value];
  return typeof found === "number" ? found : null;
}
