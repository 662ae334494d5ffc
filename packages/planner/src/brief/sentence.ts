import nlp from "compromise/two";
import type { Span } from "./brief.ts";

/** A word of a sentence with what the tagger makes of it. */
export interface Word {
  /** As typed, without punctuation. */
  text: string;
  lower: string;
  isVerb: boolean;
  isGerund: boolean;
  isPast: boolean;
  isNoun: boolean;
  isAdjective: boolean;
  isNumber: boolean;
  /** Begins with a capital although it does not begin the sentence. */
  isProper: boolean;
  /** A comma, a colon or the like follows. */
  ends: boolean;
  /** The punctuation behind it: ',', ':', '(' ...; empty where none is. */
  mark: string;
  /** Inside of quotation marks. */
  isQuoted: boolean;
  span: Span;
}

/** A sentence, or a part of one that a semicolon or a new line closes. */
export type Sentence = readonly Word[];

interface Term {
  text: string;
  pre: string;
  post: string;
  normal: string;
  tags: Set<string>;
}

const MARK = /[,:;()|/–—]|\s-\s/;

/** Texts that were read last: several readers look at the same one. */
const lately = new Map<string, readonly Sentence[]>();
const KEPT = 4;

/** Splits a text into sentences of tagged words; parts of speech by compromise. */
export function sentencesOf(text: string): readonly Sentence[] {
  const known = lately.get(text);
  if (known !== undefined) return known;
  const read = readSentences(text);
  if (lately.size >= KEPT) lately.clear();
  lately.set(text, read);
  return read;
}

function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let at = 0;
  // Of the same length, so that spans stay true; the tagger would make two words of it.
  const readable = text.replace(/\breal[- ]time\b/gi, "realtime ");
  for (const terms of nlp(readable).document as Term[][]) {
    let words: Word[] = [];
    for (const term of terms) {
      const from = term.text === "" ? at : Math.max(at, readable.indexOf(term.text, at));
      const to = from + term.text.length;
      at = to;
      if (term.text === "") continue;
      const last = words.at(-1);
      // The bracket belongs to what it explains.
      if (last !== undefined && term.pre.includes("(")) words[words.length - 1] = { ...last, ends: true, mark: "(" };
      let start = from;
      for (const part of partsOf(term)) {
        words.push(wordOf(part, words.length === 0, [start, start + part.text.length]));
        start += part.text.length + 1;
      }
      if (/[;\n•]|\.\s*$/.test(term.post)) {
        sentences.push(words);
        words = [];
      }
    }
    if (words.length > 0) sentences.push(words);
  }
  return sentences;
}

/** 'fixed/half/no' is three words to choose from; the tagger takes it for one. */
function partsOf(term: Term): Term[] {
  const texts = term.text.split("/");
  if (texts.length < 2 || texts.some((text) => !/\p{L}/u.test(text))) return [term];
  const tags = new Set(["Noun"]);
  return texts.map((text, at) => ({
    ...term,
    text,
    tags,
    pre: at === 0 ? term.pre : "",
    post: at === texts.length - 1 ? term.post : "/",
  }));
}

function wordOf({ text, pre, post, tags }: Term, isFirst: boolean, span: Span): Word {
  return {
    text,
    lower: text.toLowerCase().replace(/['’]s$/, ""),
    isVerb: tags.has("Verb"),
    isGerund: tags.has("Gerund"),
    isPast: tags.has("PastTense") || tags.has("Participle"),
    isNoun: tags.has("Noun") && !tags.has("Pronoun"),
    isAdjective: tags.has("Adjective"),
    isNumber: tags.has("Value") || /^[~£€$]?\d/.test(text),
    isProper: !isFirst && /^\p{Lu}/u.test(text),
    ends: MARK.test(post),
    mark: post.trim().slice(0, 1),
    isQuoted: /["“‘']/.test(pre) || /["”]/.test(post),
    span,
  };
}
