/** Languages whose code can be put in order. */
export const CODE_LANGUAGES = ["PHP", "JavaScript", "CSS", "HTML", "SQL"] as const;
/** One of them. */
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** A piece of code and what it is. */
export interface Token {
  is: "comment" | "string" | "number" | "keyword" | "name" | "sign" | "blank";
  text: string;
}

const KEYWORDS: Readonly<Record<CodeLanguage, ReadonlySet<string>>> = {
  PHP: setOf(
    "abstract and array as break case catch class clone const continue declare default do echo else elseif empty enum extends final finally fn for foreach function global if implements include " +
      "instanceof interface isset match namespace new or print private protected public readonly require require_once return static switch throw trait try unset use var while yield true false null",
  ),
  JavaScript: setOf(
    "async await break case catch class const continue debugger default delete do else export extends false finally for from function get if import in instanceof let new null of return set static " +
      "super switch this throw true try typeof undefined var void while with yield interface type enum implements",
  ),
  CSS: setOf("important media supports import layer keyframes container font-face from to"),
  HTML: setOf(""),
  SQL: setOf(
    "select from where and or not in is null like between join left right inner outer full cross on group by order having limit offset union all insert into values update set delete create table " +
      "primary key foreign references index unique distinct as case when then else end asc desc exists default constraint alter add drop",
  ),
};

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").filter(Boolean));
}

