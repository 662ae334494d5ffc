import { loadBriefs } from "../load-language-of.ts";
import { loadLanguage, loadTradeWords } from "./tables.ts";

/** Loads what any idea takes: the words of every language and the reader of briefs. */
export async function loadAllLanguages(): Promise<void> {
  for (const language of ["de", "es", "fr", "pt"] as const)
    await Promise.all([loadLanguage(language), loadTradeWords(language)]);
  await loadBriefs();
}
