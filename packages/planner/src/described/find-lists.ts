import type { ListedItem } from "../brief/listed-item.ts";
import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { singularOf } from "../embedded/inflect.ts";
import { lineOfProperty } from "./properties/index.ts";
import { fieldsIn, optionsOf } from "./read-field.ts";
import type { DescribedList } from "./described-list.ts";
import { titledList } from "./titled-list.ts";
import { listAtHead, piecesOf, segmentsOf, type Segment } from "./list-text.ts";

/** What is handed in, by how the text says that it is. */
function handedInBy(said: string): string {
  if (/regist/iu.test(said)) return "registration";
  if (/apply/iu.test(said)) return "application";
  if (/report/iu.test(said)) return "report";
  if (/book/iu.test(said)) return "booking";
  if (/order/iu.test(said)) return "order";
  return "request";
}

const WORD = String.raw`[\p{L}\d][\p{L}\d'-]*`;
const NOUN = String.raw`((?:${WORD}\s){0,3}?${WORD})`;
/** What is kept line by line; apps, tools and boards are asked for with what they do as well. */
const REGISTER = String.raw`(?:log|logbook|log book|tracker|register|inventory|list|database|catalogue|catalog|records?|diary|journal|spreadsheet|ledger|index|archive|collection)`;
/** What a list is introduced by, and nothing it holds. */
const INTRO = String.raw`(?:\s*[:–-]\s*|\s+(?:with|including|incl\.?|like|by|showing|noting|recording)\s+(?:(?:the|its|their|his|her|following|just|only|at least|fields?|columns?|info|details)\b:?\s*)*)`;
const PRODUCT = String.raw`(?:log|logbook|log book|tracker|register|inventory|list|database|catalogue|catalog|record|records|diary|journal|spreadsheet|ledger|index|archive|pipeline|planner|manager|system|overview|sheet|book|library|collection|board|dashboard|tool|app|map|calendar)`;

interface Pattern {
  says: RegExp;
  /** Groups of the pattern: what it is of, and what each belongs to. */
  of: number;
  per?: number;
  isHandedIn?: true;
  /** Whatever follows is a property. */
  isCertain?: true;
  /** It asks for something that is kept: a register, a list. */
  isKeeping?: true;
  /** So few fields are enough. */
  least?: number;
}

