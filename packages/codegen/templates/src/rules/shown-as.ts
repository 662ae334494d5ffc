import type { FieldDef, FieldType } from "../store/model.ts";

/** The type that the values of a field are shown as; a computed field's is that of what is worked out. */
export function shownAs({ type, formula }: FieldDef): FieldType {
  if (type !== "computed" || formula === undefined) return type;
  if (formula.kind === "worked") return formula.shows;
  const isDay =
    formula.kind === "addDays" || (formula.kind === "rollup" && (formula.fn === "earliest" || formula.fn === "latest"));
  return isDay ? "date" : "number";
}

/** Whether the values of a field are days. */
export const isDated = (field: FieldDef): boolean => ["date", "dateTime"].includes(shownAs(field));
