/** How a text is searched. */
export interface FindOptions {
  wholeWords: boolean;
  matchCase: boolean;
}

/** A piece of a text; `isMatch` where it is what was searched. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Takes a text apart at what is found. What is searched is always a plain text: no sign in it has a meaning of its own. */
export function piecesOf(text: string, search: string, { wholeWords, matchCase }: FindOptions): TextPiece[] {
  if (search === "") return text === "" ? [] : [{ text, isMatch: false }];
  const plain = search.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const whole = wholeWords ? `(?<![\\p{L}\\p{N}_])${plain}(?![\\p{L}\\p{N}_])` : plain;
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(whole, matchCase ? "gu" : "giu"))) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), isMatch: false });
    pieces.push({ text: match[0], isMatch: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMatch: false });
  return pieces;
}

/** How often it was found. */
export const matchesIn = (pieces: readonly TextPiece[]): number => pieces.filter(({ isMatch }) => isMatch).length;

/** The text with every match replaced; '$1' and the like stay as they are written. */
export const replaced = (pieces: readonly TextPiece[], by: string): string =>
  pieces.map(({ text, isMatch }) => (isMatch ? by : text)).join("");
