import { fold } from "../language.ts";
import { GLOSS_WORDS } from "./gloss-words.ts";
import { MORE_NOUNS } from "./more-nouns.ts";
import { NOUNS } from "./nouns.ts";
import { capitalise } from "./translator.ts";
import { COLUMN, readWords, type Foreign } from "./vocabulary.ts";

/** An idea put into English, word by word, with the words it was said in. */
export interface Gloss {
  english: string;
  /** The idea's own words by their English in lower case. */
  own: ReadonlyMap<string, string>;
}

/** Word or phrase of a language, folded, to its English. */
type Meanings = ReadonlyMap<string, string>;

const LONGEST = 5;
/** No compound anybody types is longer; what is longer is no word. */
const LONGEST_WORD = 36;
/** What German ends compounds with that name an app, so that the rest is the thing even when nobody knows it. */
const HEADS =
  /(?:tagebuch|logbuch|buch|planer|plan|liste|verwaltung|kasse|borse|tracker|kalender|sammlung|verzeichnis|fuhrer|quiz|trainer|buchung|verleih|tausch|katalog|protokoll|turnier|liga|verein|gruppe|app)$/;
const LINKS = /(?:ens|en|es|er|n|s|e)$/;
const made = new Map<Foreign, Meanings>();

/** What words of a language mean, read once. */
export function meaningsOf(language: Foreign): Meanings {
  const known = made.get(language);
  if (known) return known;
  const meanings = new Map<string, string>();
  const put = (said: string, english: string): void => {
    const key = keyOf(said);
    if (key !== "" && !meanings.has(key)) meanings.set(key, english);
  };
  for (const entry of GLOSS_WORDS[language].split(/;\s*/)) {
    const at = entry.indexOf(":");
    if (at > 0) put(entry.slice(0, at).trim(), entry.slice(at + 1).trim());
  }
  for (const [english, into] of readWords(`${NOUNS}${MORE_NOUNS}`, COLUMN[language])) {
    const [one = "", many = one] = english.toLowerCase().split(", ");
    const [, singular = "", plural = singular] = /^\S+ ([^,]+)(?:, (.+))?$/.exec(into) ?? [];
    put(singular, one);
    put(plural, many);
  }
  made.set(language, meanings);
  return meanings;
}

/** Puts an idea into English as far as the words are known; what nobody knows stays as it was typed. */
export function glossIdea(idea: string, language: Foreign): Gloss {
  const meanings = meaningsOf(language);
  const own = new Map<string, string>();
  const tokens = tokensOf(idea);
  const out: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? "";
    if (!/[\p{L}\p{N}]/u.test(token)) {
      // A mark clings to the word before it.
      if (out.length > 0) out[out.length - 1] += token;
      at += 1;
      continue;
    }
    const match = longestMatch(tokens, at, meanings);
    if (match) {
      if (match.english !== "") out.push(match.english);
      remember(own, match.english, tokens.slice(at, at + match.length).join(" "));
      at += match.length;
      continue;
    }
    const english = wordInEnglish(token, language);
    if (english === undefined) remember(own, fold(token), token);
    else remember(own, english, token);
    out.push(english ?? token);
    at += 1;
  }
  return { english: out.join(" ").trim() || idea, own };
}

function longestMatch(
  tokens: readonly string[],
  at: number,
  meanings: Meanings,
): { english: string; length: number } | undefined {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const english = meanings.get(keyOf(tokens.slice(at, at + length).join(" ")));
    if (english !== undefined) return { english, length };
  }
  return undefined;
}

/** English of a bent word or of a compound. */
export function wordInEnglish(token: string, language: Foreign): string | undefined {
  const meanings = meaningsOf(language);
  const word = keyOf(token);
  if (word.length > LONGEST_WORD) return undefined;
  for (const stem of stemsOf(word, language)) {
    const english = meanings.get(stem);
    if (english !== undefined) return english;
  }
  return language === "de" ? compoundInEnglish(token, meanings) : undefined;
}

function stemsOf(word: string, language: Foreign): string[] {
  if (word.length < 4) return [];
  if (language === "de")
    return ["en", "er", "es", "em", "n", "e", "s"]
      .filter((end) => word.endsWith(end))
      .map((end) => word.slice(0, -end.length));
  const bare = word.replace(/(?:es|s)$/, "");
  return [
    word.slice(0, -1),
    bare,
    `${bare}s`,
    bare.replace(/a$/, "o"),
    bare.replace(/o$/, "a"),
    bare.replace(/e$/, ""),
  ].filter((stem) => stem.length > 2 && stem !== word);
}

/** 'Bienenstockwaage' by its parts; where only the end is known and names an app, the rest stays the thing it is. */
function compoundInEnglish(token: string, meanings: Meanings): string | undefined {
  const word = keyOf(token);
  if (word.length < 7 || word.includes(" ")) return undefined;
  for (let at = 3; at <= word.length - 3; at++) {
    const right = meaningOfPart(word.slice(at), meanings);
    if (!right) continue;
    const rest = word.slice(0, at);
    const left =
      meanings.get(rest) ??
      meanings.get(rest.replace(LINKS, "")) ??
      (rest.length > 6 ? compoundInEnglish(rest, meanings) : undefined);
    if (left) return `${left} ${right}`;
  }
  const head = HEADS.exec(word)?.[0];
  const known = head === undefined ? undefined : meanings.get(head);
  if (head === undefined || !known || word.length - head.length < 4) return undefined;
  const rest = token.slice(0, token.length - head.length).replace(/(?<=\p{L}{4})s$/u, "");
  return `${capitalise(rest)} ${known}`;
}

const meaningOfPart = (part: string, meanings: Meanings): string | undefined =>
  part.length < 3
    ? undefined
    : (meanings.get(part) ?? (part.length > 4 ? meanings.get(part.replace(/(?:en|n|e|s)$/, "")) : undefined));

function remember(own: Map<string, string>, english: string, said: string): void {
  const key = english.toLowerCase();
  if (key === "" || own.has(key)) return;
  own.set(key, said);
}

/** Folded, with hyphens and apostrophes as gaps. */
function keyOf(text: string): string {
  return fold(text)
    .replace(/['’`-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function tokensOf(idea: string): string[] {
  return (
    idea
      .replace(/\b([ldjnsmtc]|qu)['’](?=\p{L})/giu, "$1 ")
      .replace(/(\p{L})-(?=\p{L})/gu, "$1 ")
      .match(/[\p{L}\p{N}\p{M}&]+|[^\s\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}
