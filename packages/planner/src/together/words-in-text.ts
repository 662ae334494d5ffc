import { isCity } from "../embedded/cities.ts";
import { capital } from "../embedded/inflect.ts";

const SENTENCES = /(?<!\b(?:St|Mr|Mrs|Ms|Dr|No|vs))(?<=[.!?])\s+|\n/;
/** Who somebody is, before they say what they want. */
const INTRODUCES = /^(?:hi|hello|hey|dear|good (?:morning|evening)|i am|i'm|im|we are|we're|my name)\b/i;
const ASKS = /\b(?:want|need|like|make|build|create|looking for|app|website|page|tool)\b/i;

/** The sentence that asks, without who asks and what comes after it. */
export function firstSentence(text: string): string {
  const [first = text, second] = text.trim().split(SENTENCES);
  return second !== undefined && INTRODUCES.test(first) && !ASKS.test(first) ? second : first;
}

/** Politeness and what any product is called, before a text says what it is about. */
const OPENING =
  /^(?:(?:hi|hello|hey|my (?:wife|husband|partner|friend|sister|brother|mum|dad|son|daughter) and (?:i|me)|please|pls|plz|can you|could you|can u|i|we|i'd|i'm|im|we'd|we're|would|like|need|needs|want|wants|wanna|make|making|build|create|set up|looking for|have|to have|to make|to build|to create|me|us|a|an|the|our|my|new|some|something|simple|small|little|easy|nice|free|online|app|application|tool|website|web ?site|site|web ?page|page|place|system|platform|thing|way|where|to|for|that|which|can|could|lets|let|us|people|so)\s+|[,:!-]\s*)+/i;

/** The text without its opening. */
export const withoutOpening = (text: string): string => text.trim().replace(OPENING, "");

/** What begins something else behind a list. */
const LIST_END =
  /[.;!?\n()\u2014]|\s-\s|,?\s(?:which|who|where|with|so that|plus|but|and then|please|each|every|one vote)\s/i;
const MOST_LETTERS = 40;

/** Entries of a list that stands in one piece of text, 'a, b or c'; fewer than two are no list. */
export function entriesOf(list: string): string[] {
  const entries = list
    .split(/\s*(?:,|\/|;|\bor\b|\band\b(?! (?:white|black)\b)|\bvs\.?|\bversus\b|&)\s*/i)
    .map((entry) =>
      entry
        .replace(/^(?:and|or|either|just|maybe|the|a|an|only)\s+/i, "")
        .replace(/["'’.?!]+$/g, "")
        .trim(),
    )
    .filter(
      (entry) =>
        entry !== "" &&
        !/^(?:who|what|when|where|which|how)\b/i.test(entry) &&
        !/^(?:etc|so on|others?|more)$/i.test(entry),
    );
  const isShort = entries.every((entry) => entry.length <= MOST_LETTERS && entry.split(/\s+/).length <= 6);
  return entries.length > 1 && isShort ? [...new Set(entries)] : [];
}

/** The list that follows words of a kind: 'categories like a, b and c'. */
export function listAfter(text: string, words: RegExp): string[] {
  const found = words.exec(text);
  if (found === null) return [];
  const rest = text.slice(found.index + found[0].length);
  const bracketed = /^\s*\(([^)]+)\)/.exec(rest)?.[1];
  return entriesOf(bracketed ?? rest.split(LIST_END)[0] ?? "");
}

const LARGE = String.raw`\p{Lu}[\p{L}'’-]+(?:\s(?:(?:upon|on|le|de|del|al|y)\s)?\p{Lu}[\p{L}'’-]+){0,2}`;
const IN_PLACE = new RegExp(
  String.raw`(?:^|\s)(?:[Ii]n|[Aa]round|[Nn]ear|[Aa]cross|[Oo]f|[Ff]or)\s(?:the\s)?(${LARGE})`,
  "gu",
);
const IN_BRACKETS = new RegExp(String.raw`\((${LARGE})\)`, "u");
/** Words with a capital that are no places. */
const NO_PLACE =
  /^(?:I|St|My|Our|We|The|English|Hindi|Urdu|Spanish|French|German|Year|Grade|Class|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Thanksgiving|Halloween|Diwali|Eid|PTA|WhatsApp|Facebook|Google|Reddit)\b/;

/** Where what a text lists is: the place it names, with a capital. */
export function placeIn(text: string): string | undefined {
  const bracketed = IN_BRACKETS.exec(text)?.[1];
  if (bracketed !== undefined && !NO_PLACE.test(bracketed)) return bracketed;
  for (const [, name = ""] of text.matchAll(IN_PLACE)) if (!NO_PLACE.test(name)) return name;
  if (text.length > 110) return undefined;
  const small =
    /\b(?:in|around|near)\s+((?!our\b|my\b|the\b|your\b|a\b)\p{Ll}{3,}(?: (?!with\b|and\b|for\b)\p{Ll}{3,})?)\s*(?:$|,| with )/u.exec(
      text.trim(),
    )?.[1];
  if (small !== undefined && !/^(?:town|village|area|city|here|walking|public|general|school)/.test(small))
    return capitalAll(small);
  // 'Vegan cafe directory hyderabad'
  const behind = /\p{L} (?:directory|finder|guide|map|near me)\s+(\p{L}{3,}(?: \p{L}{3,})?)\s*$/iu.exec(
    text.trim(),
  )?.[1];
  if (
    behind !== undefined &&
    !/^(?:for|of|with|in|app|web|website|site|page|from|to|and|online|where|that)\b/i.test(behind)
  )
    return capitalAll(behind);
  const words = text.trim().split(/\s+/);
  const city = [words.at(-1), words[0]].find((word) => word !== undefined && isCity(capital(word.toLowerCase())));
  return city === undefined ? undefined : capital(city.toLowerCase());
}

const capitalAll = (words: string): string =>
  words
    .split(" ")
    .map((word) => capital(word))
    .join(" ");

/** The text without a place that it names. */
export const withoutPlace = (text: string, place: string | undefined): string =>
  place === undefined
    ? text
    : text
        .replace(
          new RegExp(String.raw`\s*(?:\b(?:in|around|near|across|of|for)\s+)?(?:the\s+)?\(?\b${place}\b\)?\s*`, "iu"),
          " ",
        )
        .trim();
