import type { EntityRules } from "@sayhey/appspec";

/** A value of a field. */
export type Value = string | number | boolean | readonly string[] | null;

/** A row as it lies in the database. */
export interface StoredRow {
  entity: string;
  row_id: string;
  visitor_id: string | null;
  values: Record<string, Value>;
  version: number;
  seq: number;
  place: number;
  bytes: number;
  deleted_at: string | null;
  /** Who alone may read it; null where that is up to its entity. */
  readers: string[] | null;
}

/** A row as visitors get it. */
export interface SharedRow {
  entity: string;
  id: string;
  /** By field, without computed ones; none of a deleted row. */
  values: Record<string, Value>;
  version: number;
  /** Id of the visitor who created it. */
  by: string | null;
  /** The higher, the newer. */
  place: number;
  seq: number;
  deleted?: true;
}

/** Columns of a stored row. */
export const ROW_COLUMNS = [
  "entity",
  "row_id",
  "visitor_id",
  "values",
  "version",
  "seq",
  "place",
  "bytes",
  "deleted_at",
  "readers",
] as const;

/** A row for visitors: with the fields its entity has now. */
export function shownRow(row: StoredRow, rules: EntityRules): SharedRow {
  const isDeleted = row.deleted_at !== null;
  const values: Record<string, Value> = {};
  if (!isDeleted)
    for (const field of rules.entity.fields)
      if (field.type !== "computed") values[field.id] = row.values[field.id] ?? null;
  return {
    entity: row.entity,
    id: row.row_id,
    values,
    version: row.version,
    by: row.visitor_id,
    place: row.place,
    seq: row.seq,
    ...(isDeleted && { deleted: true as const }),
  };
}
