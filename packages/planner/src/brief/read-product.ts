import type { Form } from "./brief.ts";
import { phraseEnd } from "./noun-phrase.ts";
import type { Sentence, Word } from "./sentence.ts";
import { EMPTY_ADJECTIVES, FORM_WORDS } from "./words-of-briefs.ts";

/** What the product is, from the sentence that asks for it. */
export interface Product {
  form?: Form;
  /** What it is about, in the text's words; empty where nothing is said. */
  subject: string;
  givenName?: string;
}

/** The words that ask: 'Please implement a', 'I need an', 'we want to have some'. */
const ASKING = new Set(
  (
    "please i i'd we we'd you hi hello hey can could would like love want wanna need needs to implement create build make develop design generate write code " +
    "program set up have give me us help looking look for a an the some new simple basic this my our just so ok trying get is it it's should be modify update upgrade improve redesign change enhance fix redo refactor replace convert"
  ).split(" "),
);

/** Reads the product's kind, subject and name out of the first sentence that asks for one. */
export function readProduct(sentences: readonly Sentence[]): Product {
  const first = sentences[0] ?? [];
  const from = first.findIndex(({ lower }) => !ASKING.has(lower));
  if (from < 0) return { subject: "" };
  const end = Math.max(from + 1, phraseEnd(first, from));
  const comma = first.findIndex((word, at) => at >= from && word.ends);
  const phrase = first.slice(from, comma >= 0 && comma + 1 < end ? comma + 1 : end);
  const rest = first.slice(from + phrase.length);
  const { form, about } = formIn(from === 0 ? nounsOf(phrase) : phrase);
  const behind = subjectBehind(rest);
  const subject = about.length > 0 ? about : behind;
  const givenName = nameIn(first);
  return {
    ...(form === undefined ? {} : { form }),
    subject: subject
      .map(({ text }) => text)
      .join(" ")
      .toLowerCase(),
    ...(givenName === undefined ? {} : { givenName }),
  };
}

/** A note begins with what it is about: 'Nail salon here, six chairs' is about a nail salon. */
function nounsOf(phrase: readonly Word[]): readonly Word[] {
  const end = phrase.findIndex(
    ({ isNoun, isAdjective, isGerund, lower }) =>
      !(isNoun || isAdjective || isGerund) || /^(?:here|out|w)$/.test(lower),
  );
  return end <= 0 ? phrase : phrase.slice(0, Math.min(end, 4));
}

/** The kind of product at the end of a phrase, and the words before it. */
function formIn(phrase: readonly Word[]): { form?: Form; about: Word[] } {
  let about = [...phrase];
  let form: Form | undefined;
  for (;;) {
    const length = [3, 2, 1].find((words) => about.length >= words && FORM_WORDS.has(tail(about, words)));
    if (length === undefined) break;
    const found = FORM_WORDS.get(tail(about, length));
    if (found !== undefined && found !== "generic") form ??= found;
    about = about.slice(0, -length);
  }
  const last = about.at(-1)?.lower;
  if (last === "management" || last === "administration") {
    form ??= "management";
    about = about.slice(0, -1);
  }
  return {
    ...(form === undefined ? {} : { form }),
    about: about.filter(({ lower }) => !EMPTY_ADJECTIVES.has(lower) && FORM_WORDS.get(lower) !== "generic"),
  };
}

const tail = (words: readonly Word[], count: number): string =>
  words
    .slice(-count)
    .map(({ lower }) => lower)
    .join(" ");

/** 'for managing orders', 'to track loans': what follows says what it is about. */
function subjectBehind(rest: readonly Word[]): Word[] {
  const at = rest.findIndex(({ lower }) => /^(?:for|to|that|which|of|about|where)$/.test(lower));
  if (at < 0) return [];
  const from = rest.findIndex(
    (word, index) => index > at && word.isNoun && !word.isGerund && !word.lower.endsWith("ing"),
  );
  return from < 0 ? [] : rest.slice(from, phraseEnd(rest, from)).slice(0, 4);
}

/** A name in quotation marks, or behind 'called' and 'named'. */
function nameIn(sentence: Sentence): string | undefined {
  const at = sentence.findIndex(({ lower }) => lower === "called" || lower === "named");
  const from = at < 0 ? sentence.findIndex(({ isQuoted }) => isQuoted) : at + 1;
  if (from < 1) return undefined;
  const words = sentence.slice(from);
  const end = words.findIndex(
    (word, index) => (index > 0 && !word.isProper && !word.isQuoted) || (index > 0 && words[index - 1]?.ends),
  );
  const name = words.slice(0, end < 0 ? 4 : end).slice(0, 5);
  return name.length === 0 ? undefined : name.map(({ text }) => text).join(" ");
}
