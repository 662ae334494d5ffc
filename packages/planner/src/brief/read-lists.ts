import { singularOf } from "../embedded/inflect.ts";
import type { NotedField } from "./brief.ts";
import { itemsOf, isUsualName, optionsIn, type ListedItem } from "./listed-item.ts";

/** A list of what is written down, with where it stands in the text. */
export interface NotedList {
  fields: NotedField[];
  from: number;
  to: number;
}

interface Piece {
  text: string;
  at: number;
}

/** Behind these a point ends no sentence. */
const SHORT = /(?:^|[\s(])(?:no|cat|e\.?g|i\.?e|etc|approx|vs|incl|st|mr|mrs|ms|dr|max|min)$/i;

/** Sentences by their marks; a bracket is never cut. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let from = 0;
  const close = (to: number, next: number): void => {
    const raw = text.slice(from, to);
    if (raw.trim() !== "") pieces.push({ text: raw, at: from });
    from = next;
  };
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === "(") depth++;
    if (char === ")") depth = Math.max(0, depth - 1);
    if (char === "\n") depth = 0;
    if (depth > 0) continue;
    const isEnd =
      /[.!?]/.test(char) &&
      /^(?:[.!?]*(?:\s|$))/.test(text.slice(at + 1)) &&
      !(char === "." && SHORT.test(text.slice(from, at)));
    // A question mark inside of a list is a tick of its own.
    if (isEnd && char === "?" && /^\s*,/.test(text.slice(at + 1))) continue;
    if (isEnd || char === ";" || char === "\n" || char === "→") close(at, at + 1);
    else if (text.startsWith("->", at)) close(at, at + 2);
  }
  close(text.length, text.length);
  return pieces;
}

/** Parts between commas that are in no bracket. */
function segmentsOf({ text, at }: Piece): Piece[] {
  const segments: Piece[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index <= text.length; index++) {
    const char = text.charAt(index);
    if (char === "(") depth++;
    if (char === ")") depth = Math.max(0, depth - 1);
    if (index < text.length && (depth > 0 || char !== ",")) continue;
    segments.push({ text: text.slice(from, index), at: at + from });
    from = index + 1;
  }
  return segments.flatMap(joined).filter(({ text: each }) => each.trim() !== "");
}

/** 'Release date & site' are two. */
function joined({ text, at }: Piece): Piece[] {
  if (text.includes("(")) return [{ text, at }];
  const parts: Piece[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/\s(?:and|&|\+)\s(?!(?:evening|night|noon|afternoon)\b)/g)) {
    parts.push({ text: text.slice(from, index), at: at + from });
    from = index + mark.length;
  }
  return [...parts, { text: text.slice(from), at: at + from }];
}

