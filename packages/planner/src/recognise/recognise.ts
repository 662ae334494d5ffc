import type { Brief, Form, NotedField, Request, Verb } from "../brief/brief.ts";
import { isUsualName } from "../brief/listed-item.ts";
import { capital, pluralOf, singularOf } from "../embedded/inflect.ts";
import { chooseBlueprint } from "./choose-blueprint.ts";
import { choosePattern } from "./choose-pattern.ts";
import { describedThings, isShownAndAsked, titleAtHead } from "../described/described-things.ts";
import { isVague, saysMore } from "./says-more.ts";
import { decideForm, SITE_OF } from "./decide-form.ts";
import { asksForSite, whoseSite } from "./asks-for-site.ts";
import { bookPlaces } from "./places-booked.ts";
import { fieldsByThing } from "./fields-by-thing.ts";
import { groupThings, isPartOfProgram, LONGEST, scoreOf, type Group } from "./group-things.ts";
import { isNoThing, isPicture } from "./no-things.ts";
import type { ChosenTrade } from "./trade.ts";
import { tradeOfOwner, tradeOfWords } from "./trade-of-owner.ts";
import type { Reading, ReadThing } from "./reading.ts";
import { describedOf, knownOf, knownPlural } from "./known-of.ts";
import { waresOf } from "../vocabulary/wares.ts";
import { FEW_WORDS, isFewWords } from "./few-words.ts";
import { declaredThings, leadOfDeclared } from "./declared-things.ts";
import { deedOf } from "./everyday-deeds.ts";
import { kindOfName } from "./kinds-of-words.ts";
import { focusIn, onlyTitled } from "./focus.ts";
import { plainNote, type PlainNote } from "./plain-notes.ts";
import { isSure } from "./is-sure.ts";
import { recogniseTitle } from "./recognise-title.ts";
import { thingNamed, tradeThings } from "./trade-things.ts";
import { stem, stemsIn } from "./stems.ts";
import { declaredIn } from "./title.ts";

/** Kinds of product that keep what their text describes. */
const DESCRIBING: ReadonlySet<string> = new Set([
  "management",
  "tracker",
  "tool",
  "dashboard",
  "directory",
  "portal",
  "community",
  "site",
]);
/** As many things as an app shows in its navigation. */
const MOST = 7;
/** As many does a note keep that lists no functions. */
const MOST_NOTED = 4;
/** Forms whose brief lists what is to be seen: a thing named once has its place there. */
const SHOWING = new Set<Form>(["site", "portal", "community", "directory", "blog"]);
/** How sure a thing must be to stand beside those of a line of work. */
const BESIDE = 3.5;
/** As many requests make a text a list of functions: it says itself what is to be kept. */
const FUNCTIONS = 4;
/** How an order to a developer begins, whatever it lists. */
const ORDERED = /^\W*(?:please|kindly|(?:implement|develop|design|program|code|upgrade|modify) )/i;
/** How sure one that is described must be. */
const KNOWN = 0.9;
/** How sure one that nobody has described must be, where the brief lists no functions. */
const UNKNOWN = 2.5;

/** Decides which of the things a brief names are kept, and what is known about each; of a text `isTranslated` word by word only its line of work holds. */
export function recognise(brief: Brief, { isTranslated = false } = {}): Reading {
  const reading = recogniseWhole(brief, false, isTranslated);
  if (reading.keeps !== undefined) return reading;
  const deed = reading.trade === undefined && brief.text.length < LEAST_OF_ORDER ? deedOf(brief) : undefined;
  // Who does it and what it is done with is part of what is written down.
  if (
    deed !== undefined &&
    (isFewWords(brief.text) || reading.things.every(({ name }) => VAGUE.test(name) || kindOfName(name) === "person"))
  )
    return {
      ...reading,
      brief: { ...brief, subject: deed.plural, givenName: brief.givenName ?? capital(deed.plural) },
      form: "tracker",
      things: [deed],
      about: new Map(brief.requests.map((each) => [each, deed])),
      isTitle: true,
      titleAbout: deed.name,
    };
  return isFewWords(brief.text) && !isSure(reading) ? (recogniseTitle(reading) ?? reading) : reading;
}

