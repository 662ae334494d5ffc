import { capital } from "../../embedded/inflect.ts";
import { kindOfPart } from "./part-kinds.ts";
import { sentenceOf } from "./stand-ins.ts";
import { whoseSite } from "../../recognise/asks-for-site.ts";

/** What a text says of the one whose site it asks for. */
export interface SaidOfSite {
  /** What there is, in its own words: 'green and low-carbon living and healthy residential construction services'. */
  offer?: string;
  /** What they do, as a sentence of theirs: 'We give school bags to kids in Nairobi.' */
  deed?: string;
  /** Who they are, with an article: 'a wedding photographer in Edinburgh'. */
  who?: string;
  /** What they offer, piece by piece, where the text lists it behind whose site it is: 'a law firm, family law and divorce'. */
  listed: readonly string[];
  /** Where they are, by name. */
  place?: string;
  /** Whether one person speaks. */
  isOne: boolean;
}

/** A product for others is named, and what follows says what is on it. */
const PRODUCT = String.raw`(?:web ?sites?|sites?|home ?page|landing page|page|portfolio|mini-program)`;
const SHOWS = String.raw`(?:showcas(?:e|es|ing)|introduc(?:e|es|ing)|present(?:s|ing)?|provid(?:e|es|ing)|display(?:s|ing)?|promot(?:e|es|ing)|offer(?:s|ing)?|sell(?:s|ing)?|show(?:s|ing)?)`;
const OFFER = new RegExp(
  String.raw`\b${PRODUCT}\b[^.!?\n]{0,60}?\b(?:to|that|which|for)\s+${SHOWS}(?:\s+(?:and|or)\s+${SHOWS})?\s+([^.!?\n;:(]{6,110})`,
  "i",
);
/** What is said of the product leads up to what it is about. */
const LEADS =
  /^(?:(?:the|its|our|their|all|various|about|of|on|and|features?|benefits?|advantages?|information|details|content)\s+)+/i;
/** Where what is offered ends and how or why begins. */
const TAIL =
  /\s*(?:,\s*(?:including|such as|with|used|so)\b.*|\s(?:including|such as|used|so that|in order|through|on the website|online|for the purpose)\b.*)$/i;
/** Words that any company could say of itself. */
const ANYBODYS =
  /\b(?:company'?s?|business(?:es)?|brand'?s?|content|products?|services?|information|images?|data|features?|website|functions?|details?|the|and|of|its|their|our|various|introductions?|more|news|new|contact|updates?|projects?|profiles?|showcases?|latest|customers?|feedback|articles?|videos?|photos?|provid\w+)\b/gi;

/** What a text says is offered, where it is more than 'products and services'. */
function offerIn(text: string): string | undefined {
  const said = (OFFER.exec(text)?.[1] ?? "")
    .trim()
    .replace(LEADS, "")
    .replace(TAIL, "")
    .replace(/[,\s]+$/, "")
    .trim();
  const own = said.replaceAll(ANYBODYS, "").replaceAll(/[^\p{L}]/gu, "");
  return own.length < 5 || said.split(/\s+/).length > 14
    ? undefined
    : said.replace(/\s+information and services$/i, "");
}

const DOES: Readonly<Record<string, string>> = {
  gives: "give",
  provides: "provide",
  brings: "bring",
  helps: "help",
  teaches: "teach",
  makes: "make",
  sells: "sell",
  builds: "build",
  repairs: "repair",
  fixes: "fix",
  rescues: "rescue",
  runs: "run",
  offers: "offer",
  feeds: "feed",
  supports: "support",
  collects: "collect",
  cleans: "clean",
  trains: "train",
  designs: "design",
  installs: "install",
  restores: "restore",
  does: "do",
  serves: "serve",
  bakes: "bake",
  cooks: "cook",
  grows: "grow",
  brews: "brew",
  roasts: "roast",
  hosts: "host",
  prints: "print",
  plans: "plan",
};
const DEED = new RegExp(
  String.raw`\b(?:charity|club|group|company|business|firm|shop|store|studio|workshop|bakery|caf[eé]|restaurant|pub|brewery|roastery|salon|practice|clinic|farm|garage|gym|band|choir|church|foundation|non-?profit|ngo|association|team|school|project|agency|startup|organi[sz]ation)\s+(?:that|which|who)\s+(${Object.keys(DOES).join("|")})\s+([^.!?\n,;:(]{4,90})`,
  "i",
);

function deedIn(text: string): string | undefined {
  const [, verb = "", what = ""] = DEED.exec(text) ?? [];
  const plain = DOES[verb.toLowerCase()];
  return plain === undefined ? undefined : `We ${plain} ${what.trim()}.`;
}

