import type { Unit } from "./quote.ts";

/** Units by how people write them in five languages; longer spellings first. */
const UNITS: readonly (readonly [says: string, sign: string, one: string])[] = [
  [
    "sq\\.? ?m(?:et(?:er|re)s?)?|sqm|m2|m²|square met(?:er|re)s?|quadratmetern?|qm|metros? cuadrados?|metros? quadrados?|mètres? carrés?",
    "m²",
    "m²",
  ],
  ["sq\\.? ?f(?:ee|oo)?t|sqft|square f(?:ee|oo)t|ft2", "sq ft", "sq ft"],
  ["cubic met(?:er|re)s?|m3|m³|kubikmetern?|metros? cúbicos?|mètres? cubes?", "m³", "m³"],
  ["cubic yards?|cu ?yds?", "yd³", "cubic yard"],
  [
    "(?:running |linear |lin )?met(?:er|re)s?|mtrs?|rft|lfm|laufmetern?|laufende meter|metern|metros? lineal(?:es)?|metros?|mètres?(?: linéaires?)?|ml|m",
    "m",
    "meter",
  ],
  ["(?:running |linear |lin )?(?:feet|foot|ft)", "ft", "foot"],
  ["kilomet(?:er|re)s?|kilómetros?|kilomètres?|quilômetros?|kms?", "km", "km"],
  ["miles?|mi", "mi", "mile"],
  ["hours?|hrs?|stunden?|std|horas?|heures?|h", "h", "hour"],
  ["minutes?|mins?|minuten?|minutos?", "min", "minute"],
  ["kilogram(?:me)?s?|kilos?|kgs?", "kg", "kg"],
  ["gram(?:me)?s?|gramm|gramos?|gr?", "g", "gram"],
  ["lit(?:er|re)s?|litros?|l", "l", "liter"],
  ["pounds?(?= of)|lbs?", "lb", "pound"],
  ["dozens?|dutzend|docenas?|douzaines?|dúzias?", "dozen", "dozen"],
];

/** A spelling of any measured unit, for use inside other patterns. */
export const UNIT_WORDS = UNITS.map(([says]) => says).join("|");

const EXACT = UNITS.map(([says, sign, one]) => ({ says: new RegExp(`^(?:${says})$`, "i"), unit: { sign, one } }));

/** The measured unit that some words are; undefined where they are none. */
export const unitNamed = (words: string): Unit | undefined => EXACT.find(({ says }) => says.test(words.trim()))?.unit;

/** Periods of time are shared by all that is priced by them, and so are people: what is measured in space is not. */
export const SHARED =
  /^(?:hour|minute|day|night|week|month|weekend|person|guest|head|people|child|kid|student|pax|plate|tag|nacht|woche|monat|gast|stunde|día|noche|semana|mes|persona|jour|nuit|semaine|mois|personne|invité|piece|item|unit|stück)s?$/i;

/** Whether two units are the same: 'person' and 'guest' count the same heads. */
export function isSameUnit(a: Unit, b: Unit): boolean {
  return a.one === b.one || (HEADS.test(a.one) && HEADS.test(b.one));
}

const HEADS =
  /^(?:person|guest|head|people|pax|plate|cover|serving|attendee|adult|gast|persona|personne|pessoa|invité|invitado|convidado)$/i;

/** What something usually costs and how much of it there usually is, for a start: round numbers that are there to be changed. */
const USUAL: Readonly<Record<string, readonly [price: number, many: number]>> = {
  "m²": [20, 40],
  "sq ft": [3, 400],
  "m³": [60, 5],
  "yd³": [50, 5],
  m: [25, 20],
  ft: [8, 60],
  km: [0.5, 20],
  mi: [0.8, 15],
  h: [45, 4],
  min: [1, 30],
  kg: [5, 10],
  g: [0.05, 100],
  l: [5, 10],
  lb: [3, 20],
};
const OF_DAYS: readonly [number, number] = [250, 2];
const OF_HEADS: readonly [number, number] = [20, 30];
/** What there are hundreds of costs little each. */
const TINY =
  /^(?:stitch|word|character|letter|copy|sheet|page|print|leaflet|flyer|label|wort|seite|palabra|página|mot)$/i;
const OF_TINY: readonly [number, number] = [0.1, 500];
const OF_COUNTED: readonly [number, number] = [50, 2];

/** As many units of a currency buy what one euro buys, where they are many. */
const COIN: Readonly<Record<string, number>> = {
  INR: 50,
  JPY: 150,
  KRW: 1500,
  HUF: 400,
  CZK: 25,
  ZAR: 20,
  MXN: 20,
  PHP: 60,
  NGN: 1500,
};

/** A price for one to start with, and how many of it. */
export function usualOf({ sign, one }: Unit, currency: string): { price: number; many: number } {
  const [price, many] =
    USUAL[sign] ??
    (/^(?:day|night|weekend|week|month)$/i.test(one)
      ? OF_DAYS
      : HEADS.test(one)
        ? OF_HEADS
        : TINY.test(one)
          ? OF_TINY
          : OF_COUNTED);
  return { price: price * (COIN[currency] ?? 1), many };
}