/** What a brief asks for in its own words alone, whatever line of work it may be of. */
export const recognisePlainly = (brief: Brief): Reading => recogniseWhole(brief, true);

function recogniseWhole(read: Brief, isPlain = false, isTranslated = false): Reading {
  const brief = isTranslated ? { ...read, fields: read.fields.filter(isSurelyField) } : read;
  const groups = groupThings(brief);
  const subject = new Set(brief.subject.split(/\s+/).map(stem));
  const scored = [...new Set(groups.values())]
    .map((group) => ({ group, score: scoreOf(group, subject) }))
    .toSorted((a, b) => b.score - a.score);
  const ranked = scored.map(({ group }) => group);
  const isOrder = listsFunctions(brief);
  const isSite = asksForSite(brief.text);
  const known = isSite
    ? tradeOfSite(brief)
    : (tradeOfWords(brief, isOrder) ??
      // 'Green Valley Bakery' says what it is, where nothing else does.
      (brief.plain === brief.text ? undefined : chooseBlueprint(brief.text, isOrder)) ??
      // Whose site it is stands in its first sentence; what it can do comes after.
      (SITE_OF.test(brief.text) ? chooseBlueprint(brief.text.split(/(?<=[.!?\n])\s/)[0] ?? "", false) : undefined) ??
      (isOrder ? undefined : tradeOfOwner(brief)) ??
      (isOrder || !isOwing(brief) ? undefined : chooseBlueprint("split expenses, who owes whom", false)));
  const trade = isPlain
    ? undefined
    : ((known !== undefined && (isOfAnother(brief.text, known) || (isOrder && isBesideSubject(brief, known)))
        ? undefined
        : known) ??
      (isOrder || (isSite && !IS_PORTFOLIO.test(brief.text))
        ? undefined
        : choosePattern(brief.plain, ranked, brief.form)));
  const focus = trade === undefined ? undefined : focusIn(trade, brief);
  const form = workOn(brief, trade) ?? decideForm(brief, trade?.trade.forms);
  const declared = isTranslated || isSite ? [] : declaredThings(brief);
  const lead = leadOfDeclared(declared);
  if (lead !== undefined)
    return asNote(brief, form, { name: lead, lead, keeping: "tracker", things: declared, isOfTrade: true }, groups);
  const note = isOrder || isPlain || isTranslated || isOwing(brief) ? undefined : plainNote(brief, ranked, form, trade);
  // What a text describes by itself is what is kept, whatever line of work it may be of.
  const described =
    isPlain ||
    isTranslated ||
    brief.isWordByWord === true ||
    ORDERED.test(brief.text) ||
    !DESCRIBING.has(brief.form ?? "tracker")
      ? undefined
      : describedThings(brief, note === undefined || isVague(note.name) ? undefined : note.name);
  if (
    described !== undefined &&
    saysMore(described, note, trade, brief.text) &&
    (!(isSite || SITE_OF.test(brief.text)) || isShownAndAsked(described))
  ) {
    const { lead: name, things, handedIn } = described;
    const title = brief.givenName === undefined ? titleAtHead(brief.text) : undefined;
    const whole = asNote(brief, form, { name, lead: name, keeping: "tracker", things, isOfTrade: true }, groups);
    return {
      ...whole,
      form: "tracker",
      described: { handedIn, ...(title === undefined ? {} : { title }), ...(trade === undefined ? {} : { trade }) },
    };
  }
  if (note !== undefined) return asNote(brief, form, note, groups);
  const own =
    trade === undefined
      ? []
      : tradeThings(trade, ranked, form, {
          isListed: isOrder,
          isNoted: isWorkOfOthers(trade) && !isOrder && (!isFewWords(brief.text) || focus !== undefined),
          focus: focus?.id,
          only: trade.trade.name === undefined || isOrder ? undefined : onlyTitled(trade, brief),
          refused: brief.refused,
          subject: brief.subject,
          text: brief.text,
        });
  const taken = new Set(own.flatMap(({ groups: all }) => all));
  const least = trade !== undefined ? BESIDE : SHOWING.has(form) ? 1 : 2;
  const beside = scored
    .filter(
      ({ group, score }) =>
        !taken.has(group) &&
        (group.isAsked || group.isMentioned) &&
        score >= leastOf(group, least, trade !== undefined) &&
        (isOrder || trade === undefined || isBesideTrade(group, trade)) &&
        !(isPartOfProgram(group.name) && !group.verbs.has("create")) &&
        (isOrder || !isAudience(group.name, brief.text)) &&
        !isOnlyCounted(group) &&
        !(form === "site" && isNoThing(group.name, group.verbs)) &&
        !(isPicture(group.name) && !group.verbs.has("create")) &&
        (knownOf(group.name) !== undefined || isMade(group)) &&
        !(isOrder && IS_BUSINESS.test(group.name) && isAllOfIt(group, brief)) &&
        (knownOf(group.name) !== undefined || !(isNoThing(group.name, group.verbs) || isAllOfIt(group, brief))),
    )
    .slice(0, Math.max(0, (isOrder || trade !== undefined || SHOWING.has(form) ? MOST : MOST_NOTED) - own.length))
    .map(({ group }) => ({ thing: plainThing(group, brief), groups: [group] }));
  const all = [...own, ...beside];
  const named = all.length === 0 && form !== "site" ? subjectThing(brief, scored[0]?.group) : undefined;
  if (named !== undefined) all.push({ thing: named, groups: [] });
  ownItems(all);
  fieldsByThing(brief, all, isOrder && (brief.form !== undefined || ORDERED.test(brief.text)));
  bookPlaces(all, brief.text);
  const things = all.map(({ thing }) => thing);
  const about = new Map<Request, ReadThing>();
  for (const request of brief.requests) {
    const group = request.thing === undefined ? undefined : groups.get(request.thing);
    const found = group && all.find((each) => each.groups.includes(group))?.thing;
    if (found) about.set(request, found);
  }
  return { brief, form, isOrder, ...(trade === undefined ? {} : { trade }), things, about };
}