/** What leads to a list of what is written down of each. */
const OWNER =
  /\b(?:each|every|per)\s+((?:[\p{L}-]+\s)?[\p{L}-]+)\s*(?:(?:i|we)\s+(?:want|need|keep|note|record|log|write down)(?: down)?|has|have|had|with|needs?|gets?|there(?:'s| is))?\s*$/iu;
const KEEPING =
  /\b(?:log|logs|note|notes|note down|record|records|track|write down|enter|store|keep|noting|logging|recording|fill in|put in)\s+(?:(?:the|a|an|my|our|each|every|all|new|down)\s+)*((?:[\p{L}-]+\s)?[\p{L}-]+)?(?:\s+(?:in|on|at|from|with|when|as|under)\b[^:]{0,50})?$/iu;
/** 'For every boat I want owner, length', 'each with name, age'. */
const INLINE =
  /\b(?:(?:for|of|on|about)\s+)?(?:each|every|per)\s+((?:[\p{L}-]+\s)?[\p{L}-]+?)\s+(?:(?:i|we)\s+(?:want|need|keep|note|record|log|write down)(?: down)?|has|have|with|needs)(?:\s+to\s+(?:have|know|see|note|record))?:?\s+/iu;
const WITH =
  /\b(?!(?:is|are|was|be|comes?|goes|list|page|site|form|section|app|application|website|tool|system|platform|software|program|portal|dashboard|shop|store|game|planner|manager)\b)([\p{L}-]+)\s+(?:each\s+)?(?:with|w\/|w)\s+(?=[^,]{2,30},)/iu;
/** What is said to be kept of something: 'we log the date, ...'. */
const LOGGED =
  /\b(?:i|we|to|just|they|he|she|each|everyone|everybody|staff|\p{L}+s)\s+(?:(?:must|should|can|will|have to|need to|always)\s+)?(?:enter|log|note|record|write|submit|fill in|jot down|track|keep track of)s?(?: down)?\s+(?=[^,]{2,40},)/iu;

/** 'An order has a trial date, a delivery date, ...'; of people it is said what they own. */
const HAS =
  /^\W*(?:(?:each|every|an?|the|our|and) )?(?!(?:i|we|you|they|he|she|it|who|which|that|this|there|everyone|everybody)\b)([\p{L}-]+)\s+(?:has|have|needs?|comes with)\s+(?=[^,]{2,50},)/iu;

/** So many items make a list; of a sentence that is nothing but one, as many. */
const LEAST = 2;
const LEAST_BARE = 3;

/** Reads the lists of a text that say what is written down of each thing, in its order. */
export function readLists(text: string): NotedList[] {
  const lists: NotedList[] = [];
  let last: string | undefined;
  const add = (
    items: readonly (ListedItem & { at: number })[],
    of: string | undefined,
    from: number,
    to: number,
  ): void => {
    const list = lists.length;
    lists.push({
      fields: items.map(({ name, options, as, at }) => ({
        name,
        options: [...options],
        at,
        list,
        ...(of === undefined ? {} : { of }),
        ...(as === undefined ? {} : { as }),
      })),
      from,
      to,
    });
  };
  let isKeeper = false;
  for (const piece of piecesOf(text)) {
    const end = piece.at + piece.text.length;
    const lead = ofItsRecord(leadOf(piece));
    if (lead !== undefined) {
      const items = kindsFirst(itemsIn(lead.body), lead.body.text);
      const least = lead.of === undefined ? LEAST_BARE : LEAST;
      if (items.length >= least && (lead.isSure || isOfFields(items, unbracketed(lead.body.text)))) {
        // 'When sold: ...' goes on about what was told of before.
        const of = lead.isMore === true ? last : lead.of;
        last = of ?? last;
        // What stands in brackets before it is a list of its own: 'customer measurements (bust, waist), order with trial date, price'.
        for (const each of bracketed(piece))
          if (each.isRecord && each.to < lead.body.at) add(each.items, each.of, each.from, each.to);
        add(items, of, lead.body.at, end);
        continue;
      }
    }
    const named = namedChoice(piece);
    if (named !== undefined) {
      add([named], undefined, named.at, end);
      continue;
    }
    const inBrackets = bracketed(piece);
    const isRecord = inBrackets.some((each) => each.isRecord);
    const bare = isRecord ? undefined : bareList(piece, isKeeper);
    isKeeper = KEEPER.test(piece.text);
    // What there is to choose from stands on the list as well.
    const own = inBrackets.filter(
      ({ items: [first], isRecord: isWhole }) => isWhole || bare?.some(({ name }) => name === first?.name) !== true,
    );
    for (const { items, of, from, to } of own) add(items, of, from, to);
    if (isRecord) continue;
    if (bare !== undefined) add(bare, WHICH.exec(piece.text)?.[1]?.toLowerCase(), piece.at, end);
  }
  return lists;
}

/** So long a list behind a colon is one of properties, where most of it are no things of which there are several. */
const LONG = 5;
const isOfFields = (items: readonly ListedItem[], body: string): boolean => {
  if (items.filter(({ isUsual }) => isUsual).length * 2 >= items.length) return true;
  const many = items.filter(({ name, options }) => options.length === 0 && singularOf(name) !== name).length;
  return items.length >= LONG && items.length + 1 >= body.split(",").length && many * 3 <= items.length;
};

/** A text without what stands in brackets. */
const unbracketed = (text: string): string => text.replaceAll(/\([^)]*\)/g, "");

const itemsIn = (body: Piece): (ListedItem & { at: number })[] =>
  segmentsOf(body).flatMap(({ text, at }) =>
    itemsOf(text).map((each) => ({ ...each, at: at + Math.max(0, text.search(/\S/)) })),
  );

interface Lead {
  body: Piece;
  of?: string;
  isSure: boolean;
  isMore?: true;
}

/** What an item of a list is asked by: 'which instrument (type, maker, serial)'. */
const NESTED = /^(\s*(?:which|what|the|each|every)?\s*)([\p{L}-]+(?: [\p{L}-]+)?)\s*\(([^()]*)\)/iu;

/** A list whose first item says in brackets what it is told by is a list of that item: its brackets are part of it. */
function ofItsRecord(lead: Lead | undefined): Lead | undefined {
  if (lead === undefined || lead.of !== undefined) return lead;
  const [whole = "", , name = "", inside = ""] = NESTED.exec(lead.body.text) ?? [];
  if (whole === "" || isUsualName(name)) return lead;
  const items = itemsOfText(inside);
  const usual = items.filter(({ isUsual }) => isUsual).length;
  if (items.length < LEAST || usual * 2 < items.length) return lead;
  // Of the same length, so that places in the text stay true.
  const open = whole.indexOf("(");
  const text = `${" ".repeat(open + 1)}${inside},${lead.body.text.slice(whole.length)}`.replace(/,\s*,/, " ,");
  return { ...lead, of: singularOf(name.toLowerCase()), body: { ...lead.body, text } };
}

const itemsOfText = (text: string): ListedItem[] => segmentsOf({ text, at: 0 }).flatMap((each) => itemsOf(each.text));

/** A dash that leads to a list does as a colon does. */
const DASH = /(?<=\p{L})\s[-–—](?=\s[^,:]{2,40}(?:,[^,:]{2,40}){2,})/u;

/** The list behind what leads to it, with whose it is. */
function leadOf({ text, at }: Piece): Lead | undefined {
  const plain = text.replaceAll(/\([^)]*\)/g, (all) => " ".repeat(all.length));
  const [mark, dash] = [/:(?!\d)/.exec(plain), DASH.exec(plain)];
  // 'For my thesis: every interview - code, date, place': the later one leads to the list, where it says of what.
  const isLater = mark !== null && dash !== null && dash.index > mark.index && OWNER.test(text.slice(0, dash.index));
  const colon = mark === null || isLater ? dash : mark;
  if (colon !== null) {
    const before = text.slice(0, colon.index).trim();
    const body = { text: text.slice(colon.index + 1), at: at + colon.index + 1 };
    const of = OWNER.exec(before)?.[1];
    if (of !== undefined) return { body, ...ownedBy(of), isSure: true };
    const kept = KEEPING.exec(before);
    if (kept !== null) return { body, ...ownedBy(kept[1]), isSure: true };
    if (/^(?:when|if|once)\b/i.test(before)) return { body, isSure: false, isMore: true };
    // 'Job card: ...': what it is of stands before the colon alone.
    const words = before.split(/\s+/);
    if (words.length <= 4 && WISHED.test(before)) return { body, isSure: true };
    if (words.length <= 3 && /^[\p{L} -]+$/u.test(before) && !/\b(?:i|we|you|they|it|need|want|know)\b/i.test(before))
      return { body, ...ownedBy(before), isSure: false };
    return { body, isSure: false };
  }
  for (const pattern of [INLINE, LOGGED, HAS, WITH]) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const start = found.index + found[0].length;
    const of = found[1];
    return {
      body: { text: text.slice(start), at: at + start },
      ...ownedBy(of),
      isSure: pattern === INLINE || pattern === LOGGED,
    };
  }
  return undefined;
}

