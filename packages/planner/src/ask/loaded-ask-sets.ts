import type { AskSets } from "./sets.ts";

const NONE: AskSets = { quizzes: [], surveys: [], personalities: [] };
let loaded: AskSets | undefined;

/** What questionnaires are made of; empty as long as nobody asked for one. */
export const askSets = (): AskSets => loaded ?? NONE;

/** Loads them, in a file of their own, for texts that may ask for a quiz, an exam or a survey. */
export async function loadAskSets(): Promise<void> {
  loaded ??= (await import("./all-ask-sets.ts")).ALL_ASK_SETS;
}
