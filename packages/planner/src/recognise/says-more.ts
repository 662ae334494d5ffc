import { isUsualName } from "../brief/listed-item.ts";
import type { Described } from "../described/described-things.ts";
import { isLikely } from "../described/find-lists.ts";
import { isCalled, isNamedBy } from "./names-of-things.ts";
import type { PlainNote } from "./plain-notes.ts";
import type { ReadThing } from "./reading.ts";
import { stemsIn } from "./stems.ts";
import type { ChosenTrade } from "./trade.ts";

/** Properties of all things that are called as some are. */
const likelyIn = (things: readonly ReadThing[]): number =>
  things
    .flatMap(({ fields }) => fields.filter(({ isListed }) => isListed === true))
    .reduce((sum, field) => sum + (isLikely({ ...field, isUsual: isUsualName(field.name) }) ? 1 : -1), 0);
/** It stands for whatever the text is about. */
const VAGUE = /(?:^| )(?:change|item|entry|thing|record|row|note|one|detail)$/;
/** Whether a name stands for whatever a text is about. */
export const isVague = (name: string): boolean => VAGUE.test(name);
/** So much evidence of a line of work says more than one list of a long text. */
const SURE_TRADE = 2;
const LONG_TEXT = 450;
const LONGEST_NOTE = 700;
const MOST_OF_TEXT = 0.3;
const MANY_LIKELY = 8;

/** Whether the rest of a text names a thing of the line of work that is not described: the appointments of a book of dogs. */
function namesMore({ trade, named, evidence }: ChosenTrade, { things, segments }: Described, text: string): boolean {
  const said = things.flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)]);
  const rest = [...segments, ...evidence].reduce(
    (left, part) => left.replaceAll(part.toLowerCase(), " "),
    text.toLowerCase(),
  );
  const words = new Set(stemsIn(rest).map(({ stem: each }) => each));
  return trade.things.some(
    (thing) => named.has(thing.id) && isNamedBy(thing, words) && !said.some((name) => isCalled(thing, name)),
  );
}

/** Whether what names a line of work, or one of its things, is what a text keeps: a catch log of catches, and no library of sewing patterns. */
function isOfTitle(name: string, { evidence, trade }: ChosenTrade): boolean {
  const names = trade.things.map((thing) => thing.names.replace("|", " "));
  const known = new Set([...evidence, ...names].flatMap((phrase) => stemsIn(phrase).map(({ stem: each }) => each)));
  const stems = stemsIn(name.replace(/ item$/, "")).map(({ stem: each }) => each);
  const told = stems.filter((each) => known.has(each)).length;
  // Its last word and most of the others: the catch of sea fishing is a catch, a sewing pattern is none of software.
  return known.has(stems.at(-1) ?? "") && told * 2 > stems.length;
}

/** Whether more is described than a note or a line of work keeps; what has no name of its own says less than either. */
export function saysMore(
  described: Described,
  note: PlainNote | undefined,
  trade: ChosenTrade | undefined,
  text: string,
): boolean {
  const { things, isNamed } = described;
  if (described.isLedger) return true;
  // A line of work that goes by the very name knows more of it.
  if (described.isTitle) return trade?.trade.name === undefined || !isOfTitle(described.lead, trade);
  const isOfTrade = trade?.trade.name !== undefined;
  // Of what takes a page to tell one list is a small part.
  const isPart = text.length > LONGEST_NOTE && likelyIn(things) < MANY_LIKELY;
  if (isPart && !(note !== undefined && VAGUE.test(note.name))) return false;
  const isMost = described.segments.join(" ").length >= text.length * MOST_OF_TEXT;
  if (note === undefined && isOfTrade && trade.evidence.length >= SURE_TRADE && namesMore(trade, described, text))
    return false;
  if (note === undefined)
    return isNamed
      ? !isOfTrade || isMost || text.length <= LONG_TEXT || trade.evidence.length < SURE_TRADE
      : !isOfTrade;
  if (isNamed && (VAGUE.test(note.name) || things.length > note.things.length)) return true;
  if (note.isOfTrade === true) return false;
  return isNamed && (described.handedIn.length > 0 || likelyIn(things) >= likelyIn(note.things));
}
