import { diff3Merge } from "node-diff3";

/** A stretch of lines that needs no choice, or one that both sides changed. */
export type MergeHunk = { lines: string[] } | { mine: string[]; base: string[]; theirs: string[] };

/** A text that two sides changed, as stretches of lines in order: joined by line breaks they are the merged text. */
export function mergeHunks(base: string, mine: string, theirs: string): MergeHunk[] {
  const lines = (text: string) => text.split("\n");
  return diff3Merge(lines(mine), lines(base), lines(theirs)).map((region) => {
    if (region.ok !== undefined) return { lines: region.ok };
    const { a = [], o = [], b = [] } = region.conflict ?? {};
    return { mine: a, base: o, theirs: b };
  });
}
