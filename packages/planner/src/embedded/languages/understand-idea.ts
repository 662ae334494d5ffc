import type { Knowledge } from "../knowledge/knowledge.ts";
import { fold } from "../fold.ts";
import { detectLanguage } from "../language.ts";
import { understand, type Understanding } from "../understand.ts";
import { PLATFORMS } from "../words.ts";
import { glossIdea, wordInEnglish } from "./gloss.ts";
import { meaningsOf } from "./meanings.ts";
import type { Foreign } from "./vocabulary.ts";

/** Reads an idea in any of the five languages: one that is not in English is understood by its English. */
export function understandIdea(idea: string, knowledge?: Knowledge): Understanding {
  const language = detectLanguage(idea);
  if (language === "en") return understand(idea, knowledge, language);
  const { english, own, names } = glossIdea(idea, language);
  const found = placeIn(idea, language);
  const where = found && `${found.before} ${found.place}`;
  return {
    ...understand(english, knowledge, "en"),
    place: found?.place,
    said: { idea, language, own, names, ...(where === undefined ? {} : { where }) },
  };
}

/** Words before a place, and what the app says there itself where that is another. */
const BEFORE_PLACES: Record<Foreign, Readonly<Record<string, string>>> = {
  de: {
    in: "in",
    im: "im",
    "in der": "in der",
    "in den": "in den",
    nach: "in",
    durch: "in",
    "durch die": "in",
    aus: "in",
  },
  es: {
    en: "en",
    "en el": "en el",
    "en la": "en la",
    por: "en",
    "por el": "en el",
    "por la": "en la",
    a: "en",
    de: "en",
  },
  fr: { à: "à", au: "au", aux: "aux", en: "en", dans: "dans", "dans les": "dans les", "dans le": "dans le" },
  pt: { em: "em", no: "no", na: "na", nos: "nos", pelo: "no", pela: "na", para: "em", de: "em", do: "no", da: "na" },
};

/** A place the idea names; German writes all nouns large, so that there only a word nobody knows can be one. */
function placeIn(idea: string, language: Foreign): { before: string; place: string } | undefined {
  const text = idea.replaceAll("’", "'");
  for (const { index, 0: place } of text.matchAll(
    /(?<!\p{L})\p{Lu}\p{Ll}[\p{L}'-]*(?: \p{Lu}\p{Ll}[\p{L}'-]*){0,2}/gu,
  )) {
    const words = text.slice(0, index).toLowerCase().trim().split(/\s+/);
    const before = [words.slice(-2).join(" "), words.at(-1) ?? ""]
      .map((said) => BEFORE_PLACES[language][said])
      .find((said) => said !== undefined);
    if (before !== undefined && place.split(" ").every((word) => isName(word, language))) return { before, place };
  }
  return undefined;
}

/** Whether a word with a capital is a name rather than a noun of the language or a product. */
function isName(word: string, language: Foreign): boolean {
  const key = fold(word);
  if (PLATFORMS.some(({ name }) => name.split("|").includes(key))) return false;
  const english = meaningsOf(language).get(key)?.english ?? wordInEnglish(word, language);
  return english === undefined || /^\p{Lu}/u.test(english);
}