/** What shows works of one's own is the same in any trade. */
const IS_PORTFOLIO = /\bportfolio\b/i;
/** 'Stone mason business' is about stone masons. */
const ANY_BUSINESS =
  /(?:\s(?:business|company|firm|service|society|association|group|team|agency|studio|shop|project|site|website))+$/i;

/** The line of work of whose site it is; what else the text speaks of is on it, and says nothing about who runs it. */
function tradeOfSite({ plain, text }: Brief): ChosenTrade | undefined {
  const whose = whoseSite(text);
  const isOf = (chosen: ChosenTrade | undefined): ChosenTrade | undefined => {
    if (chosen === undefined || whose === undefined) return chosen;
    const said = stemsIn((whose.split(/\s(?:in|at|near|on|of)\s/)[0] ?? whose).replace(ANY_BUSINESS, "")).map(
      ({ stem: each }) => each,
    );
    const own = new Set(
      [...chosen.evidence, chosen.trade.name ?? ""].flatMap((phrase) => stemsIn(phrase).map(({ stem: each }) => each)),
    );
    return said.length === 0 || own.has(said.at(-1) ?? "") ? chosen : undefined;
  };
  return (
    isOf(chooseBlueprint(plain, false)) ??
    (whose === undefined ? undefined : isOf(chooseBlueprint(`website for ${whose}`, false)))
  );
}

