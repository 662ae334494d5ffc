import { diffLines, diffWordsWithSpace } from "diff";

/** A piece of two texts. */
export interface Change {
  kind: "same" | "added" | "removed";
  text: string;
}

/** What differs between two texts; counts are words or lines. */
export interface Comparison {
  changes: readonly Change[];
  added: number;
  removed: number;
  /** Share of what stayed the same, 0 to 1. */
  likeness: number;
}

/** What is compared with what. */
export type Grain = "words" | "lines";

/** Milliseconds after which two texts that have too little in common are taken as wholly different. */
const PATIENCE = 1200;

/** Compares two texts word by word or line by line (Myers 1986, by the package diff). */
export function compareTexts(before: string, after: string, grain: Grain): Comparison {
  const ended = (text: string) => (grain === "words" || text === "" || text.endsWith("\n") ? text : `${text}\n`);
  const [old, now] = [before, after].map((text) => ended(text.replace(/\r\n?/g, "\n"))) as [string, string];
  const patience = { timeout: PATIENCE };
  const found = grain === "words" ? diffWordsWithSpace(old, now, patience) : diffLines(old, now, patience);
  const changes: Change[] =
    found === undefined
      ? [
          { kind: "removed", text: old },
          { kind: "added", text: now },
        ]
      : found.map(({ value, added, removed }) => ({
          kind: added ? "added" : removed ? "removed" : "same",
          text: value,
        }));
  const count = (kind: Change["kind"]) =>
    changes.reduce((sum, change) => sum + (change.kind === kind ? sizeOf(change.text, grain) : 0), 0);
  const same = count("same") * 2;
  const [added, removed] = [count("added"), count("removed")];
  return { changes, added, removed, likeness: same + added + removed === 0 ? 1 : same / (same + added + removed) };
}

const sizeOf = (text: string, grain: Grain): number =>
  grain === "words" ? (text.match(/[\p{L}\p{N}'’_-]+/gu) ?? []).length : linesOf(text).length;

/** The lines of a piece, without the empty one behind its last line break. */
export const linesOf = (text: string): string[] => text.replace(/\n$/, "").split("\n");
