import type { BlueprintThing } from "@sayhey/blueprints";
import type { Brief } from "../brief/brief.ts";
import { singularOf } from "../embedded/inflect.ts";
import { isFewWords } from "./few-words.ts";
import type { Reading, ReadThing } from "./reading.ts";
import { stemsIn } from "./stems.ts";
import { titleOf } from "./title.ts";
import type { ChosenTrade, TradeThing } from "./trade.ts";
import { thingNamed } from "./trade-things.ts";

/** As many jobs are what a line of work is there for. */
const LEADING = 2;

/**
 * What a text is about, where that is something in its line of work that the work is not there for: repairs that tenants report, and
 * not their rent. Then the line of work's own words are about something else.
 */
export function focusIn(
  chosen: ChosenTrade,
  { subject, text }: Pick<Brief, "subject" | "text">,
): BlueprintThing | undefined {
  const titled = titledIn(chosen, { text });
  if (titled !== undefined) return titled;
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

const KEEPER =
  /^(?:library|log|logs|logbook|register|tracker|list|board|record|records|catalogue|catalog|inventory|sheet|database|archive|diary|book|status|history|app|system)$/;
/** What is done with a thing again and again says itself what is kept. */
const DEED = /^(?:inspection|check|test|service|visit|reading|repair|audit|calibration)s?$/;
/** They say for whom or how it is made. */
const ASIDE = /\s(?:for|in|at|on|with|by|of|from|to)\s.*$/;
/** As many words name a thing. */
const LONGEST_NAME = 3;

/** The thing of a line of work that a short title names: a choir's 'sheet music library' is one of pieces, and of nobody's replies. */
function titledIn({ trade }: ChosenTrade, { text }: Pick<Brief, "text">): TradeThing | undefined {
  if (trade.name === undefined || trade.sector === "life" || !isFewWords(text)) return undefined;
  const words = (
    text
      .toLowerCase()
      .replace(ASIDE, "")
      .match(/[\p{L}\p{N}'’-]+/gu) ?? []
  ).map((word) => word.trim());
  const isKeeping = KEEPER.test(words.at(-1) ?? "");
  if (!isKeeping && !DEED.test(words.at(-1) ?? "")) return undefined;
  // A line of work that is such a register itself is meant whole.
  if (new RegExp(`\\b${words.at(-1) ?? ""}\\b`, "i").test(trade.name)) return undefined;
  while (KEEPER.test(words.at(-1) ?? "")) words.pop();
  for (let count = Math.min(LONGEST_NAME, words.length); count > 0; count--) {
    const name = singularOf(words.slice(-count).join(" "));
    const found = trade.things.filter((thing) => isExactly(thing, name));
    const [first] = found.toSorted((a, b) => Number(b.use === "core") - Number(a.use === "core"));
    if (first === undefined) continue;
    // A line of work that is called after it is about nothing else, and is meant whole.
    const own = new Set(stemsIn(trade.name).map(({ stem }) => stem));
    const isAllOfIt = stemsIn(name).some(({ stem }) => own.has(stem));
    return first.role === "person" || isAllOfIt ? undefined : first;
  }
  return undefined;
}

/** Whether a thing goes by a name, and not only by its last word. */
const isExactly = ({ names, also }: TradeThing, name: string): boolean =>
  [...names.split("|"), ...also.split("|")].some((each) => singularOf(each.trim().toLowerCase()) === name);

/** Who has what out of a library is part of it. */
const HANDED = /\b(?:loan|hand-?over|checkout|check-out|hire|sign-?out|issue|borrowing)\b/i;

/** Ids of the things that belong to a title that names one: the thing, what it points at, and who has it. */
export function onlyTitled(chosen: ChosenTrade, brief: Pick<Brief, "text">): ReadonlySet<string> | undefined {
  const lead = titledIn(chosen, brief);
  if (lead === undefined) return undefined;
  const targets = [...lead.fields.matchAll(/: relation (\w+)$/gm)].map(([, id = ""]) => id);
  const handed = chosen.trade.things.filter(
    ({ names, fields }) => HANDED.test(names) && new RegExp(`: relation ${lead.id}$`, "m").test(fields),
  );
  return new Set([lead.id, ...targets, ...handed.map(({ id }) => id)]);
}
