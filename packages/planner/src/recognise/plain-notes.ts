import type { Brief, Form, NotedField, Verb } from "../brief/brief.ts";
import { isUsualName } from "../brief/listed-item.ts";
import { readKept, titleKept, type Keeping } from "../brief/read-kept.ts";
import { capital, pluralOf, singularOf } from "../embedded/inflect.ts";
import type { Group } from "./group-things.ts";
import { isPartOfProgram } from "./group-things.ts";
import { isFewWords } from "./few-words.ts";
import { kindOfName } from "./kinds-of-words.ts";
import { describedOf, isOwnName, knownOf } from "./known-of.ts";
import type { ReadThing } from "./reading.ts";
import { stem } from "./stems.ts";
import { isWhole, namedBeside, thingOfList, withTradeRows } from "./trade-note.ts";
import type { ChosenTrade } from "./trade.ts";

/** What a note keeps, by its own words: one thing with what is written down of it, and what that points at. */
export interface PlainNote {
  /** In the singular. */
  name: string;
  keeping: Keeping;
  things: ReadThing[];
  /** It is of a line of work, or declared, and the app opens on it. */
  isOfTrade?: true;
  /** The thing that leads, where it is not the first. */
  lead?: string;
}

/** As many properties on one list say what is kept, whatever line of work it may be of. */
const LEAST = 3;
/** Things of a note beside the one that it keeps. */
const MOST_BESIDE = 2;
const MOST_FIELDS = 16;
/** So long a list is written down of something, whatever it is called. */
const LONG = 5;

/** Kinds of product that keep something; what visitors see, play and order is laid out otherwise. */
const KEEPING_FORMS: ReadonlySet<Form> = new Set<Form>(["management", "tracker", "tool", "dashboard", "directory"]);

/** They stand for whatever the text is about. */
const VAGUE = /^(?:one|thing|item|entry|record|it|each|everything|stuff|object|row|line|box|what)$/;

/** What is asked for, and not what it keeps. */
const IS_PRODUCT = /(?:board|maker|planner|calculator|finder|checker|generator|page|spreadsheet|replacement)$/;

const key = (name: string): string => name.toLowerCase().split(" ").map(stem).join(" ");
const lastOf = (name: string): string => name.split(" ").at(-1) ?? name;

/** The list that says most, with whatever else the text lists for the same thing. */
function listsOf({ fields }: Brief): NotedField[][] {
  const lists = Map.groupBy(
    fields.filter(({ list }) => list !== undefined),
    ({ list }) => list,
  );
  return [...lists.values()].toSorted((a, b) => b.length - a.length);
}

/** 'Ladder no.' and 'sample id' say whose they are. */
const NUMBER_OF = /^(.{3,}) (?:ids?|no\.?|nos\.?|nr\.?|number|code|ref|tag)$/i;

function numberedIn(list: readonly NotedField[], text: string): string | undefined {
  const [, name] = NUMBER_OF.exec(list[0]?.name ?? "") ?? [];
  if (name === undefined || /^(?:phone|serial|house|room|shelf|flat|account|order|tag)$/.test(name)) return undefined;
  return new RegExp(`\\b${name}`, "gi").exec(text) === null ? undefined : singularOf(name);
}

/** What comes first on a list and is spoken of in the plural before is what the list is of: 'what we owe on tools: tool, price'. */
function firstOf(list: readonly NotedField[], text: string): string | undefined {
  const name = list[0]?.name ?? "";
  const isThing = name.length > 2 && !name.includes(" ") && !isUsualName(name);
  return isThing && new RegExp(`\\b${pluralOf(name)}\\b`, "i").test(text) ? name : undefined;
}

/** The longer name that the text has for it: games that are lent are board games. */
function wholeName(name: string, names: readonly string[]): string {
  return names.find((each) => each.endsWith(` ${name}`)) ?? name;
}

