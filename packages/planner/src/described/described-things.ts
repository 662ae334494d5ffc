import type { Brief } from "../brief/brief.ts";
import type { ListedItem } from "../brief/listed-item.ts";
import { keptBeside } from "../brief/beside.ts";
import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { titleKept } from "../brief/read-kept.ts";
import { capital, pluralOf, singularOf } from "../embedded/inflect.ts";
import { camelCase } from "../embedded/thing.ts";
import { kindOfName } from "../recognise/kinds-of-words.ts";
import { describedOf, isOwnName } from "../recognise/known-of.ts";
import type { ReadThing } from "../recognise/reading.ts";
import { stem } from "../recognise/stems.ts";
import { withoutOpening } from "../together/words-in-text.ts";
import { PUBLIC, STAFF } from "../vocabulary/rows.ts";
import { capitals } from "../write/name-app.ts";
import { iconOf } from "./icon-of.ts";
import { lineOfProperty } from "./properties/index.ts";
import type { DescribedList } from "./described-list.ts";
import { describedLists, isLikely } from "./find-lists.ts";
import { piecesOf } from "./list-text.ts";

/** What a text describes by itself: its things with what is written down of each. */
export interface Described {
  things: ReadThing[];
  /** The thing that the app is about. */
  lead: string;
  /** What people hand in by a form. */
  handedIn: readonly string[];
  /** The text says itself what that is. */
  isNamed: boolean;
  /** It is all that the text says. */
  isTitle: boolean;
  /** Money that comes in and goes out is on one list. */
  isLedger: boolean;
  /** The sentences and points that describe. */
  segments: readonly string[];
}

/** One list of so many properties says what is kept; two may be shorter. */
const ALONE = 3;
/** What a text is about is described before so much of it is told. */
const LATE = 0.7;
const TWO = 2;
const MOST_THINGS = 4;
const MOST_FIELDS = 16;

interface Draft {
  name: string;
  fields: ListedItem[];
  per: string[];
  isHandedIn: boolean;
  /** The text asks for a register or list of it. */
  isKeeping: boolean;
  count?: number;
  /** Each by its name, where the text names them all. */
  items?: string[];
}

const keyOf = (name: string): string => name.toLowerCase().split(" ").map(stem).join(" ");
const lastOf = (name: string): string => name.split(" ").at(-1) ?? name;
const isSame = (one: string, other: string): boolean =>
  keyOf(one) === keyOf(other) ||
  (keyOf(lastOf(one)) === keyOf(lastOf(other)) && (!one.includes(" ") || !other.includes(" ")));

