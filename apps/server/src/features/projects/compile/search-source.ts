import vm from "node:vm";
import { AppError } from "@sayhey/contract/app-error";
import type { SourceMatch } from "@sayhey/contract/functions/code";
import type { SourceTree } from "@sayhey/contract/source-tree";

/** What is searched for. */
export interface SourceQuery {
  text: string;
  /** `text` is a regular expression. */
  regex: boolean;
  matchCase: boolean;
  wholeWord: boolean;
}

const MOST_MATCHES = 300;
/** Longest line that is shown around a match, characters. */
const SHOWN = 200;
/** Longest a regular expression may take for all files, ms. Some take years for one line. */
const TIME_LIMIT_MS = 400;

/** Runs in a context of its own, where a time limit ends even a regular expression. */
const SCRIPT = new vm.Script(`
  const pattern = new RegExp(source, flags);
  const found = [];
  search: for (const [path, text] of files) {
    const lines = text.split("\\n");
    for (let index = 0; index < lines.length; index++) {
      pattern.lastIndex = 0;
      for (let match; (match = pattern.exec(lines[index])) !== null; ) {
        // A match of nothing is none, and would be found for ever.
        if (match[0] === "") { pattern.lastIndex++; continue; }
        found.push([path, index + 1, match.index, match[0].length, lines[index]]);
        if (found.length > most) break search;
      }
    }
  }
  JSON.stringify(found);
`);

/**
 * Places in files where a text or a regular expression is found, in order of path and place.
 * @throws AppError bad-request when the expression cannot be read, timeout when it takes too long
 */
export function searchSource(
  tree: SourceTree,
  { text, regex, matchCase, wholeWord }: SourceQuery,
  timeLimitMs = TIME_LIMIT_MS,
): { matches: SourceMatch[]; more: boolean } {
  const plain = regex ? text : text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const source = wholeWord ? String.raw`(?<![\p{L}\p{N}_$])(?:${plain})(?![\p{L}\p{N}_$])` : plain;
  const flags = `gu${matchCase ? "" : "i"}`;
  try {
    new RegExp(source, flags);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.replace(/^Invalid regular expression: \/.*\/\w*: /s, "") : "";
    throw new AppError("bad-request", `query: This isn't a regular expression (${why}).`, {
      cause,
      hint: "Correct it, or search for it as plain text.",
    });
  }
  const found = run({ files: Object.entries(tree), source, flags, most: MOST_MATCHES }, timeLimitMs);
  const matches = found.slice(0, MOST_MATCHES).map(([path, line, column, length, whole]): SourceMatch => {
    const from = whole.length <= SHOWN ? 0 : Math.max(0, column - 60);
    const shown = whole.slice(from, from + SHOWN);
    return { path, line, column: column - from, length: Math.min(length, shown.length - (column - from)), text: shown };
  });
  return { matches, more: found.length > MOST_MATCHES };
}

type Found = [path: string, line: number, column: number, length: number, text: string];

function run(input: Record<string, unknown>, timeout: number): Found[] {
  try {
    return JSON.parse(String(SCRIPT.runInNewContext(input, { timeout }))) as Found[];
  } catch (cause) {
    if ((cause as { code?: string }).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw cause;
    throw new AppError("timeout", "query: This regular expression takes too long.", {
      cause,
      hint: "Make it simpler: avoid a repetition within a repetition.",
    });
  }
}
