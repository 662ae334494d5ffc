import type { NotedField } from "../brief/brief.ts";
import { pluralOf, singularOf } from "../embedded/inflect.ts";
import { camelCase } from "../embedded/thing.ts";
import { table } from "../vocabulary/rows.ts";
import { kindOfName } from "./kinds-of-words.ts";
import { isCalled, isNamedBy } from "./names-of-things.ts";
import type { ReadThing } from "./reading.ts";
import { isSameField } from "./same-field.ts";
import { stemsIn } from "./stems.ts";
import type { ChosenTrade, TradeThing } from "./trade.ts";

/** So many properties in common with a thing of a line of work make it that thing, */
const ALIKE = 0.5;
/** of as many at least. */
const LEAST = 3;
/** Fewer properties say something of a thing, and not all that is written down of it. */
const WHOLE = 4;
/** Whoever names so many other things of a line of work wants more of it than a list. */
const MOST_NAMED = 2;

const lastOf = (name: string): string => name.split(" ").at(-1) ?? name;
const labelOf = (line: string): string => line.slice(0, line.indexOf(":")).replace("!", "");
const targetOf = (line: string): string | undefined => /: relation (\w+)/.exec(line)?.[1];

/** The thing of a line of work that a text keeps: by its name, else by the properties that it lists; undefined where none is. */
export function thingOfList({ trade }: ChosenTrade, name: string, list: readonly NotedField[]): TradeThing | undefined {
  const same = ({ fields }: TradeThing): number => {
    const labels = fields.split("\n").map(labelOf);
    return list.filter((field) => labels.some((label) => isSameField(label, field.name))).length;
  };
  const called = trade.things.filter((thing) => isCalled(thing, name));
  const ending = called.length > 0 ? called : trade.things.filter((thing) => isCalled(thing, lastOf(name)));
  const [best] = ending.toSorted((a, b) => same(b) - same(a));
  if (best !== undefined) return best;
  const [alike] = trade.things.toSorted((a, b) => same(b) - same(a));
  return alike !== undefined && same(alike) >= LEAST && same(alike) >= list.length * ALIKE ? alike : undefined;
}

/** What is printed or sent is made of what is kept. */
const PRINTED = /\b(?:print(?:able)?|export|download|e-?mail|generate|issue)s? (?:(?:a|an|the|out|pdf) )*[\p{L}-]+/giu;

/** A text without its lists and without the words that say which line of work it is of. */
function besideLists(text: string, lists: readonly (readonly NotedField[])[], evidence: readonly string[]): string {
  const spans = lists.map((list): [number, number] => {
    const ends = list.map(
      ({ at, name, options }) => at + Math.max(name.length, options.join(", ").length + name.length),
    );
    return [Math.min(...list.map(({ at }) => at)), Math.max(...ends)];
  });
  const rest = [...text].map((char, at) => (spans.some(([from, to]) => at >= from && at < to) ? " " : char)).join("");
  return evidence.reduce(
    (left, phrase) => left.replaceAll(new RegExp(`\\b${phrase}\\b`, "gi"), " "),
    rest.replaceAll(PRINTED, " "),
  );
}

/**
 * Things of a line of work that a text names beside the one it lists the properties of; undefined where it names so many that the list is
 * only one part of what is wanted.
 */
export function namedBeside(
  { trade, evidence }: ChosenTrade,
  own: TradeThing | undefined,
  text: string,
  lists: readonly (readonly NotedField[])[],
): TradeThing[] | undefined {
  const words = new Set(stemsIn(besideLists(text, lists, evidence)).map(({ word }) => word));
  const named = trade.things.filter((thing) => thing !== own && thing.role !== "person" && isNamedBy(thing, words));
  return named.length > MOST_NAMED ? undefined : named;
}

/** Whether a list of properties is all that is written down of a thing. */
export const isWhole = (list: readonly NotedField[]): boolean => list.length >= WHOLE;

/** Whom or what a property of a list points at: somebody, or a thing of just this name. */
const isPointer = (thing: TradeThing, field: ReadThing["fields"][number]): boolean =>
  field.as === undefined &&
  (thing.names.split("|").some((name) => singularOf(name.trim().toLowerCase()) === singularOf(field.name)) ||
    (field.options.length < 2 &&
      thing.role === "person" &&
      kindOfName(field.name) === "person" &&
      isCalled(thing, field.name)));

/**
 * The things of a note that is of a line of work: the first with the properties that the text lists and no other, under the titles of the
 * trade's own rows; what it points at as the trade keeps it.
 */
