import { wordPairs } from "./word-pairs.ts";

/** Morse code of each sign (ITU-R M.1677-1, with the letters of other languages that are in use). */
const CODES = new Map(
  wordPairs(
    "A .- B -... C -.-. D -.. E . F ..-. G --. H .... I .. J .--- K -.- L .-.. M -- N -. O --- P .--. Q --.- R .-. S ... T - U ..- V ...- W .-- X -..- Y -.-- Z --.. 0 ----- 1 .---- 2 ..--- 3 ...-- 4 ....- 5 ..... 6 -.... 7 --... 8 ---.. 9 ----. . .-.-.- , --..-- : ---... ? ..--.. ' .----. - -....- / -..-. ( -.--. ) -.--.- \" .-..-. = -...- + .-.-. @ .--.-. ! -.-.-- & .-... ; -.-.-. $ ...-..- _ ..--.- Ä .-.- Ö ---. Ü ..-- É ..-.. Ñ --.-- À .--.- Ç -.-.. È .-..- Á .--.-",
  ),
);
const SIGNS = new Map([...CODES].reverse().map(([sign, code]) => [code, sign]));

/** What came out, and the signs that could not be turned. */
export interface MorseResult {
  text: string;
  unknown: readonly string[];
}

/** Writes a text in Morse code: blanks between letters, '/' between words. */
export function toMorse(text: string): MorseResult {
  const unknown = new Set<string>();
  const words = text.trim().toUpperCase().replace(/[’‘]/g, "'").replaceAll("ß", "SS").split(/\s+/);
  const coded = words.map((word) =>
    [...word].flatMap((sign) => CODES.get(sign) ?? CODES.get(bare(sign)) ?? unknownSign(sign, unknown)).join(" "),
  );
  return { text: coded.filter((word) => word !== "").join(" / "), unknown: [...unknown] };
}

const bare = (sign: string): string => sign.normalize("NFD").charAt(0);

function unknownSign(sign: string, unknown: Set<string>): string[] {
  unknown.add(sign);
  return [];
}

/** Reads Morse code, also with '·', '–' or '_' for its signs and '|' or a line break between words. */
export function fromMorse(code: string): MorseResult {
  const unknown = new Set<string>();
  const plain = code
    .replace(/[·•∙*]/g, ".")
    .replace(/[–—−_]/g, "-")
    .replace(/[|\n]/g, "/");
  const words = plain.split("/").map((word) =>
    word
      .split(/\s+/)
      .filter((sign) => sign !== "")
      .flatMap((sign) => SIGNS.get(sign) ?? unknownSign(sign, unknown))
      .join(""),
  );
  return { text: words.filter((word) => word !== "").join(" "), unknown: [...unknown] };
}

/** A tone: from when to when, in seconds, and which sign of the code it is. */
export interface MorseTone {
  at: number;
  seconds: number;
  index: number;
}

/**
 * When the tones of a code sound. A dot is one unit, a dash three; one unit lies between them, three between letters, seven
 * between words (ITU-R M.1677-1). A unit is 1.2 s divided by the words a minute, counted by the word PARIS.
 */
export function morseTones(code: string, wordsAMinute: number): { tones: MorseTone[]; seconds: number } {
  const unit = 1.2 / wordsAMinute;
  // Behind every tone comes one unit; a blank makes it three, and ' / ' makes it seven.
  const tones: MorseTone[] = [];
  let at = 0;
  for (const [index, sign] of [...code].entries()) {
    if (sign === "." || sign === "-") {
      const seconds = unit * (sign === "." ? 1 : 3);
      tones.push({ at, seconds, index });
      at += seconds + unit;
    } else if (sign === " " || sign === "/") at += unit * 2;
  }
  const last = tones.at(-1);
  return { tones, seconds: last === undefined ? 0 : last.at + last.seconds };
}
