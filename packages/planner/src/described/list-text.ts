/** A piece of a text in which something can be listed: a sentence, or a point of a list under its heading. */
export interface Segment {
  text: string;
  isPoint: boolean;
}

const POINT = /^\s*(?:[-*•–—▪◦]|\d{1,2}[.)])\s+/u;
/** Ends a sentence; 'No.' and 'e.g.' do not. */
const SENTENCE_END =
  /(?<!\b(?:no|nr|e\.g|i\.e|etc|st|mr|mrs|dr|approx|max|min|incl))(?<=[.!?])\s+(?=[\p{L}\p{N}"'(*-])/iu;

/** Points of a list whose lines were joined: ' - name, phone - date, topic'. */
const JOINED = /\s(?:[-*•–—▪◦]|\d{1,2}[.)])\s+(?=[\p{L}\d"'])/gu;

/** Each point on a line of its own; one dash alone stands in a sentence. */
const withLines = (text: string): string =>
  (text.match(JOINED)?.length ?? 0) < 2 ? text : text.replaceAll(JOINED, (mark) => `\n${mark.trim()} `);

/** Sentences and points of a text, in order. */
export function segmentsOf(text: string): Segment[] {
  return withLines(text.replaceAll("’", "'"))
    .split(/\n+/)
    .flatMap((line): Segment[] => {
      if (line.trim() === "") return [];
      if (POINT.test(line)) return [{ text: line.replace(POINT, "").trim(), isPoint: true }];
      return line
        .split(SENTENCE_END)
        .map((each) => ({ text: each.trim(), isPoint: false }))
        .filter((each) => each.text !== "");
    });
}

/** Behind these begins what is wanted, and nothing that is written down. */
const CLAUSES: readonly RegExp[] = [
  /[,;]?\s+(?:so (?:that )?(?:i|we|they|people|everyone|nobody|one)|because|but (?:not|i|we|no|only)|then (?:i|we|it|they|show)|and (?:then )?(?:i|we|they|it|everyone|people) (?:want|need|would|can|could|should|must|see|get|like)|please)\b.*$/iu,
  // 'If damaged' is written down; 'if it is late, warn me' is wanted.
  /[,;]?\s+(?:and )?(?:if|when|unless|until|while|otherwise) (?:it|they|he|she|we|i|there|the|an?|that|this|something|someone|one) (?!was\b|were\b|has been\b|have been\b).*$/iu,
  /[,;]?(?<!\b(?:which|what|each|every|the|a|tv|art|live))\s+(?:and )?(?:show|warn|remind|mark|highlight|tell|alert|sort|filter|let|calculate|total|count)s? (?:me|us|it|them|the|when|if|which|who|what|how|by|every|all|each|a|in)\b.*$/iu,
];

/** The list that stands at the head of a piece of text: up to the end of its sentence, without what is wanted of it. */
export function listAtHead(text: string): string {
  let depth = 0;
  for (const [at, char] of [...text].entries()) {
    if (char === "(" || char === "[") depth++;
    if (char === ")" || char === "]") depth = Math.max(0, depth - 1);
    if (depth === 0 && (/[\n!?]/.test(char) || (char === "." && /^(?:\s|$)/.test(text.slice(at + 1)))))
      return withoutClause([...text].slice(0, at).join(""));
  }
  return withoutClause(text);
}

const withoutClause = (text: string): string => CLAUSES.reduce((rest, clause) => outsideBrackets(rest, clause), text);

/** What a pattern takes away only where it begins outside of brackets. */
function outsideBrackets(text: string, pattern: RegExp): string {
  const found = pattern.exec(text.replaceAll(/\([^()]*\)/g, (inside) => "\u0001".repeat(inside.length)));
  return found === null ? text : text.slice(0, found.index);
}

/** Pieces between commas, semicolons and the last 'and', where brackets and quoted words stay whole. */
export function piecesOf(list: string): string[] {
  const held: string[] = [];
  const bare = list.replaceAll(/\([^()]*\)|\[[^[\]]*\]|"[^"]*"/g, (inside) => {
    held.push(inside);
    return `\u0001${String(held.length - 1)}\u0001`;
  });
  return bare
    .split(/\s*(?:[,;]|\s\+\s|\s&\s)\s*(?:and\s+)?|\s+(?:and|plus|as well as)\s+/i)
    .map((piece) => piece.replaceAll(/\u0001(\d+)\u0001/g, (_whole, at: string) => held[Number(at)] ?? "").trim())
    .filter((piece) => piece !== "");
}
