import type { Form } from "../brief/brief.ts";
import { cutName } from "../embedded/compose-identity.ts";
import { capital, withAbbreviations } from "../embedded/inflect.ts";
import { saidOfSite, type SaidOfSite } from "../design/site/said-of-site.ts";
import { whoseSite } from "../recognise/asks-for-site.ts";
import { isQuality } from "../recognise/no-things.ts";
import { FEW_WORDS } from "../recognise/few-words.ts";
import { ASIDES } from "../recognise/is-sure.ts";
import { PRODUCTS } from "../recognise/read-title.ts";
import type { Reading } from "../recognise/reading.ts";
import { withoutAlone } from "../recognise/alone.ts";
import { focusOf } from "../recognise/focus.ts";
import { declaredIn, nameInTitle } from "../recognise/title.ts";
import { nameOfNote, withoutSpeaker } from "./name-note.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What a product of a form is called behind a subject of one word: 'Furniture' names no app, 'Furniture Shop' does. */
const FORM_NOUNS: Readonly<Record<Form, string>> = {
  site: "Site",
  shop: "Shop",
  booking: "Bookings",
  portal: "Portal",
  management: "Office",
  dashboard: "Dashboard",
  community: "Community",
  marketplace: "Market",
  directory: "Directory",
  blog: "Blog",
  tool: "Tool",
  editor: "Editor",
  calculator: "Calculator",
  converter: "Converter",
  game: "Game",
  quiz: "Quiz",
  survey: "Survey",
  tracker: "Tracker",
};
/** How or on what a product runs; it is called by what it is about. */
const QUALIFIERS = set(
  "internal multi-tenant saas online mobile h5 wechat web web-based internet smart intelligent simple universal automatic real-time realtime dynamic domestic responsive modern basic multilingual " +
    "bilingual comprehensive professional personal mini electronic cloud-based ai-powered ai-driven asynchronous custom-made e-commerce ecommerce",
);
/** Words that name any product. */
const GENERIC = set(
  "application website site web webpage page pages platform system software template templates server data user users content feature features demo program function functions functionality " +
    "information html number times tool product products project experience showcase introduce mini-program app",
);
const ENDINGS = set("and or of for the a an in with to by used called named based at from on query");

/** The name that was given, else the subject's own words, else what is kept. */
export function nameOf(reading: Reading): string {
  const { brief, form, things, trade, isOrder, isTitle } = reading;
  const { givenName, text } = brief;
  const subject = withoutSpeaker(brief.subject, text);
  if (givenName !== undefined) return cutName(givenName);
  if (reading.keeps !== undefined) return cutName(capitals(nameOfNote(reading.keeps, brief)));
  // Few words are the name as they stand.
  const whose = form === "site" && !isOrder ? whoseSite(text) : undefined;
  if (whose !== undefined) return cutName(capitals(nameOfDeed(saidOfSite(text), whose) ?? whose));
  if (form === "site" && trade?.trade.name !== undefined && !isOrder)
    return cutName(capitals(trade.givenName ?? trade.trade.name));
  if (trade?.givenName !== undefined) return cutName(capitals(trade.givenName));
  const isLikened = trade?.trade.name !== undefined && PRODUCTS.test(text.toLowerCase());
  const head = text.length < FEW_WORDS && !isLikened ? headOf(withoutAlone(text)) : undefined;
  // 'I bake for nine pubs' begins with what is done.
  const few = head === undefined || withoutSpeaker(head.toLowerCase(), text) === "" ? undefined : head;
  if (few !== undefined && (isTitle === true || trade?.trade.name !== undefined)) return cutName(capitals(few));
  const declared = text.length < FEW_WORDS ? undefined : declaredIn(text);
  if (declared !== undefined && declared.split(/\s+/).length < 4) return cutName(capitals(declared));
  const title = isOrder || text.length < FEW_WORDS ? undefined : nameInTitle(text);
  if (title !== undefined) return cutName(capitals(title));
  // 'Village pub' says more than 'Restaurant', and an order says what it is about.
  if (trade?.trade.name !== undefined && !(isOrder && subject !== "")) {
    const focus = focusOf(reading);
    if (focus !== undefined) return cutName(capitals(focus.plural));
    const isOwn = subject.split(/\s+/).length < 4 && trade.evidence.some((phrase) => subject.endsWith(phrase));
    return cutName(isOwn ? capitals(subject) : trade.trade.name);
  }
  const kept = pluralsOf(things, 2).join(" and ");
  const words = subject.split(/\s+/).filter(Boolean);
  while (words.length > 1 && QUALIFIERS.has(words[0] ?? "")) words.shift();
  const said = words.filter((word) => !/^(?:wechat|h5)$/.test(word)).slice(0, 4);
  const isCut = said.length < words.length;
  while (said.length > 1 && isLoose(said, isCut)) said.pop();
  // 'And wife read' is a piece of a sentence.
  const isPiece = /^(?:and|or|knows?|does?)$/.test(said[0] ?? "");
  const isBare = isPiece || said.every((word) => GENERIC.has(word) || QUALIFIERS.has(word) || ENDINGS.has(word));
  if (isBare && form === "site")
    return cutName(capitals(nameOfOffer(saidOfSite(text)) ?? (/\bbrand\b/i.test(text) ? "our brand" : "our company")));
  if (isBare) return cutName(capitals(kept)) || "Workspace";
  if (form === "site" && said.every((word) => GENERIC.has(word) || COMPANY.test(word)))
    return /\bbrand\b/i.test(text) ? "Our Brand" : "Our Company";
  const ofSite = form === "site" ? nameOfOffer(saidOfSite(text)) : undefined;
  if (ofSite !== undefined && said.length === 1) return cutName(capitals(ofSite));
  const name = said.map((word) => asWritten(word, text)).join(" ");
  const needsNoun = said.length === 1 && (isQuality(said[0] ?? "") || !new RegExp(`${form}|s$`).test(said[0] ?? ""));
  return cutName(capitals(needsNoun ? `${name} ${nounOf(form, said[0] ?? "")}` : name));
}

