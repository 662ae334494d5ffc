import type { BlueprintThing } from "@sayhey/blueprints";
import { candidatesFor } from "./loaded-blueprints.ts";
import { stemsIn } from "./stems.ts";
import type { ChosenTrade } from "./trade.ts";

/** Less than this is a coincidence of words. */
const LEAST = 1.35;
/** What a named thing of the trade adds. */
const THING = 0.3;

/** The line of work that a text is about; undefined where none stands out, so that the app keeps to what was said. */
export function chooseBlueprint(text: string): ChosenTrade | undefined {
  const words = new Set(stemsIn(text).map(({ stem }) => stem));
  const found = candidatesFor(text).map(({ blueprint, sector, score, evidence }): ChosenTrade => {
    const named = new Set(blueprint.things.filter((thing) => isNamed(thing, words)).map(({ id }) => id));
    return { trade: { ...blueprint, sector }, score: score + THING * Math.min(named.size, 4), evidence, named };
  });
  const [best] = found.toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score >= LEAST ? best : undefined;
}

/** Words that name a thing of a line of work. */
export const namesOf = ({ names, also }: Pick<BlueprintThing, "names" | "also">): string[] =>
  [...names.split("|"), ...also.split("|")].map((name) => name.trim().toLowerCase()).filter(Boolean);

function isNamed(thing: BlueprintThing, words: ReadonlySet<string>): boolean {
  return namesOf(thing).some((name) => {
    const stems = stemsIn(name).map(({ stem }) => stem);
    return stems.length > 0 && stems.every((stem) => words.has(stem));
  });
}
