import type { Pattern, Vocabulary } from "./vocabulary.ts";
import type { Foreign, Gender, Noun } from "./foreign.ts";
import { vocabularyOf } from "./vocabulary.ts";
import { singularOf } from "../inflect.ts";
import { guessGender } from "./read-words.ts";

/** Where a text stands, which decides how an ambiguous word is meant: 'Book' is a thing or what one does. */
export type Place = "thing" | "things" | "field" | "option" | "copy" | "title" | "row";

/** A word found, with the gender that words around it agree with. */
interface Found {
  text: string;
  gender: Gender | undefined;
}

/** A noun of the idea, and whether its English is in the plural. */
export interface SaidNoun {
  noun: Noun;
  isMany: boolean;
}

/** The words of a language with those of one idea. */
interface Words extends Vocabulary {
  own: ReadonlyMap<string, string>;
  names: ReadonlyMap<string, SaidNoun>;
}

/** Says English texts of an app in another language. */
export interface Translator {
  language: Foreign;
  /** The text in the language, and the text itself where the words are not known. */
  say(text: string, place: Place): string;
  /** The text in the language, nothing where the words are not known. */
  find(text: string, place: Place): string | undefined;
  /** The text as the word lists have it, no phrases made. */
  exact(text: string, place: Place): string | undefined;
  /** Singular and plural of an entity. */
  thing(name: string, plural: string): Noun;
  /** Noun by its English in the singular or plural. */
  noun(text: string): Noun | undefined;
}

/**
 * Translator of a language; `own` holds the idea's own words for what it names, by their English in lower case, and `names` those
 * that are nouns a dictionary has: what the idea calls a thing goes before what it is usually called.
 */
export function translatorOf(
  language: Foreign,
  own: ReadonlyMap<string, string> = new Map(),
  names: ReadonlyMap<string, SaidNoun> = new Map(),
): Translator {
  const words: Words = { ...vocabularyOf(language), own, names };
  const inner = (text: string, deep: number): Found | undefined => {
    const found = lookUp(words, text, "things") ?? lookUp(words, text, "option");
    if (found) return found;
    // Within a phrase a label begins small.
    const phrase =
      deep > 0
        ? (byPattern(text, words.patterns, deep - 1) ?? byPattern(capitalise(text), words.patterns, deep - 1))
        : undefined;
    return phrase === undefined ? undefined : { text: phrase, gender: undefined };
  };
  const byPattern = (text: string, patterns: readonly Pattern[], deep: number): string | undefined => {
    for (const { test, into } of patterns) {
      const [, gap, next] = test.exec(text) ?? [];
      if (gap !== undefined && next !== undefined) {
        const [first, second] = [inner(gap, deep), inner(next, deep)];
        if (first && second) return fill(into, first, language, second);
        continue;
      }
      if (gap === "{0}") return into;
      const word = gap === undefined ? undefined : inner(gap, deep);
      // What nobody knows is the idea's own word in a phrase of the app; in a sample it makes a sentence of two languages.
      if (word) return fill(into, word, language);
      if (gap !== undefined && patterns === words.patterns && !gap.includes(" "))
        return fill(into, { text: gap, gender: undefined }, language);
    }
    return undefined;
  };
  const find = (text: string, place: Place): string | undefined =>
    lookUp(words, text, place)?.text ?? byPattern(text, place === "row" ? words.rowPatterns : words.patterns, 2);
  return {
    language,
    find,
    say: (text, place) => find(text, place) ?? text,
    exact: (text, place) => lookUp(words, text, place)?.text,
    noun: (text) => words.nouns.get(text.toLowerCase()),
    thing(name, plural) {
      const said = names.get(name.toLowerCase()) ?? names.get(plural.toLowerCase());
      const noun =
        said?.noun ?? words.nouns.get(`${name}, ${plural}`.toLowerCase()) ?? words.nouns.get(name.toLowerCase());
      if (noun) return { one: capitalise(noun.one), many: capitalise(noun.many), gender: noun.gender };
      // A barbecue hut may be kept as a hut.
      const longer = [...names].find(([english]) => english.endsWith(` ${name.toLowerCase()}`))?.[1].noun;
      if (longer) return { ...longer, one: capitalise(longer.one), many: capitalise(longer.many) };
      // What the idea calls it goes before a word of another language.
      const part = [...own].find(([english]) => english.endsWith(` ${name.toLowerCase()}`))?.[1];
      if (part !== undefined && find(name, "thing") === undefined)
        return {
          one: capitalise(singularIn(language, part)),
          many: capitalise(part),
          gender: guessGender(part, language),
        };
      const many = find(plural, "things");
      const single = find(name, "thing");
      // Of a name in two languages the noun at its end is the one the idea has.
      const head =
        single === undefined && many === undefined ? names.get(name.toLowerCase().split(" ").at(-1) ?? "") : undefined;
      if (head) return { ...head.noun, one: capitalise(head.noun.one), many: capitalise(head.noun.many) };
      const one = single ?? (many === undefined ? capitalise(name) : singularIn(language, many));
      return { one, many: many ?? single ?? capitalise(plural), gender: guessGender(one, language) };
    },
  };
}

