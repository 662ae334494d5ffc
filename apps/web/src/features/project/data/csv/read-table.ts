import Papa from "papaparse";
import { formatNumber } from "../../../../components/format.ts";

/** Largest file that is read, bytes. */
export const MOST_BYTES = 20 * 1024 * 1024;
/** Most rows and columns that a file may hold, and the longest cell, characters. */
const MOST_ROWS = 200_000;
const MOST_COLUMNS = 200;
const LONGEST_CELL = 50_000;

/** Ways a file may hold its letters. */
export const ENCODINGS = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16 (big endian)",
  "windows-1252": "Windows (Western)",
  macintosh: "Mac (Western)",
} as const;
/** How a file holds its letters. */
export type Encoding = keyof typeof ENCODINGS;

/** What stands between cells. */
export const DELIMITERS = { ",": "Comma", ";": "Semicolon", "\t": "Tab", "|": "Bar" } as const;
/** What stands between cells. */
export type Delimiter = keyof typeof DELIMITERS;

/** How a file is to be read; what is left out is told from the file. */
export interface TableChoice {
  encoding?: Encoding | undefined;
  delimiter?: Delimiter | undefined;
  header?: boolean | undefined;
}
/** A file as a table of texts. */
export interface Table {
  encoding: Encoding;
  delimiter: Delimiter;
  /** Whether the first line holds the names of the columns. */
  header: boolean;
  columns: string[];
  rows: string[][];
  /** What is odd about the file, in sentences. */
  warnings: string[];
}

/** What a file cannot be read for, in a sentence. */
export class TableProblem extends Error {}

/**
 * Reads a file of cells: CSV with any of the usual signs between them, or what a spreadsheet copies.
 * @throws TableProblem that says what is wrong and what to do
 */
export function readTable(bytes: Uint8Array, choice: TableChoice = {}): Table {
  if (bytes.length > MOST_BYTES)
    throw new TableProblem(
      `The file is ${Math.round(bytes.length / 1024 / 1024)} MB; at most ${MOST_BYTES / 1024 / 1024} MB can be imported. Split it, or leave columns out.`,
    );
  if (bytes.length === 0) throw new TableProblem("The file is empty.");
  refuseOtherKinds(bytes);
  const encoding = choice.encoding ?? encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF/, "");
  if (choice.encoding === undefined && isBinary(text))
    throw new TableProblem("The file holds no text. Export the table as CSV and import that.");
  return tableOf(text, encoding, choice);
}

function tableOf(text: string, encoding: Encoding, choice: TableChoice): Table {
  // Excel may say the sign in a first line of its own.
  const said = /^sep=(.)\r?\n/.exec(text)?.[1];
  const body = said === undefined ? text : text.slice(text.indexOf("\n") + 1);
  const delimiter = choice.delimiter ?? (isDelimiter(said) ? said : delimiterOf(body));
  const parsed = Papa.parse<string[]>(body, { delimiter, skipEmptyLines: "greedy" });
  const warnings: string[] = [];
  const quote = parsed.errors.find(({ type }) => type === "Quotes");
  if (quote !== undefined) {
    const line = (quote.row ?? 0) + 1;
    if (quote.code === "MissingQuotes")
      throw new TableProblem(
        `A quote that opens in row ${formatNumber(line)} is never closed, so that everything behind it is one cell. Close it, or import another file.`,
      );
    warnings.push(`Row ${formatNumber(line)} has a quote in the middle of a cell; it was read as it stands.`);
  }
  const lines = parsed.data;
  if (lines.length === 0) throw new TableProblem("The file holds no rows.");
  if (lines.length > MOST_ROWS)
    throw new TableProblem(
      `The file holds ${formatNumber(lines.length)} rows; at most ${formatNumber(MOST_ROWS)} can be read.`,
    );
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  if (width > MOST_COLUMNS)
    throw new TableProblem(
      `The file has ${width} columns; at most ${MOST_COLUMNS} can be read. Is “${DELIMITERS[delimiter]}” what stands between them?`,
    );
  const long = lines.findIndex((line) => line.some((cell) => cell.length > LONGEST_CELL));
  if (long >= 0)
    throw new TableProblem(
      `A cell in row ${formatNumber(long + 1)} holds more than ${formatNumber(LONGEST_CELL)} characters.`,
    );
  const header = choice.header ?? hasHeader(lines);
  const names = header ? (lines[0] ?? []) : [];
  const rows = header ? lines.slice(1) : lines;
  const ragged = rows.filter((line) => line.length !== width).length;
  if (ragged > 0)
    warnings.push(
      `${formatNumber(ragged)} ${ragged === 1 ? "row has" : "rows have"} another number of cells than the rest; what is missing is taken as empty.`,
    );
  if (text.includes("\uFFFD"))
    warnings.push(`Some letters could not be read as ${ENCODINGS[encoding]}. Try another encoding.`);
  const columns = Array.from({ length: width }, (_, index) => names[index]?.trim() || `Column ${index + 1}`);
  return { encoding, delimiter, header, columns, rows, warnings };
}

