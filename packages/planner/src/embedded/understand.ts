import type { Archetype, Language } from "@sayhey/appspec";
import { kindOfChain } from "./knowledge/kinds.ts";
import { THING_KINDS } from "./knowledge/kinds-of-things.ts";
import { UNKNOWN_KIND } from "./knowledge/kinds.ts";
import type { Kind } from "./knowledge/kind.ts";
import type { Knowledge } from "./knowledge/knowledge.ts";
import { cityIn, isCity } from "./cities.ts";
import { singularOf } from "./inflect.ts";
import { detectLanguage, fold } from "./language.ts";
import { compoundLineFor, fieldLineFor, isFieldName } from "./named-fields.ts";
import { kindsOfSought, placeKind, placeSought } from "./place-sought.ts";
import { isContent, isWish, readIdea, splitWords, weighWords, type Segment, type SegmentRole } from "./read-idea.ts";
import type { SaidNoun } from "./languages/translator.ts";
import { KNOWN_THINGS } from "./things/all.ts";
import { nameIn } from "./things/known-thing.ts";
import { ARCHETYPE_WORDS, FEATURE_WORDS, PLATFORMS, type Feature } from "./words.ts";

/** A thing an idea names, and what kind of thing that is as far as the vocabulary knows. */
export interface NamedThing {
  /** In the singular, folded. */
  noun: string;
  kind: Kind | undefined;
  /** What it is a kind of, the nearest first, itself included. */
  chain: readonly string[];
}

/** An idea in a language other than English: the app speaks it. */
export interface SaidIn {
  idea: string;
  language: Exclude<Language, "en">;
  /** The idea's own words by their English in lower case. */
  own: ReadonlyMap<string, string>;
  /** Nouns of the idea as a dictionary has them, by their English in the singular and in the plural. */
  names: ReadonlyMap<string, SaidNoun>;
  /** The place with the words before it: 'im Schwarzwald'. */
  where?: string;
  /** Whom or what it says it is for, with the article: 'den Schützenverein'. */
  whom?: string;
}

/** What an idea says, as far as words tell. */
export interface Understanding {
  idea: string;
  language: Language;
  /** Folded words in order. */
  words: readonly string[];
  /** Kinds of app it names, the likeliest first. */
  archetypes: readonly Archetype[];
  /** Kinds of app it asks for beside that: 'with a shop and voting'. */
  alsoWanted: readonly Archetype[];
  /** The archetype came from a comparison such as 'Tinder for'. */
  platform: string | undefined;
  /** It says by itself what kind of app it is; otherwise that was told by whom it is for. */
  saysKind: boolean;
  features: ReadonlySet<Feature>;
  /** What it must not have: 'ads', 'accounts'. */
  without: readonly string[];
  /** Words after 'for': 'artists', 'dog owners'. */
  audience: string | undefined;
  /** Words after 'in' or 'near' that begin with a capital. */
  place: string | undefined;
  /** Words that name the thing, as typed. */
  subject: readonly string[];
  /** The thing it is about. */
  about: NamedThing | undefined;
  /** It asks for a site that others look at: a website, a landing page. */
  isSite?: boolean;
  /** It is a directory of places of that kind: a bakery finder, a map of playgrounds. */
  seeksPlace: boolean;
  /** Further things it wants kept: 'members, loans and tools'. */
  alsoKept: readonly NamedThing[];
  /** Field lines for what it wants noted: 'log distance, time and mood'. */
  fields: readonly string[];
  /** Numbers it gives: 'for 12 players', '30-day challenge'. */
  people: number | undefined;
  days: number | undefined;
  /** Present where the open vocabularies were loaded. */
  knowledge: Knowledge | undefined;
  /** How it was said, when that was not in English. */
  said?: SaidIn;
  has(feature: Feature): boolean;
  /** How strongly the idea uses any of these words; its head weighs more than what stands after 'with'. */
  nameScore(words: string): number;
}

