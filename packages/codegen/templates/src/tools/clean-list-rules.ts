import { cleanName, nameParts } from "./person-name.ts";

/** What is done to a list. */
export interface ListOptions {
  trim: boolean;
  blank: boolean;
  marks: boolean;
  names: boolean;
  twice: boolean;
  sort: boolean;
  columns: boolean;
}

/** A list that was cleaned, and what was left out of it. */
export interface CleanedList {
  lines: readonly string[];
  /** The lines as they stand, or surname and first name with a tab between them. */
  text: string;
  blank: number;
  twice: number;
  changed: number;
}

/** How the list begins: everything on that hardly anyone would mind. */
export const LIST_OPTIONS: ListOptions = {
  trim: true,
  blank: true,
  marks: true,
  names: false,
  twice: true,
  sort: true,
  columns: false,
};

const MARK = /^\s*(?:[-*•–·▪◦]\s+|\(?\d{1,4}[.)]\s+|\[[ xX]?\]\s*)+/;

/** Cleans a list, one entry a line. Lines that differ only in large and small letters count as the same. */
export function cleanList(text: string, options: ListOptions, language: string): CleanedList {
  const given = text === "" ? [] : text.split(/\r\n?|\n/);
  const cleaned = given.map((line) => cleanLine(line, options));
  const filled = options.blank ? cleaned.filter((line) => line.trim() !== "") : cleaned;
  const single = options.twice ? withoutTwice(filled, language) : filled;
  const lines = options.sort ? sorted(single, options.columns, language) : single;
  return {
    lines,
    text: (options.columns ? lines.map(asColumns) : lines).join("\n"),
    blank: cleaned.length - filled.length,
    twice: filled.length - single.length,
    changed: given.filter((line, index) => line.trim() !== "" && line !== cleaned[index]).length,
  };
}

function cleanLine(line: string, { trim, marks, names }: ListOptions): string {
  const plain = marks ? line.replace(MARK, "") : line;
  const tidy = trim ? plain.trim().replace(/\s+/g, " ") : plain;
  return names && tidy.trim() !== "" ? cleanName(tidy) : tidy;
}

/** Blank lines that are to stay are never twice. */
function withoutTwice(lines: readonly string[], language: string): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = line.trim().toLocaleLowerCase(language);
    if (key !== "" && seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function sorted(lines: readonly string[], bySurname: boolean, language: string): string[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const keyed = lines.map((line) => ({ line, key: bySurname ? asColumns(line) : line.trim() }));
  return keyed.sort((a, b) => compare(a.key, b.key)).map(({ line }) => line);
}

/** Surname and first name as two cells of a spreadsheet. */
function asColumns(line: string): string {
  if (line.trim() === "") return "";
  const { first, surname } = nameParts(line);
  return `${surname}\t${first}`;
}
