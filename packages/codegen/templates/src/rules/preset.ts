import type { Condition, EntityDef, Value } from "../store/model.ts";

/** What a row made in a narrowed view must hold to be seen there. */
export function presetOf(entity: EntityDef, where: readonly Condition[] | undefined): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const { field, is, value } of where ?? []) {
    const type = entity.fields.find((candidate) => candidate.id === field)?.type;
    if (is === "eq" && value !== undefined && type !== "tags" && type !== "computed") values[field] = value;
  }
  return values;
}
