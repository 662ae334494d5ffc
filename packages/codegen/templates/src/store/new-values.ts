import type { EntityDef, Value } from "./model.ts";
import { dayOf, dayTimeOf, resolveMoment } from "./moment.ts";

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

/** A value to set, with a moment such as `@today` in the form its field keeps: a day, a time, or both. */
export function settled(entity: EntityDef, field: string, value: string | number | boolean): string | number | boolean {
  if (typeof value !== "string") return value;
  const now = new Date();
  const type = entity.fields.find((candidate) => candidate.id === field)?.type;
  if (type === "date" && value === "@now") return resolveMoment("@today", now);
  if (type === "dateTime" && value === "@today") return resolveMoment("@now", now);
  if (type === "time" && value.startsWith("@")) return resolveMoment("@now", now).slice(11);
  return resolveMoment(value, now);
}
