import { pluralOf } from "../../embedded/inflect.ts";
import { DUTCH } from "./dutch.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { ITALIAN } from "./italian.ts";
import { POLISH } from "./polish.ts";
import { PORTUGUESE } from "./portuguese.ts";
import { SPANISH } from "./spanish.ts";
import type { ReadTongue } from "./read-tongue.ts";

/** What a form of a word means, and whether it speaks of several. */
interface Meaning {
  english: string;
  isMany: boolean;
}

/** Letters that the cases of a Polish word add at most. */
const CASE_ENDING = 5;
/** The shortest end of a compound that is looked up on its own. */
const SHORTEST_PART = 4;
/** What is done and small words have no plural. */
const BARE =
  /^(?:the|a|an|and|or|of|to|from|in|on|with|without|for|between|is|are|i |we |my|our|their|who|what|how|when|where)\b/;

const entriesOf = (table: string): [string, string][] =>
  table
    .split(/[|\n]/)
    .map((entry) => entry.split("="))
    .filter(([word]) => word !== undefined && word.trim() !== "")
    .map(([word = "", english = ""]) => [word.trim().toLowerCase(), english.trim()]);

/** The plurals of an Italian noun: camera, camere; vino, vini; luogo, luoghi. */
function italianForms(word: string): string[] {
  const stem = word.slice(0, -1);
  const hard = /[cg]$/.test(stem) ? [`${stem}h`] : [];
  if (word.endsWith("a")) return [stem, ...hard].map((each) => `${each}e`);
  if (word.endsWith("io")) return [stem];
  return /[oe]$/.test(word) ? [stem, ...hard].map((each) => `${each}i`) : [];
}

/** The plurals and the small form of a Dutch noun: fles, flessen; boot, boten; lijst, lijstjes. */
function dutchForms(word: string): string[] {
  const last = word.at(-1) ?? "";
  const open = word.replace(/([aeou])\1([^aeiou])$/, "$1$2");
  return [
    `${word}s`,
    `${word}'s`,
    `${word}en`,
    `${word}n`,
    `${word}${last}en`,
    `${open}en`,
    `${word}jes`,
    `${word}tjes`,
  ];
}

/** The plurals of a German noun: haus, häuser; frage, fragen. */
function germanForms(word: string): string[] {
  const bent = word.replace(/(a|o|u)(?=[^aeiouäöü]*$)/, (vowel) => ({ a: "ä", o: "ö", u: "ü" })[vowel] ?? vowel);
  return ["e", "en", "n", "er", "s", "nen", ""].flatMap((ending) => [`${word}${ending}`, `${bent}${ending}`]);
}

/** The plurals and the other gender of a Spanish or Portuguese noun: canción, canciones; jornal, jornais; viagem, viagens. */
function iberianForms(word: string): string[] {
  const bare = word.normalize("NFD").replaceAll(/\p{M}/gu, "").normalize("NFC");
  const forms = [`${word}s`, `${word}es`, `${bare}es`];
  if (word.endsWith("ão")) forms.push(`${word.slice(0, -2)}ões`, `${word.slice(0, -2)}ães`);
  if (word.endsWith("al")) forms.push(`${word.slice(0, -1)}is`);
  if (word.endsWith("m")) forms.push(`${word.slice(0, -1)}ns`);
  if (word.endsWith("z")) forms.push(`${word.slice(0, -1)}ces`);
  if (word.endsWith("o")) forms.push(`${word.slice(0, -1)}as`);
  return forms;
}

/** The plurals of a French noun: cheval, chevaux; gâteau, gâteaux. */
const frenchForms = (word: string): string[] => [
  `${word}s`,
  `${word}x`,
  ...(word.endsWith("al") ? [`${word.slice(0, -2)}aux`] : []),
];

