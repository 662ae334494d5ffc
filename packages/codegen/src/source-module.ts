/** A name that an import brings into a file. */
interface Imported {
  /** What it is called where it comes from. */
  name: string;
  /** What it is called here. */
  local: string;
  /** As it is written between the braces: `type Row as R`. */
  text: string;
}

/** One statement at the top of a file, with the comment above it. */
export interface Statement {
  text: string;
  /** An empty line stands before it. */
  apart: boolean;
  /** What it declares, if it can be left out when nobody uses it. */
  declares: string | null;
  isExported: boolean;
  /** For an import by name: where from, and which names. */
  from: string | null;
  imported: Imported[];
  /** Other files of the app it names without saying what it uses of them. */
  whole: readonly string[];
  /** Every word in it. */
  words: ReadonlySet<string>;
}

const DECLARATION = /^(export )?(?:async )?(?:function|const|class|type|interface) (\w+)/;
const NAMED_IMPORT = /^import (?:type )?\{([^}]*)\} from "([^"]+)";/;
const RELATIVE = /(?:from\s+|import\s+|import\()"(\.{1,2}\/[^"]+)"/g;
const LINE_LENGTH = 120;

/**
 * Takes a formatted source file apart into the statements at its top: each begins at the left edge, and what belongs to it is
 * indented or closes a bracket. `joinStatements` puts them together again.
 */
export function splitStatements(source: string): Statement[] {
  const parts: { lines: string[]; apart: boolean }[] = [];
  let inComment = false;
  let blank = false;
  for (const line of source.trimEnd().split("\n")) {
    if (line === "") blank = true;
    const begins = /^[^\s})\]>]/.test(line);
    if (begins && !inComment) parts.push({ lines: [], apart: blank });
    const part = parts.at(-1);
    if (part === undefined) continue;
    if (begins) inComment = /^\/[/*]/.test(line);
    if (line !== "") {
      // An empty line inside a statement stays; one after it is the next one's.
      if (blank && !(begins && part.lines.length === 0) && part.lines.length > 0) part.lines.push("");
      part.lines.push(line);
      blank = false;
    }
  }
  return parts.map(({ lines, apart }) => readStatement(lines.join("\n"), apart));
}

/** The text of a file made of `statements`. */
export function joinStatements(statements: readonly Statement[]): string {
  let text = "";
  for (const [index, statement] of statements.entries()) {
    const before = statements[index - 1];
    const isBlock = before !== undefined && isImport(before) !== isImport(statement);
    text += `${before === undefined ? "" : statement.apart || isBlock ? "\n\n" : "\n"}${statement.text}`;
  }
  return `${text}\n`;
}

/** The statement with fewer imported names; null with none. */
export function keepImported(statement: Statement, isWanted: (local: string) => boolean): Statement | null {
  const imported = statement.imported.filter(({ local }) => isWanted(local));
  if (imported.length === statement.imported.length) return statement;
  if (imported.length === 0) return null;
  const names = imported.map(({ text }) => text);
  const rewrite = (list: string) => statement.text.replace(/\{[^}]*\}/, () => list);
  const flat = rewrite(`{ ${names.join(", ")} }`);
  const text = flat.length <= LINE_LENGTH ? flat : rewrite(`{\n${names.map((name) => `  ${name},\n`).join("")}}`);
  return readStatement(text, statement.apart);
}

/** The statement, seen by its own file only. */
export function withoutExport(statement: Statement): Statement {
  return readStatement(statement.text.replace(/^export /m, ""), statement.apart);
}

const isImport = ({ text }: Statement): boolean => text.startsWith("import ");

/** Statements read before: what is left of a template's statement is the same for many apps. */
const read = new Map<string, Statement>();
const MOST_READ = 8_000;
const LONGEST_READ = 4_000;

function readStatement(text: string, apart: boolean): Statement {
  const key = `${String(apart)} ${text}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const statement = parseStatement(text, apart);
  if (read.size >= MOST_READ) read.clear();
  // What somebody wrote may be of any length.
  if (text.length < LONGEST_READ) read.set(key, statement);
  return statement;
}

function parseStatement(text: string, apart: boolean): Statement {
  const code = text.replace(/^(?:\/\*\*[\s\S]*?\*\/\n|\/\/.*\n)*/, "");
  const declaration = DECLARATION.exec(code);
  const named = NAMED_IMPORT.exec(code);
  return {
    text,
    apart,
    declares: declaration?.[2] ?? null,
    isExported: declaration?.[1] !== undefined,
    from: named?.[2] ?? null,
    imported: (named?.[1] ?? "")
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== "")
      .map(readImported),
    whole: named === null ? [...code.matchAll(RELATIVE)].map(([, target = ""]) => target) : [],
    words: new Set(code.match(/\w+/g)),
  };
}

function readImported(text: string): Imported {
  const [name = "", local = name] = text.replace(/^type /, "").split(" as ");
  return { name, local, text };
}
