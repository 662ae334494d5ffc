import type { Form } from "./brief.ts";
import { BREAKS, phraseEnd } from "./noun-phrase.ts";
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

/** 'I need a ...', 'please build ...': who introduces themselves first says what they want then. */
const WISH = new Set("need want please build create make implement develop design like looking".split(" "));
const isWish = (sentence: Sentence): boolean => {
  const at = sentence.findIndex(({ lower }) => WISH.has(lower));
  const article = sentence.findIndex(({ lower }, index) => index > at && /^(?:an?|the|some|our|my|new)$/.test(lower));
  if (at < 0 || at > 3 || article < 0 || article - at > 3)
    return at === 0 && sentence.length > 1 && !/^(?:need|want|like)$/.test(sentence[0]?.lower ?? "");
  return sentence.slice(article, article + 8).some(({ lower }) => FORM_WORDS.has(lower));
};

/** Reads the product's kind, subject and name out of the first sentence that asks for one. */
export function readProduct(sentences: readonly Sentence[]): Product {
  const wish = sentences.find(isWish);
  const first = wish ?? sentences[0] ?? [];
  if (wish === undefined && !ASKING.has(first[0]?.lower ?? "please")) return readNote(first);
  const from = first.findIndex(({ lower }) => !ASKING.has(lower));
  if (from < 0) return { subject: "" };
  const end = Math.max(from + 1, phraseEnd(first, from));
  const comma = first.findIndex((word, at) => at >= from && word.ends);
  const phrase = first.slice(from, comma >= 0 && comma + 1 < end ? comma + 1 : end);
  const rest = first.slice(from + phrase.length);
  const { form, about } = formIn(phrase);
  const behind = subjectBehind(rest);
  const named = about.length > 0 ? about : behind;
  const subject = named.some(({ isNoun, isGerund }) => isNoun || isGerund) ? named : nounsOf(sentences[0] ?? []);
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

/** What a note is about whose first sentence asks for nothing. */
function readNote(first: Sentence): Product {
  const { form, about: named } = formIn(nounsOf(first));
  // 'website for our village pub' is about what follows.
  const behind = first.findIndex(({ lower }) => lower === "for" || lower === "about");
  const about = named.length > 0 || behind < 0 ? named : nounsOf(first.slice(behind + 1));
  const givenName = nameIn(first);
  return {
    ...(form === undefined ? {} : { form }),
    subject: about
      .map(({ text }) => text)
      .join(" ")
      .toLowerCase(),
    ...(givenName === undefined ? {} : { givenName }),
  };
}

/** Who speaks, and what they say of themselves before they come to what it is about: 'We run a ...', 'I am a ...'. */
const SPEAKING = new Set(
  "hi hello hey i i'm im we we're were my our the a an this it's its run have own manage are am is work teach keep make sell do need want got standing who".split(
    " ",
  ),
);

/** A note begins with what it is about: 'Nail salon here, six chairs' is about a nail salon. */
function nounsOf(whole: Sentence): readonly Word[] {
  // 'We are forty families who share a garden': what they share says more than who they are.
  const shared = whole.findIndex(
    ({ lower }, at) =>
      /^(?:share|run|organise|organize|own|keep)$/.test(lower) && /^(?:who|that|we)$/.test(whole[at - 1]?.lower ?? ""),
  );
  const sentence = shared > 0 && shared < whole.length - 1 ? whole.slice(shared + 1) : whole;
  const start = sentence.findIndex(
    ({ lower, isNumber }) => !isNumber && !SPEAKING.has(lower) && !ASKING.has(lower) && !EMPTY_ADJECTIVES.has(lower),
  );
  // 'Repair Café', 'Moving house': what begins a note names it, whatever the tagger makes of it.
  const from = start === 0 ? 0 : sentence.findIndex((word, at) => at >= Math.max(0, start) && isNaming(word));
  if (from < 0) return [];
  const length = sentence
    .slice(from)
    .findIndex((word, at, all) => (at > 0 && !isNaming(word)) || all[at - 1]?.ends === true);
  const run = sentence.slice(from, length < 0 ? undefined : from + length).slice(0, 4);
  return run;
}

/** Tells a name from what joins names; the tagger takes many a noun at the beginning of a note for a verb. */
const isNaming = ({ isNumber, lower }: Word): boolean =>
  !isNumber &&
  lower.length > 1 &&
  !BREAKS.has(lower) &&
  !/^(?:here|out|and|or|of|w|etc|but|around|has|have|does|do|did|is|are|was|were|knows|wants|run|every)$/.test(lower);

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
  if (from < 0) return [];
  const words = rest.slice(from, phraseEnd(rest, from)).slice(0, 4);
  // A comma ends it, and what was done to it: 'data pulled from somewhere' are data.
  const end = words.findIndex(
    (word, index) => index > 0 && (words[index - 1]?.ends === true || (word.isPast && !word.isNoun)),
  );
  return end < 0 ? words : words.slice(0, end);
}

/** A name behind 'called' and 'named', with or without quotation marks. */
function nameIn(sentence: Sentence): string | undefined {
  const at = sentence.findIndex(({ lower }) => lower === "called" || lower === "named");
  if (at < 0) return undefined;
  const words = sentence.slice(at + 1);
  // 'Wells named by street' have no name.
  const [next] = words;
  if (next !== undefined && !next.isProper && !next.isQuoted && BREAKS.has(next.lower)) return undefined;
  const end = words.findIndex(
    (word, index) => index > 0 && ((!word.isProper && !word.isQuoted) || words[index - 1]?.ends),
  );
  const name = words.slice(0, end < 0 ? 4 : end).slice(0, 5);
  return name.length === 0 ? undefined : name.map(({ text }) => text).join(" ");
}

/** A title in quotation marks near the beginning: words with capitals but for small ones. Examples of what somebody says have none. */
export function quotedName(text: string): string | undefined {
  for (const [, quoted = ""] of text
    .slice(0, 200)
    .matchAll(/(?:^|[\s(])["“‘']([^"”’]{2,40}?)["”’'](?=$|[\s.,;:!?)])/gu)) {
    const words = quoted.split(/\s+/);
    if (words.length < 7 && words.every((word) => /^\p{Lu}|^(?:and|the|of|a|an|in|on|for|to|with|&)$/u.test(word)))
      return quoted;
  }
  return undefined;
}
