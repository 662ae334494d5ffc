import type { BlueprintThing } from "@sayhey/blueprints";
import type { Brief } from "../brief/brief.ts";
import type { Reading, ReadThing } from "./reading.ts";
import { stemsIn } from "./stems.ts";
import { titleOf } from "./title.ts";
import type { ChosenTrade } from "./trade.ts";
import { thingNamed } from "./trade-things.ts";

/** As many jobs are what a line of work is there for. */
const LEADING = 2;

/**
 * What a text is about, where that is something in its line of work that the work is not there for: repairs that tenants report, and
 * not their rent. Then the line of work's own words are about something else.
 */
export function focusIn(chosen: ChosenTrade, { subject, text }: Brief): BlueprintThing | undefined {
  const { trade, evidence } = chosen;
  const about = trade.name === undefined ? undefined : thingNamed(chosen, subject);
  if (about === undefined || about.role === "person") return undefined;
  const leading = trade.jobs.split("\n", LEADING).map((each) => /^\w+ (\w+)/.exec(each.trim())?.[1]);
  const title = new Set(stemsIn(titleOf(text)).map(({ stem }) => stem));
  const isItsName = evidence.some((phrase) => stemsIn(phrase).every(({ stem }) => title.has(stem)));
  return leading.includes(about.id) || isItsName ? undefined : about;
}

/** The thing of a reading that its text is about, where that is not what its line of work is there for. */
export function focusOf({ trade, brief, things }: Reading): ReadThing | undefined {
  const about = trade === undefined ? undefined : focusIn(trade, brief);
  return about === undefined ? undefined : things.find(({ id }) => id === about.id);
}
