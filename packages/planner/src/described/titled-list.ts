import type { ListedItem } from "../brief/listed-item.ts";
import { singularOf } from "../embedded/inflect.ts";
import type { DescribedList } from "./described-list.ts";
import { piecesOf } from "./list-text.ts";
import { fieldsIn } from "./read-field.ts";

const REGISTER =
  "inventory|stock list|stock|register|log|logbook|log book|list|catalogue|catalog|database|collection|library|tracker|notebook|records?|diary|journal|index|archive";
const WITH = String.raw`\s+(?:with|including|noting|recording|showing)\s+(?:(?:the|its|their)\s+)?`;
const OPENING = String.raw`^\W*(?:(?:an?|the|my|our|simple|small|little|i need|i want|we need)\s+)*`;
/** A whole text of few words: 'kiln inventory with shelf and value', 'library of knitting charts with gauge and yarn'. */
const TITLES: readonly RegExp[] = [
  new RegExp(
    String.raw`${OPENING}(?<of>(?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)\s+(?<kept>${REGISTER})${WITH}(?<list>[^.:;!?()]{3,80})$`,
    "iu",
  ),
  new RegExp(
    String.raw`${OPENING}(?<kept>${REGISTER})\s+(?:of|for)\s+(?:(?:my|our|the|all)\s+)*(?<of>(?:[\p{L}'-]+ ){0,2}[\p{L}'-]+?)${WITH}(?<list>[^.:;!?()]{3,80})$`,
    "iu",
  ),
];
/** What holds things: an inventory of it is one of what is in it. */
const HOLDS =
  /(?:^| )(?:kitchen|garage|lab|laboratory|workshop|studio|office|shed|attic|loft|cellar|van|truck|boat|shop|store|warehouse|classroom|school|pantry|freezer|fridge|cupboard|storeroom|household|home|house|clinic|church|theat(?:re|er)|salon|flat|apartment|museum|bar|pub|restaurant|hospital|library|hall|room)$/;
const COUNTED = /^(?:inventory|stock list|stock)$/i;
const LONGEST = 110;
const WORDS_OF_SENTENCES = /\b(?:i|we|you|they|who|that|which|where|when|so|can|should|must|will|is|are|was)\b/i;

const NO_NOUN = /^(?:an?|the|my|our|simple|small|little|i need|i want|we need)(?: |$)|(?:^| )(?:an?|the|my|our)$/i;
const PARTS = /^(?:columns?|fields?|sections?|tabs?|pages?|categories|stages?|lanes?|filters?|search|login|charts?)\b/i;

/** The list that a short text says by itself what it keeps; undefined where it says more, or less. */
export function titledList(text: string): DescribedList | undefined {
  const said = text.trim().replace(/[.!]+$/, "");
  if (said.length > LONGEST) return undefined;
  const groups = TITLES.map((title) => title.exec(said)?.groups).find((each) => each !== undefined);
  const { of = "", kept = "", list = "" } = groups ?? {};
  if (of === "" || NO_NOUN.test(of) || PARTS.test(list) || WORDS_OF_SENTENCES.test(list)) return undefined;
  const pieces = piecesOf(list);
  const fields = pieces.flatMap((piece): ListedItem[] =>
    fieldsIn(piece, true).map((each) => ({ ...each, isUsual: true })),
  );
  if (pieces.length < 2 || fields.length < pieces.length) return undefined;
  const name = singularOf(of.toLowerCase());
  const isCounted =
    COUNTED.test(kept) &&
    !fields.some(({ name: each }) => /\b(?:quantity|amount|stock|how many|count|left)\b/.test(each));
  return {
    of: HOLDS.test(name) ? `${name} item` : name,
    fields: [...(isCounted ? [{ name: "quantity", options: [], isUsual: true, as: "number 1..24" }] : []), ...fields],
    read: 1,
    isKeeping: true,
    isTitle: true,
    segment: said,
  };
}
