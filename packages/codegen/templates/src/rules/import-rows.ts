import type { EntityDef, FieldDef, Value } from "../store/model.ts";
import { unguarded } from "./csv.ts";
import { plainText } from "./find-texts.ts";
import { readCell, UNFIT, type CellReading } from "./read-cell.ts";

/** A cell that cannot be taken; rows count from 1, the names of the columns left out. */
export interface BadCell {
  row: number;
  column: string;
  text: string;
}

/** What comes of a table. */
export interface ImportPlan {
  rows: Record<string, Value>[];
  bad: BadCell[];
  /** Rows that lack what every row must have. */
  left: number;
}

/** The field of each column by its name; null where none is called so. */
export function matchColumns(fields: readonly FieldDef[], header: readonly string[]): (string | null)[] {
  const plain = (text: string): string => plainText(text).replace(/\(.*?\)|[^\p{L}\p{N}]/gu, "");
  const taken = new Set<string>();
  return header.map((name) => {
    const found = fields.find(
      (field) =>
        !taken.has(field.id) && plain(name) !== "" && [field.name, field.id].some((own) => plain(own) === plain(name)),
    );
    if (found !== undefined) taken.add(found.id);
    return found?.id ?? null;
  });
}

/** The rows that a table gives; a cell that does not fit is left out and told, a row without its name is not taken. */
export function planImport(
  entity: EntityDef,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  targets: readonly (string | null)[],
  reading: CellReading,
): ImportPlan {
  const fields = targets.map((id) => entity.fields.find((field) => field.id === id));
  const needed = entity.fields.filter(
    ({ id, required, type }) =>
      id === entity.titleField || (required === true && type !== "image" && type !== "computed"),
  );
  const plan: ImportPlan = { rows: [], bad: [], left: 0 };
  rows.forEach((cells, index) => {
    const values: Record<string, Value> = {};
    fields.forEach((field, column) => {
      if (field === undefined) return;
      const text = unguarded(cells[column] ?? "");
      const value = readCell(field, text, reading);
      if (value === UNFIT) plan.bad.push({ row: index + 1, column: header[column] ?? "", text: text.slice(0, 60) });
      else if (value !== null) values[field.id] = value;
    });
    if (needed.every((field) => values[field.id] !== undefined || field.default !== undefined)) plan.rows.push(values);
    else plan.left++;
  });
  return plan;
}