const PIECES =
  /(\/\*[\s\S]*?(?:\*\/|$)|<!--[\s\S]*?(?:-->|$)|\/\/[^\n]*|--[^\n]*|#(?![\w-]+\s*[{,.:>])[^\n]*)|("(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|`(?:\\.|[^`\\])*`?)|(\d+(?:\.\d+)?)|([$@]?[\p{L}_][\p{L}\p{N}_-]*)|(\s+)|([\s\S])/gu;

/** Code cut into pieces; joined again they are the code. */
export function tokensOf(code: string, language: CodeLanguage): Token[] {
  return [...code.matchAll(PIECES)].map(([text, comment, string, number, name, blank]): Token => {
    const isComment =
      comment !== undefined &&
      !(comment.startsWith("--") && language !== "SQL") &&
      !(comment.startsWith("#") && language !== "PHP") &&
      !(comment.startsWith("//") && (language === "CSS" || language === "HTML" || language === "SQL"));
    if (isComment) return { is: "comment", text };
    if (string !== undefined) return { is: "string", text };
    if (number !== undefined) return { is: "number", text };
    if (blank !== undefined) return { is: "blank", text };
    if (name === undefined) return { is: "sign", text };
    const word = language === "SQL" ? name.toLowerCase() : name.replace(/^@/, "");
    return { is: KEYWORDS[language].has(word) ? "keyword" : "name", text };
  });
}

const VOID = setOf("area base br col embed hr img input link meta source track wbr !doctype");
/** What is kept as it stands, with its own line breaks. */
const RAW = /<(pre|script|style|textarea)\b[\s\S]*?<\/\1>/gi;

function indentTags(code: string, indent: string): string {
  const kept: string[] = [];
  const text = code.replace(RAW, (whole) => `\u0000${String(kept.push(whole) - 1)}\u0000`);
  let depth = 0;
  const lines: string[] = [];
  for (const [piece] of text.matchAll(/<[^>]*>|[^<]+/g)) {
    const trimmed = piece.replace(/\s+/g, " ").trim();
    if (trimmed === "") continue;
    const name = /^<\/?\s*([!\w-]+)/.exec(trimmed)?.[1]?.toLowerCase() ?? "";
    const closes = trimmed.startsWith("</");
    if (closes) depth = Math.max(0, depth - 1);
    const before = lines.at(-1);
    // A tag with a short text between stays on one line.
    if (
      closes &&
      before !== undefined &&
      lines.length > 1 &&
      !before.trim().startsWith("<") &&
      lines.at(-2)?.trim().startsWith(`<${name}`) === true
    ) {
      lines.splice(-2, 2, `${lines.at(-2) ?? ""}${before.trim()}${trimmed}`);
      continue;
    }
    lines.push(indent.repeat(depth) + trimmed);
    if (name !== "" && !closes && !trimmed.endsWith("/>") && !trimmed.startsWith("<!--") && !VOID.has(name)) depth++;
  }
  return lines.join("\n").replace(/\u0000(\d+)\u0000/g, (_, at: string) => kept[Number(at)] ?? "");
}

const CLAUSES = setOf(
  "select from where group order having limit union insert values update set delete join left right inner full cross",
);
const SAME_LINE = /^(?:join|outer)$/;

function indentSql(code: string, indent: string): string {
  let line = "";
  const lines: string[] = [];
  let depth = 0;
  let last = "";
  for (const { is, text } of tokensOf(code.trim(), "SQL")) {
    if (is === "blank") {
      if (line !== "" && !line.endsWith(" ")) line += " ";
      continue;
    }
    const word = text.toLowerCase();
    const isClause =
      is === "keyword" && CLAUSES.has(word) && !(SAME_LINE.test(word) && CLAUSES.has(last)) && depth === 0;
    const isCondition = is === "keyword" && (word === "and" || word === "or") && depth === 0;
    if ((isClause || isCondition) && line.trim() !== "") {
      lines.push(line.trimEnd());
      line = isCondition ? indent : "";
    }
    if (text === "(") depth++;
    if (text === ")") depth--;
    line += is === "keyword" ? text.toUpperCase() : text;
    if (is === "keyword") last = word;
    if (text === ";" && depth === 0) {
      lines.push(line.trimEnd());
      line = "";
    }
  }
  if (line.trim() !== "") lines.push(line.trimEnd());
  return lines.join("\n");
}

function indentBraces(code: string, language: CodeLanguage, indent: string): string {
  const lines: string[] = [];
  let line = "";
  let depth = 0;
  let round = 0;
  const end = (): void => {
    if (line.trim() !== "") lines.push(indent.repeat(depth) + line.trim());
    line = "";
  };
  for (const { is, text } of tokensOf(code.trim(), language)) {
    if (is === "blank") {
      const breaks = (text.match(/\n/g) ?? []).length;
      if (breaks > 0 && round === 0) {
        end();
        // One empty line between parts stays.
        if (breaks > 1 && lines.length > 0 && lines.at(-1) !== "") lines.push("");
      } else if (line !== "" && !line.endsWith(" ")) line += " ";
      continue;
    }
    if (text === "{") {
      line = `${line.trimEnd()}${line.trim() === "" ? "" : " "}{`;
      end();
      depth++;
      continue;
    }
    if (text === "}") {
      end();
      depth = Math.max(0, depth - 1);
      lines.push(`${indent.repeat(depth)}}`);
      continue;
    }
    if (text === "(") round++;
    if (text === ")") round = Math.max(0, round - 1);
    // What belongs to a brace that has just closed stays on its line: '} else {', '});'.
    if (line.trim() === "" && lines.at(-1)?.trim() === "}" && /^(?:else|catch|finally|while|[);,])$/.test(text))
      line = `${lines.pop()?.trim() ?? ""}${/^\w/.test(text) ? " " : ""}`;
    line += text;
    if ((text === ";" && round === 0) || (is === "comment" && !text.startsWith("/*"))) end();
  }
  end();
  return lines.join("\n").trim();
}

/** Code with one statement a line, each as far in as it stands in others. Texts and comments stay as they are. */
export function formatCode(code: string, language: CodeLanguage, spaces: number): string {
  const indent = " ".repeat(spaces);
  if (code.trim() === "") return "";
  if (language === "HTML") return indentTags(code, indent);
  return language === "SQL" ? indentSql(code, indent) : indentBraces(code, language, indent);
}
