import type { Reading, ReadThing } from "./reading.ts";
import { stemsIn } from "./stems.ts";
import { titleOf } from "./title.ts";
import { thingNamed } from "./trade-things.ts";

/** As many jobs are what a line of work is there for. */
const LEADING = 2;

/**
 * What the text is about, where that is something in its line of work that the work is not there for: repairs that tenants report, and
 * not their rent. Then the line of work's own words are about something else.
 */
export function focusOf({ trade, brief, things }: Reading): ReadThing | undefined {
  if (trade?.trade.name === undefined) return undefined;
  const about = thingNamed(trade, brief.subject);
  if (about === undefined || about.role === "person") return undefined;
  const leading = trade.trade.jobs.split("\n", LEADING).map((each) => /^\w+ (\w+)/.exec(each.trim())?.[1]);
  const title = new Set(stemsIn(titleOf(brief.text)).map(({ stem }) => stem));
  const isItsName = trade.evidence.some((phrase) => stemsIn(phrase).every(({ stem }) => title.has(stem)));
  return leading.includes(about.id) || isItsName ? undefined : things.find(({ id }) => id === about.id);
}
