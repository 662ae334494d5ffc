import { splitGraphemes } from "./text-layout.ts";

/** When a word of a caption is spoken, ms of its scene. */
export interface WordTime {
  startMs: number;
  endMs: number;
}

// A lively voice reads about 190 words a minute; a long word takes longer than a short one.
const WORD_MS = 110;
const LETTER_MS = 52;
const LEAD_MS = 120;
const TAIL_MS = 250;

/**
 * When each word of a caption is spoken over a scene that lasts `durationMs`: at the pace of a lively voice, faster where the scene is too
 * short for it. The first begins just after the cut, and the last ends before the next.
 */
export function wordTimes(words: readonly string[], durationMs: number): WordTime[] {
  const natural = words.map((word) => WORD_MS + LETTER_MS * splitGraphemes(word).length);
  const total = natural.reduce((sum, length) => sum + length, 0);
  const lead = Math.min(LEAD_MS, durationMs * 0.1);
  const room = Math.max(1, durationMs - lead - Math.min(TAIL_MS, durationMs * 0.15));
  const pace = Math.min(1, room / Math.max(1, total));
  let at = lead;
  return natural.map((length) => {
    const startMs = at;
    at += length * pace;
    return { startMs, endMs: at };
  });
}

/** Letters that one or two words may have together to be shown large. */
const POP_LETTERS = 12;

/** Words in groups of one or two, by their indices: what captions show at a time that show little at a time. */
export function popGroups(words: readonly string[]): number[][] {
  const groups: number[][] = [];
  for (const [index, word] of words.entries()) {
    const last = groups.at(-1);
    const before = last?.length === 1 ? (words[last[0] ?? 0] ?? "") : null;
    if (
      last !== undefined &&
      before !== null &&
      before.length + word.length < POP_LETTERS &&
      !/[.!?…,;:]$/u.test(before)
    )
      last.push(index);
    else groups.push([index]);
  }
  return groups;
}
