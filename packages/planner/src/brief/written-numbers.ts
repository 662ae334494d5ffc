/** Numbers that are written out, in the languages that apps are planned in. */
const WRITTEN: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  ocho: 8,
  diez: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  huit: 8,
  dix: 10,
  douze: 12,
  dois: 2,
  três: 3,
  quatro: 4,
  oito: 8,
  dez: 10,
  doze: 12,
  eleven: 11,
  sixteen: 16,
  thirty: 30,
};

// 'Sixteen' before the 'six' that it begins with.
const LONGEST_FIRST = Object.keys(WRITTEN).toSorted((a, b) => b.length - a.length);
/** A number as texts write it, in digits or as a word: part of a pattern that ignores case, in a group of its own. */
export const NUMBER = String.raw`(\d{1,6}|${LONGEST_FIRST.join("|")})`;

/** What such a number comes to; not a number for anything else. */
export const numberOf = (word: string | undefined): number => WRITTEN[word?.toLowerCase() ?? ""] ?? Number(word);