/** How people say what is written down; what matches first holds. */
const PATTERNS: readonly Pattern[] = [
  // 'each cat has name, age', 'per person I need height, weight', 'for every job: customer, date'
  {
    says: new RegExp(
      String.raw`\b(?:for )?(?:each|every|per)\s+${NOUN}(?:\s*:\s*|,?\s+(?:has|have|had|gets|needs|comes with|carries|should have|must have|will have|with|shows)(?:\s*:\s*|\s+)(?:its own |a |an |the )?|,?\s+(?:i|we|you|they)\s+(?:need|want|note|record|write down|keep|log|enter|store|track|have|save)(?:\s+(?:to (?:know|see|note|record|store|keep|enter)|down))?\s*:?\s*)`,
      "iu",
    ),
    of: 1,
    isCertain: true,
    least: 2,
  },
  // '109 guests, each with side', '7 chapters, each has a target'
  {
    says: new RegExp(String.raw`\b${NOUN},?\s+(?:each|all|every one)\s+(?:one\s+)?(?:with|has|have|having)\s+`, "iu"),
    of: 1,
    isCertain: true,
    least: 2,
  },
  // 'an enquiry form with arrival date, guests'
  {
    says: new RegExp(
      String.raw`\b(enquiry|inquiry|contact|request|booking|order|application|sign-?up|registration|claim|feedback|complaint|quote|reservation|report|intake|referral|nomination|entry|catering|volunteer|booking request)s?\s+form\b[^.:;]{0,30}?(?:\s*[:(–-]\s*|\s+(?:with|asking for|that asks for|which asks for|asks for)\s+)`,
      "iu",
    ),
    of: 1,
    isHandedIn: true,
    least: 2,
  },
  // 'people register a broken thing: what, brand', 'send a claim with name, week'
  {
    says: new RegExp(
      String.raw`\b(?:people|customers?|guests?|parents?|members?|visitors?|residents?|tenants?|anyone|everyone|clients?|they|users?|neighbou?rs?|staff|students?)\b[^.:;]{0,24}?\b(?:register|send|submit|leave|hand in|report|request|post|enter|fill in|apply for|put in|file|make|book|ask for)s?\s+(?:in\s+)?(?:(?:an?|the|their|her|his|new|some)\s+)?(?:new\s)?${NOUN}${INTRO}`,
      "iu",
    ),
    of: 1,
    isHandedIn: true,
    least: 2,
  },
  // 'log for my film rolls: camera, stock'
  {
    says: new RegExp(
      String.raw`\b${REGISTER}\s+(?:for|of)\s+(?:all\s+)?(?:my|our|the|a|an|their|his|her)?\s*${NOUN}\s*(?:[:–]|\s-|,?\s+with\b|,?\s+(?:that|which) (?:has|shows|tracks|records|lists|holds)\b)\s*`,
      "iu",
    ),
    of: 1,
    isCertain: true,
    isKeeping: true,
    least: 1,
  },
  // 'income and expenses with date, amount', 'keep a list of my bottles: name, year'
  {
    says: new RegExp(
      String.raw`\b(?:log|record|track|note|write down|keep|register|store|save|list|add|catalogue|catalog|manage|need|want|have|has|see|show|enter|collect|document|organi[sz]e)(?:s|ing)?\s+(?:down\s+|track of\s+|a (?:list|record|log|register) of\s+)?(?:each|every|all|an?|our|my|the|their|his|her|new)?\s*(?:of (?:my|our|the)\s+)?${NOUN}(?:\s+(?:per|for each|for every|by)\s+(${WORD})|\s+(?:in|at|on|from|for|of)\s[^:,.;]{2,40}?(?=\s*:))?${INTRO}`,
      "iu",
    ),
    of: 1,
    per: 2,
  },
  // 'costume inventory: size, era', 'podcast pipeline with guest, topic'
  {
    says: new RegExp(
      String.raw`^(?:an?\s|the\s|my\s|our\s|simple\s|small\s|i (?:need|want) (?:an?|my)\s)*${NOUN}\s+${PRODUCT}\b(?:\s+(?:for|at|of)\s+[^.:,;]{2,40}?)?(?:${INTRO}|,\s+)`,
      "iu",
    ),
    of: 1,
  },
  // 'repairs per flat: reported on, what, urgent', 'students with parent's name and phone'
  {
    says: new RegExp(
      String.raw`^(?:(?:the|my|our|all|a list of|list of)\s+)?${NOUN}(?:\s+(?:per|for each|for every|of each)\s+(${WORD}))?(?:\s*:\s*|\s+with\s+)`,
      "iu",
    ),
    of: 1,
    per: 2,
    least: 2,
  },
  // 'members of our climbing wall: name, level', 'complaints from tenants: flat, what'
  {
    says: new RegExp(
      String.raw`^(?:(?:the|my|our|all|a list of|list of)\s+)?${NOUN}?(?:\s+(?:of|for|from|in|at|on|by)\s[^:,.;]{2,40}?)?\s*:\s*`,
      "iu",
    ),
    of: 1,
  },
  // '600 pieces, need size, era, color'
  {
    says: /(?:^|[,;.]\s*|\b(?:and|i|we)\s+)(?:need|want|note|record|write down|track|log|fields?(?: are)?|columns?(?: are)?|with)\s*:?\s+(?:the\s+)?/iu,
    of: 0,
  },
];

/** What stands at the head of a point says of what it is. */
const OF_POINTS: readonly Pattern[] = [...PATTERNS.slice(-3, -2), ...PATTERNS];

/** They stand for whatever the text is about. */
const VAGUE =
  /^(?:one|thing|item|entry|record|it|them|they|each|everything|stuff|object|row|line|what|all|day|week|month|year|time|section|info|information|detail|field|column|data|following|i|we|you|place|spot|option|note|part|section|page|tab|sold|bought|made|given|used|left|lost|found|paid|done|wanted|needed|lot|kind|type|way)$/;
const NO_NOUN =
  /\b(?:i|we|you|they|it|is|are|was|were|be|to|and|or|the|a|an|of|in|on|at|for|with|that|which|who|when|where|if|so|can|could|should|would|must|have|has|had|need|want|like|also|some|how|what|why|my|our|your|their|from|by|me|us)\b/iu;