/** Tells spreadsheets, pictures and archives, which are no text, by their first bytes. */
function refuseOtherKinds(bytes: Uint8Array): void {
  const starts = (...signature: number[]): boolean => signature.every((byte, index) => bytes[index] === byte);
  if (starts(0x50, 0x4b, 0x03, 0x04) || starts(0xd0, 0xcf, 0x11, 0xe0))
    throw new TableProblem(
      "This is a spreadsheet or an archive. Save the sheet as CSV, or copy its cells and paste them into the grid.",
    );
  if (
    starts(0x25, 0x50, 0x44, 0x46) ||
    starts(0x89, 0x50, 0x4e, 0x47) ||
    starts(0xff, 0xd8, 0xff) ||
    starts(0x1f, 0x8b)
  )
    throw new TableProblem("This is no table. Export the table as CSV and import that.");
}

/** How the letters are held: by the mark at the beginning, else by what the bytes can be. */
function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  // Every other byte of Western text in UTF-16 is nothing.
  const sample = bytes.subarray(0, 4000);
  const nothing = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) nothing[index % 2] = (nothing[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = nothing;
  if (odd > sample.length / 4 && even < odd / 8) return "utf-16le";
  if (even > sample.length / 4 && odd < even / 8) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

function isBinary(text: string): boolean {
  const sample = text.slice(0, 4000);
  // Signs that no text has: what is left of pictures and programs read as one.
  const odd = [...sample].filter((sign) => /[\u0000-\u0008\u000E-\u001F]/.test(sign)).length;
  return odd > sample.length * 0.02;
}

const isDelimiter = (sign: string | undefined): sign is Delimiter =>
  sign !== undefined && Object.hasOwn(DELIMITERS, sign);

/** The sign that parts the first lines into the same number of cells, more than one. */
function delimiterOf(text: string): Delimiter {
  const sample = text.slice(0, 60_000);
  let best: { delimiter: Delimiter; score: number } = { delimiter: ",", score: 0 };
  for (const delimiter of Object.keys(DELIMITERS).filter(isDelimiter)) {
    const lines = Papa.parse<string[]>(sample, { delimiter, preview: 40, skipEmptyLines: "greedy" }).data;
    const widths = lines.map((line) => line.length);
    const usual = widths[0] ?? 1;
    if (usual < 2) continue;
    const score = (widths.filter((width) => width === usual).length / widths.length) * Math.min(usual, 12);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** Whether the first line names the columns: short texts, all different, none a number, date or address. */
function hasHeader(lines: readonly (readonly string[])[]): boolean {
  const [first = [], second] = lines;
  if (second === undefined) return false;
  const names = first.map((cell) => cell.trim()).filter(Boolean);
  const isValue = (cell: string): boolean => /^[\d\s.,:/€$£%+-]+$/.test(cell) || /@.+\.|^https?:/.test(cell);
  if (names.length === 0 || names.some((name) => isValue(name) || name.length > 80)) return false;
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
}
