/** An entry as a format has it: texts in one line, addresses as they are written. */
export interface RawEntry {
  title: string;
  summary: string;
  link: string | undefined;
  date: string | undefined;
  picture: string | undefined;
}

/** What a format is read into. */
export interface RawFeed {
  title: string;
  entries: RawEntry[];
}

/** A text that is no feed. */
export class FeedRefusal extends Error {
  override readonly name = "FeedRefusal";
}

/** Longest texts, characters. */
export const LONGEST = { title: 200, summary: 320 } as const;
/** So many entries are read at most before the newest of them are taken. */
export const READ_ENTRIES = 200;