/** Singular of a word of an idea that no dictionary has; German plurals tell too little. */
function singularIn(language: Foreign, many: string): string {
  if (language === "de") return many;
  const bare = language === "pt" ? many.replace(/ões$/, "ão").replace(/ns$/, "m") : many.replace(/ciones$/, "ción");
  return bare === many ? many.replace(/(?<=\p{L}{3})s$/u, "") : bare;
}

function lookUp(words: Words, text: string, place: Place): Found | undefined {
  const lower = text.toLowerCase();
  const capital = capitalise(text);
  const plain = (found: string | undefined): Found | undefined =>
    found === undefined ? undefined : { text: found, gender: undefined };
  const noun = (): Found | undefined => {
    const named = words.names.get(lower);
    if (named) return { text: capitalise(named.isMany ? named.noun.many : named.noun.one), gender: named.noun.gender };
    const known = words.nouns.get(lower);
    if (known) return { text: capitalise(words.plurals.has(lower) ? known.many : known.one), gender: known.gender };
    // A thing may have been listed by its singular alone.
    const single = lower.endsWith("s") ? words.nouns.get(singularOf(lower)) : undefined;
    if (single) return { text: capitalise(single.many), gender: single.gender };
    const said = words.own.get(lower);
    return said === undefined ? undefined : { text: capitalise(said), gender: guessGender(said, words.language) };
  };
  const label = (): Found | undefined => plain(words.labels.get(text) ?? words.labels.get(capital));
  const copy = (): Found | undefined => plain(words.copy.get(text) ?? words.copy.get(capital));
  const option = (): Found | undefined => plain(words.options.get(text));
  const lowered = (found: Found | undefined): Found | undefined =>
    found && /^\p{Ll}/u.test(text) && words.language !== "de" ? { ...found, text: uncapitalise(found.text) } : found;
  switch (place) {
    case "thing":
    case "things":
      return noun() ?? label() ?? copy() ?? option();
    case "title":
      // 'Find' and 'Book' are what one does on a page; a page of books has the name of its thing.
      return copy() ?? noun() ?? label() ?? capitalised(option());
    case "field":
      return label() ?? noun() ?? copy() ?? capitalised(option());
    case "option":
      return option() ?? lowered(noun()) ?? lowered(label()) ?? plain(words.rows.get(text)) ?? lowered(copy());
    case "row":
      return plain(words.rows.get(text)) ?? option() ?? lowered(noun()) ?? plain(words.rows.get(capital));
    case "copy":
      return copy() ?? noun() ?? label() ?? capitalised(option());
  }
}

/** Fills the gaps of a phrase: `{0}` and `{1}` are the words, `[m|f|n]` or `[m|f]` what agrees with it. */
function fill(into: string, { text, gender }: Found, language: Foreign, next?: Found): string {
  const within = (said: string): string => (language === "de" || /^\p{Lu}{2}/u.test(said) ? said : uncapitalise(said));
  const word = into.startsWith("{0}") ? capitalise(text) : within(text);
  const is = gender ?? guessGender(text, language);
  const agreed = into.replace(/\[([^|\]]*)\|([^|\]]*)(?:\|([^\]]*))?\]/g, (_, m: string, f: string, n?: string) =>
    is === "f" ? f : is === "n" ? (n ?? m) : m,
  );
  const said = agreed.replaceAll("{0}", () => word).replaceAll("{1}", () => within(next?.text ?? ""));
  // French joins 'de' and 'le' to the vowel that follows.
  return language === "fr"
    ? said.replace(
        /\b([dDlLqQ]u?)e (?=[aeiouyéèêœAEIOUYÉÈÊŒ]|[hH](?!andball|ockey|amster|éros|aricot|obby|angar))/g,
        "$1'",
      )
    : said;
}

function capitalised(found: Found | undefined): Found | undefined {
  return found && { ...found, text: capitalise(found.text) };
}

/** First letter large: how a label begins. */
export function capitalise(text: string): string {
  const at = /^[¿¡]/.test(text) ? 1 : 0;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}

/** First letter small, unless the word is an abbreviation. */
export function uncapitalise(text: string): string {
  return /^\p{Lu}[\p{Lu}\d-]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
