import type { Language } from "@sayhey/appspec";
import { meaningsOf } from "../embedded/languages/meanings-of.ts";
import { vocabularyOf } from "../embedded/languages/vocabulary.ts";
import type { Foreign } from "../embedded/languages/foreign.ts";
import { keyOf, stemsOf } from "../embedded/languages/word-forms.ts";

const labels = new Map<Foreign, ReadonlyMap<string, string>>();
const phrases = new Map<Foreign, ReadonlyMap<string, string>>();

/** English of the labels of fields by their folded words. */
function labelsIn(language: Foreign): ReadonlyMap<string, string> {
  let known = labels.get(language);
  if (!known) {
    const made = new Map<string, string>();
    for (const [english, said] of vocabularyOf(language).labels) {
      if (english.includes("~")) continue;
      const key = keyOf(said);
      if (!made.has(key)) made.set(key, english.toLowerCase());
    }
    labels.set(language, (known = made));
  }
  return known;
}

/** English of whatever the planner writes in a language, by the text itself: labels, options, titles, copy, sample rows. */
export function phrasesIn(language: Foreign): ReadonlyMap<string, string> {
  let known = phrases.get(language);
  if (!known) {
    const { labels: own, options, copy, rows, nouns, plurals } = vocabularyOf(language);
    const made = new Map<string, string>();
    const put = (said: string, english: string): void => void (made.has(said) || made.set(said, english));
    for (const [english, noun] of nouns) {
      if (english.includes(",")) continue;
      const shown = english.charAt(0).toUpperCase() + english.slice(1);
      const said = plurals.has(english) ? noun.many : noun.one;
      put(said.charAt(0).toUpperCase() + said.slice(1), shown);
    }
    for (const list of [own, options, copy, rows])
      for (const [english, said] of list) if (!english.includes("~")) put(said, english);
    phrases.set(language, (known = made));
  }
  return known;
}

/** What a folded word or phrase of a language is in English, as far as the planner's lists go; nothing where they are not loaded. */
export function englishOf(key: string, language: Language): string[] {
  if (language === "en" || key === "") return [];
  try {
    const known = labelsIn(language);
    const meanings = meaningsOf(language);
    const found = new Set<string>();
    const words = key.split(" ");
    const last = words.at(-1) ?? "";
    const bent = [key, ...stemsOf(last, language).map((stem) => [...words.slice(0, -1), stem].join(" "))];
    for (const form of bent) {
      const label = known.get(form);
      if (label !== undefined) found.add(label);
      const meaning = meanings.get(form);
      for (const english of [meaning?.english, meaning?.one, meaning?.also?.one])
        if (english !== undefined && english !== "") found.add(english.toLowerCase());
    }
    return [...found];
  } catch (error) {
    // The words of that language are not here; what was typed is looked for as it is.
    if (error instanceof TypeError) return [];
    throw error;
  }
}

/** The text in a language by its English, nothing where the planner does not know it. */
export function saidIn(english: string, language: Language): string | undefined {
  if (language === "en") return undefined;
  try {
    const words = vocabularyOf(language);
    const capital = english.charAt(0).toUpperCase() + english.slice(1);
    const noun = words.nouns.get(english.toLowerCase());
    const said =
      words.labels.get(capital) ?? (noun && (words.plurals.has(english.toLowerCase()) ? noun.many : noun.one));
    return said === undefined ? undefined : said.charAt(0).toUpperCase() + said.slice(1);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
