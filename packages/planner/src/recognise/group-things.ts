import type { Brief, Naming, Verb } from "../brief/brief.ts";
import { knownOf } from "./known-of.ts";
import { stem } from "./stems.ts";

/** A thing by each name it goes by, with all that is said of it. */
export interface Group {
  name: string;
  fields: Set<string>;
  verbs: Set<Verb>;
  weight: number;
  /** Something is to be done with it; else it is only named. */
  isAsked: boolean;
  items: string[];
  /** How many there are, where the text counts them. */
  count?: number;
  /** Named in the plural, or counted. */
  isMany: boolean;
  /** Named by a noun, not only by words in a row. */
  isMentioned: boolean;
}

/** How much a way of naming a thing says that the app keeps such things. */
const WEIGHT: Readonly<Record<Naming, number>> = {
  counted: 2.5,
  each: 2,
  kept: 1.5,
  held: 4,
  rowed: 2.1,
  listed: 1.2,
  named: 0.4,
};
/** Longer names are no names. */
export const LONGEST = 40;
/** More than one is kept. */
const PLURAL = 0.5;

/** Heads of phrases that name a part of a program rather than a thing that it keeps. */
const PARTS_OF_PROGRAMS =
  /(?:^| )(?:center|centre|carousel|permission|password|interface|layout|theme|navigation|menu|button|setting|configuration|function|technology|effect|mode|design|style|bar|box|screen|statistic|control|security|account|verification|performance|quality|efficiency|experience|performance|analysis|management|processing|recommendation|appearance|animation|language|currency|database|api|server|backend|code|algorithm|rendering|loading|integration)$/;