/** Whether people are named only as those who use it, from whom something comes or who get it to do: 'for our support team', 'assign to a dev'. */
function isAudience(name: string, text: string): boolean {
  const word = name.split(" ").at(-1) ?? name;
  if (!/^\p{L}+$/u.test(word)) return false;
  const one = String.raw`(?:(?:an?|the|my|our|their|any|one)\s+)?(?:[\p{L}-]+\s){0,2}?${word}(?:s|es)?\b`;
  const all = text.match(new RegExp(String.raw`\b${word}(?:s|es)?\b`, "giu")) ?? [];
  const named = text.match(
    new RegExp(
      String.raw`\b(?:(?:tool|app|site|page|system|board|log|tracker|list|dashboard|planner|calendar|portal|database)\s+for\s+|(?:reported|raised|submitted|requested|sent in|made|written|filled in)\s+by\s+|assign(?:ed|s)?(?:\s+(?:it|them|each|one))?\s+to\s+)${one}`,
      "giu",
    ),
  );
  return all.length > 0 && named !== null && named.length >= all.length;
}

/** What is paid for others and settled: it takes the people as well as what was spent. */
const OWING = /\bwho owes (?:who|whom|what)\b|\bsettle up\b|\bsplit (?:the )?(?:bills?|expenses|costs|rent)\b/i;
const SPENT = /\b(?:expenses?|bills?|costs|pa(?:ys?|id) for|rent)\b/i;
const isOwing = ({ text }: Brief): boolean => OWING.test(text) && SPENT.test(text);

/** Of a list that is read word by word only what properties are usually called holds. */
const isSurelyField = ({ name, list }: NotedField): boolean =>
  list === undefined || !name.includes(" ") || isUsualName(name);

/** What a note holds a day or an amount of, though there are things of that name: an evening out is a date, too. */
const SIMPLE = /^(?:date|day|time|number|amount|total|place|hour|minute)$/;

/** A note that says itself what it keeps, whatever line of work some of its words are of. */
function asNote(
  brief: Brief,
  form: Form,
  { name, keeping, things, isOfTrade, lead }: PlainNote,
  groups: ReadonlyMap<string, Group>,
): Reading {
  const [main] = things;
  const kinds = things.filter((thing) => thing === main || !SIMPLE.test(thing.name));
  const about = new Map<Request, ReadThing>();
  for (const request of brief.requests) {
    const group = request.thing === undefined ? undefined : groups.get(request.thing);
    const found = kinds.find((each) => each.name === group?.name) ?? main;
    if (found !== undefined) about.set(request, found);
  }
  const kept =
    (form === "management" && isOfTrade !== true) || form === "dashboard" || form === "directory" ? form : "tracker";
  const title = isOfTrade === true ? titleOfNote(brief.text) : undefined;
  const called = title === undefined || brief.givenName !== undefined ? brief : { ...brief, givenName: title };
  return {
    brief: called,
    form: kept,
    isOrder: false,
    keeps: { name, keeping, ...(lead === undefined ? {} : { lead }) },
    things: kinds,
    about,
  };
}

