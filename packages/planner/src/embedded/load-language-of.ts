import { ideaSchema } from "@sayhey/contract/idea";
import { detectLanguage } from "./language.ts";
import { loadLanguage } from "./languages/tables.ts";

/**
 * Loads the words of the language an idea is in, once, some 90 kB compressed in a file of their own; nothing for English.
 * `planApp` needs them for such an idea, and stays synchronous. What cannot be read is left to `planApp` to refuse.
 */
export async function loadLanguageOf(idea: string): Promise<void> {
  const clean = ideaSchema.safeParse(idea);
  if (clean.success) await loadLanguage(detectLanguage(clean.data));
}
