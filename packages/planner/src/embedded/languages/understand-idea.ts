import type { Knowledge } from "../knowledge/knowledge.ts";
import { detectLanguage } from "../language.ts";
import { understand, type Understanding } from "../understand.ts";
import { glossIdea } from "./gloss.ts";

/** Reads an idea in any of the five languages: one that is not in English is understood by its English. */
export function understandIdea(idea: string, knowledge?: Knowledge): Understanding {
  const language = detectLanguage(idea);
  if (language === "en") return understand(idea, knowledge, language);
  const { english, own, names } = glossIdea(idea, language);
  return { ...understand(english, knowledge, "en"), said: { idea, language, own, names } };
}
