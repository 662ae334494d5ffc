import type { AppSpec } from "./app-spec.ts";
import type { Entity, Formula, SeedRow } from "./entity.ts";
import { evaluateExpression, type Operands } from "./evaluate-expression.ts";
import { ExpressionError, TODAY } from "./expression.ts";
import { meetsCondition } from "./meets-condition.ts";
import { resolveMoment } from "./moment.ts";
import { readRowExpression, splitName } from "./row-expression.ts";

type Worked = number | string | null;
type Read = SeedRow[string] | undefined;
/** A row and what it is a row of. */
interface Cell {
  entity: Entity;
  row: SeedRow;
}

/** What the computed fields of a seed row show at a moment, as the app works them out: null where one cannot be told. */
export function computedValues(
  spec: Pick<AppSpec, "entities">,
  entity: Entity,
  row: SeedRow,
  now: Date,
): Record<string, Worked> {
  return computedReader(spec, now)(entity, row);
}

/** `computedValues` for many rows of a document: what several need is worked out once. */
export function computedReader(
  spec: Pick<AppSpec, "entities">,
  now: Date,
): (entity: Entity, row: SeedRow) => Record<string, Worked> {
  const rows = new RowReader(spec, now);
  return (entity, row) =>
    Object.fromEntries(
      entity.fields
        .filter(({ type }) => type === "computed")
        .map(({ id }) => [id, rows.valueOf(entity, row, id) as Worked]),
    );
}

/** Reads the fields of rows; each computed one is worked out once, however many others need it. */
class RowReader {
  private readonly spec: Pick<AppSpec, "entities">;
  private readonly now: Date;
  private readonly known = new WeakMap<SeedRow, Map<string, Worked>>();

  constructor(spec: Pick<AppSpec, "entities">, now: Date) {
    this.spec = spec;
    this.now = now;
  }

  valueOf(entity: Entity, row: SeedRow, id: string): Read {
    const field = entity.fields.find((candidate) => candidate.id === id);
    if (field?.type !== "computed") return row[id];
    let known = this.known.get(row);
    if (known === undefined) this.known.set(row, (known = new Map()));
    const before = known.get(id);
    if (before !== undefined) return before;
    // What leads back to itself, which no checked document does, finds nothing.
    known.set(id, null);
    const value = field.formula ? this.worked(entity, row, field.formula) : null;
    known.set(id, value);
    return value;
  }

  private worked(entity: Entity, row: SeedRow, formula: Formula): Worked {
    const numberOf = (operand: string | number): number | null => {
      const value = typeof operand === "number" ? operand : this.valueOf(entity, row, operand);
      return typeof value === "number" ? value : null;
    };
    switch (formula.kind) {
      case "rollup":
        return this.rollup(formula, row.id);
      case "arithmetic":
        return arithmetic(formula.op, numberOf(formula.left), numberOf(formula.right));
      case "daysUntil": {
        const day = this.dayOf(this.valueOf(entity, row, formula.field));
        return day === null ? null : (day - this.today()) / DAY;
      }
      case "addDays": {
        const day = this.dayOf(this.valueOf(entity, row, formula.field));
        const days = numberOf(formula.days);
        const sum = day === null || days === null ? Number.NaN : day + Math.trunc(days) * DAY;
        return sum >= 0 && sum < LATEST ? new Date(sum).toISOString().slice(0, 10) : null;
      }
      case "expression":
        return this.expression(entity, row, formula.of);
      case "lookup": {
        const cell = this.pointedAt(entity, row, formula.via);
        const value = cell && this.valueOf(cell.entity, cell.row, formula.field);
        if (typeof value === "string") return value === "" ? null : resolveMoment(value, this.now);
        return typeof value === "number" ? value : null;
      }
    }
  }

  /** A day as milliseconds. */
  private dayOf(value: Read): number | null {
    const day =
      typeof value === "string" ? Date.parse(`${resolveMoment(value, this.now).slice(0, 10)}T00:00:00Z`) : Number.NaN;
    return Number.isNaN(day) ? null : day;
  }

  private today(): number {
    return Date.parse(`${resolveMoment("@today", this.now)}T00:00:00Z`);
  }

  /** The row that a relation points at, with its entity. */
  private pointedAt(entity: Entity, row: SeedRow, via: string): Cell | undefined {
    const target = entity.fields.find(({ id }) => id === via)?.relation;
    const other = this.spec.entities.find(({ id }) => id === target);
    const pointed = other?.rows.find(({ id }) => id === row[via]);
    return other && pointed && { entity: other, row: pointed };
  }

  /** An expression over a row: null where a field that it comes to is empty, or where it is no number. */
  private expression(entity: Entity, row: SeedRow, text: string): number | null {
    let isWhole = true;
    const missing = <T>(value: T): T => {
      isWhole = false;
      return value;
    };
    const read = (name: string): Read => {
      const { via, field: id } = splitName(name);
      const cell = via === undefined ? { entity, row } : this.pointedAt(entity, row, via);
      const value = cell && this.valueOf(cell.entity, cell.row, id);
      // A tick box that nobody has touched is not ticked.
      const isFlag = cell?.entity.fields.find((field) => field.id === id)?.type === "boolean";
      return isFlag ? value === true : value;
    };
    const day = (name: string): number => {
      const found = name === TODAY ? this.today() : this.dayOf(read(name));
      return found ?? missing(Number.NaN);
    };
    const operands: Operands = {
      number: (name) => {
        const value = read(name);
        return typeof value === "number" || typeof value === "boolean" ? Number(value) : missing(Number.NaN);
      },
      text: (name) => {
        const value = read(name);
        return typeof value === "string" && value !== "" ? value : missing("");
      },
      days: (from, to) => (day(to) - day(from)) / DAY,
      isEmpty: (name) => isEmpty(read(name)),
    };
    try {
      const result = thousandths(evaluateExpression(readRowExpression(text), operands));
      return isWhole && Number.isFinite(result) ? result : null;
    } catch (error) {
      if (error instanceof ExpressionError) return null;
      throw error;
    }
  }

  private rollup(formula: Extract<Formula, { kind: "rollup" }>, row: string): Worked {
    const other = this.spec.entities.find(({ id }) => id === formula.entity);
    const measured = other?.fields.find(({ id }) => id === formula.field);
    const related = other ? this.relatedRows(other, formula, row) : [];
    if (formula.fn === "count" || !other || !measured) return related.length;
    const values = related.map((candidate) => this.valueOf(other, candidate, measured.id));
    if (formula.fn === "earliest" || formula.fn === "latest") {
      const days = values
        .flatMap((value) =>
          typeof value === "string" && value !== "" ? [resolveMoment(value, this.now).slice(0, 10)] : [],
        )
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
  private relatedRows(
    other: Entity,
    { via, where = [] }: Extract<Formula, { kind: "rollup" }>,
    row: string,
  ): SeedRow[] {
    return other.rows.filter((candidate) => {
      if (candidate[via] !== row) return false;
      return where.every((condition) =>
        meetsCondition({ [condition.field]: this.valueOf(other, candidate, condition.field) }, condition, this.now),
      );
    });
  }
}

const DAY = 86_400_000;
/** Past this there are no four figures for a year. */
const LATEST = Date.UTC(9999, 11, 31);

const isEmpty = (value: Read): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

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

/** Rounded, without the sign that zero can have. */
function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
