import type { Cells, FieldType, Value, Worked } from "./model.ts";
import { daysBetween, parseMoment } from "./moment.ts";

/** What an expression reads of a row, by field or by `relation.field`. */
interface Operands {
  number: (name: string) => number;
  text: (name: string) => string;
  /** Whole days from one to the other, either of which may be `today`. */
  days: (from: string, to: string) => number;
  isEmpty: (name: string) => boolean;
}

/** A number worked out of a row and of rows it points at: none where a field that it comes to is empty, or where it divides by nothing. */
export function expression(reads: readonly string[], of: (row: Operands) => number): Worked {
  return {
    kind: "worked",
    reads,
    shows: "number",
    work: (cells) => {
      let isWhole = true;
      const missing = (): number => {
        isWhole = false;
        return Number.NaN;
      };
      const result = of({
        number: (name) => {
          const value = valueOf(cells, name);
          return typeof value === "number" || typeof value === "boolean" ? Number(value) : missing();
        },
        text: (name) => {
          const value = valueOf(cells, name);
          if (typeof value === "string" && value !== "") return value;
          missing();
          return "";
        },
        days: (from, to) => {
          const [start, end] = [from, to].map((name) =>
            name === "today" ? new Date() : parseMoment(valueOf(cells, name)),
          );
          return start && end ? daysBetween(start, end) : missing();
        },
        isEmpty: (name) => {
          const value = valueOf(cells, name);
          return value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);
        },
      });
      // Zero has no sign for whoever reads it.
      const rounded = Math.round(result * 1000) / 1000 + 0;
      return isWhole && Number.isFinite(rounded) ? rounded : null;
    },
  };
}

/** What the row that a relation points at has in a field, as it is. */
export function lookUp(via: string, field: string, shows: FieldType): Worked {
  return {
    kind: "worked",
    reads: [`${via}.${field}`],
    shows,
    work: (cells) => {
      const value = cells.along(via)?.row[field] ?? null;
      return value === "" ? null : value;
    },
  };
}

/** The value of a field of the row, or of the one it points at; a tick box that nobody has touched is not ticked. */
function valueOf(cells: Cells, name: string): Value {
  const [first = "", second] = name.split(".");
  const holder = second === undefined ? cells : cells.along(first);
  if (holder === undefined) return null;
  const id = second ?? first;
  const value = holder.row[id] ?? null;
  return value ?? (holder.def.fields.some((field) => field.id === id && field.type === "boolean") ? false : null);
}
