// Written by scripts/index-blueprints.ts; do not edit.
import type { Sector } from "./sectors.gen.ts";

/** What people say who mean a blueprint. */
export interface PhraseEntry {
  id: string;
  sector: Sector;
  /** Phrases with a bar between, by language. */
  says: Readonly<Record<"en" | "de" | "es" | "fr" | "pt", string>>;
}

/** The phrases of all blueprints. */
export const PHRASES: readonly PhraseEntry[] = [
  { id: "pianoTuning", sector: "trades", says: {"en":"piano tuner|piano tuning|tune pianos|tuning pianos|piano technician|piano service|piano workshop|piano restoration|piano repair|pianos due for tuning|concert tuner|harpsichord tuner","de":"Klavierstimmer|Klavier stimmen|Klavierservice|Klavierwerkstatt","es":"afinador de pianos|afinación de pianos|afinar pianos|taller de pianos","fr":"accordeur de pianos|accord de piano|accorder des pianos|atelier de pianos","pt":"afinador de pianos|afinação de pianos|afinar pianos|oficina de pianos"} },
];
