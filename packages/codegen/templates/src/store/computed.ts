import type { EntityDef, FieldDef, Row, Value } from "./model.ts";
import { addDays, dayOf, daysBetween, parseMoment } from "./moment.ts";
import { rowsWith } from "./row-index.ts";
import { measureValues } from "../rules/measure.ts";

/** A row with the values of its computed fields. `rowsOf` gives the rows of another entity. */
export function withComputed(def: EntityDef, row: Row, rowsOf: (entityId: string) => readonly Row[]): Row {
  const values: Record<string, Value> = { ...row };
  for (const field of def.fields) {
    if (field.type === "computed") values[field.id] = evaluate(field, values, row.id, rowsOf);
  }
  return values as Row;
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
      const related = rowsWith(rowsOf(formula.entity), formula.via, rowId);
      return measureValues(formula.fn, related, formula.field);
    }
    case "arithmetic": {
      const left = operand(formula.left, row);
      const right = operand(formula.right, row);
      if (left === null || right === null || (formula.op === "/" && right === 0)) return null;
      const result = { "+": left + right, "-": left - right, "*": left * right, "/": left / right }[formula.op];
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

function operand(value: string | number, row: Record<string, Value>): number | null {
  const found = typeof value === "number" ? value : row[value];
  return typeof found === "number" ? found : null;
}
