import { isLookWish } from "../../brief/read-colours.ts";
import { capital } from "../../embedded/inflect.ts";

/** One line of a list in a text: a name, and what it costs or when it is. */
export interface SaidItem {
  title: string;
  /** As it is written: '£45', '2:15 pm'. */
  value?: string;
  /** The number, where the value is a price. */
  price?: number;
  body?: string;
}

/** Something that a text wants on its site. */
export interface SaidPart {
  /** The words that ask for it, without those that lead up to it. */
  phrase: string;
  /** The same as they are written. */
  whole: string;
  items: SaidItem[];
  /** What stands in its brackets. */
  aside?: string;
  /** Which sentence it stands in. */
  sentence: number;
}

const OPEN = /[([]/;
const CLOSE = /[)\]]/;

/** Splits where a pattern matches outside of brackets. */
function splitOutside(text: string, joint: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    if (OPEN.test(letter)) depth++;
    else if (CLOSE.test(letter)) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      joint.lastIndex = at;
      const found = joint.exec(text);
      if (found !== null && found.index === at && found[0] !== "") {
        parts.push(text.slice(from, at));
        from = at + found[0].length;
        at = from - 1;
      }
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter(Boolean);
}

const SENTENCE = /(?:(?<!\b(?:st|mr|mrs|ms|dr|no|approx|incl|e\.g|i\.e))[.!?](?=\s|$)|\n+|;)\s*/iy;
const CHUNK =
  /,\s+(?:and |plus |also |then |or )?|\s+(?:and|plus|\+|then|as well as)\s+|(?<!\p{Lu}\p{L}*)\s+&\s+|\s+&\s+(?!\p{Lu})|\s+(?:-|–|—)\s+/iuy;
/** What leads up to a thing that is wanted. */
const LEADS =
  /^(?:(?:(?:i|we|he|she|they|you)(?:'d|'ll| would| will)? (?:like|love|want|need|also (?:need|want))(?: to (?:show|have|see|put|list|say))?|it|i|we|they|you|people|customers?|clients?|visitors?|folks?|famil(?:y|ies)|parents|guests?|fans|users|everyone|anyone|others|also|please|pls|and|plus|with|that|which|to (?:see|show|find|read|list|have)|can|could|should|must|may|might|would|will|need(?:s|ed)?(?: to)?|wants?(?: to)?|have|has|having|got|to have|be|able to|shows?|showing|see|find|read|includ(?:e|es|ing)|contain\w*|display\w*|list(?:s|ing)?(?: of(?: the| our| my)?)?|an?|the|some|our|my|their|its|all|us|me|maybe|perhaps|space for|room for|(?:a |the )?(?:way|place|section|page|part|bit|area|button|link|option)(?: to| for| about| with| on| of| where)?|info(?:rmation)?(?: on| about)?|details? (?:of|on|about)|something about|so that|let|allow|browse|view|explore|discover|understand|learn(?: more)?(?: about)?|check|access|query|introduc(?:e|ing)|showcasing|providing|presenting|offering|functionalit\w+ (?:for|such as|like|including)|pages such as|is|are|there|what we have is|on it|(?:it|site|page|website) (?:should|must|needs to) (?:have|show|list|include))\s+)+/i;
/** How big or fine it is to be is no part of what it is; a place called Little Wenham is. */
const QUALITIES = /^(?:(?:simple|nice|small|little|big|large|short|few|good|proper|beautiful|full|complete) )+/;
const PRICE =
  /(?:^|\s)(?:(?:at|for|from|costs?|is|are|:|=|@)\s+)?((?:from\s+)?(?:[€£$₹]|rs\.?|inr|usd|eur|gbp|chf)\s?\d[\d.,]*(?:\s?(?:\/|per|a|an|pp|each|p\.?p\.?)\s?\w*)?|\d[\d.,]*\s?(?:€|£|\$|₹|euros?|pounds?|dollars?|rupees|rs|quid|chf)(?:\s?(?:\/|per|a|an|pp|each)\s?\w*)?)\s*$/i;
const BARE_PRICE = /\s(\d{2,5})$/;
const TIME =
  /(?:^|\s)(?:at\s+)?((?:\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)|\d{1,2}[:.]\d\d)(?:\s?(?:-|–|to|till|until)\s?\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)?)?)\s*$/i;
const LIST = /,\s+(?:and |or )?|\s+(?:and|or|&)\s+|\s*[/;|]\s*|\s*\n\s*/iy;
const LONGEST_ITEM = 60;
const MOST_ITEMS = 12;

/** One line of a list, with its price or time apart. */
function itemOf(text: string, isPriced = false): SaidItem | undefined {
  const [, aside] = /\(([^()]{2,80})\)\s*$/.exec(text) ?? [];
  const bare = text
    .replace(/\([^()]*\)\s*$/, "")
    .trim()
    .replace(/^(?:and|or|a|an|the|our|my|like|e\.?g\.?|such as|incl(?:uding)?)\s+/i, "")
    .replace(/[.!]+$/, "")
    .trim();
  const priced = PRICE.exec(bare) ?? (isPriced ? BARE_PRICE.exec(bare) : null);
  const timed = priced === null ? TIME.exec(bare) : null;
  const found = priced ?? timed;
  const title = (found === null ? bare : bare.slice(0, found.index)).replace(/[\s:=,–-]+$/, "").trim();
  if (title === "" || title.length > LONGEST_ITEM || !/\p{L}|\d\+/u.test(title)) return undefined;
  const value = found?.[1]?.trim().replace(/^from/i, "from");
  const number =
    priced === null
      ? Number.NaN
      : Number((/\d[\d.,]*/.exec(priced[1] ?? "")?.[0] ?? "").replace(/,(?=\d{3}\b)/g, "").replace(",", "."));
  return {
    title: capital(title),
    ...(value === undefined ? {} : { value: value.slice(0, 40) }),
    ...(Number.isFinite(number) ? { price: number } : {}),
    ...(aside === undefined ? {} : { body: capital(aside) }),
  };
}