/** What a text calls what it keeps: 'Costume inventory', 'income and expenses'. */
const PRODUCT =
  /^\W*(?:(?:an?|the|my|our|simple|small|i (?:need|want)|we (?:need|want)|need|want|looking for|make|create|build|me)\s)*((?:[\p{L}\d'-]+ ){1,3}?)(?:log|logbook|tracker|register|inventory|list|database|catalogue|catalog|records?|diary|spreadsheet|ledger|index|archive|planner|manager|overview|collection|library|box|pipeline)\b/iu;

/** What a text is about, and whether it says so beyond doubt. */
function subjectOf(brief: Brief, lists: readonly DescribedList[]): { subject: string; isSaid: boolean } {
  const titled = PRODUCT.exec(brief.text)?.[1]?.trim().toLowerCase();
  const own = titled === undefined || titled === "" ? titleKept(brief.plain)?.name : singularOf(titled);
  if (own !== undefined && own !== "" && own.length < 30)
    return { subject: own, isSaid: titled !== undefined && titled !== "" };
  const counted =
    /\b(?:have|own|run|manage|rent out|look after|keep)\s+(?:about |around |over |roughly )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|some|a few|lots of)\s+([\p{L}-]+(?: [\p{L}-]+)?)/iu.exec(
      brief.text,
    )?.[1];
  if (counted !== undefined)
    return {
      subject: singularOf(counted.replace(/\s(?:in|at|on|for|with|of|and)(?:\s.*)?$/iu, "").toLowerCase()),
      isSaid: true,
    };
  return { subject: lists.some(({ isHandedIn }) => isHandedIn === true) ? "request" : "entry", isSaid: false };
}

/** What a text describes by itself; undefined where it lists too little to be sure. `noted` is what it is known to be about. */
export function describedThings(brief: Brief, noted?: string): Described | undefined {
  const lists = describedLists(brief.text).filter(
    ({ of }) => of === undefined || !/^(?:criteri|price|menu|section|page|part|tab)/.test(of),
  );
  const drafts: Draft[] = [];
  const { subject, isSaid } = noted === undefined ? subjectOf(brief, lists) : { subject: noted, isSaid: true };
  for (const list of lists) {
    const said = list.of ?? (list.isHandedIn === true ? "request" : subject);
    // 'People request packets with name, plot': what they hand in is a request for one of them.
    const asked =
      list.isHandedIn === true ? drafts.find((each) => !each.isHandedIn && isSame(each.name, said)) : undefined;
    const name = asked === undefined ? said : (list.handedInAs ?? "request");
    const same = drafts.find((draft) => isSame(draft.name, name));
    const draft = same ?? { name, fields: [], per: [], isHandedIn: list.isHandedIn === true, isKeeping: false };
    if (list.isKeeping === true) draft.isKeeping = true;
    if (same === undefined) drafts.push(draft);
    if (name.length > draft.name.length) draft.name = name;
    for (const field of list.fields.filter(isLikely))
      if (!draft.fields.some((each) => keyOf(each.name) === keyOf(field.name))) draft.fields.push(field);
    if (list.per !== undefined) draft.per.push(list.per);
    if (asked !== undefined) draft.per.push(asked.name);
    if (list.isPeriod === true) draft.per.push(subject);
    if (list.count !== undefined) draft.count = list.count;
  }
  withStates(drafts, brief.text);
  withNames(drafts, brief.text, subject);
  const kept = drafts.filter(({ fields, isKeeping }) => fields.length >= (isKeeping ? 1 : TWO)).slice(0, MOST_THINGS);
  const links = linksOf(kept, brief.text);
  const order = inOrder(kept, links);
  const things = order.map((draft) => thingOf(draft, links.get(draft) ?? [], brief));
  const lead = kept.toSorted((a, b) => weightOf(b, subject) - weightOf(a, subject))[0];
  const isEnough = kept.some(({ fields, isKeeping }) => isKeeping || fields.length >= ALONE) || kept.length >= TWO;
  const isLate = lists.every(({ at = 0, isHandedIn }) => at > LATE && isHandedIn !== true);
  return lead === undefined || isLate || !isEnough
    ? undefined
    : {
        things,
        lead: lead.name,
        isNamed:
          lists.some(({ of }) => of !== undefined && isSame(of, lead.name)) || (isSaid && isSame(lead.name, subject)),
        isTitle: lists.some((list) => list.isTitle === true),
        isLedger: lead.fields.some(
          ({ name, options }) =>
            name === "kind" && options.some((each) => /^(?:income|takings|revenue|deposit)$/.test(each)),
        ),
        segments: lists.flatMap(({ segment }) => segment ?? []),
        handedIn: kept.filter(({ isHandedIn }) => isHandedIn).map(({ name }) => name),
      };
}

/** Ends a title that begins a text. */
const TITLE_END =
  /[.,:;(!?\u2013\u2014\n]|\s-\s|\s(?:with|for|in|at|where|that|so|because|which|who|of the|to|and|from|on|by)\s/iu;
const IS_SENTENCE =
  /\b(?:i|we|my|our|is|are|need|want|have|has|please|make|build|create|can|could|i'm|im|we're|me|us|it|they|when|how|what|each|every)\b/iu;
const MOST_TITLE = 4;

/** What a text calls its app at its head: 'Podcast pipeline with ...', 'Small ski rental in ...'; undefined for a sentence. */
export function titleAtHead(text: string): string | undefined {
  if (/^\W*(?:i|we|my|our)\b/iu.test(text)) return undefined;
  const bare = withoutOpening(text.trim());
  const head = (bare.split(TITLE_END)[0] ?? "").trim();
  const words = head.split(/\s+/);
  return words.length < 2 ||
    words.length > MOST_TITLE ||
    head.length > 32 ||
    IS_SENTENCE.test(head) ||
    !/^[\p{L}\d][\p{L}\d' -]+$/u.test(head)
    ? undefined
    : capitals(head);
}

/** Whether a text describes more than a page for visitors can say by itself: what is shown, and what they hand in for it. */
export const isShownAndAsked = ({ things, handedIn, isNamed }: Described): boolean =>
  handedIn.length > 0 &&
  isNamed &&
  things.some(({ name, fields }) => !handedIn.includes(name) && fields.length >= ALONE);

/** What the text calls its subject leads, then what has most written down of it; what visitors hand in comes after. */
const weightOf = ({ name, fields, isHandedIn }: Draft, subject: string): number =>
  fields.length + (isSame(name, subject) ? 6 : 0) - (isHandedIn ? 3 : 0) - (kindOfName(name) === "person" ? 2 : 0);

const STAGES =
  /\b(?:stages?|status(?:es)?|states?|steps?|columns?|phases?|results?|outcomes?)(?:\s+(?:are|is|can be|should be|could be))?\s*[:=]?\s+(?:one of\s+)?((?:[\p{L}\d'/-]+(?: [\p{L}\d'/-]+){0,4}\s*,\s*)+(?:and\s+|or\s+)?[\p{L}\d'/-]+(?: [\p{L}\d'/-]+){0,4})\s*(?:[.!;\n]|$)/iu;

/** 'Stages are idea, booked, live' belong to what is described. */
function withStates(drafts: Draft[], text: string): void {
  const [first] = drafts.toSorted((a, b) => b.fields.length - a.fields.length);
  const found = STAGES.exec(text);
  if (first === undefined || found === null || drafts.some(({ fields }) => fields.some(isState))) return;
  const label = /^\p{L}+/u.exec(found[0])?.[0]?.toLowerCase() ?? "stage";
  const options = (found[1] ?? "")
    .split(/\s*(?:,|\band\b|\bor\b)\s*/iu)
    .map((each) => each.trim())
    .filter(Boolean);
  if (options.length > 1 && options.length <= 10)
    first.fields.push({ name: singularOf(label), options, isUsual: true });
}

/** 'Four tables: wood, textile, bikes, lamps', 'houses are Falcon, Otter and Hare', 'four siblings (Anne, Peter, Ruth, Jonas)'. */
const NAMED = new RegExp(
  String.raw`\b(?:${NUMBER}\s+)?([\p{L}-]+s)(?:\s*:\s*|\s+are\s+(?:called\s+)?|\s*\()((?:[^,.;:()]{2,24}(?:\(\d+[^()]*\))?,\s*)+(?:and\s+)?[^,.;:()]{2,24}(?:\(\d+[^()]*\))?)\s*(?:[.)!;]|$)`,
  "giu",
);

/** What a text names one by one is there to choose from, or is the rows of what is described. */
function withNames(drafts: Draft[], text: string, subject: string): void {
  for (const [, count, many = "", list = ""] of text.matchAll(NAMED)) {
    const names = piecesOf(list.replaceAll(/\s*\(\d+[^()]*\)/gu, "")).map((name) => name.trim());
    const isCounted = numberOf(count) === names.length;
    const isProper = names.every((name) => /^\p{Lu}/u.test(name));
    if (names.length < 2 || names.length > 12 || !(isCounted || (isProper && names.length > 2))) continue;
    if (names.some((name) => name.split(" ").length > 3)) continue;
    const one = singularOf(many.toLowerCase());
    const own = drafts.find((draft) => isSame(draft.name, one));
    if (own !== undefined) own.items = names;
    else {
      const lead =
        drafts.find((draft) => isSame(draft.name, subject)) ??
        drafts.toSorted((a, b) => b.fields.length - a.fields.length)[0];
      if (
        lead !== undefined &&
        !lead.fields.some(
          ({ name, options }) =>
            isSame(name, one) || (options.length > 1 && options.every((each) => names.includes(each))),
        )
      )
        lead.fields.push({ name: one, options: names, isUsual: true });
    }
  }
}

const isState = ({ name, options }: ListedItem): boolean =>
  options.length > 1 && /^(?:stages?|status|state|step|phase|result|outcome)$/.test(name);

/** How many of another thing there is room for: 'max number of cats', 'places'. */
const ROOM = /\b(?:max(?:imum)?|capacity|places|seats|room for|how many|limit)\b/iu;

/** Which thing belongs to which: by the words of the text, by what there is room for, and by what happens to somebody. */
function linksOf(drafts: readonly Draft[], text: string): Map<Draft, Draft[]> {
  const links = new Map<Draft, Draft[]>(drafts.map((draft) => [draft, []]));
  const points = (from: Draft, to: Draft): boolean => (links.get(from) ?? []).includes(to);
  const link = (from: Draft, to: Draft): void => {
    if (from !== to && !points(from, to) && !points(to, from)) links.get(from)?.push(to);
  };
  for (const from of drafts)
    for (const to of drafts) {
      if (from === to) continue;
      const one = lastOf(to.name);
      const isField = from.fields.some(
        ({ name, options }) => options.length === 0 && !ROOM.test(name) && isSame(name, to.name),
      );
      const isPer = from.per.some((per) => isSame(per, to.name));
      const said = new RegExp(
        String.raw`\b${lastOf(from.name)}(?:s|es)?(?: \p{L}+)? (?:per|for each|for every|by|of each|of every) (?:${one}|${pluralOf(one)})\b`,
        "iu",
      ).test(text);
      const hasRoom = to.fields.some(
        ({ name }) =>
          ROOM.test(name) &&
          new RegExp(String.raw`\b(?:${lastOf(from.name)}|${pluralOf(lastOf(from.name))})\b`, "iu").test(name),
      );
      if (isField || isPer || said || hasRoom) link(from, to);
    }
  for (const from of drafts)
    for (const to of drafts)
      if (
        kindOfName(to.name) === "person" &&
        kindOfName(from.name) !== "person" &&
        (links.get(from) ?? []).length === 0 &&
        from.fields.some(({ name, as }) => as?.startsWith("date") === true || /\b(?:date|day|when)\b/u.test(name))
      )
        link(from, to);
  return links;
}

/** Each before what it points at: `write/` makes them from the last to the first. */
function inOrder(drafts: readonly Draft[], links: ReadonlyMap<Draft, readonly Draft[]>): Draft[] {
  const left = [...drafts];
  const order: Draft[] = [];
  while (left.length > 0) {
    const free = left.findIndex(
      (draft) => !left.some((other) => other !== draft && (links.get(other) ?? []).includes(draft)),
    );
    order.push(...left.splice(Math.max(0, free), 1));
  }
  return order;
}

/** Labels that tell a row from the others. */
const TITLE =
  /^(?:(?:full |first |last )?name|title|what|item|subject|problem|topic|task|description|question|dish|brand|model|number|no\.?|code|id|plate)$/iu;
const ROWS = 6;

const IS_SENT = /^(?:request|enquiry|inquiry|claim|application|registration|booking|order|sign-?up|submission)$/;
const IS_HOME = /(?:^| )(?:home|household|family|household member)$/;
const PETS = "Miso,Biscuit,Olive,Pepper,Juno,Sooty,Clover,Rusty".split(",");
const IS_PET =
  /(?:^| )(?:cat|dog|kitten|puppy|horse|pony|rabbit|hen|cow|goat|sheep|hamster|guinea pig|parrot|tortoise|animal|pet|foster)$/;

function thingOf(draft: Draft, targets: readonly Draft[], brief: Brief): ReadThing {
  const { name } = draft;
  const isPerson = kindOfName(name) === "person" && !/(?:family|household|home|company|firm)$/.test(name);
  const known = describedOf(name, brief.text);
  const own = draft.fields.filter(
    (field) =>
      !targets.some(
        (target) =>
          (isSame(field.name, target.name) && !ROOM.test(field.name)) ||
          (/^where\b/.test(field.name) && hasRoomFor(target, draft)),
      ),
  );
  const title = own.find(
    (field) => TITLE.test(field.name) && field.options.length < 2 && field.as?.startsWith("number") !== true,
  );
  const isName = title === undefined || /name$/iu.test(title.name);
  const listed = own
    .filter((field) => field !== title)
    .slice(0, MOST_FIELDS)
    .map((field) => {
      return {
        // Beside what it is about the name is whose it is.
        name: !isName && field.name === "name" ? "who" : field.name,
        options: [...field.options],
        isListed: true as const,
        ...asOf(field, own),
      };
    });
  const links = targets.map((target) => ({ name: target.name, options: [], isListed: true as const }));
  const label = title === undefined || /name$/i.test(title.name) ? (title?.name ?? "name") : title.name;
  const titles =
    (isName ? undefined : samplesOf(title.name, name)) ??
    titlesOf(draft, { isPerson, isName }, known === undefined || !isOwnName(name) ? undefined : known.rows);
  return {
    name,
    plural: pluralOf(name),
    fields: [...links, ...listed],
    verbs: new Set(draft.isHandedIn ? (["create"] as const) : []),
    jobs: [],
    known: {
      role: isPerson ? "person" : (known?.role ?? "item"),
      icon: known?.icon ?? iconOf(name) ?? (isPerson ? "user-round" : "file-text"),
      fields: `${capital(label)}: text`,
      rows: withStages(titles ?? numbered(name), own).join("\n"),
    },
    items: draft.items ?? [],
    ...(draft.count === undefined ? {} : { count: draft.count }),
  };
}

const hasRoomFor = (target: Draft, of: Draft): boolean =>
  target.fields.some(({ name }) => ROOM.test(name) && new RegExp(String.raw`\b${lastOf(of.name)}`, "iu").test(name));

/** Titles of sample rows, where one knows how such things are called. */
function titlesOf(
  { name, isHandedIn }: Draft,
  { isPerson, isName }: { isPerson: boolean; isName: boolean },
  rows: string | undefined,
): string[] | undefined {
  const people = [...PUBLIC.split(","), ...STAFF.split(",")];
  if (isName && (isPerson || (isHandedIn && IS_SENT.test(name)))) return people.slice(0, ROWS + 2);
  if (IS_HOME.test(name))
    return people.slice(0, ROWS).map((person) => `${person.split(" ").at(-1) ?? person} ${lastOf(name)}`);
  if (IS_PET.test(name)) return PETS;
  const titles = (rows ?? "").split("\n").flatMap((row) => row.split(" | ")[0]?.trim() || []);
  return titles.length > 2 ? titles.slice(0, ROWS + 2) : undefined;
}

/** What several of such a property are called: problems, topics, models. */
function samplesOf(property: string, of: string): string[] | undefined {
  // What these are depends on what it is about, and who uses the app knows.
  if (/^(?:topic|subject|what|item|description|question|task|title|problem)$/iu.test(property)) return undefined;
  const line = lineOfProperty(property, of) ?? "";
  const samples = /^text [^@]/u.test(line) ? line.slice(5).split("|") : [];
  return samples.length > 2 ? samples.slice(0, ROWS + 2) : undefined;
}

/** How a property is kept, where its name alone would mislead: what goes through stages is not out yet. */
function asOf({ name, as }: ListedItem, fields: readonly ListedItem[]): { as?: string } {
  const beside =
    as ??
    keptBeside(
      name,
      fields.map((each) => each.name),
    );
  if (beside !== undefined) return { as: beside };
  return fields.some(isState) && /\b(?:release|publish|publication|launch|air|go live)\b/u.test(name)
    ? { as: "date -20..40" }
    : {};
}

/** Rows stand at every stage that the text names, the first ones more often. */
function withStages(titles: readonly string[], fields: readonly ListedItem[]): string[] {
  const stage = fields.find(isState);
  if (stage === undefined) return [...titles];
  const cell = camelCase(stage.name);
  return titles.map((title, at) => `${title} | ${cell}=${stage.options[at % stage.options.length] ?? ""}`);
}

const numbered = (name: string): string[] =>
  Array.from({ length: ROWS }, (_, at) => `${capital(lastOf(name))} ${String(at + 1)}`);
