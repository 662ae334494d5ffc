import { isCity } from "../cities.ts";
import { fold } from "../fold.ts";
import { pluralOf } from "../inflect.ts";
import type { Meaning } from "./meanings.ts";
import { meaningsOf } from "./meanings-of.ts";
import { capitalise, type SaidNoun } from "./translator.ts";
import type { Foreign } from "./foreign.ts";
import { firstForms, HEADS, keyOf, lastForms, LONGEST_WORD, stemsOf } from "./word-forms.ts";

/** An idea put into English, word by word, with the words it was said in. */
export interface Gloss {
  english: string;
  /** The idea's own words by their English in lower case. */
  own: ReadonlyMap<string, string>;
  /** Nouns of the idea as a dictionary has them, by their English in the singular and in the plural. */
  names: ReadonlyMap<string, SaidNoun>;
}

const LONGEST = 5;
/** 'Of' without an article joins two nouns in the Romance languages: 'lista de tareas'. */
const JOINS = /^(?:de|d)$/;
/** English words that name nothing a noun could be joined to. */
const SMALL =
  /^(?:a|an|the|for|of|with|and|or|to|in|on|at|from|by|about|like|my|our|your|their|his|her|i|we|you|they|it|who|what|when|where|which|that|is|are|has|have|can|want|need|all|every|no|without|near|between)$/;

/** 'Of a' in the Romance languages, and 'of my', is what English says 'for' to: 'inventario de un bar'. */
const ONE = /^(?:une?|uma?|una)$/;
/** What things are in rather than of: 'os achados da universidade'. */
const WHERE =
  /^(?:villages?|city|cities|neighbourhood|buildings?|street|school|university|church|office|company|village party|town|harbour|club house|flat|home|household)$/;
/** Verbs with whose object French 'des' is no 'of'. */
const VERBS =
  /^(?:share|manage|track|find|sell|buy|lend|borrow|organise|plan|log|book|swap|learn|report|rate|vote|collect|make|create|split|measure|have|want|need|give|offer|with|for)$/;

/** A word or phrase of an idea in English. */
interface Piece {
  text: string;
  /** The same where it stands before another noun: a stamp collection. */
  joined: string;
  isContent: boolean;
}

/** Puts an idea into English as far as the words are known; what nobody knows stays as it was typed. */
export function glossIdea(idea: string, language: Foreign): Gloss {
  const meanings = meaningsOf(language);
  const own = new Map<string, string>();
  const names = new Map<string, SaidNoun>();
  const tokens = tokensOf(language === "de" ? withWholeCompounds(idea, meanings) : idea);
  const out: Piece[] = [];
  let joins = false;
  const push = (text: string, meaning: Meaning | undefined, said = ""): void => {
    if (text === "") {
      // 'De la' is an 'of' with an article, which joins nothing.
      if (joins) out.push({ ...(ONE.test(fold(said)) ? FOR : OF) });
      joins = false;
      return;
    }
    if (/^(?:my|our)$/.test(text) && (joins || out.at(-1)?.text === "of")) {
      if (!joins) out.pop();
      out.push({ ...FOR });
      joins = false;
    }
    const isContent = !SMALL.test(text);
    const piece: Piece = { text, joined: meaning?.one ?? text, isContent };
    const last = out.at(-1);
    const stands = isContent && last?.isContent === true && /[\p{L}\p{N}]$/u.test(last.text);
    if (last && stands && joins) {
      last.text = `${piece.joined} ${last.text}`;
      last.joined = `${piece.joined} ${last.joined}`;
    } else if (last && stands && meaning?.isBefore && language !== "de") {
      last.text = `${text} ${last.text}`;
      last.joined = `${text} ${last.joined}`;
    } else {
      if (joins) out.push({ ...OF });
      out.push(piece);
    }
    joins = false;
  };
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? "";
    if (!/[\p{L}\p{N}]/u.test(token)) {
      // A mark clings to the word before it.
      const last = out.at(-1);
      if (last) last.text += token;
      joins = false;
      at += 1;
      continue;
    }
    const city = [2, 1].find((length) => isCity(tokens.slice(at, at + length).join(" ")));
    if (city !== undefined) {
      push(tokens.slice(at, at + city).join(" "), undefined);
      at += city;
      continue;
    }
    const match = longestMatch(tokens, at, meanings);
    if (match) {
      const said = tokens.slice(at, at + match.length).join(" ");
      const last = out.at(-1);
      if (language !== "de" && match.length === 1 && JOINS.test(fold(said))) joins = out.length > 0;
      else if (language === "fr" && fold(said) === "des") {
        if (last?.isContent && !VERBS.test(last.text)) push("of", undefined);
      } else {
        if (isPlaceOf(out, tokens[at - 1] ?? "", match.meaning)) out[out.length - 1] = { ...WITHIN };
        push(match.meaning.english, match.meaning, said);
      }
      remember(own, match.meaning.english, said);
      name(names, match.meaning);
      if (!match.meaning.noun) nameParts(names, tokens.slice(at, at + match.length), language);
      at += match.length;
      continue;
    }
    const found = readWord(token, language);
    remember(own, found?.english ?? fold(token), token);
    for (const meaning of found?.parts ?? []) name(names, meaning);
    push(found?.english ?? token, found?.parts.length === 1 ? found.parts[0] : undefined);
    at += 1;
  }
  const english = out.map(({ text }) => text).join(" ");
  return { english: english.trim() || idea, own, names };
}