/** 'I want:', 'need to know:': what follows is what is written down of whatever the text is about. */
const WISHED =
  /\b(?:i|we|to|must|should|will|and|need|want|just)\b.*\b(?:want|need|know|see|have|store|save|is|are)$|^(?:want|need|fields?|columns?|details?|data|info)$/i;

/** 'Which instrument is with which child, monthly fee': whose the list is. */
const WHICH = /^\W*(?:[\p{L}']+\s+){0,3}?(?:which|each|every)\s+(?!of\b)([\p{L}-]+)/iu;

/** 'Job cards: antifoul, polish, service, with hours': what stands before 'with' are the kinds there are. */
function kindsFirst<T extends ListedItem>(items: readonly T[], body: string): T[] {
  const withAt = /,\s*(?:each )?with\s/i.exec(body)?.index;
  if (withAt === undefined) return [...items];
  const before = body.slice(0, withAt);
  const kinds = optionsIn(before);
  const [first] = items;
  const rest = items.filter(({ name }) => !before.toLowerCase().includes(name.toLowerCase()));
  return kinds === undefined || first === undefined || before.split(",").some((each) => isUsualName(each.trim()))
    ? [...items]
    : [{ ...first, name: "kind", options: kinds, isUsual: true }, ...rest];
}

/** 'A tracker with ...': what it is called when it is made is nothing that is written down. */
const PRODUCT =
  /^(?:\w+ )?(?:tracker|register|inventory|database|list|log|logbook|diary|spreadsheet|record|table|catalogue|something|one|thing|it)$/;

const ownerOf = (words: string): string | undefined => {
  const owner = bareOwner(words);
  return owner === "" || PRODUCT.test(owner) ? undefined : owner;
};

function ownedBy(words: string | undefined): { of?: string } {
  const of = words === undefined ? undefined : ownerOf(words);
  return of === undefined ? {} : { of };
}

const bareOwner = (words: string): string =>
  singularOf(
    words
      .toLowerCase()
      .replace(/^(?:(?:of|for|the|a|an|my|our|new|single|one)\s+)+/, "")
      .replace(/\s+(?:card|record|entry|form|page|sheet|has|have|i|we)s?$/, "")
      .trim(),
  );

const KEEPER = /\b(?:log|logbook|register|tracker|list|inventory|diary|record|database|spreadsheet)\b/i;

/** A sentence that is nothing but a list: 'species, date, place, count, heard only y/n'. */
function bareList(piece: Piece, isAfterKeeper: boolean): (ListedItem & { at: number })[] | undefined {
  const segments = segmentsOf(piece);
  // What leads to it may have commas of its own: 'three snakes A, B and C, what they ate, date, weight'.
  for (let from = 0; from <= Math.min(MOST_BEFORE, segments.length - LEAST_BARE); from++) {
    const found = listOf(segments.slice(from), isAfterKeeper);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** So many parts of a sentence may lead to its list. */
const MOST_BEFORE = 4;

function listOf(segments: readonly Piece[], isAfterKeeper: boolean): (ListedItem & { at: number })[] | undefined {
  const read = segments.map(({ text, at }) => ({ at: at + Math.max(0, text.search(/\S/)), items: itemsOf(text) }));
  // The first of a list often follows what leads to it, the last has something behind it.
  const missing = read.filter(({ items }) => items.length === 0).length;
  const items = read.flatMap(({ items: found, at }) => found.map((each) => ({ ...each, at })));
  const usual = items.filter(({ isUsual }) => isUsual);
  if (missing > Math.max(1, Math.floor(read.length / 4))) return undefined;
  // 'Testing log for a firm. client, site, appliance, serial no.': what is to be kept stands behind it.
  if (isAfterKeeper && items.length >= LONG && usual.length >= LEAST) return items;
  if (usual.length < LEAST_BARE) return undefined;
  return usual.length * 2 >= items.length ? items : undefined;
}

/** 'Categories like umbrella, watch, radio', 'status can be open, in work, done'. */
const NAMED_CHOICE =
  /^\W*(?:(?:the|with|in|by|and|has|have) )*(categor(?:y|ies)|types?|kinds?|status(?:es)?|stages?|states?|areas?|conditions?|sizes?|levels?|priorit(?:y|ies))\s*(?:like|such as|are|is|can be|being|would be|should be|:|=|[-–—])\s*(.+)$/iu;

function namedChoice({ text, at }: Piece): (ListedItem & { at: number }) | undefined {
  const [, label = "", list = ""] = NAMED_CHOICE.exec(text.trim()) ?? [];
  const options = list.includes(",") ? optionsIn(list) : undefined;
  return options === undefined || options.length < 2
    ? undefined
    : { name: singularOf(label.toLowerCase()), options, isUsual: true, at };
}

interface Bracketed {
  items: (ListedItem & { at: number })[];
  of?: string;
  from: number;
  to: number;
  /** What is in the brackets is the record; else a choice with the label before them. */
  isRecord: boolean;
}

/** Labels that stand before what there is to choose from. */
const CHOICE =
  /\b((?:who|what|which|how) (?!to |many |much )[\p{L}' ]{2,24}|(?:[\p{L}-]+ )?(?:stages?|steps?|status|states?|types?|kinds?|sizes?|categor(?:y|ies)|levels?|reasons?|decisions?|results?|outcomes?|grades?|conditions?|colou?rs?|areas?|zones?|methods?|genres?|styles?|priorit(?:y|ies)|moods?|codes?|flavou?rs?|severity|urgency|sides?|shifts?|holiday|occasion|season)|tag(?:ged|s)? (?:it |them |each )?(?:by|with) [\p{L}' ]{2,30})\s*$/iu;

/** 'A daily log for each child (sleep, food, ...)': of whom it is, is noted with the rest. */
const LOG_OF =
  /\b((?:(?:daily|weekly|monthly|nightly|shift|visit|progress|health|training|feeding|care)\s+)?(?:log|diary|report|record|note)) (?:for|of|on|about|per)\s+(?:each|every)\s+([\p{L}-]+)$/iu;

/** 'Customer measurements (bust, waist)', 'measurements of each client once (chest, waist)': whose they are, and that they are written down. */
const MEASURES_OF =
  /(?:\b([\p{L}-]+)(?:'s|s'|s)? )?\b(?:measurements?|measures|particulars|readings|vitals|details)(?: (?:of|for) (?:(?:the|each|every|a|my|our) )?([\p{L}-]+))?(?: (?:once|only once))?$/iu;
const NO_OWNER =
  /^(?:store|save|keep|record|note|the|all|take|taken|with|and|body|full|my|our|their|his|her|for|of|new|write)$/i;

/** Whose measurements stand in brackets behind words. */
function measuredOf(before: string): string | undefined {
  const [, owner = "", of] = MEASURES_OF.exec(before) ?? [];
  const whose = of ?? (NO_OWNER.test(owner) ? "" : owner);
  return whose === "" ? undefined : singularOf(whose.toLowerCase());
}

/** What stands in brackets: the properties of what is before, or what there is to choose from. */
function bracketed({ text, at }: Piece): Bracketed[] {
  const found: Bracketed[] = [];
  for (const { 0: whole, 1: inside = "", index } of text.matchAll(/\(([^()]*)\)/g)) {
    const before = (
      text
        .slice(0, index)
        .split(/[,;:]|\)|\band\b|&/)
        .at(-1) ?? ""
    ).trim();
    const from = at + index + 1;
    const to = at + index + whole.length;
    const items = itemsIn({ text: inside, at: from });
    const usual = items.filter(({ isUsual }) => isUsual).length;
    const owner = /\b(?:per|each|every) ([\p{L}-]+)/iu.exec(before)?.[1]?.toLowerCase();
    const isRecord =
      items.length >= LEAST &&
      usual * 2 >= items.length &&
      usual > 1 &&
      segmentsOf({ text: inside, at: 0 }).length === items.length;
    const log = LOG_OF.exec(before);
    if (
      log !== null &&
      items.length >= LEAST_BARE &&
      items.length * 4 >= segmentsOf({ text: inside, at: 0 }).length * 3
    ) {
      const [, of = "", whose = ""] = log;
      const first: ListedItem = { name: singularOf(whose.toLowerCase()), options: [], isUsual: true };
      found.push({ items: [{ ...first, at: from }, ...items], of: of.toLowerCase(), from, to, isRecord: true });
      continue;
    }
    const measured = items.length >= LEAST_BARE ? measuredOf(before) : undefined;
    if (measured !== undefined) {
      // What the last says beside its name is no property: 'sleeve, length, etc different for gents'.
      const more = inside.search(/\betc\b/i);
      const own = more < 0 ? items : items.filter(({ at: place }) => place < from + more);
      found.push({ items: own.map((each) => ({ ...each, isUsual: true })), of: measured, from, to, isRecord: true });
      continue;
    }
    const thing = isRecord ? thingBefore(before) : undefined;
    if (thing !== undefined) {
      found.push({ items, of: thing, from, to, isRecord: true });
      continue;
    }
    const label = CHOICE.exec(before)?.[1];
    const segments = segmentsOf({ text: inside, at: from });
    // 'Coded y/n' among the options is a tick of its own.
    const ticks = segments.flatMap(({ text: each }) => itemsOf(each)).filter(({ as }) => as === "boolean 60");
    const choice = segments.filter(({ text: each }) => !itemsOf(each).some(({ as }) => as === "boolean 60"));
    const options = label === undefined ? undefined : optionsIn(choice.map(({ text: each }) => each).join(","));
    if (label === undefined || options === undefined) continue;
    const isTag = /^tag/i.test(label);
    const name = labelOf(label);
    if (name === "") continue;
    found.push({
      items: [
        { name, options, isUsual: true, at: at + text.indexOf(label), ...(isTag ? { as: "tags" } : {}) },
        ...ticks.map((tick) => ({ ...tick, at: from })),
      ],
      ...(owner === undefined ? {} : { of: owner }),
      from: at + text.indexOf(label),
      to,
      isRecord: false,
    });
  }
  return found;
}

/** 'What they like' is called 'likes', 'tag by where I heard it' 'where heard', 'stages' 'stage'. */
function labelOf(label: string): string {
  const said = label.toLowerCase().trim();
  const tagged = /^tag\w* (?:it |them |each )?(?:by|with) (.+)$/.exec(said)?.[1];
  const [, word = "", rest = ""] = /^(who|what|which|how|where)\s+(.*)$/.exec(tagged ?? said) ?? [];
  const bare = rest
    .replace(/\b(?:i|we|they|he|she|it|you|them)\b/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (word === "what" && bare === "like") return "likes";
  if (word === "what" || word === "which") return bare;
  if (word !== "") return `${word} ${bare}`.trim();
  return singularOf(
    tagged ??
      said
        .split(/\s+/)
        .slice(-2)
        .join(" ")
        .replace(/^(?:w|with|the|a|an|by|in|of|per|our|my|their)\s+/, ""),
  );
}

/** The thing that brackets are said of: 'what seeds they saved', 'send requests on a webpage'. */
function thingBefore(before: string): string | undefined {
  const words = before.toLowerCase().split(/\s+/);
  const many = words.findLast((word) => word.length > 3 && singularOf(word) !== word && !/(?:ss|us|is)$/.test(word));
  const last = words.at(-1) ?? "";
  if (isUsualName(last)) return undefined;
  return many === undefined ? (last.length > 2 ? last : undefined) : singularOf(many);
}
