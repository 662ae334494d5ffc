/**
 * What a spreadsheet would run as a formula when it opens a file: its signs also in full width, and behind blanks that some take off.
 * Apostrophes before it count too, so that `unguarded` takes away just what `guarded` has added.
 */
const FORMULA = /^'*(?:\s*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;
/** A number may begin with a minus. */
const NUMBER = /^-\d+(?:[.,]\d+)*$/;
/** Where lists are separated by semicolons or tabs, a text with one would be two cells, and the second may be a formula. */
const QUOTED = /[",;\t\r\n\uFEFF]|^ | $/;

/** Lines of cells as CSV (RFC 4180) with a mark that spreadsheets know UTF-8 by. A text that they would run is guarded. */
export function writeCsv(lines: Iterable<readonly (string | number)[]>): string {
  let csv = "\uFEFF";
  for (const line of lines) csv += `${line.map(cell).join(",")}\r\n`;
  return csv;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = guarded(value);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that no spreadsheet runs: one that it would run begins with an apostrophe. */
export function guarded(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** The text without the apostrophe that guards it. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