const OF: Piece = { text: "of", joined: "of", isContent: false };
const FOR: Piece = { text: "for", joined: "for", isContent: false };
const WITHIN: Piece = { text: "in", joined: "in", isContent: false };

/** Names what the words of a phrase name themselves: the bicycles of 'location de vélos', the trips of a 'Fahrtenbuch'. */
function nameParts(names: Map<string, SaidNoun>, tokens: readonly string[], language: Foreign): void {
  for (const token of tokens) for (const part of readWord(token, language, true)?.parts ?? []) name(names, part);
}

/** Whether 'of the' stands before a place. */
function isPlaceOf(out: readonly Piece[], before: string, { english }: Meaning): boolean {
  return (
    out.at(-1)?.text === "of" && /^(?:del?|du|d[ao]s?|des|la|el|los|las)$/.test(fold(before)) && WHERE.test(english)
  );
}

function longestMatch(
  tokens: readonly string[],
  at: number,
  meanings: ReadonlyMap<string, Meaning>,
): { meaning: Meaning; length: number } | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const meaning = meanings.get(keyOf(tokens.slice(at, at + length).join(" ")));
    if (meaning !== undefined) return { meaning, length };
  }
  return undefined;
}

/** What a bent word or a compound means, and the words it is made of. */
interface Read {
  english: string;
  parts: Meaning[];
}

/** English of a bent word or of a compound. */
export function wordInEnglish(token: string, language: Foreign): string | undefined {
  return readWord(token, language)?.english;
}

function readWord(token: string, language: Foreign, isInPhrase = false): Read | undefined {
  const meanings = meaningsOf(language);
  const word = keyOf(token);
  if (word.length > LONGEST_WORD) return undefined;
  for (const stem of isInPhrase && language !== "de" ? [word, ...stemsOf(word, language)] : stemsOf(word, language)) {
    const meaning = meanings.get(stem);
    if (meaning === undefined || SMALL.test(meaning.english)) continue;
    // A plural the dictionary does not list is one all the same.
    const isMore = language !== "de" && word.endsWith("s") && !stem.endsWith("s") && meaning.noun !== undefined;
    return { english: isMore ? pluralOf(meaning.one ?? meaning.english) : meaning.english, parts: [meaning] };
  }
  return language === "de" ? readCompound(token, meanings) : undefined;
}