/** What the text keeps, and as what. */
function mainOf(
  brief: Brief,
  big: readonly NotedField[],
  groups: readonly Group[],
  trade: ChosenTrade | undefined,
): { name: string; keeping: Keeping } | undefined {
  const kept = readKept(brief.plain);
  const [first] = kept;
  const names = [
    ...kept.map(({ name }) => name),
    ...groups.filter(({ isMentioned }) => isMentioned).map(({ name }) => name),
  ].filter((name) => !/^(?:of|for|in|to|the|my|our|new|all) /.test(name));
  const isThing = (name: string): boolean =>
    !VAGUE.test(lastOf(name)) &&
    !IS_PRODUCT.test(name) &&
    !isPartOfProgram(name) &&
    name.length > 2 &&
    name.length < 32;
  const owner = big.find(({ of }) => of !== undefined)?.of;
  const titled = titleKept(brief.plain);
  const said =
    owner !== undefined && isThing(owner) && !isUsualName(owner)
      ? wholeName(owner, names)
      : (first?.name ??
        numberedIn(big, brief.plain) ??
        firstOf(big, brief.plain) ??
        titled?.name ??
        addedIn(groups) ??
        itemOf(big, brief.plain));
  if (said === undefined || !(isThing(said) || /(?:^| )item$/.test(said)))
    return trade?.trade.name !== undefined ||
      (groups.some(isKnown) && !IS_INVENTORY.test(brief.plain)) ||
      (big.length < LONG && !WRITTEN_DOWN.test(brief.plain))
      ? undefined
      : IS_INVENTORY.test(brief.plain)
        ? { name: "item", keeping: "inventory" }
        : { name: "entry", keeping: "log" };
  const how = kept.find(({ name }) => key(lastOf(name)) === key(lastOf(said)));
  return {
    name: said,
    keeping: how?.keeping ?? first?.keeping ?? (titled?.name === said ? titled.keeping : "tracker"),
  };
}

/** What is described is kept, where nothing else is said to be. */
const isKnown = ({ name, isAsked, isMany }: Group): boolean =>
  (isAsked || isMany) && kindOfName(name) !== "person" && knownOf(name) !== undefined;

const IS_INVENTORY = /\b(?:inventory|register)\b/i;

/** Who writes something down again and again keeps a log, whatever of. */
const WRITTEN_DOWN = /\b(?:writes?|logs?|notes?|records?|enters?|fills? in) (?:down )?\p{L}/iu;

/** What the text says is added to it: 'anyone can add a repairer'. */
const addedIn = (groups: readonly Group[]): string | undefined =>
  groups.find(
    ({ verbs, name }) => verbs.has("create") && !isPartOfProgram(name) && !/(?:morning|evening|night|day)$/.test(name),
  )?.name;

/** What holds things: what is in it is kept. */
const HOLDER =
  /\b(fridge|freezer|pantry|cupboard|larder|shed|attic|cellar|loft|garage|storeroom|cabinet|locker|drawer|box)\b/i;

/** A list that begins with 'item' is one of items. */
function itemOf(list: readonly NotedField[], text: string): string | undefined {
  if (!/^(?:item|what|what was found|object|thing)$/.test(list[0]?.name ?? "")) return undefined;
  const holder = HOLDER.exec(text)?.[1]?.toLowerCase();
  return holder === undefined ? "item" : `${holder} item`;
}

/** Whether a line of work keeps it: as one of its things, or as one that is told by the same properties. */
const isKeptBy = (trade: ChosenTrade, name: string, list: readonly NotedField[]): boolean =>
  thingOfList(trade, name, list) !== undefined;

/** A site is for looking, whatever it lists. */
const FOR_SHOW = /\b(?:web ?site|web ?page|home ?page|landing page|blog)\b/i;
/** Those who look at it from outside. */
const PUBLIC = /\b(?:customers?|clients|visitors?|guests?|public|website|web ?page|online|shop|everyone|anyone)\b/i;

/** Whether a text that names no product says that something is kept, whatever is done with it besides: what of an estate is to sell makes no shop. */
const isKeptAnyway = ({ form, plain }: Brief): boolean =>
  form === undefined && !PUBLIC.test(plain) && (readKept(plain).length > 0 || /\bkeep(?:ing)? track\b/i.test(plain));

/**
 * The app of a note that says itself what it keeps and what is written down of it; undefined where it does not, where it asks for another kind of
 * product, and where a line of work keeps that very thing.
 */
