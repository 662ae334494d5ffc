/** A text as words are compared: no capitals, no accents. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss").replace(/œ/g, "oe");
}

/** Days, numbers with either decimal sign, and words of a text, folded. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/\d{4}-\d{2}-\d{2}|\d+(?:[.,:]\d+)*|[\p{L}\p{N}]+/gu) ?? [];
}

/** What is taken off the end of a word, and what stands in its place. */
export type Endings = readonly (readonly [end: string, instead: string])[];

/** Reads `ies>i, ing, s`: the longest first. */
export function readEndings(text: string): Endings {
  return text
    .split(",")
    .map((part) => part.trim().split(">"))
    .map(([end = "", instead = ""]): [string, string] => [end, instead])
    .sort(([a], [b]) => b.length - a.length);
}

/** What forms of a word have in common: 'watering' and 'waters' are both 'water'. Light on purpose, so that words stay apart. */
export function stemOf(word: string, endings: Endings): string {
  if (/^\d/.test(word)) return word;
  let stem = word;
  // Two endings stand one behind the other: 'openings'.
  for (let turn = 0; turn < 2; turn++) {
    const found = endings.find(([end]) => isEnding(stem, end));
    if (found !== undefined) stem = stem.slice(0, stem.length - found[0].length) + found[1];
    stem = stem.replace(/([^aeiou\d])\1$/, "$1");
  }
  return stem;
}

function isEnding(word: string, end: string): boolean {
  if (!word.endsWith(end)) return false;
  const rest = word.slice(0, word.length - end.length);
  // 'class', 'bus' and 'status' are no plurals.
  if (end === "s" && /[su]$/.test(rest)) return false;
  return rest.length >= 3 && /[aeiouy]/.test(rest);
}

/** How many letters apart two words are: changed, missing, added or swapped; `most` + 1 for more than `most`. */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = above;
    above = row;
  }
  return Math.min(above[b.length] ?? most + 1, most + 1);
}

/** The stem of `known` that was meant by a word, where it is one letter off, or two in a long word. */
export function nearestWord(word: string, stem: string, known: Iterable<string>): string | undefined {
  const most = stem.length < 4 || /^\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;
  // Of a short word an ending takes too much to compare; letters that changed places are found all the same.
  if (most === 0)
    return word.length < 4
      ? undefined
      : [...known].find((each) => each.length === word.length && isSwapped(word, each));
  let best: string | undefined;
  let least = most + 1;
  for (const each of known) {
    // A typo is hardly ever in the first letter.
    if (each[0] !== stem[0] || each.length < 4) continue;
    const apart = lettersApart(stem, each, most);
    // In a short word another letter makes another word: a boot is no book.
    if (stem.length < 5 && each.length === stem.length && !isSwapped(stem, each)) continue;
    if (apart < least) [best, least] = [each, apart];
  }
  return best;
}

/** Whether two words have the same letters. */
const isSwapped = (a: string, b: string): boolean => [...a].sort().join("") === [...b].sort().join("");
