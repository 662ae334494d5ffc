import { candidatesFor } from "./loaded-blueprints.ts";
import { isNamedBy } from "./names-of-things.ts";
import { stemsIn } from "./stems.ts";
import type { ChosenTrade } from "./trade.ts";

/** Less than this is a coincidence of words. */
const LEAST = 1.35;
/** What a named thing of the trade adds. */
const THING = 0.3;

/** The line of work that a text is about; undefined where none stands out, so that the app keeps to what was said. */
export function chooseBlueprint(text: string): ChosenTrade | undefined {
  const words = new Set(stemsIn(text).map(({ word }) => word));
  const found = candidatesFor(text).map(({ blueprint, sector, score, evidence }): ChosenTrade => {
    const named = new Set(blueprint.things.filter((thing) => isNamedBy(thing, words)).map(({ id }) => id));
    return { trade: { ...blueprint, sector }, score: score + THING * Math.min(named.size, 4), evidence, named };
  });
  const [best] = found.toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score >= LEAST ? best : undefined;
}
