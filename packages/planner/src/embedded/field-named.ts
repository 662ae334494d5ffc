import type { Field, Language } from "@sayhey/appspec";
import { readFieldLines } from "./field-line.ts";
import { fold } from "./language.ts";
import { wordInEnglish } from "./languages/gloss.ts";
import { vocabularyOf } from "./languages/vocabulary.ts";
import type { Foreign } from "./languages/foreign.ts";
import { compoundLineFor, fieldLineFor } from "./named-fields.ts";

/** What is asked rather than measured: it is true or not. */
const ASKED =
  /^(?:is|has|was|can|are) |\?$|^(?:done|finished|paid|active|available|archived|favou?rite|sold|ready|open|closed|published|visible|confirmed|completed|checked|urgent|public|private|vegan|vegetarian)$/;

/**
 * What a field of this name usually is: 'calories' a number of kcal, 'due' a date. Nothing where the name says nothing. The words of the app's language
 * must be loaded (`loadLanguage`).
 */
export function fieldNamed(name: string, language: Language): Pick<Field, "type" | "unit" | "options"> | undefined {
  const folded = fold(name).replaceAll(/\s+/g, " ").trim();
  if (folded === "" || folded.length > 60) return undefined;
  const english = language === "en" ? "" : (englishLabel(folded, language) ?? englishWords(folded, language));
  for (const words of [folded, english]) {
    if (ASKED.test(words)) return { type: "boolean" };
    const list = words.split(" ");
    const line =
      fieldLineFor(words) ?? (list.length > 1 ? (compoundLineFor(list) ?? fieldLineFor(list.at(-1) ?? "")) : undefined);
    const [plan] = line === undefined || words === "" ? [] : readFieldLines(line);
    if (!plan) continue;
    const { type, unit, options } = plan.field;
    return { type, ...(unit === undefined ? {} : { unit }), ...(options === undefined ? {} : { options }) };
  }
  return undefined;
}

/** English of the name of a field, where the apps of the language use it. */
function englishLabel(folded: string, language: Foreign): string | undefined {
  for (const [english, label] of vocabularyOf(language).labels) if (fold(label) === folded) return fold(english);
  return undefined;
}

function englishWords(folded: string, language: Foreign): string {
  return folded
    .split(" ")
    .map((word) => wordInEnglish(word, language))
    .filter(Boolean)
    .join(" ");
}
