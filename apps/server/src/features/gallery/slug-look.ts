/** What a digit is read as, in names that are to pass for others. */
const LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
};

/** The product's own name; no address may hold it in any spelling. */
const BRAND = "sayhey";

/**
 * What a host label can be mistaken for at a glance, itself first: without its hyphens, with digits read as the letters they look
 * like (a 1 as l or as i), `rn` as m and `vv` as w. Other scripts cannot be in a label (publicationSlugSchema).
 */
export function readings(slug: string): string[] {
  const plain = slug.replaceAll("-", "");
  const lettered = plain.replace(/[0345789]/g, (digit) => LETTERS[digit] ?? digit);
  const drawn = (text: string): string => text.replaceAll("rn", "m").replaceAll("vv", "w");
  const ones = [lettered.replaceAll("1", "l"), lettered.replaceAll("1", "i")];
  return [...new Set([slug, plain, ...ones, ...ones.map(drawn)])];
}

/** Whether a host label speaks for the product. */
export const namesBrand = (slug: string): boolean => readings(slug).some((reading) => reading.includes(BRAND));