/** What people are called; 'boats' and 'a skate park' are not an audience. */
const PEOPLE_WORDS =
  /(?:[^t]ers|ors|ists|ians|ants|nts|people|kids|children|women|men|owners|lovers|families|family|friends|teams?|clubs?|folks|mates|neighbou?rs|nurses|seniors|teens|adults|couples|schools|companies|nomads|grandma|grandpa|grandparents|mum|mom|dad|son|daughter|wife|husband|partner|boss|myself|anfanger|kinder|eltern|freunde|vereine?|leute|artistas|padres|ninos|amigos|personas|enfants|amis|parents|pessoas|pais|criancas)$/;
const PLACE = /\b(?:in|near|around|through|across|aus|en|em|à)\s+((?:\p{Lu}[\p{L}'-]+\s?){1,3})/u;

/** Reads an idea (cleaned by `ideaSchema`). */
export function understand(idea: string, knowledge?: Knowledge, language = detectLanguage(idea)): Understanding {
  const folded = fold(idea).replace(/[’`]/g, "'");
  const words = splitWords(folded);
  const segments = readIdea(idea, language);
  const listed = readLists(segments, language, knowledge);
  const noted = new Set(listed.fields.flatMap(({ said }) => said));
  const weights = weighWords(segments, language, noted);
  const text = ` ${words.join(" ")} `;
  const present = new Set(words);
  // A board game is played on no kanban board.
  const unboarded = (line: string): string => line.replace(/ board (games?) /g, " $1 ");
  const textOf = (...roles: SegmentRole[]): string =>
    unboarded(
      ` ${segments
        .filter(({ role }) => roles.includes(role))
        .flatMap((segment) => splitWords(segment.folded.join(" ")))
        .filter((word) => !noted.has(word))
        .join(" ")} `,
    );
  const without = segments.filter(({ role }) => role === "without").map((segment) => segment.folded.join(" "));
  const platforms = platformsIn(text);
  const [platform] = platforms;
  const sought = platform ? undefined : placeSought(idea, words, knowledge);
  const said = leadingArchetypes(
    textOf,
    platforms.map(({ archetype }) => archetype),
  );
  const leading = sought === undefined ? said : kindsOfSought(said);
  const wanted = archetypesOf(textOf("with", "detail"), 1).filter(
    ({ archetype, score }) => score >= 2 && !leading.includes(archetype),
  );
  const places = new Set((idea.match(/\p{Lu}\p{Ll}+/gu) ?? []).filter(isCity).map(fold));
  const isPlatform = (word: string): boolean => platforms.some(({ name }) => name.split("|").includes(word));
  const content = (segment: Segment): string[] =>
    segment.folded.filter(
      (word) =>
        isContent(bare(word), language) &&
        !isPlatform(bare(word)) &&
        !noted.has(word) &&
        !places.has(word) &&
        !(/^(?:pub|night)$/.test(word) && text.includes(" pub quiz ")),
    );
  const subject = subjectOf(withoutBrand(segments, knowledge, content), content);
  const named = subject.length > 0 ? nameThing(subject, language, knowledge) : undefined;
  const about =
    sought === undefined ? named : { noun: sought, kind: placeKind(), chain: knowledge?.chainOf(sought) ?? [] };
  const features = featuresOf(text, without.join(" "));
  // What people compare with a place for reviews has reviews.
  if (platforms.some(({ name }) => /letterboxd|yelp/.test(name)) && subject.length > 0) features.add("reviews");
  return {
    idea,
    language,
    words,
    platform: platform?.name.split("|")[0],
    archetypes: leading,
    saysKind: platforms.length > 0 || archetypesOf(textOf("head", "about", "does"), 1).length > 0,
    alsoWanted: wanted.map(({ archetype }) => archetype),
    features,
    without,
    audience: audienceOf(segments, knowledge),
    place: PLACE.exec(idea)?.[1]?.trim() ?? cityIn(idea),
    subject,
    about,
    seeksPlace: leading[0] === "directory" && /^(?:business|building)$/.test(about?.kind?.id ?? ""),
    alsoKept: listed.things.filter(({ noun }) => noun !== about?.noun).slice(0, 4),
    fields: listed.fields.map(({ line }) => line),
    people: numberBefore(
      folded,
      "players?|people|persons|members|kids|children|students|pupils|guests|friends|colleagues|employees|runners|participants|teams|personen|leute|kinder|schuler|personas|ninos|alumnos|personnes|enfants|eleves|pessoas|criancas|alunos",
    ),
    days: numberBefore(folded, "days?|tage?|dias|jours"),
    knowledge,
    has: (feature) => features.has(feature),
    nameScore: (list) => scoreWords(list, text, words, weights, present),
  };
}

const bare = (word: string): string => word.replace(/'s$|^'+|'+$/g, "");

function platformsIn(text: string): (typeof PLATFORMS)[number][] {
  return PLATFORMS.filter(
    ({ name }) =>
      new RegExp(
        ` (?:${name}) (?:for|fur|para|pour|of|but|where|meets|meet|mixed|x|aber|pero|mais|mas|style|clone) `,
      ).test(text) ||
      new RegExp(
        ` (?:like|wie|como|comme|meets|meet|similar to|alternative to|version of|plus) (?:a |an |the )?(?:${name}) `,
      ).test(text),
  ).sort((a, b) => placeOf(a.name, text) - placeOf(b.name, text));
}
const placeOf = (names: string, text: string): number => text.search(new RegExp(` (?:${names}) `));

/** Kinds of app in the order of what says so: a comparison, the head, what one does in it, whom it is for. */
function leadingArchetypes(textOf: (...roles: SegmentRole[]) => string, compared: readonly Archetype[]): Archetype[] {
  const head = archetypesOf(textOf("head", "about"), 1);
  const scores = new Map<Archetype, number>();
  const give = (list: { archetype: Archetype; score: number }[]): void => {
    for (const { archetype, score } of list) scores.set(archetype, Math.max(scores.get(archetype) ?? 0, score));
  };
  compared.forEach((archetype, index) => scores.set(archetype, 20 - index));
  give(head);
  give(archetypesOf(textOf("does"), head.length > 0 ? 0.6 : 0.9));
  if (head.length === 0) give(archetypesOf(textOf("for"), 0.6));
  // 'Budget planner' and 'expense tracker' say what by the other word.
  const isBroad = (archetype: Archetype): boolean =>
    ["tracker", "log", "planner", "directory", "dashboard"].includes(archetype);
  if ([...scores].some(([archetype, score]) => score >= 2.5 && !isBroad(archetype)))
    for (const [archetype, score] of scores) if (isBroad(archetype) && score < 10) scores.set(archetype, score - 1.5);
  // One weak word may lead when there is nothing else, but it is no reason for a page more.
  return [...scores]
    .sort((a, b) => b[1] - a[1])
    .filter(([, score], index) => index === 0 || score >= 2)
    .map(([archetype]) => archetype)
    .slice(0, 4);
}

function archetypesOf(text: string, share: number): { archetype: Archetype; score: number }[] {
  const words = splitWords(text);
  return ARCHETYPE_WORDS.map(({ archetype, words: list }) => ({
    archetype,
    score: share * scoreWords(list, text, words),
  }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** Words of the thing: of the head, else of what it is about, for or does. Whom it is for comes last. */
function subjectOf(segments: readonly Segment[], content: (segment: Segment) => string[]): string[] {
  // 'Tool library' is about tools, although 'invoice tool' is not.
  const [head] = segments.filter(({ role }) => role === "head");
  const at =
    head?.folded.findIndex((word) => /^(?:tools?|books?|records?|services?|plans?|things?|databases?)$/.test(word)) ??
    -1;
  if (head && at >= 0 && at < head.folded.length - 1 && content(head).length === 0) return [head.folded[at] ?? ""];
  for (const role of ["about", "head", "for", "does", "with", "place", "detail"] as const) {
    const found = segments
      .filter((segment) => segment.role === role)
      .map(content)
      .find((words) => words.length > 0);
    if (found) return found.map(bare).slice(0, 6);
  }
  return [];
}

/** An unknown name before 'for' is a product somebody compares with: 'Blorpify for audiobooks'. */
function withoutBrand(
  segments: Segment[],
  knowledge: Knowledge | undefined,
  content: (segment: Segment) => string[],
): Segment[] {
  const [head, next] = segments;
  const [brand = ""] = head?.words ?? [];
  const isBrand =
    knowledge !== undefined &&
    head?.role === "head" &&
    head.words.length === 1 &&
    next?.role === "for" &&
    /^\p{Lu}\p{Ll}/u.test(brand) &&
    knowledge.chainOf(singularOf(fold(brand), knowledge)).length === 0 &&
    content(next).length > 0;
  return isBrand ? segments.slice(1) : segments;
}

/** The noun a phrase is about: the longest ending the vocabulary knows; in English it comes last, in Romance languages first. */
function nameThing(phrase: readonly string[], language: Language, knowledge: Knowledge | undefined): NamedThing {
  const order = language === "en" || language === "de" ? phrase : [...phrase].slice(0, 2);
  if (knowledge && language === "en") {
    let vague: NamedThing | undefined;
    for (let end = order.length; end > 0; end--) {
      for (const length of [3, 2, 1]) {
        if (end - length < 0) continue;
        const noun = singularOf(order.slice(end - length, end).join(" "), knowledge);
        const chain = knowledge.chainOf(noun);
        const kind = kindOfChain(chain);
        // 'Hamster weight' is about hamsters, 'car maintenance' about cars.
        if (kind && VAGUE.has(kind.id)) vague ??= { noun, kind, chain };
        else if (kind && (vague === undefined || isConcrete(kind))) return { noun, kind, chain };
      }
    }
    if (vague) return vague;
  }
  const noun = language === "en" ? singularOf(order.slice(-2).join(" "), knowledge) : order.slice(0, 2).join(" ");
  return { noun, kind: undefined, chain: [] };
}

/** Things one can touch, and people: a word for one says more than the word for what happens to it. */
const isConcrete = (kind: Kind): boolean => kind.role === "person" || THING_KINDS.includes(kind);

/** What an idea lists: fields to note ('distance, time and mood') and things to keep ('members, loans and tools'). */
function readLists(
  segments: readonly Segment[],
  language: Language,
  knowledge: Knowledge | undefined,
): { fields: { said: string[]; line: string }[]; things: NamedThing[] } {
  const fields = new Map<string, { said: string[]; line: string }>();
  const things: NamedThing[] = [];
  const isRecord = segments.some(({ role, folded }) => role === "head" && folded.some((word) => RECORD.test(word)));
  const mostlyFields = ({ items }: Segment): boolean =>
    items.length > 2 &&
    items.filter(
      (item) => fieldLineFor(item.slice(-1).join(" "), knowledge) ?? fieldLineFor(item.slice(-2).join(" "), knowledge),
    ).length *
      2 >=
      items.length;
  for (const segment of segments) {
    if (segment.role === "without" || segment.role === "place" || segment.role === "for") continue;
    if (segment.items.length < 2 && segment.role !== "with") continue;
    for (const item of segment.items) {
      // 'Who brings tables' tells what is noted; 'brings' is no thing.
      if (item.some((word) => CLAUSE.test(word))) continue;
      const said = item.map(bare).filter((word) => !SMALL.has(word));
      // Opening hours are noted; hours are kept.
      const isField = said.length > 1 && isFieldName(said.slice(-2).join(" "));
      const isKept = !isField && (isPluralThing(said.at(-1) ?? "") || isKnownPhrase(said));
      // A batch number is noted of something, even where batches are kept elsewhere.
      const isNumber = /^(?:numbers?|codes?|ids?)$/.test(said.at(-1) ?? "");
      const compound = isKept || (KNOWN_NAMES.has(said.at(-2) ?? "") && !isNumber) ? undefined : compoundLineFor(said);
      const line = isKept
        ? undefined
        : (compound ?? firstOf([said.slice(-2).join(" "), said.at(-1) ?? ""], (name) => fieldLineFor(name, knowledge)));
      if (line) {
        const label = line.slice(0, line.indexOf(":"));
        fields.set(label, { said: said.slice(-label.split(" ").length), line });
        continue;
      }
      if (isWish(said)) continue;
      const content = said.filter(
        (word) =>
          isContent(word, language) || (said.length === 1 && /^(?:tools?|books?|records?|services?)$/.test(word)),
      );
      // Among fields, a word that names no field of its own is one too: pH, nitrate and temperature.
      if (content.length === 1 && item.length === 1 && !isPluralThing(item[0] ?? "") && mostlyFields(segment)) {
        const [word = ""] = content;
        fields.set(word, { said: [word], line: `${word.charAt(0).toUpperCase()}${word.slice(1)}: number 1..24` });
        continue;
      }
      if (content.length === 0 || content.length > 3 || language !== "en" || !knowledge) continue;
      // What people do in it is said in verbs, and many a verb is a noun as well.
      if (/^(?:does|detail)$/.test(segment.role) && !/[^s]s$/.test(content.at(-1) ?? "")) continue;
      const thing = nameThing(content, language, knowledge);
      // A diary of pain and visibility notes both each time.
      const last = content.at(-1) ?? "";
      const isPlural = /[^su]s$/.test(last) && last.length > 4;
      if (isRecord && segment.role === "with" && content.length < 3 && !KNOWN_NAMES.has(last) && isNoted(thing, last)) {
        const label = content.join(" ").replace(/^./, (letter) => letter.toUpperCase());
        fields.set(label, {
          said: content,
          line: `${label}: ${thing.kind?.id === "feeling" ? "rating 1..5" : "number 1..24"}`,
        });
        continue;
      }
      // 'With trains, ryokans and restaurants': what nobody knows is kept all the same.
      if (thing.kind === undefined && isPlural && segment.role === "with" && !isRecord && segment.items.length > 1) {
        things.push({ ...thing, kind: UNKNOWN_KIND });
        continue;
      }
      if (thing.kind && !ABSTRACT.has(thing.kind.id) && !things.some(({ noun }) => noun === thing.noun))
        things.push(thing);
    }
  }
  // One field word by itself is more often part of a name: 'price tracker', 'weather station'.
  return {
    fields: fields.size > 1 || segments.some(({ role }) => role === "with") ? [...fields.values()].slice(0, 8) : [],
    things,
  };
}

const RECORD = /^(?:log|logs|logbook|logger|diary|journal|tracker|tracking|record|records|monitor|counter)$/;
/** Names of the things known by name: what is kept, whatever list it stands in. */
const KNOWN_NAMES = new Set(KNOWN_THINGS.flatMap((known) => nameIn(known, "en").map(fold)));
/** Kinds of what is measured or felt, or used up, rather than kept. */
const NOTED_KINDS = new Set(["feeling", "measure", "phenomenon", "stock", "drink", "produce", "dish", "medicine"]);
const isNoted = ({ kind }: NamedThing, last: string): boolean =>
  kind === undefined ? /[^s]$/.test(last) : NOTED_KINDS.has(kind.id) && /[^s]$/.test(last);

/** Words of a clause rather than of a list of things. */
const CLAUSE =
  /^(?:who|whom|whose|what|which|when|where|why|how|that|is|are|was|were|has|have|had|got|get|gets|do|does|did|can|should|will|would|could|i|we|you|they|it|everybody|everyone|people)$/;

const SMALL = new Set(
  "a an the my our your their with log logs track tracks record records note notes-the i we can and or of its each per every".split(
    " ",
  ),
);
/** Plurals of the things known by name: 'venues' are kept, a 'venue' is noted. */
const PLURAL_THINGS = new Set(
  KNOWN_THINGS.filter(({ near }) => near === undefined)
    .flatMap((known) => [...nameIn(known, "en").slice(1), ...known.also.split(" ")].map((word) => fold(word)))
    .filter((word) => word.endsWith("s") && !/[ _]/.test(word)),
);
const isPluralThing = (word: string): boolean => PLURAL_THINGS.has(word);
const KNOWN_PHRASES = new Set(KNOWN_THINGS.flatMap(({ also }) => also.split(" ").filter((word) => word.includes("_"))));
/** Air miles are collected; they are no distance. */
const isKnownPhrase = (said: readonly string[]): boolean => KNOWN_PHRASES.has(said.slice(-2).join("_"));

/** Kinds too vague to be kept as things of their own in a list of wishes. */
const VAGUE = new Set(["measure", "task", "feeling", "phenomenon", "illness", "money"]);
const ABSTRACT = new Set(["feeling", "measure", "task", "phenomenon"]);

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function audienceOf(segments: readonly Segment[], knowledge: Knowledge | undefined): string | undefined {
  for (const { role, folded } of segments) {
    if (role !== "for") continue;
    const named = folded.filter((word) => !/^(?:a|an|the|der|die|das|los|las|les|os|as)$/.test(word));
    // 'For my dad's model railway' is for my dad.
    const whose = named.findIndex((word, at) => word.endsWith("'s") && at < named.length - 1);
    const found = (whose < 0 ? named : named.slice(0, whose + 1)).map(bare).slice(0, 4);
    const last = found.at(-1) ?? "";
    const phrase = found.join(" ");
    if (phrase.length < 3 || phrase.length > 40 || isCity(phrase.replace(/^./, (letter) => letter.toUpperCase())))
      continue;
    const chain = knowledge?.chainOf(singularOf(last, knowledge)) ?? [];
    if (PEOPLE_WORDS.test(phrase) || chain.includes("someone") || chain.includes("organization")) return phrase;
  }
  return undefined;
}

function numberBefore(folded: string, nouns: string): number | undefined {
  const found = new RegExp(`\\b(\\d{1,3})[ -](?:\\p{L}+ )?(?:${nouns})\\b`, "u").exec(folded);
  const value = Number(found?.[1]);
  return value >= 2 && value <= 366 ? value : undefined;
}

/** A word or phrase of a list. */
interface Listed {
  phrase: string;
  last: string;
  weight: number;
}
const read = new Map<string, Listed[]>();

/** A list of words as `words.ts` has them, read once. */
function readWords(list: string): Listed[] {
  let entries = read.get(list);
  if (!entries) {
    entries = list
      .split(" ")
      .filter(Boolean)
      .map((entry) => {
        const [word = "", weight = "1"] = entry.split("*");
        const phrase = word.replaceAll("_", " ");
        return { phrase, last: phrase.slice(phrase.lastIndexOf(" ") + 1), weight: Number(weight) };
      });
    // Lists made of an idea's own words would pile up.
    if (read.size < 8000) read.set(list, entries);
  }
  return entries;
}

/** Sum of the weights of the listed words found in the idea. `word*3` weighs 3, `two_words` is a phrase. */
function scoreWords(
  list: string,
  text: string,
  words: readonly string[],
  weights?: ReadonlyMap<string, number>,
  present: ReadonlySet<string> = new Set(words),
): number {
  let score = 0;
  for (const { phrase, last, weight } of readWords(list))
    if (present.has(last) && text.includes(` ${phrase} `))
      score += weight * (weights?.get(last) ?? 1) * (1 + (words.lastIndexOf(last) / Math.max(1, words.length)) * 0.1);
  return score;
}

function featuresOf(text: string, without: string): Set<Feature> {
  const found = new Set<Feature>();
  for (const { feature, words } of FEATURE_WORDS) {
    if (
      words
        .split(" ")
        .some((word) => text.includes(` ${word.replaceAll("_", " ")} `) && !without.includes(word.replaceAll("_", " ")))
    )
      found.add(feature);
  }
  return found;
}