/** What stands between whose site it is and a list of what they offer. */
const LEADS_TO_LIST =
  /^(?:\s+(?:based\s+)?(?:in|near)\s+\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)?(?:\s*[,:–—]\s*|\s-\s|\s(?:that|which|who)\s+(?:do(?:es)?|makes?|sells?|offers?|serves?|bakes?|cooks?|builds?|repairs?|fix(?:es)?|teach(?:es)?|grows?|brews?|roasts?|prints?|speciali[sz]es?\s+in|focus(?:es)?\s+on)\s)([^.!?;:\n(]{5,110})/u;
/** Words with which something else begins: who they are, what the site is to do, where it is. */
const NO_OFFER =
  /\d|[£$€]|^(?:with|without|in|at|on|for|from|to|near|by|we|i|it|they|people|who|which|that|where|so|but|please|should|must|needs?|wants?|want|looking|open|simple|modern|clean|minimal\w*|nice|one|two|three|just|only|no|not|family[- ]run|established|run|used|made|meant|built|designed|intended|based|called|named)\b|\b(?:site|website|page|pages|online|booking|contact|form|gallery|photos?|pictures?|prices?|colou?rs|style|design|should|can|is|are|has|have|wants?|needs?)\b/i;
const LONGEST_OFFER = 4;

/** What is listed right behind whose site it is, piece by piece; nothing where a piece is no offer. */
function listedBehind(text: string, whose: string | undefined): string[] {
  const at = whose === undefined ? -1 : text.toLowerCase().indexOf(whose.toLowerCase());
  if (whose === undefined || at < 0) return [];
  const [, list = ""] = LEADS_TO_LIST.exec(text.slice(at + whose.length)) ?? [];
  const pieces = list.split(/,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/i).map((piece) => piece.trim());
  const isOffer = (piece: string): boolean =>
    piece.length > 2 &&
    piece.split(/\s+/).length <= LONGEST_OFFER &&
    !NO_OFFER.test(piece) &&
    kindOfPart(piece) === undefined;
  // Places are names too: 'in Leeds, Bradford and York'.
  const areNames = pieces.every((piece) => /^\p{Lu}/u.test(piece));
  return pieces.length < 2 || pieces.length > 8 || areNames || !pieces.every(isOffer)
    ? []
    : pieces.map((piece) => capital(piece));
}

/** Places by name: 'in Leeds', 'in the Peak District'. */
const PLACE =
  /\b(?:in|near|around|across)\s+((?:the\s+)?\p{Lu}[\p{L}'’-]+(?:[ -](?:on|upon|le|the|de|of|la)?[ -]?\p{Lu}[\p{L}'’-]+){0,2})/u;

const withArticle = (noun: string): string =>
  /^(?:\p{Lu}|the\s|a\s|an\s)/u.test(noun) || /^(?:\w+ )*\w+[^su]s(?:\sin\s.+)?$/.test(noun)
    ? noun
    : `${/^[aeiou]/i.test(noun) && !/^(?:uni|use|eu|one)/i.test(noun) ? "an" : "a"} ${noun}`;

/** A place or a group is run by more than one, whoever writes for it. */
const OF_SEVERAL =
  /\b(?:shop|store|salon|studio|firm|practice|clinic|restaurant|caf[eé]|pub|bar|bakery|hotel|company|business|centre|center|club|charity|school|church|team|band|choir|farm|garage)\b/i;

const isOfOne = (text: string, whose = ""): boolean =>
  /\b(?:i|my|me|i'm|im)\b/i.test(text)
    ? !/\b(?:we|our|us|we're)\b/i.test(text)
    : /\b(?:photographer|painter|illustrator|potter|sculptor|author|writer|poet|translator|tutor|teacher|trainer|coach|therapist|freelancer?|artist|musician|singer|dj|comedian|magician|speaker|journalist|designer|filmmaker|model|actor|actress)\b/i.test(
        whose,
      );

/** Reads what a text says of the one whose site it asks for. */
export function saidOfSite(whole: string): SaidOfSite {
  // What it is called names no place.
  const text = whole.replaceAll(/["“][^"”]{2,60}["”]/g, "");
  const offer = offerIn(text);
  const deed = deedIn(text);
  const whose = whoseSite(text);
  const [, place] = PLACE.exec(text) ?? [];
  const isNamed = whose === undefined || /^\p{Lu}/u.test(whose);
  return {
    ...(offer !== undefined && { offer }),
    ...(deed !== undefined && { deed }),
    listed: listedBehind(text, whose),
    ...(!isNamed && { who: withArticle(whose) }),
    ...(place !== undefined && { place }),
    isOne: !OF_SEVERAL.test(whose ?? "") && isOfOne(text, whose),
  };
}

/** What is offered, piece by piece; a piece of one word belongs to the one beside it. */
export function piecesOf(offer: string): string[] {
  const pieces: string[] = [];
  for (const piece of offer
    .split(/,\s*(?:and\s+)?|\s+and\s+/i)
    .map((each) => each.trim())
    .filter(Boolean)) {
    const last = pieces.at(-1);
    if (last !== undefined && !/\s/.test(last)) pieces[pieces.length - 1] = `${last} and ${piece}`;
    else pieces.push(piece);
  }
  return pieces.length < 2 ? [] : pieces.slice(0, 6).map((piece) => capital(piece));
}

const OPEN_TO_ALL = /\b(?:club|society|association|choir|scouts?|community|group|church|parish|team|league)\b/i;

/** How somebody likes to be met, for a part about them: what the text tells of them stands at the top. */
export const introductionOf = ({ who, isOne }: SaidOfSite, name: string): string =>
  sentenceOf(OPEN_TO_ALL.test(who ?? name) ? "aboutClub" : isOne ? "aboutMe" : "about");