/** The lines of a list; none where they are no list of names. */
function itemsOf(list: string, isPriced = false): SaidItem[] {
  const items = splitOutside(list, LIST).flatMap((each) => itemOf(each, isPriced) ?? []);
  return items.slice(0, MOST_ITEMS);
}

const PRICES_BESIDE = /pric|rate|fee|cost|package|menu|service|ticket|offer/i;

/** What stands in the brackets behind a phrase, or behind a colon. */
function partOf(chunk: string): Omit<SaidPart, "sentence"> | undefined {
  const whole = chunk.trim();
  const [, inside = ""] = /\(([^()]+)\)/.exec(whole) ?? [];
  const bare = whole
    .replace(/\s*\([^()]*\)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const phrase = bare
    .replace(LEADS, "")
    .replace(QUALITIES, "")
    .replace(LEADS, "")
    .replace(/^(?:of|for|on|in|about)\s+/i, "")
    .replace(/^(?:when|which|what)\s+(?:the |our |my )?(\S.*?)\s+(?:are|is)$/i, "$1")
    .replace(/\s+(?:please|pls|too|as well|etc\.?)$/i, "")
    .trim();
  // 'See which show is on' leads up to nothing else.
  const said = phrase === "" ? bare : phrase;
  if (said === "" && inside === "") return undefined;
  return {
    phrase: said,
    whole: bare,
    ...(inside === "" ? {} : { aside: inside }),
    items: inside === "" ? [] : itemsOf(inside, PRICES_BESIDE.test(bare)),
  };
}

/** As many words as a name of something has, with its price. */
const LONGEST_PRICED = 7;
const COLON = /^([^:]{2,160}):\s+(.+)$/;
const WORDS_OF_NAME = 4;
/** Behind 'website for X:' and the like comes what is to be on it, behind 'Services:' what there is of that. */
const OF_THE_WHOLE =
  /\b(?:web ?site|site|home ?page|page|portfolio|one[- ]?pager|cv|should (?:have|show|include)|must have|needs?|wants?|include)\b/i;
/** A clock or a price has a colon of its own. */
const NO_COLON = /\d$/;

/** What a text wants on its site, in its order. */
export const saidParts = (text: string): SaidPart[] =>
  splitOutside(text.replace(/\s+/g, " "), SENTENCE).flatMap((each, sentence) =>
    inSentence(each)
      .filter(({ whole }) => !isLookWish(whole))
      .map((part) => ({ ...part, sentence })),
  );

/** What belongs to each of something is no part of the page. */
const OF_EACH = /^\W*(?:each|every)\b/i;

function inSentence(sentence: string): Omit<SaidPart, "sentence">[] {
  if (OF_EACH.test(sentence)) return [];
  const [, before = "", list = ""] = COLON.exec(sentence) ?? [];
  if (list === "" || NO_COLON.test(before)) return chunksOf(sentence);
  if (OF_THE_WHOLE.test(before)) return [...chunksOf(before), ...chunksOf(list)];
  // 'Around 14 companies, 3 venues: the Town Hall and a tent': the last of them is what the list is of.
  const heads = splitOutside(before, CHUNK);
  const name = heads.pop() ?? before;
  const phrase = name.replace(LEADS, "").replace(QUALITIES, "").trim();
  return phrase.split(/\s+/).length <= WORDS_OF_NAME
    ? [
        ...heads.flatMap((head) => partOf(head) ?? []),
        { phrase, whole: name, items: itemsOf(list, PRICES_BESIDE.test(name)) },
      ]
    : [...chunksOf(before), ...chunksOf(list)];
}

/** 'With', 'to show' and 'where people can see' begin what is on a site; 'a menu with prices' is one part of it. */
const BEGINS =
  /\s+(?:with|to show|showing|that (?:shows?|has|lists?)|which (?:shows?|has)|including|where (?:people|you|they|folks?|families|parents|customers?|visitors?|guests) can)\s+/gi;
const OF_THE_SITE = /\b(?:web ?site|site|home ?page|web ?page|page|portfolio|one[- ]?pager|cv|resume)\b/i;

function chunksOf(sentence: string): Omit<SaidPart, "sentence">[] {
  const chunks = splitOutside(sentence, CHUNK).flatMap((chunk) =>
    OF_THE_SITE.test(chunk) ? chunk.split(BEGINS) : [chunk],
  );
  // 'Full groom £45, puppy cut £30' is a price list.
  const priced = chunks.filter((chunk) => PRICE.test(chunk) && chunk.split(/\s+/).length <= LONGEST_PRICED);
  const items = priced.length < 2 ? [] : priced.flatMap((chunk) => itemOf(chunk) ?? []);
  const rest = items.length < 2 ? chunks : chunks.filter((chunk) => !priced.includes(chunk));
  const list = items.length < 2 ? [] : [{ phrase: "prices", whole: "prices", items }];
  return [...rest.flatMap((chunk) => partOf(chunk) ?? []), ...list];
}
