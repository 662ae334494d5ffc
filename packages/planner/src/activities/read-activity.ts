import { capital } from "../embedded/inflect.ts";
import { firstSentence, withoutOpening } from "../together/words-in-text.ts";
import type { Reading } from "../recognise/reading.ts";
import type { ChosenTrade } from "../recognise/trade.ts";
import type { Activity, ActivityKind, ActivityText } from "./activity.ts";
import { KINDS } from "./kinds.ts";

const FEW = 90;
/** A longer text describes a business, of which an activity is a part. */
const LONGEST = 900;
/** An order to developers lists what a system is to do; it is read as it stands. */
const ORDERS =
  /^\W*(?:please )?(?:implement|develop|design and|create a (?:web|platform|system)|build a (?:web|platform|system))\b/i;
/** So many fields listed of one thing are a description, which is kept as it is. */
const DESCRIBED = 3;

const isAsked = ({ few, head, anywhere, not }: ActivityKind, { text, lower }: ActivityText): boolean => {
  if (not?.test(lower) === true) return false;
  if (text.length <= LONGEST && anywhere?.test(lower) === true) return true;
  if (text.length <= FEW) return few?.test(lower) === true;
  return head?.test(withoutOpening(firstSentence(text)).toLowerCase()) === true;
};

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, "")
    .trim();

/** Whether a line of work is called by just the words of a text. */
const isOwnOf = (trade: ChosenTrade | undefined, text: string): boolean =>
  trade?.trade.name !== undefined && trade.evidence.some((phrase) => bare(phrase) === bare(text));

/** What people write down of a thing, whatever it is. */
const FIELD =
  /\b(?:names?|dates?|phones?|prices?|status|notes?|address|e-?mail|types?|kind|numbers?|times?|place|location|size|colou?r|amount|cost|photos?|pictures?|description|category|title|owner|age|brand|model|condition|quantity|when|where)\b/i;

/** Whether a text lists what is written down of a thing, and no people, teams or chores by name. */
function isDescription(fields: Reading["things"][number]["fields"], text: string): boolean {
  const listed = fields.filter(
    ({ isListed, name }) => isListed === true && !new RegExp(`\\b${escaped(capital(name))}\\b`, "u").test(text),
  );
  return listed.length >= DESCRIBED && listed.some(({ name }) => FIELD.test(name));
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The activity that a text is about by its own words; undefined where it is about something else. */
export function activityIn({ brief, isOrder, things, trade, described }: Reading): Activity | undefined {
  const { text, givenName } = brief;
  if (ORDERS.test(text)) return undefined;
  const isLongOrder = isOrder && text.length > 240;
  const read: ActivityText = { text, lower: text.toLowerCase(), givenName };
  const isDescribed = things.some(({ fields }) => isDescription(fields, text));
  for (const kind of KINDS) {
    if ((isDescribed || isLongOrder) && kind.readsFields !== true) continue;
    if (kind.yields === true && isOwnOf(trade ?? described?.trade, text)) continue;
    if (!isAsked(kind, read)) continue;
    const activity = kind.make(read);
    if (activity !== undefined) return activity;
  }
  return undefined;
}
