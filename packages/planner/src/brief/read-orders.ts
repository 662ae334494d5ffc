import { capital } from "../embedded/inflect.ts";

/** Something for sale. */
export interface Ware {
  name: string;
  price?: number;
}

/** How orders go, as a text says it. */
export interface OrderFacts {
  wares: Ware[];
  /** Days or dates to choose from for collecting. */
  days: string[];
  /** Times of such a day. */
  times: string[];
  /** Whether it is delivered too, and for how much. */
  delivery?: { price?: number };
  /** What can be added to an order for a price. */
  extras: Ware[];
  /** As many there are of everything together. */
  total?: number;
  /** As many orders as go into one time. */
  mostPerTime?: number;
  /** What buyers are asked beside their name: field lines, see field-line.ts. */
  asked: string[];
  /** Sentences that buyers should read: until when, how to pay. */
  notes: string[];
}

const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,2})?`;
const SIGN = String.raw`(?:[€£$₹]|rs\.?|inr|usd|eur|gbp)`;
const WORD = String.raw`(?:€|£|\$|₹|euros?|eur|pounds?|quid|dollars?|rupees?|rs|chf|p\b)`;
/** A name with what it costs behind it. */
const PRICED = new RegExp(
  String.raw`(?<name>[\p{L}\d][\p{L}\d× '’/&-]{0,38}?)\s*(?:\bat\b|\bfor\b|\bis\b|\bare\b|:|=|-|–)?\s*(?:(?<sign>${SIGN})\s?(?<signed>${NUMBER})|(?<worded>${NUMBER})\s?(?<word>${WORD})|(?<bare>${NUMBER}))(?=\s*(?:each|per|a|pp|/)?\s*(?:\p{L}+\s*)?(?:[,;.)\n]|$|\band\b|\bor\b|\s[\p{L}]+\s?${SIGN}))`,
  "giu",
);
/** What stands before a number and is no ware. */
const NO_WARE =
  /\b(?:max(?:imum)?|only|have|make|until|till|before|after|by|from|slots?|boxes? of|deposit|tip|delivery|deliver|donation|fee|plan|am|pm|o'?clock|dec(?:ember)?|nov(?:ember)?|oct(?:ober)?|sept?(?:ember)?|aug(?:ust)?|july?|june?|may|apr(?:il)?|mar(?:ch)?|feb(?:ruary)?|jan(?:uary)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|kg|g|km|people|persons|orders?|per|stop|when|all|about|around|over|under|each|every|hours?|days?|weeks?|phone|call|no|number|nr|postcode|flat|house|street)\b/i;
const SIZE =
  /^(?:\d+(?:[.,]\d+)?\s?(?:ft|cm|mm|m|in|inch|kg|g|lb|oz|l|ml|cl|pieces?|pcs|pack)|x?[sml]|xx?l|small|medium|large|extra large|mini|half|whole|double|single)$/i;

const numberOf = (text: string): number => Number(text.replace(",", "."));

/** 'Lavender, cedar, vanilla candles $18 each': kinds of one thing at one price. */
const KINDS_AT_A_PRICE = new RegExp(
  String.raw`(?<=^|[:.;\n(]\s?)\s*((?:[\p{L}-]+(?: [\p{L}-]+)?,\s*)+(?:and |or )?)([\p{L}-]+) (\p{L}{3,}s)\s+(?:at |for |are )?((?:${SIGN}\s?${NUMBER}|${NUMBER}\s?${WORD})(?:\s*(?:each|a piece|apiece))?)`,
  "giu",
);

/** The text with each kind told by itself. */
const kindsApart = (text: string): string =>
  text.replace(KINDS_AT_A_PRICE, (whole: string, before: string, last: string, many: string, price: string) => {
    const kinds = [...before.split(/,\s*(?:and |or )?/), last].map((kind) => kind.trim()).filter(Boolean);
    return kinds.some((kind) => NO_WARE.test(kind) || NOT_A_NAME.test(kind))
      ? whole
      : ` ${kinds.map((kind) => `${kind} ${many} ${price}`).join(", ")}`;
  });

/** The wares of a text with their prices; a lone size goes on with the name before it: 'Nordmann 5ft, 6ft'. */
function pricedIn(text: string): Ware[] {
  const found: Ware[] = [];
  let head = "";
  for (const { groups = {} } of kindsApart(text).matchAll(PRICED)) {
    const { name = "", signed, worded, bare } = groups;
    const said = name
      .replace(/^(?:and|or|plus|with|a|an|the|we sell|sell|i bake|choose from|from|like)\s+/i, "")
      .replace(/^(?:and|or|plus|a|an|the)\s+/i, "")
      .trim();
    if (
      !/\p{L}{2}|^x?[sml]$/iu.test(said) ||
      /^(?:and|or|pick up)$|^\d+\s(?:or|and|to|by)$/i.test(said) ||
      NO_WARE.test(said) ||
      said.split(/\s+/).length > 5
    )
      continue;
    // A number without a sign is a price among others of its kind only.
    const price = numberOf(signed ?? worded ?? bare ?? "");
    const isSize = SIZE.test(said);
    const whole = isSize && head !== "" ? `${head} ${said}` : said;
    const size = /\s(\S+)$/.exec(said);
    if (!isSize) head = size !== null && SIZE.test(size[1] ?? "") ? said.slice(0, size.index) : said;
    if (isSize && head === "") found.push({ name: capital(said), price });
    else found.push({ name: capital(whole), price });
  }
  return found.filter((ware, at) => found.findIndex(({ name }) => name === ware.name) === at);
}

const SELLS =
  /\b(?:(?:we|i|shop|stall|store|they) (?:sells|sell|bake|bakes|make|makes|offer|offers|grow|grows|have)|choose(?: from| between)?|orders?:|stock:|menu:|products?:|items?:|flavou?rs?:|options?:|pre-?orders?:|sells\b)\s*:?\s*([^.!?;\n]{4,160})/i;
const JOINT = /,\s*(?:and |or )?|\s+(?:and|or|&)\s+/;
/** Words of a sentence rather than of a name. */
const NOT_A_NAME =
  /\b(?:we|i|they|people|customers?|can|should|to|from|with|on|for|by|need|want|order|sell|pick|collect|each|every|day|week|who|what|that|which|is|are|no|not)\b|\d/i;

/** Wares that a text lists without prices. */
function listedIn(text: string): Ware[] {
  const [, list = ""] = SELLS.exec(text.replaceAll(/\s*\([^()]*\)/g, "")) ?? [];
  const names = (list.split(/\s(?:to|from|on|at|for|with) /)[0] ?? "")
    .split(JOINT)
    .map((name) =>
      name
        .replace(/^(?:a|an|the|some|our|homemade|fresh)\s+/i, "")
        .replace(/\s+(?:by (?:weight|the \w+|size)|(?:each|every|a|per) (?:day|week))$/i, "")
        .trim(),
    )
    .filter((name) => name !== "");
  const end = names.findIndex((name) => name.split(/\s+/).length > 3 || NOT_A_NAME.test(name) || ASKED.test(name));
  const own = end < 0 ? names : names.slice(0, end);
  return own.length > 1 ? own.map((name) => ({ name: capital(name) })) : [];
}

/** What buyers are asked for and do not buy. */
const ASKED =
  /^(?:class|name|number|phone|e-?mail|address|date|message|quantity|amount|note|notes|time|allerg\w+|size|colou?r|flavou?rs?)s?$/i;

/** 'Boxes small, medium, large' and 'bouquets 25, 40 and 60' are several of one name. */
const IN_SIZES =
  /\b(\p{L}{3,}?)(?:es|s)?:?\s+\(?((?:small|medium|large|mini|family|half|full)(?:\s*[,/]?\s*(?:and |or )?(?:small|medium|large|mini|family|half|full)){1,3})\b(?!\s*(?:[€£$]|\d))/iu;
const IN_PRICES = new RegExp(
  String.raw`\b(\p{L}{3,}?)(?:es|s)?\s+(?:at |for )?(${SIGN}?\s?\d{1,4}(?:\s*(?:,|/|and|or)\s*${SIGN}?\s?\d{1,4}){1,4})(?=\s*(?:[,.;)]|$|${WORD}))`,
  "iu",
);

function severalOf(text: string): Ware[] {
  const [, name, sizes] = IN_SIZES.exec(text) ?? [];
  if (name !== undefined && sizes !== undefined && !NO_WARE.test(name))
    return (sizes.match(/small|medium|large|mini|family|half|full/gi) ?? []).map((size) => ({
      name: capital(`${name}, ${size.toLowerCase()}`),
    }));
  const [, one, prices] = IN_PRICES.exec(text) ?? [];
  const numbers = prices?.match(/\d{1,4}/g) ?? [];
  if (one === undefined || numbers.length < 2 || NO_WARE.test(one)) return [];
  return numbers.map((price) => ({ name: `${capital(one)} for ${price}`, price: Number(price) }));
}

const DAY = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?`;
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const DATE = String.raw`(?:${DAY}\.?,? )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?)|\b${DAY}\b`;
const COLLECTED =
  /(?<!\bclick (?:and|&|n) )\b(?:pick(?:ed)?[- ]?up|collect(?:ed|ion|s)?|fetch(?:ed)?|hand(?:ed)? out|reserv\w+ [^.,;]{0,20} for|delivery (?:day|date)s?|delivered on)\b([^.!?;\n]{0,90})/gi;
const FROM_TO =
  /(\d{1,2})(?:[:.](\d\d))?\s?(?:am|pm|h)?\s?(?:-|–|to|until|till)\s?(\d{1,2})(?:[:.](\d\d))?\s?(?:am|pm|h)?\b/i;
const HALF = /half[- ]hour|30[- ]?min/i;
const QUARTER = /quarter[- ]hour|15[- ]?min/i;
const MOST_TIMES = 20;

const dateNames = (text: string): string[] => {
  // '5 or 6 Dec' are two days of one month.
  const spread = text.replace(
    new RegExp(
      String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s*(?:,|or|and|&|\/)\s*(\d{1,2}(?:st|nd|rd|th)?)(?: of)? (${MONTH})`,
      "gi",
    ),
    "$1 $3, $2 $3",
  );
  const found = [...spread.matchAll(new RegExp(DATE, "gi"))].map(([name]) =>
    name.trim().replace(/(?<![\p{L}\d])\p{Ll}/gu, (letter) => letter.toUpperCase()),
  );
  return found.filter((name, at) => found.indexOf(name) === at).slice(0, 8);
};

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The times between two hours; an afternoon hour may be said as a small number. */
function timesIn(text: string): string[] {
  const [, from, fromPart = "0", to, toPart = "0"] = FROM_TO.exec(text) ?? [];
  if (from === undefined || to === undefined) return [];
  const start = Number(from) * 60 + Number(fromPart);
  const said = Number(to) * 60 + Number(toPart);
  const end = said <= start ? said + 12 * 60 : said;
  if (end <= start || end > 24 * 60) return [];
  const step = HALF.test(text) ? 30 : QUARTER.test(text) ? 15 : 60;
  const times: string[] = [];
  for (let at = start; at < end && times.length < MOST_TIMES; at += step) times.push(clock(at));
  return times.length > 1 ? times : [];
}

