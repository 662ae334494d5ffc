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

/** The text of an expression with another word where fields that are meant are compared with `from`. */
export function renameTextInExpression(
  text: string,
  from: string,
  to: string,
  isMeant: (name: string) => boolean,
): string {
  const pieces = expressionPieces(text);
  const sources = pieces.map(({ source }) => source);
  const comparedTo = (index: number, step: 1 | -1): string | undefined => {
    const signs = pieces.flatMap(({ kind, source }, at) => (/^\s/.test(source) ? [] : [{ kind, source, at }]));
    const here = signs.findIndex(({ at }) => at === index);
    const sign = signs[here + step]?.source;
    return sign === "==" || sign === "!=" ? signs[here + 2 * step]?.source : undefined;
  };
  return pieces
    .map(({ kind, source }, index) => {
      if (kind !== "text" || textOf(source) !== from) return sources[index];
      const name = comparedTo(index, -1) ?? comparedTo(index, 1);
      return name !== undefined && isMeant(name) ? quoted(to) : source;
    })
    .join("");
}

const textOf = (source: string): string => source.slice(1, -1).replace(/\\(.)/g, "$1");

/** A text as an expression has it. */
export function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return `${quote}${text.replace(/\\/g, "\\\\").replaceAll(quote, `\\${quote}`)}${quote}`;
}