/** How people call what they want before they say what is in it: 'bug tracker for our team', 'PAT testing log'. */
const TITLE =
  /^\W*(?:(?:an?|the|my|our|simple|small|internal|basic|i (?:need|want)) )*((?:[\p{L}\p{N}&'’-]+ ){1,3}(?:log|logbook|tracker|register|tool|planner|database|inventory|library|records?|catalogue|manager|system))\b(?=\s*(?:[.:,;–—-]|for\b|with\b|$))/iu;
const SENTENCE = /\b(?:i|we|is|are|need|want|has|have|keep|make|build|create|please|to|of|and|must|should)\b/i;

function titleOfNote(text: string): string | undefined {
  const title = TITLE.exec(text)?.[1];
  return title === undefined || SENTENCE.test(title) ? undefined : title.split(" ").map(capital).join(" ");
}

/** Whether it is a line of work; what people do for themselves, a move or a diary, is one thing of which nothing is foreign. */
const isWorkOfOthers = ({ trade }: ChosenTrade): boolean => trade.name !== undefined && trade.sector !== "life";

/** Names that the text gives belong to one thing: the one that is called so, where a trade has two that may be. */
function ownItems(all: readonly { thing: ReadThing; groups: readonly Group[] }[]): void {
  const called = ({ thing, groups }: (typeof all)[number]): boolean =>
    groups.some(({ name }) => thing.name.toLowerCase().endsWith(name));
  for (const each of all) {
    const isOfOther = all.some(
      (other) => other !== each && other.thing.items.join() === each.thing.items.join() && called(other),
    );
    if (each.thing.items.length > 0 && isOfOther && !called(each)) each.thing.items = [];
  }
}

/** Whether a text says that it is for something else than the line of work of which it names one thing in passing. */
function isOfAnother(text: string, { evidence }: ChosenTrade): boolean {
  const said = declaredIn(text);
  if (said === undefined || evidence.length > 1) return false;
  const stems = new Set(stemsIn(said).map(({ stem: each }) => each));
  return !evidence.some((phrase) => stemsIn(phrase).some(({ stem: each }) => stems.has(each)));
}

/** Whether an order says what it is about in words that the line of work shares none of: an image editor for dog groomers edits images. */
function isBesideSubject({ subject }: Brief, { evidence, trade }: ChosenTrade): boolean {
  const said = stemsIn(subject).map(({ stem: each }) => each);
  const own = new Set(
    [...evidence, trade.name ?? ""].flatMap((phrase) => stemsIn(phrase).map(({ stem: each }) => each)),
  );
  return said.length > 0 && !said.some((each) => own.has(each));
}

const MAKING = new Set<Verb>([
  "create",
  "edit",
  "delete",
  "upload",
  "approve",
  "assign",
  "book",
  "order",
  "rate",
  "comment",
]);
/** Whether something is done to it that takes rows of its own; what is only looked at is shown by what else is kept. */
const isMade = ({ verbs, isMany, isMentioned, isAsked }: Group): boolean =>
  !isAsked || (isMany && isMentioned) || [...verbs].some((verb) => MAKING.has(verb));

/** Jobs for those who come from outside. */
const FOR_VISITORS = /^(?:book|request|sell|show) /;

/** Whoever names in a few words what the trade works on, 'food truck orders', wants to work on it, though the trade has a site as well. */
function workOn(brief: Brief, chosen: ChosenTrade | undefined): Form | undefined {
  const { text, form, subject } = brief;
  if (text.length >= FEW_WORDS || form !== undefined || chosen === undefined || asksForSite(text)) return undefined;
  if (!chosen.trade.forms.includes("management") && focusIn(chosen, brief) === undefined) return undefined;
  const about = thingNamed(chosen, subject);
  const jobs = chosen.trade.jobs.split("\n").map((line) => line.trim());
  return about === undefined || jobs.some((job) => FOR_VISITORS.test(job) && job.includes(` ${about.id}`))
    ? undefined
    : "management";
}

function listsFunctions({ text, requests }: Brief): boolean {
  const asked = new Set(requests.filter(({ isLoose }) => !isLoose).map(({ verb, thing }) => `${verb} ${thing ?? ""}`));
  if (ORDERED.test(text)) return asked.size > 0;
  const isLong = text.length >= LEAST_OF_ORDER || (text.match(MAY)?.length ?? 0) > 1;
  return asked.size >= FUNCTIONS && isLong && !OF_ONES_OWN.test(text);
}

/** Whoever lists functions for a developer needs some sentences for it, or says more than once who may do what; */
const LEAST_OF_ORDER = 240;
const MAY = /\b(?:can|should|must|able to|allowed to)\b/gi;
/** and whoever tells of their own days wants what their trade needs: 'I run a grooming van, need to see who is due'. */
const OF_ONES_OWN = /(?:^|[\s(])(?:i|i'm|i've|im|ive|my|we|we're|our|me)[\s,.]/i;

const COUNTING = new Set<Verb>(["chart", "report", "compare", "export", "download", "share", "print", "other"]);
/** Whether it is no more than 'data statistics' or 'export data': what else is kept, counted or handed out. */
const isOnlyCounted = ({ name, verbs }: Group): boolean =>
  name === "data record" && [...verbs].every((verb) => COUNTING.has(verb));

/** Whether it is what the product as a whole is about, of which there is one: 'child health', of which no list is kept. */
const isAllOfIt = ({ name, isMany, items, verbs }: Group, { subject }: Brief): boolean =>
  (!isMany || IS_BUSINESS.test(name)) &&
  items.length === 0 &&
  !verbs.has("create") &&
  name.includes(" ") &&
  ` ${subject}`.endsWith(` ${name}`);
/** What somebody does for others as a whole: 'customer service'. */
const IS_BUSINESS = / (?:service|system|platform)$/;

/** Whether notes keep it beside the things of their line of work: there are many of it, and it is not what the work is called. */
function isBesideTrade({ name, isMany }: Group, { trade, evidence }: ChosenTrade): boolean {
  if (trade.name === undefined) return true;
  const own = new Set([trade.name, ...evidence].flatMap((phrase) => stemsIn(phrase).map((each) => each.stem)));
  return (isMany || knownOf(name) !== undefined) && !name.split(" ").every((word) => own.has(stem(word)));
}

/** What is only named in notes has to be known and of which there are many, or named with weight. */
function leastOf({ isAsked, isMany, name }: Group, least: number, isBeside: boolean): number {
  if (isAsked) return least;
  // Beside the things of a trade one that is described for any trade would bring rows from elsewhere.
  return isMany && !isBeside && knownOf(name) !== undefined
    ? Math.min(least, KNOWN)
    : Math.max(least, isMany ? UNKNOWN : UNKNOWN + 1);
}

/** Goods of the kind that the text is about: a furniture shop sells tables, not rain jackets. */
function goodsOf(name: string, { subject, text }: Brief): ReadThing["known"] {
  const last = name.split(" ").at(-1) ?? name;
  const known = knownOf(name);
  if (known === undefined || name === "content item" || !/^(?:product|good|item|commodity|merchandise)$/.test(last))
    return undefined;
  const asks = text.split(/(?<=[.!?])\s|\n/)[0] ?? text;
  const wares = [name, subject, asks].map((words) => waresOf(wordsOf(words))).find(Boolean);
  return wares && { ...known, ...wares };
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}-]+/gu) ?? []).map((word) => singularOf(word));

function plainThing({ name, fields, verbs, items, count }: Group, brief: Brief): ReadThing {
  return {
    name,
    plural: knownPlural(name) ?? pluralOf(name),
    fields: [...fields].map((field) => ({ name: field, options: [] })),
    verbs,
    jobs: [],
    known: goodsOf(name, brief) ?? describedOf(name, brief.text),
    items,
    ...(count === undefined ? {} : { count }),
  };
}

/** Words of those who have not found the word yet. */
const VAGUE = /^(?:run|own|manage|have|keep|idk|maybe|kinda|smth|smthn|something|things?|stuff|thingy|whatever)$/i;

/** The subject, or what is named first, as the one thing of an app whose brief asks for none. */
function subjectThing({ subject, requests, text }: Brief, first: Group | undefined): ReadThing | undefined {
  const telling = subject.split(/\s+/).filter((word) => !VAGUE.test(word));
  const name =
    singularOf(
      telling
        .slice(telling.length === 3 && isFewWords(text) ? -3 : -2)
        .join(" ")
        .trim()
        .replace(/^(?:and|or|of|for) /, ""),
    ) ||
    (first?.name ?? (subject === "" ? "" : "entry"));
  return name === "" || name.length > LONGEST
    ? undefined
    : {
        name,
        plural: pluralOf(name),
        fields: [],
        verbs: new Set(requests.map(({ verb }) => verb)),
        jobs: [],
        known: knownOf(name),
        items: first?.name === name ? first.items : [],
      };
}
