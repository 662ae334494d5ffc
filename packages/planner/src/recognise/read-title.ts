import { KINDS_OF_PRODUCT, type KindOfProduct, type PatternThing } from "@sayhey/blueprints";
import type { Brief } from "../brief/brief.ts";
import { capital, pluralOf, singularOf, withAbbreviations } from "../embedded/inflect.ts";
import { isDoing } from "./no-things.ts";
import { PRODUCT_WORDS, withoutProduct } from "./bare-title.ts";
import { describedExactly } from "./known-of.ts";
import { fillPattern, type Adopted } from "./fill-pattern.ts";
import { kindOfName } from "./kinds-of-words.ts";
import type { ChosenTrade } from "./trade.ts";

/** For whom, with what: behind these nothing changes what it is. */
const ASIDE =
  /\s(?:for|with|without|at|in|from|to share|that|who|where|so|based on|by|using|w\/)\s.*$|[,:;(].*$|\s[-\u2013\u2014]\s.*$/;
const LEADING =
  /^(?:(?:a|an|the|my|our|your|other|some|all|good|local|nearby|new|old|simple|shared|online|best|ai|smart|ultimate|fun|cool|digital|virtual|mobile|personal|daily)\s+)+/;
/** Numbers that somebody notes about themselves or a place. */
const MEASURED =
  /(?:^| )(?:intake|pressure|level|sleep|mood|moods|weight|temperature|humidity|usage|consumption|pain|energy|symptoms?|steps|mileage|noise|calories?|sugar|glucose|heart rate|pulse|anxiety|stress|focus|posture|screen time|water|period|cycle|fasting|migraines?|headaches?|allerg(?:y|ies)|weather|air quality|carbon footprint|electricity|gas|attendance|feelings?|emotions?|gratitude|happiness|productivity|nutrition|macros|protein|caffeine|smoking|drinking|budget|spending)$/;
/** What people do, though it does not end in -ing. */
const DEEDS =
  /(?:^| )(?:yoga|golf|tennis|chess|football|soccer|basketball|judo|karate|ballet|pilates|workouts?|gym|travels?|trips?|hikes?|walks?|rides?|swims?|runs?|practice|meditation|prayers?|holidays?|vacations?|party|parties|wedding|birthday|reunion|festival|anniversary|christmas|picnic|conference|fundraiser|event|events|baby shower|graduation|camp|retreat|marathon|race|road trip|stargazing)$/;

/** What a few words ask for: a kind of product, and what it is about. */
export interface Title {
  kind: KindOfProduct;
  /** In the singular, in lower case; empty where the words name only the kind. */
  noun: string;
  /** The words are another product's name with what is different: 'airbnb for boats'. */
  isLikened: boolean;
  /** A line of work that the words speak of knows better. */
  yields: boolean;
}

interface Template {
  kind: KindOfProduct;
  pattern: RegExp;
  /** Letters that it fixes; the more, the surer. */
  weight: number;
  isLikened: boolean;
  yields: boolean;
  /** What it is about stands at its end, where asides may follow. */
  endsInNoun: boolean;
}

/** Names of products that ideas are likened to. */
export const PRODUCTS =
  /\b(?:airbnb|turo|zipcar|uber|opentable|calendly|discogs|yelp|tripadvisor|fiverr|upwork|taskrabbit|etsy|ebay|depop|craigslist|vinted|letterboxd|goodreads|facebook|reddit|instagram|twitter|linkedin|tiktok|discord|strava|slack|whatsapp|tinder|hinge|bumble|medium|substack|splitwise|duolingo|anki|trello)\b/;

const TEMPLATES: readonly Template[] = KINDS_OF_PRODUCT.flatMap((kind) =>
  kind.titles.split("|").map((written): Template => {
    const title = written.trim().replace(/\?$/, "");
    const escaped = title.replaceAll(/[.+?^${}()[\]\\]/g, String.raw`\$&`);
    return {
      kind,
      pattern: new RegExp(`^${escaped.replace("*", "(.+?)")}$`),
      weight: title.replace("*", "").trim().length,
      isLikened: PRODUCTS.test(title),
      endsInNoun: title.endsWith("*"),
      yields: kind.yields === true || written.trim().endsWith("?"),
    };
  }),
).toSorted((a, b) => b.weight - a.weight);

/** What the noun of a kind may be. */
function fits({ about }: KindOfProduct, noun: string): boolean {
  if (about === undefined) return true;
  return about === aboutOf(noun);
}

/** Those who are a group have no page of their own each. */
const GROUP =
  /(?:^| )(?:team|family|company|office|club|school|couple|group|neighbo(?:u)?rhood|household|startup|community|class|friend|people|everyone|beginner|kid|child|adult|senior)$/;

const isSomebody = (noun: string): boolean =>
  noun !== "" && !GROUP.test(noun) && (kindOfName(noun) === "person" || describedExactly(noun)?.role === "person");

/** What a noun stands for: something to measure, to do, to keep, or somebody. */
function aboutOf(noun: string): NonNullable<KindOfProduct["about"]> {
  if (isSomebody(noun)) return "people";
  if (MEASURED.test(noun) || MEASURED.test(pluralOf(noun))) return "values";
  if (DEEDS.test(noun) || DEEDS.test(pluralOf(noun)) || isDoing(noun)) return "deeds";
  const known = describedExactly(noun);
  return known?.role === "log" ? "values" : "things";
}

const LIKENED = new RegExp(String.raw`\b(${PRODUCTS.source.slice(5, -3)})\b.*?\bfor (.+)$`);

/** The words without politeness and without what any product is called. */
function bareOf(text: string): string {
  const lower = text.toLowerCase().trim().replaceAll(/\s+/g, " ");
  const likened = LIKENED.exec(lower.replace(/[.!?]+$/, ""));
  return likened === null ? withoutProduct(text) : `${likened[1] ?? ""} for ${likened[2] ?? ""}`;
}

/** Maps of thoughts and of time show no places. */
const OF_NO_PLACES =
  /\b(?:journey|mind|road|story|concept|process|empathy|heat|site|value stream|skill|impact) ?maps?$/;

/** The kind of product that the few words of an idea name; undefined where they name none. */
export function titleKindOf({ text }: Pick<Brief, "text">): Title | undefined {
  const bare = bareOf(text);
  const head = bare.replace(ASIDE, "").replace(PRODUCT_WORDS, "").trim();
  const candidates = [bare, ...(head === bare || head === "" ? [] : [head])];
  for (const words of candidates)
    for (const { kind, pattern, isLikened, yields, endsInNoun } of TEMPLATES) {
      const found = pattern.exec(words);
      if (found === null || (kind.id === "finder" && OF_NO_PLACES.test(words))) continue;
      // Behind an aside stands what else there is to be, and not what it is about: 'book collection with voting and journal'.
      if (!endsInNoun && ASIDE.test(found[1] ?? "")) continue;
      const noun = nounOf(found[1] ?? "");
      if (noun === undefined || (noun !== "" && !fits(kind, noun))) continue;
      return { kind, noun, isLikened, yields };
    }
  return undefined;
}

/** As many words name a thing; more are a sentence. */
const MOST_WORDS = 4;

/** What a title is about, in the singular; undefined where it is no name of anything. */
function nounOf(words: string): string | undefined {
  const noun = words
    .replace(ASIDE, "")
    .replace(LEADING, "")
    .replace(/\s(?:online|on the web)$/, "")
    // Of 'stores on a map' the map is gone already.
    .replace(/\son (?:an?|the)(?: interactive)?$/, "")
    .trim();
  // A question: what it is about is what it asks.
  if (/^(?:where|what|which|who|how|when|if|whether)\b/.test(noun)) return "";
  if (words !== "" && !/\p{L}/u.test(noun)) return undefined;
  if (noun.split(" ").length > MOST_WORDS || !/^[\p{L}\p{N}'’ &-]*$/u.test(noun)) return undefined;
  if (
    /^(?:and|or|of|to|is|are|you|i|we|it)\b|\b(?:and|or|of|to|is|are|with|without|for|plus|from|in|on|at)$/.test(noun)
  )
    return undefined;
  return singularOf(noun);
}

/** The kind of product with what the words are about in it. */
export function fillTitle({ kind, noun, isLikened }: Title): ChosenTrade {
  const thing = noun === "" ? undefined : partFor(kind, noun);
  const adopted = new Map<PatternThing, Adopted>();
  if (thing !== undefined) adopted.set(thing, adoptedAs(thing, kind, noun));
  const chosen = fillPattern(kind, adopted, { score: 1, evidence: [] });
  if (!isLikened || kind.name === undefined || noun === "") return chosen;
  const name = withAbbreviations(noun);
  const given = kind.name.replaceAll(/\{(\w+)\}/g, (_whole, key: string) =>
    capital(key.endsWith("s") ? pluralOf(name) : name),
  );
  return { ...chosen, givenName: given };
}

/** The part of a kind that takes the name. */
function partFor({ things }: KindOfProduct, noun: string): PatternThing | undefined {
  const free = things.filter(({ adopts }) => adopts);
  if (GROUP.test(noun)) return undefined;
  const isPerson = isSomebody(noun);
  const people = free.filter(({ role }) => role === "person");
  return (
    (isPerson ? people[0] : undefined) ?? free.find(({ role }) => role !== "person") ?? (isPerson ? free[0] : undefined)
  );
}

function adoptedAs(thing: PatternThing, { about }: KindOfProduct, noun: string): Adopted {
  // What is done or measured is kept by the day.
  if (thing.role === "log") {
    const name = about === "deeds" ? `${noun} session` : `${noun} entry`;
    return { name, plural: pluralOf(name) };
  }
  if (thing.role === "event") return { name: noun };
  // Who books what is done books somebody who does it.
  if (isDoing(noun)) return { name: thing.id === "resource" ? `${noun} provider` : `${noun} item` };
  const known = describedExactly(noun);
  return { name: noun, known: known === undefined || known.rows.trim() === "" ? undefined : known };
}

/** The thing that a few words name and nothing beside: 'campsites'. */
export const nameOfTitle = ({ text }: Pick<Brief, "text">): string | undefined => {
  const bare = bareOf(text);
  const noun = /\p{L}/u.test(bare) ? nounOf(bare) : undefined;
  return noun === "" ? undefined : noun;
};