const DELIVERED = new RegExp(
  String.raw`\bdeliver(?:y|ed|ies|ing)?\b([^.!?;\n]{0,50}?(?:${SIGN}\s?(${NUMBER})|(${NUMBER})\s?${WORD}))?`,
  "i",
);
const NO_DELIVERY = /\b(?:no|without|don'?t|not) (?:do )?deliver/i;
const EXTRA = new RegExp(
  String.raw`\b(?:tick|extra|add(?:[- ]?on)?|option(?:al)?|plus)\b[^.!?\n]{0,20}?['"‘“]?([^'"’”.!?\n]{4,60}?),?\s*(?:for )?(?:${SIGN}\s?(${NUMBER})|(${NUMBER})\s?${WORD})(?: donation)?`,
  "i",
);
const TOTAL =
  /\b(?:only (?:have|got)|we have|can (?:only )?(?:make|bake|do|take)|limited to|stop(?: orders)?(?: when| at| after)|max(?:imum)? (?:of )?|altogether|in total)\b[^.!?\n]{0,16}?\b(\d{2,5})\b(?!\s?(?:[€£$]|per|in|min|am|pm|slots?))/i;
const PER_TIME =
  /\bmax(?:imum)?(?: of)? (\d{1,3}) (?:[\p{L}]+ )?(?:per|each|a|in (?:one|a|each)) (?:slot|time|half[- ]hour|hour)/iu;
const NOTED =
  /\b(?:order(?:s|ed)? (?:by|before|until|till|close)|before \d|by (?:mon|tue|wed|thu|fri|sat|sun|noon|midnight)|pay|paid|cash|(?:by|with|no) cards?|cards? (?:only|payments?)|deposit|bring (?:a|your)|free delivery|minimum order|gone)\b/i;
const MOST_NOTES = 4;
/** Somebody tells us what they need; buyers are not to read that. */
const TO_US =
  /\b(?:i need|we need|i want|we want|need to|want to|i'd|we'd|should be able|see|list|app|page|form|please|pls)\b/i;

/** What a text wants to know of who orders. */
const QUESTIONS: readonly (readonly [RegExp, string])[] = [
  [
    /\bmessage (?:for|on|to)|\bwriting on|\binscription|\bgift (?:message|card|note)|\bcard (?:text|message)/i,
    "Message: longText",
  ],
  [
    /\b(?:date|day) (?:needed|wanted|required)|\bneeded (?:by|on)|\bwhich day|\bwhen (?:it is|it's|they) need/i,
    "Needed on: date 3..14",
  ],
  [/\bclass(?:room)?\b(?! of)/i, "Class: text"],
  [/\ballerg/i, "Allergies: text"],
  [/\bflavou?rs?\b/i, "Flavor: text"],
  [/\bcolou?rs?\b/i, "Color: text"],
  [/\b(?:flat|house|room|table|unit) (?:number|no)\b/i, "Flat or house: text"],
  [/\bmembership (?:number|no)\b/i, "Membership number: text"],
];

/** Reads how orders go from a text. */
export function readOrders(text: string): OrderFacts {
  const asides = [EXTRA, DELIVERED, PER_TIME, TOTAL, COLLECTED, new RegExp(DATE, "gi")].reduce(
    (rest, each) => rest.replace(each, " , "),
    // Six for nine pounds are one ware.
    text.replaceAll(/\b(\d{1,3}) for (?=[£€$₹])/g, "×$1 "),
  );
  const several = severalOf(asides);
  const priced = several.length > 1 ? several : pricedIn(asides);
  const wares = priced.length > 1 ? priced : [...priced, ...listedIn(text)];
  const collected = [...text.matchAll(COLLECTED)].map(([all]) => all).join(". ");
  const [, , signed, worded] = DELIVERED.exec(text) ?? [];
  const fee = signed ?? worded;
  const delivery = DELIVERED.test(text) && !NO_DELIVERY.test(text);
  const [, extra, extraSigned, extraWorded] = EXTRA.exec(text) ?? [];
  const total = TOTAL.exec(text.replace(PER_TIME, " "))?.[1];
  const perTime = PER_TIME.exec(text)?.[1];
  const notes = text
    .split(/(?<!\d)[.!?;\n]+|[.!?;\n]+(?!\d)|,\s|\sand\s(?=(?:pay|bring)\b)/)
    .map((part) => part.trim().replace(/^(?:and|but|so|then|also)\s+/i, ""))
    .filter((part) => NOTED.test(part) && !TO_US.test(part) && part.length >= 8 && part.length <= 90);
  return {
    wares: wares.slice(0, 16),
    days: dateNames(collected),
    times: timesIn(collected),
    ...(delivery ? { delivery: fee === undefined ? {} : { price: numberOf(fee) } } : {}),
    extras:
      extra === undefined
        ? []
        : [
            {
              name: capital(
                extra
                  .replace(/^[^\p{L}]+/u, "")
                  .replace(/^(?:for|a|an|the)\s+/i, "")
                  .trim(),
              ),
              price: numberOf(extraSigned ?? extraWorded ?? "0"),
            },
          ],
    ...(total === undefined ? {} : { total: Number(total) }),
    ...(perTime === undefined ? {} : { mostPerTime: Number(perTime) }),
    asked: QUESTIONS.filter(([says]) => says.test(text)).map(([, line]) => line),
    notes: notes.slice(0, MOST_NOTES).map(capital),
  };
}