/** Words that are in no name of a thing: where they are, the sentence was cut at the wrong place. */
const NOT_IN_NAMES = new Set(
  (
    "the a an me you him her them us they their our my your its it itself themselves themselve themself ourselve ourselves myself yourself that this these those there here who whom whose which what " +
    "used use uses put get got go goes going take takes taken made make makes off out up down in on at with without w from to of for by be is are was were been not no yes and or but " +
    "also then than too very more most much many few other others every each all both so as like into onto about ok please thanks away upstairs downstairs inside outside indoors outdoors online offline nearby abroad upstair downstair back again soon sooner later now today idk maybe kinda smth smthn something anything everything nothing thingy whatever dunno lol pls obv such built less least enough late lately early " +
    "theres whats hows wheres whos " +
    "hier wil het een der das und ich mit für les des du el los las con che di il del dla nie jest"
  ).split(" "),
);
/** When something is, is no thing: '6pm', '10.30'. */
const TIME = /^\d+(?:[.:]\d+)?(?:am|pm|h|hrs?)?$/;
/** Parts of the day and days are when something is done; a coffee morning is a thing. */
const WHEN = /^(?:morning|evening|afternoon|night|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;
const isSound = (name: string): boolean =>
  name.length <= LONGEST &&
  !WHEN.test(name) &&
  name.split(" ").every((word) => word.length > 1 && !NOT_IN_NAMES.has(word) && !TIME.test(word));

/** Whether a name is one of a part of a program. */
export const isPartOfProgram = (name: string): boolean => PARTS_OF_PROGRAMS.test(name);

/** Words for what an app does or shows: named in passing they ask for no list of their own. */
const FEATURES = new Set(
  (
    "review comment message photo picture list payment price date time note reminder notification alert email link form number total result name category page section " +
    "answer question chart map ad advert rating star"
  ).split(" "),
);

/** What is said of other things. */
const OF_OTHERS = /^(?:rating|star|score|remark)$/;

/** Lists that are named after what is done with them; any other is named after what is on it: a gear list, a guest register. */
const LIST_OF =
  /^(?!(?:pick|picking|pack|packing|wait|waiting|mailing|to-do|todo|check|price|reserve|short|shopping|wish|to do|tick|cue|set|play|file) )(.+) (?:list|register|inventory|roll)$/;

/** Whose it is, is no part of its name: mum's medicine is medicine. */
const withoutOwner = (name: string): string =>
  name.replace(
    /^(?:mums?|moms?|dads?|grandmas?|grandads?|nans?|mothers?|fathers?|aunts?|uncles?|sisters?|brothers?|wifes?|husbands?)(?:['’]s?)? (?=\p{L})/u,
    "",
  );

/** Things by each name they go by: 'course' and 'training course' are one where the brief has both. */
export function groupThings({ things, requests, mentions, refused }: Brief): Map<string, Group> {
  const groups = new Map<string, Group>();
  const groupOf = (name: string): Group => {
    const found = groups.get(name) ??
      [...groups.values()].find((group) => isKin(group.name, name)) ?? {
        name,
        fields: new Set<string>(),
        verbs: new Set<Verb>(),
        weight: 0,
        isAsked: false,
        items: [],
        isMany: false,
        isMentioned: false,
      };
    groups.set(name, found);
    if (found.name !== name && isSameKnown(found.name, name)) found.name = lastOf(name);
    // Data that are said to be of something are of that wherever else they are named.
    if (found.name === DATA && name.endsWith(" record")) found.name = name;
    return found;
  };
  for (const { name: said, fields, weight, isAsked } of things) {
    const name = withoutOwner(said);
    if (!isSound(name)) continue;
    const group = groupOf(name);
    groups.set(said, group);
    group.weight += weight;
    group.isAsked ||= isAsked === true;
    for (const field of fields) group.fields.add(field);
  }
  for (const { thing, verb, isLoose } of requests)
    if (thing !== undefined && !isLoose) groups.get(thing)?.verbs.add(verb);
  for (const { name: said, how, isPlural: isSaidOfMany, items, count } of mentions) {
    const listed = LIST_OF.exec(said)?.[1];
    const name = withoutOwner(listed ?? said);
    const isPlural = isSaidOfMany || listed !== undefined;
    if (!isSound(name) || FEATURES.has(name.split(" ").at(-1) ?? "")) continue;
    const group = groupOf(name);
    group.weight += WEIGHT[how] + (isPlural && how !== "counted" ? PLURAL : 0);
    // What only words in a row made of it reads worse than the noun itself.
    if (!group.isAsked && !group.isMentioned) group.name = name;
    group.isMentioned = true;
    if (count !== undefined) group.count ??= count;
    group.isMany ||= isPlural;
    if (items.length > group.items.length) group.items = [...items];
  }
  // The record of a thing that is known is the thing: customer data are the customers.
  for (const group of new Set(groups.values())) {
    const of = /^(.+) record$/.exec(group.name)?.[1];
    if (of !== undefined && of !== "data" && knownOf(of) !== undefined) group.name = of;
  }
  // Stars for books are the books', unless somebody is to write them down.
  const kept = new Set([...groups.values()].map(({ name }) => name));
  for (const [name, group] of groups)
    if (
      kept.size > 1 &&
      OF_OTHERS.test(group.name) &&
      !["create", "edit", "delete"].some((verb) => group.verbs.has(verb as Verb))
    )
      groups.delete(name);
  // What is not wanted is not kept.
  for (const [name, group] of groups)
    if (refused.some((each) => each.split(" ").includes(group.name))) groups.delete(name);
  return groups;
}

const lastOf = (name: string): string => name.split(" ").at(-1) ?? name;

/** Pending tasks and completed tasks are tasks; sales orders and purchase orders are known each as what they are. */
function isSameKnown(one: string, other: string): boolean {
  const last = lastOf(one);
  if (last !== lastOf(other) || !one.includes(" ") || !other.includes(" ")) return false;
  const known = knownOf(last);
  return known !== undefined && knownOf(one) === known && knownOf(other) === known;
}

/** What follows a thing's name without naming another thing: a payment record is a payment. */
const TAILS = /^ (?:record|item|request|entry|detail|survey)$/;

/** What data are called that are of nothing in particular. */
const DATA = "data record";
const isRecord = (name: string): boolean => name.endsWith(" record");

/** The same thing by a longer and a shorter name: 'training course' and 'course', 'payment' and 'payment record'. */
function isKin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if ((one === DATA && isRecord(other)) || (other === DATA && isRecord(one))) return true;
  if (isSameKnown(one, other)) return true;
  return long.endsWith(` ${short}`) || (long.startsWith(short) && TAILS.test(long.slice(short.length)));
}

/** What is done with a thing says more than that it is shown; what the product is about says most. */
export function scoreOf({ name, verbs, weight, isAsked, isMany }: Group, subject: ReadonlySet<string>): number {
  const deeds = [...verbs].filter((verb) => verb !== "view" && verb !== "other").length;
  const isSubject = name.split(" ").some((word) => subject.has(stem(word)));
  // The one garden that an app is about is no list of gardens.
  return weight + 2 * deeds + (isSubject && (isAsked || isMany) ? 3 : 0);
}
