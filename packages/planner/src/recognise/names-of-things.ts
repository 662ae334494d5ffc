import type { BlueprintThing } from "@sayhey/blueprints";
import { singularOf } from "../embedded/inflect.ts";

type Named = Pick<BlueprintThing, "names" | "also">;

/** What a thing of a line of work goes by, in the singular and in lower case. Whole words: a walker is no walk. */
const namesOf = ({ names, also }: Named): string[] =>
  [...names.split("|"), ...also.split("|")].map((name) => singularOf(name.trim().toLowerCase())).filter(Boolean);

/** Whether a name in the singular means the thing: one of its names, or one that ends in it or that it ends in. */
export function isCalled(thing: Named, name: string): boolean {
  const last = name.split(" ").at(-1) ?? name;
  return namesOf(thing).some((own) => own === name || own === last || own.endsWith(` ${name}`));
}

/** Whether words, in the singular, hold all of one of the thing's names. */
export const isNamedBy = (thing: Named, words: ReadonlySet<string>): boolean =>
  namesOf(thing).some((name) => name.split(" ").every((word) => isAmong(words, word)));

/** A pick-up point is a pickup point and a pick up point. */
const isAmong = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) ||
  (word.includes("-") && (words.has(word.replaceAll("-", "")) || word.split("-").every((part) => words.has(part))));
