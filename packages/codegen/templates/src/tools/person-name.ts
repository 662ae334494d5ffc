/** A name in its two parts. */
export interface PersonName {
  first: string;
  surname: string;
}

/** Words that belong to a surname and stay small: 'van der Berg'. */
const PARTICLES = new Set(
  "van von vom zu zur zum der den de del della di da do dos das du la le ten ter het op af av bin ibn al el y e".split(
    " ",
  ),
);
const AFTER = /^(?:jr|sr|ii|iii|iv|v|phd|md|esq)\.?$/i;

/** Writes 'SMITH, john' as 'John Smith' and 'o’neill' as 'O’Neill'; a word that mixes both, like 'DeShawn', is kept. */
export function cleanName(text: string): string {
  const { first, surname } = nameParts(text);
  return [first, surname].filter((part) => part !== "").join(" ");
}

/** First name and surname; what begins with 'van' or 'de', and 'Jr.' at the end, is part of the surname. */
export function nameParts(text: string): PersonName {
  const [before = "", ...behind] = text.split(",").map((part) => part.trim().replace(/\s+/g, " "));
  const given = behind.join(" ").trim();
  if (given !== "" && !AFTER.test(given)) return { first: cased(given, true), surname: cased(before, false) };
  const words = `${before} ${given}`.trim().split(" ");
  const tail = words.length > 2 && AFTER.test(words.at(-1) ?? "") ? 2 : 1;
  const particle = words.findIndex((word, index) => index > 0 && PARTICLES.has(word.toLowerCase()));
  const cut = particle > 0 && particle < words.length - 1 ? particle : Math.max(words.length - tail, 0);
  if (words.length === 1) return { first: "", surname: cased(words[0] ?? "", true) };
  return { first: cased(words.slice(0, cut).join(" "), true), surname: cased(words.slice(cut).join(" "), false) };
}

/** `startsLarge`: a particle that begins the whole name is a first name, as in Van Morrison. */
function cased(text: string, startsLarge: boolean): string {
  return text
    .split(" ")
    .map((word, index) => {
      const low = word.toLocaleLowerCase();
      if (PARTICLES.has(low) && !(startsLarge && index === 0)) return low;
      return AFTER.test(word) ? suffix(word) : word.split("-").map(casedPart).join("-");
    })
    .join(" ");
}

const suffix = (word: string): string =>
  /^(?:jr|sr|esq)\.?$/i.test(word) ? largeFirst(word.toLowerCase()) : word.toUpperCase().replace("PHD", "PhD");

const largeFirst = (word: string): string => word.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase());

function casedPart(word: string): string {
  if (/\p{Ll}\p{Lu}/u.test(word)) return word;
  const low = word.toLocaleLowerCase();
  if (/^(?:\p{L}\.)+$/u.test(low)) return low.toLocaleUpperCase();
  return largeFirst(low)
    .replace(/^(\p{Lu}['’])(\p{Ll})/u, (_all, begin: string, letter: string) => begin + letter.toLocaleUpperCase())
    .replace(/^Mc(\p{Ll})/u, (_all, letter: string) => `Mc${letter.toLocaleUpperCase()}`);
}
