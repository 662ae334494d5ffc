import { singularOf } from "../embedded/inflect.ts";
import type { Brief, Mention, Request, Thing, Verb } from "./brief.ts";
import { currencyIn, refusalsIn, statesIn } from "./read-facts.ts";
import { readLists } from "./read-lists.ts";
import { stagesIn } from "./read-stages.ts";
import { readLengths, readNames, readSought } from "./read-names.ts";
import { readNotes } from "./read-notes.ts";
import { quotedName, readProduct } from "./read-product.ts";
import { readColours, withoutLook } from "./read-colours.ts";
import { readDeeds } from "./read-deeds.ts";
import { actorOf, readRequests } from "./read-requests.ts";
import { sentencesOf, type Sentence } from "./sentence.ts";
import { EMPTY_NOUNS, NOBODY_IN_PARTICULAR, PEOPLE, VERB_OF } from "./words-of-briefs.ts";

/** 'A website for Harbor Street Dental': for whom it is, by a name of three words and more, each with a capital. */
const OWNER =
  /\b(?:website|site|app|page|platform|system|shop|store|logo|portal)s?\b[^.!?\n]{0,40}? for ((?:[A-Z][\w&'’-]+ (?:of |and |& |the )?){2,5}[A-Z][\w&'’-]+)/;
const ownerNamed = (text: string): string | undefined => {
  const [, name] = OWNER.exec(text) ?? [];
  return name !== undefined && name.length <= 40 ? name : undefined;
};

/** What is measured of something: 'write down how long I slept'. */
const NO_NOUN = /^(?:long|many|much|often|far|soon)$/;

/** Of a row of wishes the tagger takes the verb for a part of the name: 'create flags, toggle ...'. */
const WISHED = /^(create|edit|delete|remove|upload|manage) (\p{L}[\p{L} -]+)$/iu;

/** A request with its verb by itself. */
function withOwnVerb(request: Request): Request {
  const [, verb = "", thing] = WISHED.exec(request.thing ?? "") ?? [];
  const own = VERB_OF.get(verb.toLowerCase());
  return thing === undefined || own === undefined || request.verb !== "view"
    ? request
    : { ...request, verb: own, thing };
}

/** Reads what a text asks for from its sentences. The same text always gives the same brief. */
export function readBrief(text: string, language = "en"): Brief {
  const product = readProduct(sentencesOf(withoutLook(text)));
  const quoted = quotedName(text);
  const givenName = wholeName(product.givenName, text) ?? quoted ?? ownerNamed(text);
  // What it is called says nothing of what it keeps: 'Heat Pumps in Old Houses' is a conference.
  const plain = quoted === undefined ? text : withoutName(text, quoted);
  const sentences = sentencesOf(withoutLook(plain));
  const isProduct = (thing: string): boolean =>
    NO_NOUN.test(thing) ||
    PRODUCT.test(thing) ||
    EMPTY_NOUNS.has(thing) ||
    NOBODY_IN_PARTICULAR.has(thing) ||
    PRONOUNS.has(thing);
  const refused = refusalsIn(text);
  const isRefused = ({ thing = "", say }: Request): boolean =>
    /^(?:no|not|without|never)\b/i.test(say) || refused.some((each) => each.split(" ").includes(thing));
  const requests = settle(
    sentences.flatMap((sentence, index) => {
      const deeds = readDeeds(sentence, isProduct);
      const isAmong = ({ span: [from, to] }: Request): boolean =>
        deeds.some(({ span }) => from < span[1] && to > span[0]);
      const others = readRequests(sentence, index === 0, isProduct).filter((request) => !isAmong(request));
      return [...deeds, ...others].toSorted((a, b) => a.span[0] - b.span[0]);
    }),
  )
    .map(withOwnVerb)
    .filter((request) => !isRefused(request));
  const notes = readNotes(sentences);
  const lists = readLists(withoutLook(text));
  const isOnList = ({ at }: { at: number }): boolean => lists.some(({ from, to }) => at >= from && at < to);
  const states = statesIn(text);
  const stages = new Set(stagesIn(text)?.stages.map((stage) => stage.toLowerCase()));
  const asides = ORDERED.test(text) ? [] : asidesIn(text);
  const currency = currencyIn(text);
  return {
    text,
    plain,
    language,
    ...(product.form === undefined ? {} : { form: product.form }),
    subject: product.subject,
    ...(givenName === undefined ? {} : { givenName }),
    actors: actorsOf(sentences),
    things: thingsOf(requests),
    requests,
    mentions: [...notes.mentions.filter((each) => !isExample(each, asides)), ...states.mentions, ...readNames(text)],
    fields: [
      ...lists.flatMap(({ fields }) => fields),
      ...notes.fields.filter((each) => !isOnList(each)),
      ...states.fields,
    ]
      .filter(({ name, list }) => !IS_DEED.test(name) || (list !== undefined && /^(?:where|when)$/.test(name)))
      .filter(({ name, options }) => options.length > 1 || !stages.has(name.toLowerCase()))
      .filter(({ name }) => !refused.some((each) => each.split(" ").includes(name))),
    refused,
    ...(currency === undefined ? {} : { currency }),
    sought: readSought(text),
    lengths: readLengths(text),
    pages: [],
    colours: readColours(text).colours,
    ...loginOf(requests, text),
  };
}

/** A text with blanks for a quoted name, so that all else stands where it stood. */
const withoutName = (text: string, name: string): string => {
  const at = text.indexOf(name);
  return at < 1 ? text : `${text.slice(0, at - 1)}${" ".repeat(name.length + 2)}${text.slice(at + name.length + 1)}`;
};

/** Who orders a product lists in brackets what it is to have. */
const ORDERED = /^\W*(?:please|kindly|implement|develop|design|create|build|make|write|program|code)\b/i;
/** What explains: brackets, and examples in a row behind 'like' and 'such as'. */
const ASIDES =
  /\([^()]*\)|(?<!\b(?:would|d|['’]d|i|we|you|they|people|also|really|do|not|just) )\b(?:like|such as|e\.g\.?|for example|for instance)\s(?=[^.;:!?\n()]*,)[^.;:!?\n()]*/giu;
const asidesIn = (text: string): [number, number][] =>
  [...text.matchAll(ASIDES)].map(({ 0: whole, index }) => [index, index + whole.length]);

/** Whether something is only named to explain something else: what there is to choose from is no thing. */
const isExample = ({ at, how, name }: Mention, asides: readonly (readonly [number, number])[]): boolean =>
  name === "track" || (IN_PASSING.has(how) && asides.some(([from, to]) => at > from && at < to));
const IN_PASSING = new Set<Mention["how"]>(["listed", "rowed", "named"]);

/** 'How to get there' and 'register interest' say what visitors do, and are nothing that is written down of anything. */
const IS_DEED =
  /^(?:how|where|when|why)$|^(?:register|ask|get|go|see|send|sign|click|press|tell|let|make|call|ring|email|show|give|find|help|join|read|learn|buy|sell)\s/i;

const PRODUCT = /^(?:website|web ?site|site|app|application|system|platform|software|tool|program|mini-?program)$/;
const PRONOUNS = new Set("it them that this they these those what which all some any me us you".split(" "));

/**
 * Gives requests without a thing the one named last ('edit and delete them'), and decides of a property with its owner whether it
 * is a thing of its own: 'product image' is a property where products are named elsewhere, 'sheet music image' is none.
 */
function settle(requests: readonly Request[]): Request[] {
  const named = new Set(
    requests.flatMap(({ thing, whole }) => (thing === undefined || whole !== undefined ? [] : thing)),
  );
  let last: string | undefined;
  return requests.map(({ whole, ...request }) => {
    const { field: _, ...rest } = request;
    const settled =
      whole !== undefined && request.thing !== undefined && !named.has(request.thing)
        ? { ...rest, thing: whole }
        : request.thing === undefined && last !== undefined && !ALONE.has(request.verb)
          ? { ...request, thing: last }
          : request;
    last = settled.thing ?? last;
    return settled;
  });
}
const ALONE = new Set<Verb>(["login", "register"]);

function actorsOf(sentences: readonly Sentence[]): string[] {
  const named = sentences.flatMap((sentence) => [
    ...sentence
      .filter(({ lower }) => PEOPLE.has(lower) && !NOBODY_IN_PARTICULAR.has(lower))
      .map(({ lower }) => singularOf(lower)),
    ...(actorOf(sentence) ?? "").split(" ").filter(Boolean),
  ]);
  return [...new Set(named)];
}

/** What is read from words in a row weighs as much as a word named in passing. */
const LOOSE = 0.3;

/** The things that requests are about, the one with most about it first. */
function thingsOf(requests: readonly Request[]): Thing[] {
  const things = new Map<string, Thing>();
  let last: Thing | undefined;
  for (const { thing: name, field, isLoose } of requests) {
    if (name !== undefined) {
      last = things.get(name) ?? { name, fields: [], weight: 0 };
      last.weight += isLoose ? LOOSE : 1;
      if (!isLoose) last.isAsked = true;
      things.set(name, last);
    }
    if (field !== undefined && last !== undefined && !last.fields.includes(field)) last.fields.push(field);
  }
  return [...things.values()].toSorted((a, b) => b.weight - a.weight);
}

/** Whether people sign in; the refusal of it holds whatever else is said. */
function loginOf(requests: readonly Request[], text: string): Pick<Brief, "login"> {
  if (
    /\b(?:no|without(?: any)?|don'?t (?:want|need)) (?:log-?ins?|sign-?(?:in|up)s?|accounts?|registration)\b/i.test(
      text,
    )
  )
    return { login: false };
  return requests.some(({ verb }) => verb === "login" || verb === "register") ? { login: true } : {};
}

/** 'Wag & Wash' is one name. */
function wholeName(name: string | undefined, text: string): string | undefined {
  if (name === undefined) return undefined;
  const at = text.indexOf(name);
  const [more] = at < 0 ? [] : (/^\s+&\s+\p{Lu}[\p{L}'’-]+/u.exec(text.slice(at + name.length)) ?? []);
  return `${name}${more ?? ""}`;
}
