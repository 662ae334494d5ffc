import { loadLanguage } from "./tables.ts";

/** Loads the words of every language, for tests with ideas in all of them. */
export async function loadAllLanguages(): Promise<void> {
  for (const language of ["de", "es", "fr", "pt"] as const) await loadLanguage(language);
}
