import type { Field } from "./entity.ts";

/** Characters that the name of a file has at most. */
export const LONGEST_FILE_NAME = 200;
/** Files that a field holds at most. */
export const MOST_FILES = 20;

/** One file of a row: its name, and its bytes where the row carries them (base64). */
export interface FileEntry {
  name: string;
  type?: string;
  data?: string;
}

/** A name alone says by its ending what the file is; without one it is any text. */
const ENDING = /[^.\s]\.[a-z0-9]{1,8}$/i;
const CARRIED =
  /^data:([a-z]+\/[\w.+-]{1,100});name=([\w.!~*'()%-]{1,1800});added=\d{1,13};base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Reads what a row keeps of one file: its name with an ending, or the file itself where all visitors share the rows
 * (`data:<type>;name=<percent-encoded>;added=<ms>;base64,<bytes>`). Null for anything else.
 */
export function fileEntry(text: string): FileEntry | null {
  if (!text.startsWith("data:")) return isFileName(text) && ENDING.test(text) ? { name: text } : null;
  const [, type, encoded, data] = CARRIED.exec(text) ?? [];
  if (type === undefined || encoded === undefined || data === undefined) return null;
  try {
    const name = decodeURIComponent(encoded);
    return isFileName(name) ? { name, type, data } : null;
  } catch {
    return null;
  }
}

/** What a file can be called on any system: no path, nothing that cannot be seen. A colon would read as another form. */
function isFileName(name: string): boolean {
  return (
    name.trim() !== "" &&
    name.length <= LONGEST_FILE_NAME &&
    !/[\\/:]|\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(name)
  );
}

const SAMPLE_ENDINGS = { document: "pdf", pdf: "pdf", sheet: "csv", image: "svg", audio: "wav", video: "mp4" } as const;

/** Endings of what a title says the file is, where a field takes any. */
const BY_TITLE: readonly (readonly [says: RegExp, ending: string])[] = [
  [/\b(?:budget|prices?|costs?|expenses|inventory|contact sheet|schedule|hours)\b/i, "csv"],
  [/\b(?:notes|minutes|checklist|agenda|draft|script)\b/i, "md"],
  [/\b(?:sketch(?:es)?|logo|drawing|photos?|map|floor plan)\b/i, "svg"],
  [/\b(?:memo|recording|song|jingle|theme)\b/i, "wav"],
];

/** The name of a file that an app can make a sample of for a row of that title; null where the field takes no such kind. */
export function sampleFileName({ accept }: Pick<Field, "accept">, title: string): string | null {
  const kind = accept?.find((each) => SAMPLE_ENDINGS[each] !== null);
  const said = BY_TITLE.find(([says]) => says.test(title))?.[1] ?? "pdf";
  const ending = accept === undefined ? said : kind && SAMPLE_ENDINGS[kind];
  const stem = title
    .replace(/[^\p{L}\p{N} _'’().,&-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.,\s]+$/, "")
    .slice(0, 80);
  return ending === undefined || ending === null || stem === "" ? null : `${stem}.${ending}`;
}
