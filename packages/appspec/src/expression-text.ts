/** A piece of the text of an expression; a name may be `relation.field`. */
interface Token {
  kind: "text" | "name" | "other";
  source: string;
}

const PIECES =
  /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[A-Za-z_$][\w$]*(?:\s*\.\s*[A-Za-z_$][\w$]*)*|(?:\d[\d.]*|\.\d+)(?:[eE][+-]?\d+)?|\s+|[=!<>&|*]+|[^]/g;

/** The pieces of an expression, which together are its text. */
export function expressionPieces(text: string): Token[] {
  const sources = text.match(PIECES) ?? [];
  return sources.map((source, index): Token => {
    if (/^['"]./.test(source)) return { kind: "text", source };
    const isName = /^[A-Za-z_$]/.test(source) && nextSign(sources, index, 1) !== "(";
    return isName ? { kind: "name", source: source.replace(/\s+/g, "") } : { kind: "other", source };
  });
}

/** The piece before or behind another that is no space. */
function nextSign(sources: readonly string[], index: number, step: 1 | -1): string | undefined {
  let at = index + step;
  while (/^\s/.test(sources[at] ?? "")) at += step;
  return sources[at];
}

/** The text of an expression with other names; undefined where one of them has none. `today` stays. */
export function renameInExpression(text: string, rename: (name: string) => string | undefined): string | undefined {
  const sources: string[] = [];
  for (const { kind, source } of expressionPieces(text)) {
    const name = kind === "name" && source !== "today" ? rename(source) : source;
    if (name === undefined) return undefined;
    sources.push(name);
  }
  return sources.join("");
}

/** The text of an expression with what `say` gives for each text and the name of the field that is compared with it. */
export function renameTextsInExpression(text: string, say: (name: string, text: string) => string): string {
  const pieces = expressionPieces(text);
  const signs = pieces.filter(({ source }) => !/^\s/.test(source));
  const comparedWith = (piece: Token, step: 1 | -1): string | undefined => {
    const at = signs.indexOf(piece);
    const sign = signs[at + step]?.source;
    const other = signs[at + 2 * step];
    return (sign === "==" || sign === "!=") && other?.kind === "name" ? other.source : undefined;
  };
  return pieces
    .map((piece) => {
      const name = piece.kind === "text" ? (comparedWith(piece, -1) ?? comparedWith(piece, 1)) : undefined;
      if (name === undefined) return piece.source;
      const before = textOf(piece.source);
      const after = say(name, before);
      return after === before ? piece.source : quoted(after);
    })
    .join("");
}

const textOf = (source: string): string => source.slice(1, -1).replace(/\\(.)/g, "$1");

/** A text as an expression has it. */
export function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return `${quote}${text.replace(/\\/g, "\\\\").replaceAll(quote, `\\${quote}`)}${quote}`;
}
