import { ideaSchema } from "@sayhey/contract/idea";
import type { planBrief, planUnread } from "../plan-brief.ts";
import { withoutSlips } from "../brief/slips.ts";
import { detectLanguage } from "./language.ts";
import { loadLanguage, loadTradeWords } from "./languages/tables.ts";
import { tongueOf } from "../brief/tongues/tongue-of.ts";
import { readNews } from "../news/read-news.ts";

let planner: typeof planBrief | undefined;
let blueprints: typeof import("../plan-brief.ts") | undefined;

/** Whether there is a reader of sentences for the language of a text. */
export const isReadBySentences = (text: string): boolean =>
  tongueOf(text) === undefined && detectLanguage(text) === "en";

/** The planner of briefs. @throws TypeError when `loadLanguageOf` has not loaded it */
export function briefPlanner(): typeof planBrief {
  if (!planner) throw new TypeError("The reader of briefs is not loaded: loadLanguageOf(idea) first.");
  return planner;
}

/** Reads lines of work in other languages, and says texts in English. @throws TypeError when `loadLanguageOf` has not loaded it */
export function tradesAbroad(): Pick<
  typeof import("../plan-brief.ts"),
  "inEnglish" | "namesTrade" | "planWithAssistant" | "planCalculator" | "planNative" | "planPlay"
> {
  if (!blueprints) throw new TypeError("The reader of briefs is not loaded: loadLanguageOf(idea) first.");
  return blueprints;
}

/** The planner of texts that cannot be read. @throws TypeError when `loadLanguageOf` has not loaded it */
export function unreadPlanner(): typeof planUnread {
  if (!blueprints) throw new TypeError("The reader of briefs is not loaded: loadLanguageOf(idea) first.");
  return blueprints.planUnread;
}

/**
 * Loads what reading an idea takes, once: the words of its language, some 90 kB compressed in a file of their own, and for English
 * the reader of sentences with the phrases of all lines of work, some 370 kB. `planApp` needs them, and stays synchronous. What cannot be read is left to
 * `planApp` to refuse.
 */
export async function loadLanguageOf(idea: string): Promise<void> {
  const clean = ideaSchema.safeParse(idea);
  if (!clean.success) return;
  const news = readNews(clean.data);
  // What is planned is the text without its feed, which may read as another language.
  if (news !== undefined && news.rest !== clean.data) await loadLanguageOf(news.rest);
  const tongue = tongueOf(clean.data);
  const language = tongue === undefined ? detectLanguage(clean.data) : tongue.reads;
  if (tongue === undefined) await loadLanguage(detectLanguage(clean.data));
  await Promise.all([loadPlanner(), tongue === undefined ? loadTradeWords(detectLanguage(clean.data)) : undefined]);
  const isEnglish = language === undefined || language === "en";
  await blueprints?.loadBlueprintsFor(
    isEnglish ? withoutSlips(clean.data) : blueprints.inEnglish(clean.data, language),
  );
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