/** Words for whoever orders a site, whoever that is. */
const COMPANY = /^(?:business|company|corporate|corporation|enterprise|brand|firm|official)$/;

/** As many words as a name has. */
const LONGEST_NAME = 5;

/** Two words that say what it is: 'traffic' and 'Japan-related content' are no names. */
const SAYS_WHAT = /[\p{L}-]+\s+(?!content|information|services?|data|products?)[\p{L}-]+/u;

/** What is offered, where it is short enough for a name: 'Industrial wastewater treatment machines'. */
const nameOfOffer = ({ offer }: SaidOfSite): string | undefined =>
  offer === undefined || offer.split(/\s+/).length > LONGEST_NAME || offer.length > 40 || !SAYS_WHAT.test(offer)
    ? undefined
    : offer;

/** Kinds of organization that say nothing of what one does; a bakery does. */
const ORGANIZED =
  /^(?:charity|club|group|company|business|firm|shop|studio|workshop|foundation|non-?profit|ngo|association|team|school|project|agency|startup|organi[sz]ation)$/i;
/** A kind of organization is called by what it does: 'School Bags for Kids in Nairobi' for a charity that gives them. */
function nameOfDeed({ deed }: SaidOfSite, whose: string): string | undefined {
  if (deed === undefined || /\s/.test(whose) || !ORGANIZED.test(whose)) return undefined;
  const name = deed
    .replace(/^We \w+ /, "")
    .replace(/\.$/, "")
    .replace(/ to (?!\w+ )?/, " for ");
  return name.length > 40 ? name.replace(/\s(?:in|for)\s(?!.*\s(?:in|for)\s).*$/, "") : name;
}

/** 'Medical Office', but 'Photo Manager'. */
const nounOf = (form: Form, word: string): string =>
  form === "management" && !isQuality(word) ? "Manager" : FORM_NOUNS[form];

/** Whether the last word leads nowhere: 'of', an adjective whose noun was cut off, or that it is a website. */
function isLoose(words: readonly string[], isCut: boolean): boolean {
  const last = words.at(-1) ?? "";
  return ENDINGS.has(last) || (isCut && isQuality(last)) || (words.length > 2 && IS_PRODUCT.test(last));
}

const IS_PRODUCT = /^(?:website|site|application|app|platform|webpage|page)$/;

