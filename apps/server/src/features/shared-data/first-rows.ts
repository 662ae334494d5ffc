import type { SharedRules } from "@sayhey/appspec";
import { checkValues } from "./check-values.ts";
import { unfit } from "./data-refusal.ts";
import type { FirstRow } from "./shared-store.ts";

const ID = /^[a-z0-9][a-z0-9-]{0,59}$/;

/**
 * Reads the rows that an app's data are to begin with, in the form of an app's export: lists by entity.
 * @throws DataRefusal that names the path of the first value at fault
 */
export function checkFirstRows(rules: SharedRules, given: Readonly<Record<string, readonly unknown[]>>): FirstRow[] {
  const ids = new Map<string, Set<string>>();
  const rows = Object.entries(given).flatMap(([entity, list]) => {
    const known = rules.get(entity);
    if (known === undefined) throw unfit(`rows.${entity.slice(0, 40)}`, "is nothing this app keeps");
    const seen = new Set<string>();
    ids.set(entity, seen);
    return list.map((row, index): FirstRow => {
      const path = `rows.${entity}[${index}]`;
      if (typeof row !== "object" || row === null || !("id" in row)) throw unfit(path, "must be a row with an id");
      const { id, ...values } = row;
      if (typeof id !== "string" || !ID.test(id) || seen.has(id)) throw unfit(`${path}.id`, "must be an id of its own");
      seen.add(id);
      return { entity, id, values: checkValues(known, values, path, { whole: true }) };
    });
  });
  for (const [index, { entity, values }] of rows.entries()) {
    for (const field of rules.get(entity)?.entity.fields ?? []) {
      const value = values[field.id] ?? null;
      if (field.type !== "relation" || value === null) continue;
      // What it pointed at may have been deleted since; an app shows such a field as empty.
      if (ids.get(field.relation ?? "")?.has(String(value)) === true) continue;
      if (field.required === true)
        throw unfit(`rows.${entity}[${index}].${field.id}`, `must be the id of a row of ${field.relation ?? ""}`);
      values[field.id] = null;
    }
  }
  return rows;
}
