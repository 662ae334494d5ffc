import type { AppSpec } from "./app-spec.ts";
import type { Entity, Formula, SeedRow } from "./entity.ts";
import { meetsCondition } from "./meets-condition.ts";
import { resolveMoment } from "./moment.ts";

/** What the computed fields of a seed row show at a moment, as the app works them out: null where one cannot be told. */
export function computedValues(
  spec: Pick<AppSpec, "entities">,
  entity: Entity,
  row: SeedRow,
  now: Date,
): Record<string, number | string | null> {
  const valueOf = rowReader(spec, entity, row, now);
  return Object.fromEntries(
    entity.fields
      .filter(({ type }) => type === "computed")
      .map(({ id }) => [id, valueOf(id) as number | string | null]),
  );
}

/** Reads the fields of a row; each computed one is worked out once, however many others need it. */
function rowReader(
  spec: Pick<AppSpec, "entities">,
  entity: Entity,
  row: SeedRow,
  now: Date,
): (field: string) => SeedRow[string] | undefined {
  const known = new Map<string, number | string | null>();
  const valueOf = (id: string): SeedRow[string] | undefined => {
    const field = entity.fields.find((candidate) => candidate.id === id);
    if (field?.type !== "computed") return row[id];
    const before = known.get(id);
    if (before !== undefined) return before;
    const value = field.formula ? worked(field.formula) : null;
    known.set(id, value);
    return value;
  };
  const numberOf = (operand: string | number): number | null => {
    const value = typeof operand === "number" ? operand : valueOf(operand);
    return typeof value === "number" ? value : null;
  };
  const dayOf = (id: string): number | null => {
    const value = valueOf(id);
    const day =
      typeof value === "string" ? Date.parse(`${resolveMoment(value, now).slice(0, 10)}T00:00:00Z`) : Number.NaN;
    return Number.isNaN(day) ? null : day;
  };
  const worked = (formula: Formula): number | string | null => {
    switch (formula.kind) {
      case "rollup":
        return rollup(spec, formula, row.id, now);
      case "arithmetic":
        return arithmetic(formula.op, numberOf(formula.left), numberOf(formula.right));
      case "daysUntil": {
        const day = dayOf(formula.field);
        return day === null ? null : Math.round((day - Date.parse(`${resolveMoment("@today", now)}T00:00:00Z`)) / DAY);
      }
      case "addDays": {
        const day = dayOf(formula.field);
        const days = numberOf(formula.days);
        const sum = day === null || days === null ? Number.NaN : day + Math.trunc(days) * DAY;
        return sum >= 0 && sum < LATEST ? new Date(sum).toISOString().slice(0, 10) : null;
      }
    }
  };
  return valueOf;
}

const DAY = 86_400_000;
/** Past this there are no four figures for a year. */
const LATEST = Date.UTC(9999, 11, 31);

function arithmetic(op: "+" | "-" | "*" | "/" | "%", left: number | null, right: number | null): number | null {
  if (left === null || right === null || ((op === "/" || op === "%") && right === 0)) return null;
  const sums = {
    "+": left + right,
    "-": left - right,
    "*": left * right,
    "/": left / right,
    "%": (left / right) * 100,
  };
  return thousandths(sums[op]);
}

function rollup(
  spec: Pick<AppSpec, "entities">,
  formula: Extract<Formula, { kind: "rollup" }>,
  row: string,
  now: Date,
): number | string | null {
  const other = spec.entities.find(({ id }) => id === formula.entity);
  const measured = other?.fields.find(({ id }) => id === formula.field);
  const related = other ? relatedRows(spec, other, formula, row, now) : [];
  if (formula.fn === "count" || !other || !measured) return related.length;
  const values = related.map((candidate) => rowReader(spec, other, candidate, now)(measured.id));
  if (formula.fn === "earliest" || formula.fn === "latest") {
    const days = values
      .flatMap((value) => (typeof value === "string" && value !== "" ? [resolveMoment(value, now).slice(0, 10)] : []))
      .toSorted();
    return days.at(formula.fn === "earliest" ? 0 : -1) ?? null;
  }
  const numbers = values.filter((value) => typeof value === "number");
  if (numbers.length === 0) return 0;
  const sum = thousandths(numbers.reduce((before, value) => before + value, 0));
  switch (formula.fn) {
    case "sum":
      return sum;
    case "average":
      return sum / numbers.length;
    case "min":
      return Math.min(...numbers);
    case "max":
      return Math.max(...numbers);
  }
}

/** The rows that point at a row and meet the conditions of a rollup. */
function relatedRows(
  spec: Pick<AppSpec, "entities">,
  other: Entity,
  { via, where = [] }: Extract<Formula, { kind: "rollup" }>,
  row: string,
  now: Date,
): SeedRow[] {
  return other.rows.filter((candidate) => {
    if (candidate[via] !== row) return false;
    const valueOf = rowReader(spec, other, candidate, now);
    return where.every((condition) => meetsCondition({ [condition.field]: valueOf(condition.field) }, condition, now));
  });
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
