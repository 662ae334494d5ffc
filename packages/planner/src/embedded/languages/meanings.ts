import { pluralOf } from "../inflect.ts";
import { KNOWN_THINGS } from "../things/all.ts";
import { nameIn } from "../things/known-thing.ts";
import type { Tables } from "./table-shapes.ts";
import { guessGender, readNoun, readWords } from "./read-words.ts";
import type { Foreign, Noun } from "./foreign.ts";
import { keyOf } from "./word-forms.ts";

/** What a word or phrase of a language means. */
export interface Meaning {
  english: string;
  /** Its English in the singular, where it names a thing. */
  one?: string;
  /** The word as a dictionary of its own language has it. */
  noun?: Noun;
  /** Where it means more than the noun it is as well: the English of that noun, in the singular, and the noun. */
  also?: { one: string; noun: Noun };
  /** English has it before the noun that it follows. */
  isBefore?: boolean;
}

/** The meanings that the lists of a language give. */
export function readMeanings(tables: Tables, language: Foreign): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const put = (said: string, meaning: Meaning): void => {
    const key = keyOf(said);
    if (key === "") return;
    const first = meanings.get(key);
    if (!first) meanings.set(key, meaning);
    else if (meaning.isBefore && first.english === meaning.english) meanings.set(key, { ...first, isBefore: true });
    // The lists of bare words say what is meant, those of nouns how it is spelled.
    else if (!first.noun && !first.also && meaning.noun)
      meanings.set(
        key,
        first.english.includes(" ")
          ? { ...first, also: { one: meaning.one ?? meaning.english, noun: meaning.noun } }
          : { ...first, one: oneOf(first.english, meaning), noun: meaning.noun },
      );
  };
  const putNoun = (english: string, noun: Noun, plural = pluralOf(english)): void => {
    // 'Schlüssel' and 'Spieler' are more often several.
    if (noun.one !== noun.many) put(noun.one, { english, one: english, noun });
    put(noun.many, { english: plural, one: english, noun });
  };
  for (const entry of tables.glossWords.split(/;\s*/)) {
    const at = entry.indexOf(":");
    if (at > 0) put(entry.slice(0, at).trim(), { english: entry.slice(at + 1).trim() });
  }
  const putWords = (list: string): void => {
    for (const [english, into] of readWords(list))
      for (const said of into.split(","))
        put(said, { english: english === "-" ? "" : english.replace("<", ""), isBefore: english.startsWith("<") });
  };
  putWords(tables.ideaPhrases);
  for (const [english, nouns] of ideaNouns(tables.ideaNouns, language))
    for (const noun of nouns) putNoun(english, noun);
  for (const [english, into] of readWords(tables.nouns)) {
    const [one = "", many = one] = english.toLowerCase().split(", ");
    putNoun(one, readNoun(into), many);
  }
  putWords(tables.ideaWords);
  for (const thing of KNOWN_THINGS) {
    const [english, plural] = nameIn(thing, "en").map((name) => name.toLowerCase());
    const [one, many] = nameIn(thing, language);
    if (english !== undefined) putNoun(english, { one, many, gender: guessGender(one, language) }, plural);
  }
  return meanings;
}

/** Plurals that have no singular anybody would say. */
const ALWAYS_MANY = /^(?:clothes|groceries|savings|sales|stats|maths|news|series|species|finances|glasses|expenses)$/;

/** The English of a bare word in the singular, given what a list of nouns says about it. */
function oneOf(english: string, { english: listed, one }: Meaning): string {
  if (one !== undefined && listed === english) return one;
  return ALWAYS_MANY.test(english) ? english : english.replace(/(?<=[^s])s$/, "");
}

/** Nouns of `data/idea-nouns.ts` in a language by their English, the first the usual one. */
export function* ideaNouns(list: string, language: Foreign): Generator<[english: string, nouns: Noun[]]> {
  for (const [english, into] of readWords(list))
    yield [
      english,
      into.split(", ").map((entry): Noun => {
        const [one = "", ending] = entry.trim().split("/");
        const many =
          language === "de" ? (/^\p{Ll}/u.test(ending ?? "") ? one + ending : (ending ?? one)) : manyOf(one, language);
        return { one, many, gender: guessGender(one, language) };
      }),
    ];
}

/** Plural of a Romance noun with its adjectives; what follows 'de' or 'en' stays. */
function manyOf(one: string, language: Foreign): string {
  const words = one.split(" ");
  const end = words.findIndex((word) =>
    /^(?:de|del|du|da|do|dos|das|des|d'.*|en|em|a|à|au|para|pour|por|sur|entre)$/.test(word),
  );
  return words.map((word, at) => (end < 0 || at < end ? bend(word, language) : word)).join(" ");
}

/** Endings of singulars and what the plural has instead, the first that fits counts; '' adds. */
const PLURALS: Record<Exclude<Foreign, "de">, readonly [RegExp, string][]> = {
  fr: [
    [/(?<=[sxz])$/, ""],
    [/(?<=eau|eu)$/, "x"],
    [/al$/, "aux"],
    [/$/, "s"],
  ],
  es: [
    [/z$/, "ces"],
    [/(?<=[aeiou][sx])$/, ""],
    [/(?<=[aeiouáéó])$/, "s"],
    [/án$/, "anes"],
    [/én$/, "enes"],
    [/ín$/, "ines"],
    [/ón$/, "ones"],
    [/ún$/, "unes"],
    [/és$/, "eses"],
    [/$/, "es"],
  ],
  pt: [
    [/ão$/, "ões"],
    [/m$/, "ns"],
    [/(?<=[aou])l$/, "is"],
    [/el$/, "éis"],
    [/ês$/, "eses"],
    [/(?<=[sx])$/, ""],
    [/(?<=[rz])$/, "es"],
    [/$/, "s"],
  ],
};

function bend(word: string, language: Foreign): string {
  if (language === "de") return word;
  const [ending, into] = PLURALS[language].find(([test]) => test.test(word)) ?? [/$/, ""];
  return word.replace(ending, into);
}
