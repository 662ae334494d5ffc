import { PATTERNS, type PatternThing } from "@sayhey/blueprints";
import { singularOf } from "../embedded/inflect.ts";
import { fillPattern, type Adopted } from "./fill-pattern.ts";
import type { ChosenTrade } from "./trade.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/**
 * What an organization of a kind does, whatever its trade, by the last word of what it is called: whoever types 'travel agency' runs
 * one, and keeps no list of agencies. The pattern of work, and what takes the place of its main thing.
 */
const KINDS: readonly (readonly [words: ReadonlySet<string>, pattern: string, adopts?: readonly [string, string]])[] = [
  [set("club group society association union league circle guild fraternity sorority chapter"), "club"],
  [set("school academy camp college kindergarten bootcamp conservatory"), "classes"],
  [
    set(
      "agency company studio firm office contractor business startup label bureau consultancy department service workshop brand atelier laboratory lab practice clinic",
    ),
    "quotedJobs",
  ],
  [set("cinema theater theatre circus opera venue planetarium nightclub"), "bookings", ["resource", "show"]],
  [
    set("zoo aquarium park arena hall lounge sauna spa pool rink range court track pitch"),
    "bookings",
    ["resource", "session"],
  ],
];
/** People who work for customers, and are not kept on a list by themselves. */
const CRAFT =
  /(?:grapher|designer|smith|wright|planner|consultant|engineer|painter|sweep|fitter|installer|advis[eo]r|monger)$/;

/** The work of an organization that a few words name; undefined where they name none. */
export function workOfOrganisation(noun: string): ChosenTrade | undefined {
  const last = singularOf(noun.split(" ").at(-1) ?? noun);
  const kind = KINDS.find(([words]) => words.has(last));
  const isCraft = kind === undefined && CRAFT.test(last);
  const [, id = isCraft ? "quotedJobs" : undefined, adopts] = kind ?? [];
  const pattern = PATTERNS.find((each) => each.id === id);
  if (pattern === undefined) return undefined;
  const adopted = new Map<PatternThing, Adopted>();
  const part = pattern.things.find((thing) => thing.id === adopts?.[0]);
  if (part !== undefined && adopts !== undefined) adopted.set(part, { name: adopts[1] });
  return fillPattern(pattern, adopted, { score: 1, evidence: [] });
}