const LEADS =
  /^(?:(?:log|list|record|track|note|keep|store|manage|register|add|see|show|enter|save|an?|the|my|our|all|every|each|new|single|whole|different|various|simple|basic|about|around|roughly|up to|lots of|many|some|about \d+|\d+(?:ish)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+)+/iu;

/** What is written down once in so long is an entry of its own. */
const PERIODS: Readonly<Record<string, string>> = {
  day: "daily entry",
  evening: "daily entry",
  morning: "daily entry",
  night: "nightly entry",
  week: "weekly entry",
  month: "monthly entry",
  quarter: "quarterly entry",
  year: "yearly entry",
  season: "season",
};

/** What goes in and out is one list of both. */
const IN_AND_OUT =
  /^(?:all |our |my |the )?(income|incomings?|money in|takings|deposits|revenue|credits?) (?:and|&|\/|or) (expenses?|expenditure|outgoings?|money out|spending|costs|withdrawals|debits?)$/iu;
/** Two kinds of one list: 'books and films'. */
const TWO_KINDS = /^([\p{L}-]+s) (?:and|&) ([\p{L}-]+s)$/iu;

interface Noun {
  name: string | undefined;
  count?: number;
  /** What there is of it, where the words name two kinds. */
  kinds?: readonly string[];
  /** It is written down once in so long. */
  isPeriod?: true;
}

/** What a list is of, in the singular, with how many there are; undefined for what is no name of a thing. */
function nounOf(said: string): Noun | undefined {
  const count = /\b(\d{1,3})(?:ish)?\b/.exec(said)?.[1];
  const bare = said
    .replaceAll(/\b\d{1,3}(?:ish)?\s+/g, "")
    // 'Skips we own' are skips.
    .replace(/\s(?:we|i|they|you|he|she|that|which|who)\s.*$/iu, "")
    .replace(LEADS, "")
    .trim();
  const both = IN_AND_OUT.exec(bare);
  if (both !== null)
    return {
      name: "entry",
      kinds: [singularOf((both[1] ?? "").toLowerCase()), singularOf((both[2] ?? "").toLowerCase())],
    };
  const period = PERIODS[bare.toLowerCase()];
  if (period !== undefined) return { name: period, isPeriod: true };
  const two = TWO_KINDS.exec(bare);
  if (two !== null && !NO_NOUN.test(two[1] ?? "")) {
    const kinds = [two[1] ?? "", two[2] ?? ""].map((kind) => singularOf(kind.toLowerCase()));
    return { name: kinds.join(" or "), kinds };
  }
  // The last words name it, whatever stands before a small word: 'book of lost keys'.
  const words = bare.split(/\s+/);
  let from = words.length;
  while (from > 0 && !NO_NOUN.test(words[from - 1] ?? "") && words.length - from < 3) from -= 1;
  const name = singularOf(words.slice(from).join(" ").toLowerCase());
  if (name === "" || !/^[\p{L}\d][\p{L}\d' -]*$/u.test(name) || name.length > 32) return undefined;
  const last = name.split(" ").at(-1) ?? name;
  return {
    name: VAGUE.test(last) ? undefined : name,
    ...(count === undefined ? {} : { count: Number(count) }),
  };
}

/** What ends a list in options of one property: 'and a status: new, in work, done'. */
const LABELLED =
  /^(?:and\s+)?(?:an?\s|the\s|its\s|their\s)?((?:[\p{L}-]+\s){0,2}?(?:status|states?|stages?|type|kind|category|level|priority|condition|result|outcome|what (?:they|it|he|she) \p{L}+))\s*[:=]\s*(.+)$/iu;

/** The same in other words: 'what stage they are at: new, in work', "where it's up to: drying, fired". */
const STANDS =
  /^(?:and\s+)?(?:(?:what|which)\s+(stage|status|state|step|phase)\b[^:]{0,24}|where\s+(?:it|they|each|each one|he|she)(?:['’]?s|\s+is|['’]?re|\s+are)(?:\s+(?:at|up to|got to))?)\s*:\s*(.+)$/iu;

/** What there is of a kind, told by examples: "things like 'no kittens', 'has dog'". */
const EXAMPLES =
  /^(?:and )?(?:things|notes|remarks|tags|labels|extras|wishes|needs|details) (?:like|such as|e\.?g\.?)\s+/iu;

/** Reads a list piece by piece; where it `isCertain` that properties are listed, whatever is a noun is one. */
function fieldsOfList(list: string, isCertain = false): { fields: ListedItem[]; read: number; pieces: number } {
  const pieces = piecesOf(list);
  const fields: ListedItem[] = [];
  let known = 0;
  let count = 0;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? "";
    count += 1;
    const stands = STANDS.exec(piece);
    const steps = stands === null ? undefined : optionsOf([stands[2] ?? "", ...pieces.slice(at + 1)].join(", "));
    if (steps !== undefined) {
      fields.push({ name: (stands?.[1] ?? "stage").toLowerCase(), options: steps, isUsual: true });
      known += 1;
      break;
    }
    const labelled = LABELLED.exec(piece);
    if (labelled !== null && !piece.includes("(")) {
      const label = labelled[1] ?? "";
      const options = optionsOf([labelled[2] ?? "", ...pieces.slice(at + 1)].join(", "));
      if (options !== undefined) {
        const isTaken = /^what /iu.test(label);
        fields.push({
          name: isTaken ? (label.split(" ").at(-1) ?? "takes") : singularOf(label.toLowerCase()),
          options,
          isUsual: true,
          ...(isTaken ? { as: "tags" } : {}),
        });
        known += 1;
        break;
      }
    }
    if (EXAMPLES.test(piece)) {
      const options = optionsOf([piece.replace(EXAMPLES, ""), ...pieces.slice(at + 1)].join(", "));
      if (options !== undefined) {
        fields.push({ name: "good to know", options, isUsual: true, as: "tags" });
        known += 1;
        break;
      }
    }
    // 'Each batch: sugar, bottles out': of what is listed for certain the plural says nothing else.
    const found = fieldsIn(piece, isCertain).map((each) =>
      isCertain && each.name.split(" ").length < 3 && !NO_PROPERTY.test(each.name) ? { ...each, isUsual: true } : each,
    );
    if (found.length > 0) known += 1;
    for (const each of found)
      if (!fields.some(({ name }) => name === each.name) && fields.length < 16) fields.push(each);
  }
  return { fields, read: count === 0 ? 0 : known / count, pieces: count };
}

const LEAST = 3;
/** So much of a list must be read for it to be one. */
const READ = 0.6;

/** Whether a property is one that things have; what is told in the plural is rather kept itself. */
const isKnown = ({ name, options, as }: ListedItem): boolean =>
  (options.length > 1 || as !== undefined || lineOfProperty(name) !== undefined) &&
  (singularOf(name) === name || IN_PLURAL.test(name));
/** So many of what is listed have to be likely properties. */
const LIKELY = 0.6;
const NO_PROPERTY =
  /^(?:in )?(?:red|amber|green|orange|yellow)$|^(?:small|medium|large|big|tiny|new|old|good|bad)(?: |$)|\b(?:everyone|everybody|nobody|people|then|pro|also|lots?|other|own|whole|etc|stuff|things?)\b/iu;
/** What is told in the plural and is one property. */
const IN_PLURAL =
  /(?:hours|minutes|days|weeks|months|metres|meters|litres|liters|grams|notes|comments|remarks|details|copies|pages|units|initials|contents|ingredients|symptoms|meds|dates|results|words|points|ideas|status|address|process|class|dress|series|extras|tags|links|allergies|photos|guests|dogs|kids|adults|children|people|prices|needs)$/u;

/** Whether a property is called as some are: usually so, or by a short name of one thing. */
export const isLikely = ({ name, isUsual, options, as }: ListedItem): boolean =>
  !/^(?:in )?(?:red|amber|green|orange|yellow)$/u.test(name) &&
  !/^who (?:keeps|has|is|are|wants?|needs?)\b/u.test(name) &&
  (isUsual ||
    options.length > 1 ||
    as !== undefined ||
    (name.split(" ").length <= 3 && !NO_PROPERTY.test(name) && (singularOf(name) === name || IN_PLURAL.test(name))));

/** Everything a text lists as written down of something, in its order. */
export function describedLists(text: string): DescribedList[] {
  let from = 0;
  const titled = titledList(text);
  if (titled !== undefined) return [titled];
  return segmentsOf(text).flatMap((segment) => {
    const found = listsIn(segment).map((list) => ({ ...list, at: from / text.length, segment: segment.text }));
    from += segment.text.length + 1;
    return found;
  });
}

/** Somebody does something: no list of properties. */
const IS_SENTENCE = /\b(?:i|we|you|they|people|show|need|want|can|should|must|log|track|add|print|remind)\b/iu;

function listsIn({ text, isPoint }: Segment): DescribedList[] {
  const found: DescribedList[] = [];
  let rest = text;
  for (let round = 0; round < 3; round += 1) {
    const list = firstIn(rest, isPoint && round === 0);
    if (list === undefined) break;
    found.push(list.list);
    rest = list.rest;
    if (rest.trim() === "") break;
  }
  return found;
}

const COUNTED = new RegExp(String.raw`\b${NUMBER}\s`, "iu");

/** Whether a list has as many pieces as there are of a thing: then it names each. */
function isNamed(said: string, list: string): boolean {
  const count = numberOf(COUNTED.exec(said)?.[1]);
  return count > 1 && piecesOf(list).length === count;
}

function firstIn(text: string, isPoint: boolean): { list: DescribedList; rest: string } | undefined {
  // 'Columns for applied, interview, offer' are states.
  const isOfLanes = (list: string): boolean =>
    /^(?:for|of)\s|^(?:columns?|stages|lanes|sections|tabs|steps|categories) (?:for|of|like|such as)\b/iu.test(list);
  for (const { says, of, per, isHandedIn, isCertain, isKeeping, least = LEAST } of isPoint ? OF_POINTS : PATTERNS) {
    const match = says.exec(text);
    if (match === null) continue;
    const tail = text.slice(match.index + match[0].length).replace(/^[:\s]+/, "");
    const head = listAtHead(match[0].trimEnd().endsWith("(") ? tail.replace(/\).*$/su, "") : tail);
    // 'Four tables: wood, textile, bikes, electrical' are their names.
    if (isNamed(match[of] ?? "", head) || isOfLanes(head)) continue;
    if (of > 0 && /(?:^|\s)(?:sections?|pages?|tabs?|menu|headings?|topics)$/iu.test(match[of] ?? "")) continue;
    // 'Need a tracker with ...' asks for a product, 'need size, era' for what it holds.
    if (of === 0 && /^an?\s/iu.test(head)) continue;
    const { fields, read } = fieldsOfList(head, isCertain === true);
    const noun: Noun | undefined = of === 0 ? { name: undefined } : nounOf(match[of] ?? "");
    if (noun === undefined || fields.length < least || read < READ) continue;
    if (fields.filter(isLikely).length < fields.length * LIKELY) continue;
    // Fewer than three after 'register of ...' have to be known as properties of something.
    if (isKeeping === true && fields.length < LEAST && !fields.every(isKnown)) continue;
    const owner = per === undefined ? undefined : match[per];
    const { count, kinds, isPeriod } = noun;
    const isDated = fields.some(
      ({ name, as }) => as?.startsWith("date") === true || /\b(?:date|day|when)\b/u.test(name),
    );
    return {
      list: {
        of: noun.name ?? (isHandedIn === undefined ? undefined : handedInBy(match[0])),
        fields: [
          ...(kinds === undefined ? [] : [{ name: "kind", options: kinds, isUsual: true }]),
          ...(isPeriod !== undefined && !isDated
            ? [{ name: "date", options: [], isUsual: true, as: "date -60..0" }]
            : []),
          ...fields,
        ],
        read,
        ...(isPeriod === undefined ? {} : { isPeriod }),
        ...(isKeeping === undefined ? {} : { isKeeping }),
        ...(owner === undefined ? {} : { per: singularOf(owner.toLowerCase()) }),
        ...(isHandedIn === undefined ? {} : { isHandedIn, handedInAs: handedInBy(match[0]) }),
        ...(count === undefined ? {} : { count }),
      },
      rest: tail.slice(head.length),
    };
  }
  if (!isPoint) return undefined;
  // A point that is nothing but properties is of whatever the text is about.
  const { fields, read, pieces } = fieldsOfList(listAtHead(text), true);
  const usual = fields.filter(({ isUsual }) => isUsual).length;
  return fields.length >= LEAST && read > 0.75 && pieces >= LEAST && usual > 0 && !IS_SENTENCE.test(text)
    ? { list: { of: undefined, fields, read }, rest: "" }
    : undefined;
}
