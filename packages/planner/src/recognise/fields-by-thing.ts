import type { Brief } from "../brief/brief.ts";
import { ATTRIBUTES } from "../brief/words-of-briefs.ts";
import type { Group } from "./group-things.ts";
import type { ReadThing } from "./reading.ts";
import { stem } from "./stems.ts";

/** More would make a form that nobody fills in. */
const MOST = 12;

const key = (name: string): string => name.toLowerCase().split(" ").map(stem).join(" ");

/** Gives each property that notes list to the thing it belongs to: the one its list follows, one that has such a property, else the first. */
export function fieldsByThing({ fields }: Brief, all: readonly { thing: ReadThing; groups: readonly Group[] }[]): void {
  const [main] = all.toSorted((a, b) => rankOf(a.thing) - rankOf(b.thing));
  if (main === undefined) return;
  const names = new Set(all.flatMap(({ thing, groups }) => [key(thing.name), ...groups.map(({ name }) => key(name))]));
  for (const { name, of, options } of fields) {
    const wanted = key(name);
    const last = name.split(" ").at(-1) ?? name;
    // What is a thing of the app is no property of another, unless it says which.
    if (names.has(wanted) && options.length < 2) continue;
    if (name.length > 30 || name.split(" ").length > 3) continue;
    const holder = all.find(({ thing }) => hasField(thing, wanted));
    if (holder !== undefined) continue;
    const owner =
      of === undefined
        ? undefined
        : all.find(({ thing, groups }) => key(thing.name) === key(of) || groups.some((group) => group.name === of));
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
    if (target.fields.length >= MOST || target.fields.some((field) => key(field.name) === wanted)) continue;
    target.fields.push({ name, options: options.length > 1 ? options : [] });
  }
}

/** What the app is about first comes before what has no job. */
const rankOf = ({ jobs }: ReadThing): number => Math.min(99, ...jobs.map(({ rank }) => rank));

function hasField({ known }: ReadThing, wanted: string): boolean {
  return (
    known?.fields.split("\n").some((line) => {
      const name = key(line.slice(0, line.indexOf(":")).replace("!", ""));
      return name === wanted || name.split(" ").at(-1) === wanted;
    }) ?? false
  );
}