/** 'I need a', 'an app for': whoever asks for it is not part of its name. */
const BEGINNING =
  /^(?:(?:please|i|we|i'd|need|want|would like|like|make|build|create|design|develop|me|us|a|an|the|my|our|new|simple|small|little|app|website|(?:site|tool|system)(?= (?:to|for|of|that|which|where|with)\b)|to|for|that|manage|managing|track|tracking|keep|of|idk|maybe|smth|something|anything|a thing|run(?= (?:an?|my|our|the)\b))\s+)+/i;
const PRODUCT_WORD = /\s+(?:app|application|web ?app|website|web ?site|site|system|platform|software|tool|program)$/i;

/** What an idea in a few words begins with, where it is short enough for a name: 'Swimming badge tracker'. */
function headOf(text: string): string | undefined {
  const head = (text.trim().split(ASIDES)[0] ?? "").replace(/[.!?]+$/, "").trim();
  const whole = head.replace(BEGINNING, "").trim();
  const short = whole.replace(PRODUCT_WORD, "");
  const cut = /\s/.test(short) ? short : whole;
  // Few enough words are the name as they stand: 'CRM for real estate agents'.
  const all = (text.split(/\s+with(?:out)?\s/i)[0] ?? "")
    .trim()
    .replace(/[.!?]+$/, "")
    .replace(BEGINNING, "");
  const isShort = all.length <= 32 && all.split(/\s+/).length < 7 && !/[,:;(.]/.test(all);
  const named = all.replace(PRODUCT_WORD, "");
  const bare = isShort ? (/\s/.test(named) ? named : all) : cut;
  const words = bare.split(/\s+/).filter(Boolean);
  // 'E-commerce website' could be any.
  if (words.every((word) => GENERIC.has(word.toLowerCase()) || QUALIFIERS.has(word.toLowerCase()))) return undefined;
  return words.length > 0 && words.length < 7 && bare.length <= 32 ? bare : undefined;
}

/** A word with the capitals it has in the text, where they are its own: 'WordPress', 'PHP'. */
function asWritten(word: string, text: string): string {
  const at = text.toLowerCase().indexOf(word);
  const own = at < 0 ? word : text.slice(at, at + word.length);
  return /\p{Lu}/u.test(own.slice(1)) ? own : word;
}

/** Capitals at the beginning of every word that carries meaning. */
export const capitals = (text: string): string =>
  capital(
    withAbbreviations(text).replace(/(^|[\s-])(?!(?:and|of|for|the|in|on|to|with|or|a|by)\b)\p{Ll}/gu, (letters) =>
      letters.toUpperCase(),
    ),
  );

/** The plurals of the first things, without those that are a kind of another: jobs stand for part-time jobs too. */
export function pluralsOf(things: Reading["things"], most: number): string[] {
  const plurals = things.map(({ plural }) => plural);
  return plurals
    .filter(
      (plural, index) =>
        !plurals.some((other, at) => at !== index && (at < index || other !== plural) && plural.endsWith(` ${other}`)),
    )
    .filter((plural, index, all) => all.indexOf(plural) === index)
    .slice(0, most);
}

const LONGEST = 110;
const ORDER =
  /^\W*(?:(?:please|kindly)\s+)?(?:implement|develop|create|build|make|design|program|write)\s+(?:an?|the|some)?\s*(?:(?:new|simple|basic)\s+)?([^.!?\n]+)/i;
/** 'website for', 'application that': what follows says what it is for. */
const PRODUCT =
  /^(?:(?:web|mobile|online|web-based)[\s-]+)*(?:website|site|application|app|tool|platform|system|mini-program|program|page|webpage|plugin)(?:\s+tool)?\s+(?:for|to|that|which)\s+/i;
/** Where a long sentence can end without what follows. */
const JOINTS = /,\s|\s(?=(?:to|for|that|which|with|including|based|using|used)\s)/g;

/** What the product is for, in the words of an order: 'Customer service system for handling refunds'. Undefined where nothing is ordered. */
export function purposeOf(text: string): string | undefined {
  const [, ordered] = ORDER.exec(text) ?? [];
  if (ordered === undefined) return undefined;
  const said = ordered.trim().replace(PRODUCT, "");
  const cut = said.length <= LONGEST ? said : shorten(said);
  return cut === undefined || cut.split(/\s+/).length < 3 ? undefined : `${capital(cut.replace(/[,;:]$/, ""))}.`;
}

function shorten(said: string): string | undefined {
  const ends = [...said.matchAll(JOINTS)].map(({ index }) => index).filter((at) => at <= LONGEST && at > 20);
  const at = ends.at(-1);
  return at === undefined ? undefined : said.slice(0, at);
}
