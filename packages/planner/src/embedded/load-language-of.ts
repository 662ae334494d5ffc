import { ideaSchema } from "@sayhey/contract/idea";
import type { planBrief } from "../plan-brief.ts";
import { detectLanguage } from "./language.ts";
import { loadLanguage } from "./languages/tables.ts";

let planner: typeof planBrief | undefined;
let blueprints: typeof import("../plan-brief.ts") | undefined;

/** Whether there is a reader of sentences for the language of a text. */
export const isReadBySentences = (text: string): boolean => detectLanguage(text) === "en";

/** The planner of briefs. @throws TypeError when `loadLanguageOf` has not loaded it */
export function briefPlanner(): typeof planBrief {
  if (!planner) throw new TypeError("The reader of briefs is not loaded: loadLanguageOf(idea) first.");
  return planner;
}

/**
 * Loads what reading an idea takes, once: the words of its language, some 90 kB compressed in a file of their own, and for English
 * the reader of sentences with the phrases of all lines of work, some 280 kB. `planApp` needs them, and stays synchronous. What cannot be read is left to
 * `planApp` to refuse.
 */
export async function loadLanguageOf(idea: string): Promise<void> {
  const clean = ideaSchema.safeParse(idea);
  if (!clean.success) return;
  await loadLanguage(detectLanguage(clean.data));
  if (isReadBySentences(clean.data)) {
    await loadPlanner();
    await blueprints?.loadBlueprintsFor(clean.data);
  }
}

/** Loads the reader of sentences and all lines of work. */
export async function loadBriefs(): Promise<void> {
  await loadPlanner();
  await blueprints?.loadAllBlueprints();
}

async function loadPlanner(): Promise<void> {
  blueprints = await import("../plan-brief.ts");
  planner = blueprints.planBrief;
}