/** 'Bienenstockwaage' by its parts; where only the end is known, the rest stays the name it is. */
function readCompound(token: string, meanings: ReadonlyMap<string, Meaning>, isPart = false): Read | undefined {
  const word = keyOf(token);
  if (word.length < 7 || word.includes(" ")) return undefined;
  let named: Read | undefined;
  for (let at = 3; at <= word.length - 3; at++) {
    const right = meaningOfAny(lastForms(word.slice(at)), meanings);
    if (!right || right.english === "") continue;
    const rest = word.slice(0, at);
    const left = meaningOfLeft(rest, meanings) ?? (rest.length > 6 ? readCompound(rest, meanings, true) : undefined);
    const whole = withPrefix(partOf(token, at), right);
    if (left && left.english !== "")
      return { english: `${left.english} ${right.english}`, parts: [whole, ...left.parts] };
    if (!isPart && !named && right.noun && rest.length > 2 && word.length - at > 3)
      named = { english: `${capitalise(nameOf(partOf(token, at)))} ${right.english}`, parts: [whole] };
  }
  const head = HEADS.exec(word)?.[0];
  const known = head === undefined ? undefined : meanings.get(head);
  if (head === undefined || !known || word.length - head.length < 4 || isPart) return named;
  return { english: `${capitalise(nameOf(token.slice(0, -head.length)))} ${known.english}`, parts: [] };
}

/** As much of a word as has that many letters where it is folded, which makes two of an ß. */
function partOf(token: string, letters: number): string {
  const end = [...token].findIndex((_, at, all) => keyOf(all.slice(0, at + 1).join("")).length >= letters);
  return [...token].slice(0, end + 1).join("");
}

/** 'Still- und Windelprotokoll' is 'Stillprotokoll und Windelprotokoll'. */
function withWholeCompounds(idea: string, meanings: ReadonlyMap<string, Meaning>): string {
  return idea.replace(
    /(\p{L}{3,})-((?:,| und| oder| &) )(\p{L}{6,})/gu,
    (said, first: string, and: string, second: string) => {
      const word = keyOf(second);
      for (let at = 3; word.length === second.length && at <= word.length - 3; at++)
        if (meaningOfAny(lastForms(word.slice(at)), meanings) && meaningOfLeft(word.slice(0, at), meanings))
          return `${first}${word.slice(at)}${and}${second}`;
      return said;
    },
  );
}

/** The last part of a compound, called what the whole is called. */
function withPrefix(prefix: string, meaning: Meaning): Meaning {
  const { noun } = meaning;
  if (!noun) return meaning;
  const join = (text: string): string => capitalise(prefix + text.charAt(0).toLowerCase() + text.slice(1));
  return { ...meaning, noun: { ...noun, one: join(noun.one), many: join(noun.many) } };
}

/** The first part of a compound without the sound that joins it. */
const nameOf = (part: string): string => part.replace(/(?<=\p{L}{4})s$/u, "");

function meaningOfLeft(rest: string, meanings: ReadonlyMap<string, Meaning>): Read | undefined {
  const meaning = meaningOfAny(firstForms(rest), meanings);
  return meaning && { english: meaning.one ?? meaning.english, parts: [meaning] };
}

function meaningOfAny(forms: readonly string[], meanings: ReadonlyMap<string, Meaning>): Meaning | undefined {
  const known = forms.find((form) => meanings.has(form));
  return known === undefined ? undefined : meanings.get(known);
}

function remember(own: Map<string, string>, english: string, said: string): void {
  const key = english.toLowerCase();
  if (key === "" || own.has(key)) return;
  own.set(key, said);
}

function name(names: Map<string, SaidNoun>, { english, one, noun, also }: Meaning): void {
  if (also) name(names, { english: also.one, ...also });
  if (!noun) return;
  const singular = (one ?? english).toLowerCase();
  if (!names.has(singular)) names.set(singular, { noun, isMany: false });
  for (const key of [pluralOf(singular), english.toLowerCase()])
    if (!names.has(key)) names.set(key, { noun, isMany: true });
}

function tokensOf(idea: string): string[] {
  return (
    idea
      .replace(/\b([ldjnsmtc]|qu)['’](?=\p{L})/giu, "$1 ")
      .replace(/(\p{L})-(?=\p{L})/gu, "$1 ")
      .match(/[\p{L}\p{N}\p{M}&]+|[^\s\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}