export function plainNote(
  brief: Brief,
  groups: readonly Group[],
  form: Form,
  trade: ChosenTrade | undefined,
): PlainNote | undefined {
  if (!(KEEPING_FORMS.has(form) || isKeptAnyway(brief))) return undefined;
  if (FOR_SHOW.test(brief.plain)) return undefined;
  // Whoever has a tailoring shop names their business; of a line of work its own form holds.
  const isBusiness = brief.form === "shop" && trade?.trade.name !== undefined;
  if (brief.form !== undefined && !KEEPING_FORMS.has(brief.form) && !isBusiness) return undefined;
  const lists = listsOf(brief);
  const isOfPerson = (list: readonly NotedField[]): boolean =>
    list.some(({ of }) => of !== undefined && kindOfName(of) === "person");
  // Of somebody and of what is done for them the latter leads.
  const big = lists.find((list) => list.length >= LEAST && !isOfPerson(list)) ?? lists[0];
  if (isFewWords(brief.text)) return fewNoted(brief, groups, trade, lists);
  const few = big === undefined || big.length < LEAST ? fewNoted(brief, groups, trade, lists) : undefined;
  if (few !== undefined) return few;
  if (big === undefined || big.length < LEAST || isOfSeveral(big)) return undefined;
  const main = mainOf(brief, big, groups, trade);
  if (main === undefined) return undefined;
  const plain = { ...main, things: thingsOf(brief, main, lists, groups) };
  if (trade?.trade.name === undefined) return plain;
  const own = thingOfList(trade, main.name, big);
  // Where nothing of the trade is kept, a word that one of its things goes by as well says little.
  const beside = own === undefined ? [] : namedBeside(trade, own, brief.plain, lists);
  if (own !== undefined && (beside === undefined || !isWhole(big))) return undefined;
  return { ...plain, isOfTrade: true, things: withTradeRows(plain.things, trade, own, beside ?? [], lists) };
}

/** What is known of whatever goes from hand to hand. */
const HELD: readonly Listed[] = [
  { name: "since", options: [], as: "date -60..0", isListed: true },
  { name: "back by", options: [], as: "date -5..40", isListed: true },
];

/** Where no list says what is written down: who has what, and what is measured. */
function fewNoted(
  brief: Brief,
  groups: readonly Group[],
  trade: ChosenTrade | undefined,
  lists: readonly NotedField[][],
): PlainNote | undefined {
  const kept = readKept(brief.plain);
  const measured = kept.find((each) => each.measured !== undefined);
  if (measured?.measured !== undefined && trade === undefined && !isFewWords(brief.text)) {
    const fields = measured.measured.map((name): Listed => ({ name, options: [], isListed: true, as: "number 1..30" }));
    const date: Listed = { name: "date", options: [], isListed: true, as: "date -20..0" };
    const made = thing(measured.name, [date, ...fields], brief, undefined);
    return { name: measured.said, keeping: measured.keeping, things: [{ ...made, ...asLog(made) }] };
  }
  const held = brief.mentions.find(({ how, name }) => how === "held" && !VAGUE.test(name));
  const lent = kept.find(({ keeping, by }) => by !== undefined || (keeping === "loans" && WHO_HAS.test(brief.plain)));
  const name = held?.name ?? lent?.name;
  // Who asks which beds are free as well keeps more than the one.
  const isAmongOthers = brief.fields.some(
    ({ name: field, of }) => field === "state" && of !== undefined && of !== name,
  );
  if (name === undefined || isAmongOthers || (trade !== undefined && trade.evidence.length > 1)) return undefined;
  if (trade !== undefined && isKeptBy(trade, name, [])) return undefined;
  const by = lent?.by === undefined || /^(?:who|one|they|i|we)$/.test(lent.by) ? "who has it" : lent.by;
  const who: Listed = { name: by, options: [], isListed: true, as: "text @people" };
  const noted = [
    ...lists.flat(),
    ...brief.fields.filter((each) => each.list === undefined && isUsualName(each.name)),
  ].map(listed);
  const fields = [who, ...HELD, ...noted].filter(
    (field, at, all) =>
      key(field.name) !== key(name) && all.findIndex((each) => key(each.name) === key(field.name)) === at,
  );
  const group = groups.find((each) => key(each.name) === key(name));
  return { name, keeping: "loans", things: [thing(name, fields, brief, group)] };
}