export function withTradeRows(
  things: readonly ReadThing[],
  { trade }: ChosenTrade,
  own: TradeThing | undefined,
  beside: readonly TradeThing[],
  lists: readonly (readonly NotedField[])[],
): ReadThing[] {
  const [main, ...others] = things;
  if (main === undefined) return [];
  const taken = others.flatMap((other) => {
    const thing = trade.things.find((each) => each !== own && isPointer(each, { name: other.name, options: [] }));
    return thing === undefined ? [] : [{ name: other.name, thing }];
  });
  const items = new Map<TradeThing, readonly string[]>();
  for (const field of main.fields) {
    const thing = trade.things.find((each) => each !== own && isPointer(each, field));
    if (thing === undefined) continue;
    if (taken.every((each) => each.thing !== thing)) taken.push({ name: field.name, thing });
    // What there is to choose from of a thing of its own are its rows.
    if (field.options.length > 1) items.set(thing, field.options);
  }
  for (const thing of beside)
    if (taken.every((each) => each.thing !== thing) && others.every(({ name }) => !isCalled(thing, name)))
      taken.push({ name: thing.names.split("|")[0]?.trim() ?? thing.id, thing });
  const kept = new Set([...(own === undefined ? [] : [own.id]), ...taken.map(({ thing }) => thing.id)]);
  // What the text itself writes down of somebody stays theirs, and the first of the app points at them.
  const listedOf = (name: string): ReadThing["fields"] => others.find((each) => each.name === name)?.fields ?? [];
  const rest = taken.map(({ name, thing }) => ({
    ...asRead(name, thing, kept, own?.id, items.get(thing)),
    fields: listedOf(name),
  }));
  const owners = taken
    .filter(({ name }) => listedOf(name).length > 0 && main.fields.every((field) => field.name !== name))
    .map(({ name }) => ({ name, options: [], isListed: true as const }));
  const isItem = (name: string): boolean => taken.some((each) => each.name === name && items.has(each.thing));
  // What is described for any trade would bring rows from elsewhere: the defects of a factory.
  const isOwn = ({ name, items, fields: listed }: ReadThing): boolean =>
    items.length > 0 || listed.length > 0 || kindOfName(name) === "person";
  const bare = others.filter((each) => isOwn(each) && taken.every(({ name }) => each.name !== name));
  // What only pointed at one of those is gone with it.
  const isLeft = ({ name }: { name: string }): boolean =>
    others.every((each) => each.name !== name) ||
    [...bare, ...rest].some((each) => each.name === name) ||
    lists.some((list) => list.some((field) => isSameField(field.name, name)));
  const fields = [...owners, ...main.fields.filter(isLeft)].map((field) => ({
    ...field,
    options: isItem(field.name) ? [] : field.options,
  }));
  const { isToldByFields: _told, ...listed } = main;
  const first: ReadThing =
    own === undefined
      ? { ...main, fields }
      : {
          ...listed,
          id: own.id,
          fields,
          known: {
            ...knownOfOwn(
              own,
              main,
              taken.map(({ thing }) => thing),
            ),
          },
        };
  return [first, ...bare, ...rest];
}

/** What the trade knows of a thing: of its properties only those that the text lists, and its title. */
function knownOfOwn(own: TradeThing, main: ReadThing, targets: readonly TradeThing[]): NonNullable<ReadThing["known"]> {
  const [title = "Name: text", ...lines] = own.fields.split("\n");
  const listed = lines.filter((line) => {
    const target = targetOf(line);
    const isListed = main.fields.some(({ name, as }) => isSameField(labelOf(line), name) && isOfKind(line, as));
    // What it points at by another name gets its relation from the list.
    return isListed && (target === undefined ? !COMPUTED.test(line) : targets.some(({ id }) => id === target));
  });
  return {
    role: own.role,
    icon: own.icon,
    fields: [title, ...listed].join("\n"),
    rows: rowsOf(own, [title, ...listed]),
  };
}

const COMPUTED = /: (?:calc|rollup|daysUntil|addDays|expr|lookup) /;

/** 'Last inspection' is a day, and nobody who inspects. */
const isOfKind = (line: string, as: string | undefined): boolean =>
  as?.startsWith("date") !== true || /: date(?:Time)?\b/.test(line);

/** Rows with the values of some fields. */
function rowsOf(own: TradeThing, lines: readonly string[]): string {
  const ids = new Set(lines.map((line) => camelCase(labelOf(line))));
  const rows = own.isFilled === true ? own.rows : table(own.cells, own.rows);
  return rows
    .split("\n")
    .map((row) =>
      row
        .split(" | ")
        .filter((cell, at) => at === 0 || ids.has(cell.slice(0, cell.indexOf("="))))
        .join(" | "),
    )
    .join("\n");
}

/** A thing as its trade keeps it, without what belongs to things that the app does not have. */
function asRead(
  name: string,
  thing: TradeThing,
  kept: ReadonlySet<string>,
  main: string | undefined,
  items: readonly string[] = [],
): ReadThing {
  const lines = thing.fields.split("\n").filter((line) => {
    const target = targetOf(line);
    // The first of the app points at the others.
    return (target === undefined || (kept.has(target) && target !== main)) && !/: rollup /.test(line);
  });
  return {
    id: thing.id,
    name,
    plural: pluralOf(name),
    fields: [],
    verbs: new Set(),
    jobs: [],
    known: { role: thing.role, icon: thing.icon, fields: lines.join("\n"), rows: rowsOf(thing, lines) },
    items,
  };
}
