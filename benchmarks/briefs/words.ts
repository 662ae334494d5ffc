/** Words that say nothing about which thing is meant. */
const EMPTY = new Set("a an and for in my of on or our per the to with your".split(" "));

/** The stem of an English word, roughly: enough to find 'bookings' and 'booked' by 'booking' (after Porter's first steps). */
function stemOf(word: string): string {
  let stem = word.toLowerCase();
  if (stem.length > 4 && stem.endsWith("ies")) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 4 && /(?:s|x|z|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && /[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith("ing")) stem = stem.slice(0, -3);
  else if (stem.length > 4 && stem.endsWith("ed")) stem = stem.slice(0, -2);
  if (/([bdgklmnprt])\1$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length > 3 && stem.endsWith("e") ? stem.slice(0, -1) : stem;
}

/** Stems of the words of a text, in order; without words such as 'of'. */
export function stemsOf(text: string): string[] {
  return (text.normalize("NFKC").match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !EMPTY.has(word))
    .map(stemOf);
}

/** Words of a text in the singular, else as they are: a field 'Date' is not about 'dating'. */
export const wordsOf = (text: string): string[] =>
  (text.normalize("NFKC").match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.toLowerCase().replace(/(?<=[^su]{2})s$/, ""),
  );

/** Whether words stand in a text next to each other. */
export const hasWords = (text: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length > 0 && text.some((_, at) => wanted.every((word, index) => text[at + index] === word));

/** Whether the words of a phrase stand in a text, next to each other. */
export function says(text: readonly string[], phrase: string): boolean {
  return hasWords(text, stemsOf(phrase));
}

/** Whether two names are of one thing: the words of one are among those of the other, and the last word, the noun, is the same. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [stemsOf(one), stemsOf(other)];
  if (a.length === 0 || b.length === 0) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.at(-1) === long.at(-1) && short.every((stem) => long.includes(stem));
}
