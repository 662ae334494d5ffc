import type { Brief, NotedField } from "../brief/brief.ts";
import { isUsualName } from "../brief/listed-item.ts";
import { ATTRIBUTES } from "../brief/words-of-briefs.ts";
import { isSameField } from "./same-field.ts";
import type { Group } from "./group-things.ts";
import type { ReadThing } from "./reading.ts";
import { stem } from "./stems.ts";

/** More would make a form that nobody fills in. */
const MOST = 12;
/** A list that the text itself gives is as long as it is. */
const MOST_LISTED = 16;

/** So many usual properties make a list of an order one of what is kept. */
const LEAST_OF_ORDER = 3;

/** 'Skip weeks', 'wet days': what is said of a time is no property. */
const OF_TIME = / (?:weeks?|months?|years?|days?|pages?|units?|hours?)$/;

interface Held {
  thing: ReadThing;
  groups: readonly Group[];
}

const key = (name: string): string => name.toLowerCase().split(" ").map(stem).join(" ");

/** Gives each property that notes list to the thing it belongs to: the one its list follows, one that has such a property, else the first. */
export function fieldsByThing(brief: Brief, all: readonly Held[], isOrder: boolean): void {
  const { fields, refused, lengths } = brief;
  const [main] = all.toSorted((a, b) => rankOf(a.thing) - rankOf(b.thing));
  if (main === undefined) return;
  const lists = Map.groupBy(
    fields.filter(({ list }) => list !== undefined),
    ({ list }) => list,
  );
  for (const list of lists.values()) {
    // An order says at length what is to be done: there, words in a row are properties only where they usually are.
    const sure = isOrder ? list.filter(({ name, options }) => options.length > 1 || isUsualName(name)) : list;
    if (sure.length === list.length || sure.length >= LEAST_OF_ORDER) giveList(sure, all, main, refused);
  }
  if (!isOrder) giveSought(brief, all, main);
  const service = all.find(({ thing }) => thing.known?.role === "item" && /: duration\b/.test(thing.known.fields));
  if (lengths.length > 1 && service !== undefined) service.thing.lengths = lengths;
  const names = new Set(all.flatMap(({ thing, groups }) => [key(thing.name), ...groups.map(({ name }) => key(name))]));
  for (const { name, of, options, list } of fields) {
    if (list !== undefined) continue;
    // In passing, only what properties are usually called is one; an order lists what it wants.
    if (!isOrder && (!isUsualName(name) || OF_TIME.test(name))) continue;
    const wanted = key(name);
    const last = name.split(" ").at(-1) ?? name;
    // What is a thing of the app is no property of another, unless it says which.
    if (names.has(wanted) && options.length < 2) continue;
    if (name.length > 30 || name.split(" ").length > 3) continue;
    const holder = all.find(({ thing }) => hasField(thing, name));
    if (holder !== undefined) continue;
    const owner = ownerCalled(of, all);
    // A word that is no usual property needs an owner that the text names.
    if (
      owner === undefined &&
      !ATTRIBUTES.has(last) &&
      options.length < 2 &&
      main.groups.length === 0 &&
      all.length > 1
    )
      continue;
    const target = (owner ?? main).thing;
    if (target.fields.length >= MOST || target.fields.some((field) => isSameField(field.name, name))) continue;
    target.fields.push({ name, options: options.length > 1 ? options : [] });
  }
}

/** A list of what is written down belongs to one thing, whole. */
function giveList(list: readonly NotedField[], all: readonly Held[], main: Held, refused: readonly string[]): void {
  const { thing } = ownerCalled(list[0]?.of, all) ?? mostAlike(list, all, main);
  const listed = list
    .filter(({ name }) => !refused.some((each) => each.split(" ").includes(name)))
    // The thing itself is its title.
    .filter(({ name, options, as }) => options.length > 1 || as !== undefined || key(name) !== key(thing.name))
    .slice(0, MOST_LISTED)
    .map((field) => ({ ...field, options: asRows(field, thing, all) }))
    .map(({ name, options, as }) => ({ name, options, isListed: true as const, ...(as === undefined ? {} : { as }) }));
  const rest = thing.fields.filter((own) => !listed.some(({ name }) => isSameField(own.name, name)));
  const before = rest.filter(({ isListed }) => isListed);
  thing.fields = [...before, ...listed, ...rest.filter(({ isListed }) => !isListed)];
}

/** What there is to choose from of a thing of its own are its rows; the options left for a choice. */
function asRows({ name, options }: NotedField, owner: ReadThing, all: readonly Held[]): string[] {
  const before = all.slice(
    0,
    Math.max(
      0,
      all.findIndex(({ thing }) => thing === owner),
    ),
  );
  const own = before.find(({ thing }) => key(thing.name) === key(name))?.thing;
  if (own === undefined || options.length < 2) return options;
  own.items = [...options];
  return [];
}

/** What is searched by belongs to the thing that has most of it; what that lacks it gets. */
function giveSought({ sought }: Brief, all: readonly Held[], main: Held): void {
  if (sought.length === 0) return;
  const has = ({ thing }: Held, name: string): boolean =>
    hasField(thing, name) || thing.fields.some((field) => isSameField(field.name, name));
  const count = (each: Held): number => sought.filter((name) => has(each, name)).length;
  const [best = main] = all.toSorted((a, b) => count(b) - count(a) || rankOf(a.thing) - rankOf(b.thing));
  const held = count(best) > 0 ? best : main;
  // 'By school size item' are three where each is a property.
  const names = sought.flatMap((name) => {
    const words = name.split(" ");
    return !has(held, name) && words.some((word) => has(held, word)) ? words.filter((word) => has(held, word)) : [name];
  });
  for (const name of names) if (!has(held, name) && isUsualName(name)) held.thing.fields.push({ name, options: [] });
  held.thing.sought = names.filter((name) => has(held, name));
}

/** The thing that a text calls so: by its own name or one of its group, else by the last word. */
function ownerCalled(of: string | undefined, all: readonly Held[]): Held | undefined {
  if (of === undefined) return undefined;
  const last = of.split(" ").at(-1) ?? of;
  const named = ({ thing, groups }: Held): string[] => [thing.name.toLowerCase(), ...groups.map(({ name }) => name)];
  return (
    all.find(({ thing }) => key(thing.name) === key(of)) ??
    all.find(({ thing, groups }) => key(thing.name).endsWith(` ${key(last)}`) && groups.length > 0) ??
    all.find((each) => named(each).some((name) => key(name) === key(of))) ??
    all.find((each) => named(each).some((name) => key(name) === key(last) || key(name).endsWith(` ${key(last)}`)))
  );
}

/** So many properties in common say whose a list is. */
const ALIKE = 2;

/** The thing that has most of a list already; the first of the app where none has enough. */
function mostAlike(list: readonly NotedField[], all: readonly Held[], main: Held): Held {
  const alike = ({ thing }: Held): number => list.filter(({ name }) => hasField(thing, name)).length;
  const [best] = all.toSorted((a, b) => alike(b) - alike(a) || rankOf(a.thing) - rankOf(b.thing));
  return best !== undefined && alike(best) >= Math.min(ALIKE, list.length) && alike(best) > alike(main) ? best : main;
}

/** What the app is about first comes before what has no job. */
const rankOf = ({ jobs }: ReadThing): number => Math.min(99, ...jobs.map(({ rank }) => rank));

const hasField = ({ known }: ReadThing, name: string): boolean =>
  known?.fields.split("\n").some((line) => isSameField(line.slice(0, line.indexOf(":")).replace("!", ""), name)) ??
  false;
