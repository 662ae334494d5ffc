/** Makes sentences of it: what has one of these is told and is no item of a list. */
const TOLD =
  /(?:^|\s)(?:i|i'm|i'd|we|we're|you|she|he|it|they|them|him|her|us|me|who|which|that|this|should|would|want|wants|need|needs|must|please|pls|because|so|then|show|shows|save|email|print|has to|have to|be|ich|wir|man|soll|muss|damit|quiero|necesito|que|je|nous|veux|faut|avec le total)(?:\s|$)/i;
/** What a list of what is asked for stands behind. */
const LEADS =
  /\b(?:put(?:s|ting)?(?: in)?|enter(?:s|ing)?|type(?:s)? in|pick(?:s|ing)?|choos(?:e|es|ing)|select(?:s|ing)?|tick(?:s|ing)?|ask(?:s|ing)? (?:for|about)|based on|depend(?:s|ing) on|taking in|according to|considering|consisting of|inputs?|fields?|from (?:the )?|je nach|aus|según|a partir de|selon|à partir de)\b:?\s+/i;
const LISTED = 3;
/** As many words an item of a list has at most. */
const LONGEST = 8;

/** A piece of a text between commas. */
export interface Piece {
  text: string;
  /** It stands in a list of what is asked for, so that it counts without a price as well. */
  isListed: boolean;
}

/** Splits at marks that stand in no brackets. */
function splitOutside(text: string, mark: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let last = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (char === "(" || char === "[") depth += 1;
    else if (char === ")" || char === "]") depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    mark.lastIndex = at;
    const found = mark.exec(text);
    if (found === null || found[0] === "") continue;
    parts.push(text.slice(last, at));
    at += found[0].length - 1;
    last = at + 1;
  }
  return [...parts, text.slice(last)].map((part) => part.trim()).filter(Boolean);
}

// A point in a number, in 'sq. m' or in 'min.' ends no sentence.
const SENTENCE = /[!?;\n]+|(?<!\b(?:sq|min|incl|approx|rs|ca|inkl|zzgl|z\.b|e\.g|i\.e|lin))\.(?=\s|$)/iy;
// A comma in a number parts nothing.
const COMMA = /(?<!\d),|,(?!\d)/y;
const AND = /\s+(?:and|plus|und|sowie|y|et|e|&)\s+/iy;

const isShort = (text: string): boolean =>
  !TOLD.test(text.replace(/\([^)]*\)/g, "")) && text.replace(/\([^)]*\)/g, "").split(/\s+/).length <= LONGEST;

/** 'A and B' as two, where both are items by themselves. */
function apart(text: string): string[] {
  const parts = splitOutside(text, AND);
  return parts.length > 1 && parts.filter(isShort).length >= 1 ? parts : [text];
}

const isList = (pieces: readonly string[]): boolean =>
  pieces.length >= LISTED && pieces.filter(isShort).length >= 0.7 * pieces.length;

/** The pieces of a text, in its order, by whether they stand in a list of what is asked for. `ask` says where that is asked for. */
export function piecesOf(text: string, ask: RegExp): Piece[] {
  const whole = text.replace(/\s+[-–—]\s+/g, ": ").replace(/\s+\+\s+(?=[^\d,.]*(?:[,.]|\s\+\s|$))/g, ", ");
  return splitOutside(whole, SENTENCE).flatMap((sentence) => {
    const colon = splitOutside(sentence, /:(?=\s)/y);
    if (colon.length > 1) return [...piecesIn(colon[0] ?? "", false), ...piecesIn(colon.slice(1).join(", "), true)];
    const lead = LEADS.exec(sentence);
    if (lead !== null) {
      const behind = sentence.slice(lead.index + lead[0].length);
      const isLong = splitOutside(behind, COMMA).length + splitOutside(behind, AND).length > LISTED;
      return [...piecesIn(sentence.slice(0, lead.index), false), ...piecesIn(behind, isLong)];
    }
    const pieces = splitOutside(sentence, COMMA);
    // What asks for it is no item itself: 'cleaning price calculator, rooms, windows'.
    const asked = pieces.findIndex((piece) => ask.test(piece));
    const items = asked < 0 ? pieces : pieces.slice(asked + 1);
    return [
      ...(asked < 0 ? [] : pieces.slice(0, asked + 1)).flatMap((piece) =>
        piecesIn(behindAsk(piece, ask), items.length >= 2 && /\swith\s/i.test(piece)),
      ),
      ...items.flatMap((piece) => piecesIn(piece, isList(items) || (asked >= 0 && items.length >= 2))),
    ];
  });
}

/** 'Quote tool for hire of chairs 2 each' begins with what is asked for, which is no part of the name of a chair. */
function behindAsk(piece: string, ask: RegExp): string {
  const last = [...piece.matchAll(new RegExp(ask, "gi"))].at(-1);
  if (last === undefined) return piece;
  const behind = piece.slice(last.index + last[0].length);
  const listed = /\s(?:with|from|based on|mit|con|avec)\s+(.*)$/i.exec(behind)?.[1];
  if (listed !== undefined) return listed;
  return behind.replace(
    /^(?:\s\w+)?\s+(?:for|of|für|de|pour|para)\s+(?:(?:my|our|the|hire of|hiring|rental of|renting)\s+)?/i,
    "",
  );
}

const piecesIn = (text: string, isListed: boolean): Piece[] =>
  splitOutside(text, COMMA)
    .flatMap(apart)
    .map((piece) => ({ text: piece.replace(/[.…]+$/, "").trim(), isListed: isListed && isShort(piece) }))
    .filter((piece) => piece.text !== "");
