/** Signs that may stand between the cells of a table. */
export const DELIMITERS = [",", ";", "\t", "|"] as const;

/** One of them. */
export type Delimiter = (typeof DELIMITERS)[number];

/** A table that was read; all rows are of one length. */
export interface CsvTable {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** A quote that was opened and not closed. */
  isOpen: boolean;
}

/** The sign that parts most lines into equally many cells; a comma where none does. */
export function guessDelimiter(text: string): Delimiter {
  const sample = text.slice(0, 20_000);
  const score = (delimiter: Delimiter): number => {
    const widths = readCells(sample, delimiter)
      .cells.slice(0, 20)
      .map((row) => row.length);
    const first = widths[0] ?? 1;
    return first === 1 ? 0 : (widths.filter((width) => width === first).length / widths.length) * 100 + first;
  };
  return DELIMITERS.reduce((best, delimiter) => (score(delimiter) > score(best) ? delimiter : best), ",");
}

/** Reads a table by RFC 4180; the first row names the columns, blank lines are passed over. */
export function readCsv(text: string, delimiter: Delimiter): CsvTable {
  const { cells, isOpen } = readCells(text.replace(/^\uFEFF/, ""), delimiter);
  return { ...asTable(cells), isOpen };
}

function asTable(cells: readonly (readonly string[])[]): Omit<CsvTable, "isOpen"> {
  const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ""));
  const width = filled.reduce((most, row) => Math.max(most, row.length), 0);
  const [header = [], ...rows] = filled.map((row) => [...row, ...Array<string>(width - row.length).fill("")]);
  return { header, rows };
}

function readCells(text: string, delimiter: Delimiter): { cells: string[][]; isOpen: boolean } {
  const cells: string[][] = [[]];
  let at = 0;
  let isOpen = false;
  while (at <= text.length) {
    const { cell, end, open } = readCell(text, at, delimiter);
    cells.at(-1)?.push(cell);
    isOpen ||= open;
    if (end >= text.length) break;
    at = end + 1;
    if (text.charAt(end) === delimiter) continue;
    if (text.startsWith("\r\n", end)) at++;
    cells.push([]);
  }
  return { cells, isOpen };
}

/** A cell and where it ends: at the delimiter, the line break or the end of the text. */
function readCell(text: string, from: number, delimiter: string): { cell: string; end: number; open: boolean } {
  const plainEnd = (start: number): number => {
    let end = start;
    while (end < text.length && text.charAt(end) !== delimiter && !/[\r\n]/.test(text.charAt(end))) end++;
    return end;
  };
  if (text.charAt(from) !== '"') {
    const end = plainEnd(from);
    return { cell: text.slice(from, end), end, open: false };
  }
  let close = text.indexOf('"', from + 1);
  while (close !== -1 && text.charAt(close + 1) === '"') close = text.indexOf('"', close + 2);
  const inside = text.slice(from + 1, close === -1 ? text.length : close).replaceAll('""', '"');
  if (close === -1) return { cell: inside, end: text.length, open: true };
  const end = plainEnd(close + 1);
  return { cell: inside + text.slice(close + 1, end), end, open: false };
}

/** Reads a JSON list of objects or of lists as a table; null for anything else. */
export function tableOfJson(text: string): Omit<CsvTable, "isOpen"> | null {
  const list = parsed(text);
  if (!Array.isArray(list) || list.length === 0) return null;
  if (list.every((row) => Array.isArray(row))) return asTable(list.map((row: unknown[]) => row.map(cellText)));
  if (!list.every((row) => typeof row === "object" && row !== null)) return null;
  const header = [...new Set(list.flatMap((row: object) => Object.keys(row)))];
  const rows = list.map((row: object) => {
    const own = new Map<string, unknown>(Object.entries(row));
    return header.map((key) => cellText(own.get(key)));
  });
  return { header, rows };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What a table can be turned into. */
export const TABLE_FORMATS = ["csv", "tsv", "json", "markdown"] as const;

/** One of them. */
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Writes a table. */
export function writeTable({ header, rows }: Pick<CsvTable, "header" | "rows">, format: TableFormat): string {
  const all = [header, ...rows];
  switch (format) {
    case "csv":
      return all.map((row) => row.map((cell) => quoted(cell, ",")).join(",")).join("\r\n");
    case "tsv":
      return all.map((row) => row.map((cell) => quoted(cell, "\t")).join("\t")).join("\n");
    case "json":
      return JSON.stringify(
        rows.map((row) => Object.fromEntries(keysOf(header).map((key, at) => [key, row[at] ?? ""]))),
        null,
        2,
      );
    case "markdown":
      return [header, header.map(() => "---"), ...rows]
        .map((row) => `| ${row.map(markdownCell).join(" | ")} |`)
        .join("\n");
  }
}

const quoted = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const markdownCell = (cell: string): string => cell.replaceAll("|", "\\|").replace(/\r\n?|\n/g, "<br>");

/** Names for the columns, none of them empty or twice. */
function keysOf(header: readonly string[]): string[] {
  const keys: string[] = [];
  for (const [index, name] of header.entries()) {
    const key = name.trim() === "" ? `column${index + 1}` : name.trim();
    keys.push(keys.includes(key) ? `${key}_${index + 1}` : key);
  }
  return keys;
}

/** Rows in the order of a column, numbers by their value; empty cells come last either way. */
export function sortRows(rows: CsvTable["rows"], column: number, isDown: boolean, language: string): CsvTable["rows"] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const turn = isDown ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [a[column]?.trim() ?? "", b[column]?.trim() ?? ""];
    if (one === "" || other === "") return Number(one === "") - Number(other === "");
    const [left, right] = [Number(one), Number(other)];
    return turn * (Number.isNaN(left) || Number.isNaN(right) ? compare(one, other) : left - right);
  });
}
