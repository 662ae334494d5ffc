import type { Language } from "@sayhey/appspec";
import type { Role } from "../thing.ts";

/** A thing people keep in apps of many fields: an invoice, a ride, a match. Known by name in five languages. */
export interface KnownThing {
  id: string;
  role: Role;
  icon: string;
  /** `singular/plural` in English, German, Spanish, French and Portuguese, with `|` between. */
  names: string;
  /** Further words that mean it, folded, `two_words` joined. */
  also: string;
  /** Field lines; the first is the title. A relation to a thing the app does not keep is left out. */
  fields: string;
  rows: string;
  /** Where its name alone says too little: words the idea must have as well. */
  near?: string;
}

/** Declares a thing: head is `id, icon`. */
export function known(
  role: Role,
  head: string,
  names: string,
  also: string,
  fields: string,
  rows: string,
  near?: string,
): KnownThing {
  const [id = "thing", icon = "circle"] = head.split(",").map((part) => part.trim());
  return { id, role, icon, names, also, fields, rows, ...(near === undefined ? {} : { near }) };
}

const ORDER: readonly Language[] = ["en", "de", "es", "fr", "pt"];

/** What it is called in a language: singular and plural. */
export function nameIn({ names }: KnownThing, language: Language): [string, string] {
  const all = names.split("|");
  const [singular = "Thing", plural = "Things"] = (all[ORDER.indexOf(language)] ?? all[0] ?? "").split("/");
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return [capital(singular), capital(plural)];
}

/** A thing known by name that an idea names, and how much weight the idea gives it. */
export interface FoundThing {
  known: KnownThing;
  /** Words it goes by in the idea's language. */
  words: string[];
  score: number;
  /** The idea's own word for it where that says more: a goat rather than an animal. */
  called?: string;
}