const FORMS: Readonly<Record<Exclude<ReadTongue, "pl">, (word: string) => string[]>> = {
  it: italianForms,
  nl: dutchForms,
  de: germanForms,
  es: iberianForms,
  fr: frenchForms,
  pt: iberianForms,
};
const TABLES: Readonly<Record<ReadTongue, string>> = {
  it: ITALIAN,
  nl: DUTCH,
  pl: POLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  pt: PORTUGUESE,
};
const tables = new Map<ReadTongue, ReadonlyMap<string, Meaning>>();

function tableOf(tongue: ReadTongue): ReadonlyMap<string, Meaning> {
  const known = tables.get(tongue);
  if (known !== undefined) return known;
  const made = new Map<string, Meaning>();
  const entries = entriesOf(TABLES[tongue]);
  for (const [word, english] of entries) made.set(word, { english, isMany: false });
  if (tongue !== "pl")
    for (const [word, english] of entries)
      if (!BARE.test(english))
        for (const form of FORMS[tongue](word)) if (!made.has(form)) made.set(form, { english, isMany: true });
  tables.set(tongue, made);
  return made;
}

/** The longest that a Polish word begins with, where no more than a case ending is left. */
function polishMeaning(word: string, table: ReadonlyMap<string, Meaning>): Meaning | undefined {
  for (let length = word.length; length >= Math.max(3, word.length - CASE_ENDING); length--) {
    const found = table.get(word.slice(0, length));
    if (found !== undefined) return { ...found, isMany: length < word.length && /(?:y|i|ów|ami|ach|ek)$/.test(word) };
  }
  return undefined;
}

/** A Dutch or German compound by its parts, or by its end, which says what it is. */
function compoundMeaning(word: string, table: ReadonlyMap<string, Meaning>): Meaning | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const end = table.get(word.slice(at));
    if (end === undefined) continue;
    const before = table.get(word.slice(0, at)) ?? table.get(word.slice(0, at).replace(/(?:en|s|e)$/, ""));
    return { english: before === undefined ? end.english : `${before.english} ${end.english}`, isMany: end.isMany };
  }
  return undefined;
}

function meaningOf(word: string, tongue: ReadTongue, table: ReadonlyMap<string, Meaning>): Meaning | undefined {
  const whole = table.get(word);
  if (whole !== undefined) return whole;
  if (tongue === "pl") return polishMeaning(word, table);
  if (tongue === "nl" || tongue === "de") return compoundMeaning(word, table);
  // Before a vowel: l'elenco, dell'ordine.
  const [, behind] = /^\p{L}+['’](\p{L}+)$/u.exec(word) ?? [];
  return behind === undefined ? undefined : table.get(behind);
}

/** Whether the table of a language has a word in one of its forms. */
export const knows = (word: string, tongue: ReadTongue): boolean => tableOf(tongue).has(word);

/** Words of two or three that mean more together. */
const MOST_WORDS = 3;

/** A text in one of the languages that are read by their words, in English word by word; what nobody has listed stays as it is. */
export function toEnglish(text: string, tongue: ReadTongue): string {
  const table = tableOf(tongue);
  const tokens = text.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[^\p{L}\p{M}]+/gu) ?? [];
  const out: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? "";
    if (!/\p{L}/u.test(token)) {
      out.push(token);
      at++;
      continue;
    }
    let taken = 0;
    for (let words = MOST_WORDS; words > 1 && taken === 0; words--) {
      if (at + words * 2 - 1 > tokens.length) continue;
      const phrase = tokens
        .slice(at, at + words * 2 - 1)
        .join("")
        .toLowerCase();
      const found = table.get(phrase);
      if (found === undefined) continue;
      out.push(found.english);
      taken = words * 2 - 1;
    }
    if (taken > 0) {
      at += taken;
      continue;
    }
    const found = meaningOf(token.toLowerCase(), tongue, table);
    out.push(found === undefined ? token : found.isMany ? pluralOf(found.english) : found.english);
    at++;
  }
  return out.join("").replaceAll(/ {2,}/g, " ").trim();
}
