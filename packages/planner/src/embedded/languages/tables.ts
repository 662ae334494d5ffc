import type { Foreign } from "./foreign.ts";
import type { Tables } from "./table-shapes.ts";

const LOADERS: Record<Foreign, () => Promise<{ TABLES: Tables }>> = {
  de: () => import("./in/de.ts"),
  es: () => import("./in/es.ts"),
  fr: () => import("./in/fr.ts"),
  pt: () => import("./in/pt.ts"),
};
const loaded = new Map<Foreign, Tables>();

/** Loads the words of a language, once; some 90 kB compressed, in a file of their own. English has all it needs. */
export async function loadLanguage(language: Foreign | "en"): Promise<void> {
  if (language !== "en" && !loaded.has(language)) loaded.set(language, (await LOADERS[language]()).TABLES);
}

/**
 * The words of a language.
 * @throws TypeError when they are not loaded
 */
export function tablesOf(language: Foreign): Tables {
  const tables = loaded.get(language);
  if (!tables) throw new TypeError(`The words of the language ${language} are not loaded: loadLanguageOf(idea) first.`);
  return tables;
}
