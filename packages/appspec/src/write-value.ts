import type { Entity, Field, SeedRow } from "./entity.ts";
import { fileEntry } from "./file-entry.ts";
import type { Language } from "./identity.ts";
import { resolveMoment } from "./moment.ts";

/** How values are written out. */
export interface ValueWriting {
  language: Language;
  now: Date;
  /** The entity a relation points at. */
  entityOf(id: string): Entity | undefined;
}

const YES: Record<Language, [yes: string, no: string]> = {
  en: ["Yes", "No"],
  de: ["Ja", "Nein"],
  es: ["Sí", "No"],
  fr: ["Oui", "Non"],
  pt: ["Sim", "Não"],
};

/** A value as plain text that `readValue` reads again: days written out, relations by the title of their row, lists with semicolons. */
export function writeValue(field: Field, value: SeedRow[string] | undefined, writing: ValueWriting): string {
  if (value === undefined || value === null || value === "") return "";
  if (typeof value === "boolean") return YES[writing.language][value ? 0 : 1];
  if (typeof value === "number") return String(value);
  if (field.type === "file" && Array.isArray(value))
    return value.map((entry) => fileEntry(entry)?.name ?? entry).join("; ");
  if (Array.isArray(value)) {
    if (field.type === "lines") return value.join("\n");
    // A single tag with a comma would be read as two.
    return value.length === 1 && /[,|]/.test(value[0] ?? "") ? `${value[0]};` : value.join("; ");
  }
  if (field.type === "relation") {
    const target = writing.entityOf(field.relation ?? "");
    const row = target?.rows.find(({ id }) => id === value);
    return String(row?.[target?.titleField ?? ""] ?? value);
  }
  // What a picture shows is read as words again, unless they look like an address.
  if (field.type === "image") return /^art:(?!art:|https:|data:)/.test(value) ? value.slice(4) : value;
  return field.type === "date" || field.type === "dateTime" ? resolveMoment(value, writing.now) : value;
}
