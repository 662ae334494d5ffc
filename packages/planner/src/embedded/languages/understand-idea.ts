import type { Knowledge } from "../knowledge/knowledge.ts";
import { withoutLook } from "../../brief/read-colours.ts";
import { fold } from "../fold.ts";
import { cityIn } from "../cities.ts";
import { detectLanguage } from "../language.ts";
import { readSite } from "../site.ts";
import { understand, type Understanding } from "../understand.ts";
import { PLATFORMS } from "../words.ts";
import { glossIdea, wordInEnglish } from "./gloss.ts";
import { meaningsOf } from "./meanings-of.ts";
import { vocabularyOf } from "./vocabulary.ts";
import type { Foreign } from "./foreign.ts";

/** Reads an idea in any of the five languages: one that is not in English is understood by its English. */
export function understandIdea(idea: string, knowledge?: Knowledge): Understanding {
  const language = detectLanguage(idea);
  const { text, isSite } = readSite(withoutLook(idea));
  if (language === "en") return { ...understand(text, knowledge, language), idea, isSite };
  const { english, own, names } = glossIdea(text, language);
  const found = placeIn(idea, language);
  const city = cityIn(idea);
  const where = found ? `${found.before} ${found.place}` : city && `${IN[language]} ${city}`;
  const whom = audienceIn(idea, language);
  return {
    ...understand(english, knowledge && sayable(knowledge, language), "en"),
    isSite,
    place: found?.place ?? city,
    said: {
      idea,
      language,
      own,
      names,
      ...(where === undefined ? {} : { where }),
      ...(whom === undefined ? {} : { whom }),
    },
  };
}

/** Properties that a language has a word for: an app speaks one. */
function sayable(knowledge: Knowledge, language: Foreign): Knowledge {
  const { labels } = vocabularyOf(language);
  return {
    ...knowledge,
    propertiesOf: (type) =>
      knowledge.propertiesOf(type).filter(({ name }) => labels.has(name.charAt(0).toUpperCase() + name.slice(1))),
  };
}

/** How a language says that something is in a city. */
const IN: Record<Foreign, string> = { de: "in", es: "en", fr: "à", pt: "em" };

/** What an idea says it is for, with its article: 'für den Schützenverein'. */
const FOR_WHOM: Record<Foreign, RegExp> = {
  de: /\bfür ((?:den|die|das|eine?n?|meine?n?|unsere?n?) [^,.;:()!?]+)/iu,
  es: /\b(?:para|de(?= un)) ((?:el|la|los|las|una?|mis?|nuestr[oa]s?) [^,.;:()!?]+)/iu,
  fr: /(?:\bpour |\bd['’](?=un)|\bpour l['’])((?:les?|la|une?|mon|ma|mes|notre|nos|des) [^,.;:()!?]+)/iu,
  pt: /\b(?:para|de(?= um)) ((?:os?|as?|uma?|meus?|minhas?|nossos?|nossas?) [^,.;:()!?]+)/iu,
};
/** Where such a phrase ends, and what an app says for 'my'. */
const ENDS = / (?:mit|ohne|und|zum|zur|con|sin|y|que|avec|sans|et|qui|com|sem|e|who) .*$/iu;
const YOURS: readonly [RegExp, string][] = [
  [/^mein/i, "dein"],
  [/^unseren/i, "euren"],
  [/^unsere/i, "eure"],
  [/^unser/i, "euer"],
  [/^mis /i, "tus "],
  [/^mi /i, "tu "],
  [/^mon /i, "ton "],
  [/^ma /i, "ta "],
  [/^mes /i, "tes "],
  [/^notre /i, "votre "],
  [/^nos /i, "vos "],
  [/^meu/i, "seu"],
  [/^minha/i, "sua"],
];

function audienceIn(idea: string, language: Foreign): string | undefined {
  const said = FOR_WHOM[language].exec(idea)?.[1]?.replace(ENDS, "").trim();
  if (said === undefined || said.length > 60) return undefined;
  const [my, your] = YOURS.find(([test]) => test.test(said)) ?? [/^/, ""];
  return said.replace(my, your);
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