const WHO_HAS = /\bwho(?:['’]?s| has| have)(?: got)? (?:it|them|one|the|what|which)\b|\bwho (?:took|takes|borrowed)\b/i;

/** 'Gigs, two records, photos, mailing list': what there are several of is no property. */
function isOfSeveral(list: readonly NotedField[]): boolean {
  const several = list.filter(
    ({ name, options, as }) =>
      options.length === 0 && as === undefined && singularOf(name) !== name && !UNIT.test(name),
  );
  return several.length * 2 >= list.length;
}

/** What is told in the plural and is one property. */
const UNIT =
  /(?:hours|minutes|days|weeks|months|metres|meters|litres|liters|grams|notes|comments|remarks|details|copies|pages|units|initials|contents|ingredients|symptoms|meds)$/;

/** 'Turns amber on day 6 and red after 7': what a colour says is no property. */
const IS_SIGNAL = /^(?:in )?(?:red|amber|green|orange|yellow)$/;

type Listed = ReadThing["fields"][number];

function thingsOf(
  brief: Brief,
  { name, keeping }: { name: string; keeping: Keeping },
  lists: readonly NotedField[][],
  groups: readonly Group[],
): ReadThing[] {
  const isOfMain = (of: string | undefined): boolean =>
    of === undefined || VAGUE.test(of) || key(lastOf(of)) === key(lastOf(name)) || isUsualName(of);
  const refused = ({ name: field }: NotedField): boolean =>
    brief.refused.some((each) => each.split(" ").includes(field));
  const own = lists
    .filter((list) => isOfMain(list.find(({ of }) => of !== undefined)?.of) || list.length < LEAST)
    .flat();
  const fields: Listed[] = [];
  const isNamed = (field: string): boolean =>
    groups.some((group) => properNames(group, brief.text)?.some((item) => item.toLowerCase() === field.toLowerCase()));
  for (const field of own.toSorted((a, b) => a.at - b.at))
    if (
      !refused(field) &&
      !IS_SIGNAL.test(field.name) &&
      !isNamed(field.name) &&
      !isOwnList(field.name, name) &&
      !fields.some((each) => key(each.name) === key(field.name)) &&
      key(field.name) !== key(name)
    )
      fields.push(listed(field));
  const others = lists
    .filter((list) => list.length >= LEAST && !own.includes(list[0] ?? ({} as NotedField)))
    .slice(0, MOST_BESIDE)
    .map((list) => thing(list.find(({ of }) => of !== undefined)?.of ?? "entry", list.map(listed), brief, undefined));
  const beside: ReadThing[] = [];
  for (const group of groups) {
    const names = properNames(group, brief.text);
    if (names === undefined || key(lastOf(group.name)) === key(lastOf(name))) continue;
    // What there is to choose from says as much.
    if (fields.some(({ options }) => names.every((each) => options.includes(each)))) continue;
    if (kindOfName(group.name) === "person" || beside.length + others.length >= MOST_BESIDE) {
      setOptions(fields, group.name, names);
      continue;
    }
    beside.push({ ...thing(group.name, [], brief, group), items: names });
    if (!fields.some((field) => key(field.name) === key(group.name)))
      fields.splice(Math.min(1, fields.length), 0, { name: group.name, options: [], isListed: true });
  }
  for (const each of [...pointedAt(fields, brief.text), ...groups]) {
    if (beside.length + others.length >= MOST_BESIDE) break;
    const taken = [name, ...others.map((other) => other.name), ...beside.map((other) => other.name)];
    if (!isReference(each, fields) || taken.some((other) => isKin(other, each.name))) continue;
    const known = describedOf(each.name, brief.text);
    beside.push({
      ...thing(each.name, [], brief, each),
      // What others call so may be of another world: sites of a round are no web sites.
      ...(known === undefined || !(kindOfName(each.name) === "person" || isOwnName(each.name))
        ? {}
        : { known, isToldByFields: undefined }),
    });
    const at = fields.findIndex((field) => key(field.name) === key(each.name) && field.options.length === 0);
    if (at < 0) fields.push({ name: each.name, options: [], isListed: true });
    else fields[at] = { name: each.name, options: [], isListed: true };
  }
  const group = groups.find((each) => key(each.name) === key(name));
  const made = thing(name, fields.slice(0, MOST_FIELDS), brief, group);
  return [{ ...made, ...(keeping === "log" || keeping === "diary" ? asLog(made) : {}) }, ...others, ...beside];
}

const isKin = (one: string, other: string): boolean =>
  key(one) === key(other) || key(lastOf(one)) === key(lastOf(other));

/** Those who did something once are written down by name. */
const BY_NAME =
  /^(?:owner|maker|author|composer|artist|observer|finder|donor|brand|supplier|vendor|manager|helper|inspector|keeper|assistant|player|leader|partner|buyer|seller|winner)$/;

/** Where somebody belongs to is noted, and no list is kept of it. */
const ORGANISATION =
  /^(?:school|farm|firm|cafe|account|household|family|company|business|team|band|crew|gang|committee|board|department|group|bank)$/;

/** Whom a list names by a word of their own is looked up again, and what is described and the text comes back to: the child of a reading, the route of a complaint. */
const pointedAt = (fields: readonly Listed[], text: string): Group[] =>
  fields
    .filter(
      ({ name, options, as }) => options.length === 0 && as === undefined && !BY_NAME.test(name) && !name.includes(" "),
    )
    .filter(({ name }) => singularOf(name) === name && !isUsualName(name) && !ORGANISATION.test(name))
    .filter(({ name }) => kindOfName(name) === "person" || (isOwnName(name) && timesIn(text, name) > 1))
    .map(({ name }) => ({
      name,
      fields: new Set<string>(),
      verbs: new Set<Verb>(),
      weight: 0,
      isAsked: false,
      items: [],
      isMany: true,
      isMentioned: true,
    }));

const timesIn = (text: string, name: string): number =>
  text.match(new RegExp(`\\b(?:${name}|${pluralOf(name)})\\b`, "gi"))?.length ?? 0;

/** Whom or what rows point at: somebody, or what is described, that the text counts, does something with or notes of each. */
function isReference({ name, count, verbs, isMany, isMentioned, items }: Group, fields: readonly Listed[]): boolean {
  const isPerson = kindOfName(name) === "person" && !ORGANISATION.test(name);
  if (items.length > 1 || !isMentioned || isPartOfProgram(name) || !(isPerson || knownOf(name) !== undefined))
    return false;
  const isNoted = isMany && fields.some((field) => key(field.name) === key(name) && field.options.length === 0);
  return isNoted || (count !== undefined && count > 2) || verbs.has("create") || verbs.has("assign");
}

/** 'Fire extinguisher list' heads the list and is nothing on it. */
const isOwnList = (field: string, name: string): boolean =>
  /(?:list|log|register|tracker|records?|readings?|data)$/.test(field) && key(field).includes(key(lastOf(name)));

/** People and places that are named are what there is to choose from. */
function setOptions(fields: Listed[], name: string, options: readonly string[]): void {
  const at = fields.findIndex((field) => key(field.name) === key(name) || field.as === "text @people");
  const field = fields[at];
  if (field === undefined || field.options.length > 0) fields.push({ name, options, isListed: true });
  else fields[at] = { name: field.name, options, isListed: true };
}

const listed = ({ name, options, as }: NotedField): Listed => ({
  name,
  options,
  isListed: true,
  ...(as === undefined ? {} : { as }),
});

/** Each by its name, where a text gives them: names have capitals. */
function properNames({ items }: Group, text: string): string[] | undefined {
  const names = items.filter((item) => /^\p{Lu}/u.test(item) && text.includes(item));
  return names.length > 1 && names.length === items.length ? names : undefined;
}

/** What is written down again and again is told apart by when. */
const TIMES = [
  "Monday morning",
  "Monday evening",
  "Tuesday morning",
  "Tuesday evening",
  "Wednesday morning",
  "Thursday evening",
];

function asLog({ known, fields, isToldByFields }: ReadThing): Pick<ReadThing, "known" | "isToldByFields"> {
  if (known === undefined) return { known };
  const log = { ...known, role: "log" as const, icon: "notebook-pen" };
  const isDated = fields.some(
    ({ name, as, options }) => options.length > 1 || /\b(?:date|day|when)\b/.test(name) || as?.startsWith("date"),
  );
  return isDated || isToldByFields !== true
    ? { known: log }
    : {
        known: { ...log, fields: log.fields.replace(/^[^:]*/, "When"), rows: TIMES.join("\n") },
        isToldByFields: undefined,
      };
}

/** As many rows as a few lines show, and no more are made up. */
const ROWS = 6;

/** A thing with what the text writes down of it and nothing else; titles of rows that are known stay, others are put together of the row. */
function thing(name: string, fields: readonly Listed[], brief: Brief, group: Group | undefined): ReadThing {
  const known = describedOf(name, brief.text);
  const titles = (isOwnName(name) ? (known?.rows ?? "") : "")
    .split("\n")
    .flatMap((row) => row.split(" | ")[0]?.trim() || []);
  const hasTitles = titles.length > 2;
  const rows = hasTitles
    ? titles.slice(0, ROWS)
    : Array.from({ length: ROWS }, (_, at) => `${capital(name)} ${String(at + 1)}`);
  const number = fields.find(({ name: field }) => NUMBER_OF.exec(field)?.[1] === name);
  const label = number?.name ?? "name";
  return {
    name,
    plural: pluralOf(name),
    fields: fields.filter((field) => field !== number),
    verbs: group?.verbs ?? new Set(),
    jobs: [],
    known: {
      role: known?.role ?? "item",
      icon: known?.icon ?? "file-text",
      fields: `${capital(label)}: text${fields.length < LEAST ? "\nNotes: longText" : ""}`,
      rows: (number === undefined ? rows : numbers(name)).join("\n"),
    },
    ...(hasTitles || number !== undefined ? {} : { isToldByFields: true as const }),
    items: [],
    ...(group?.count === undefined ? {} : { count: group.count }),
  };
}

/** Numbers as they stand on labels. */
const numbers = (name: string): string[] =>
  [14, 21, 22, 37, 40, 58].map((number) => `${capital(name).charAt(0)}-${String(number).padStart(3, "0")}`);
