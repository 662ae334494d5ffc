import type { EntityDef, Value } from "./model.ts";
import { dayOf, dayTimeOf } from "./moment.ts";

/** Now, in the form a date or dateTime field keeps. */
export function stamp(entity: EntityDef, field: string, now: number): string {
  const type = entity.fields.find((candidate) => candidate.id === field)?.type;
  return type === "date" ? dayOf(new Date(now)) : dayTimeOf(new Date(now));
}

/**
 * Values of a row the app makes by itself: those given, choices that must be made with their first option, and a name
 * where the field that names a row was left open.
 */
export function newValues(entity: EntityDef, given: Record<string, Value>, name: string): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const field of entity.fields) {
    if (field.required === true && field.type === "choice" && field.default === undefined)
      values[field.id] = field.options?.[0] ?? null;
    if (field.id === entity.titleField && (field.type === "text" || field.type === "longText")) values[field.id] = name;
  }
  return { ...values, ...given };
}
