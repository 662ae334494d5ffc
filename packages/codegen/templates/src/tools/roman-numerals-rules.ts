/** One part of a numeral and how it comes to its value: 'XC', '100 − 10', 90. */
export interface RomanStep {
  part: string;
  how: string;
  value: number;
}

/** A numeral that was read. */
export interface RomanReading {
  value: number;
  /** As it is written by the rules. */
  numeral: string;
  /** Whether it was written that way. */
  isStandard: boolean;
  steps: readonly RomanStep[];
}

/** Largest number that the seven letters write. */
export const ROMAN_MOST = 3999;

const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const PARTS: readonly [number, string][] = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

/** A whole number from 1 to 3999 as a numeral; null for any other. */
export function toRoman(number: number): string | null {
  if (!Number.isInteger(number) || number < 1 || number > ROMAN_MOST) return null;
  let rest = number;
  let numeral = "";
  for (const [value, part] of PARTS) for (; rest >= value; rest -= value) numeral += part;
  return numeral;
}

/** Reads a numeral, also one that breaks the rules ('IIII'); null for what is none or comes to more than 3999. */
export function fromRoman(text: string): RomanReading | null {
  const letters = text.trim().toUpperCase();
  if (!/^[IVXLCDM]{1,40}$/.test(letters)) return null;
  const loose = looseSteps(letters);
  const value = loose.reduce((sum, step) => sum + step.value, 0);
  const numeral = toRoman(value);
  if (numeral === null) return null;
  const isStandard = numeral === letters;
  return { value, numeral, isStandard, steps: isStandard ? romanSteps(value) : loose };
}

/** A number place by place, each with the numeral of that place and why it is that. */
export function romanSteps(number: number): RomanStep[] {
  return [1000, 100, 10, 1].flatMap((place) => {
    const value = (Math.floor(number / place) % 10) * place;
    const part = toRoman(value);
    return part === null
      ? []
      : [
          {
            part,
            how: looseSteps(part)
              .map(({ how }) => how)
              .join(" + "),
            value,
          },
        ];
  });
}

/** Goes through the letters: a smaller one before a larger one is taken from it, equal ones add up. */
function looseSteps(letters: string): RomanStep[] {
  const steps: RomanStep[] = [];
  for (let at = 0; at < letters.length;) {
    const letter = letters.charAt(at);
    const next = letters.charAt(at + 1);
    const [value, larger] = [valueOf(letter), valueOf(next)];
    if (larger > value) {
      steps.push({ part: letter + next, how: `${larger} − ${value}`, value: larger - value });
      at += 2;
      continue;
    }
    const run = runOf(letters, at);
    steps.push({ part: letter.repeat(run), how: Array(run).fill(value).join(" + "), value: value * run });
    at += run;
  }
  return steps;
}

/** How many equal letters follow each other, without a last one that is taken from a larger one. */
function runOf(letters: string, at: number): number {
  const letter = letters.charAt(at);
  let end = at;
  while (letters.charAt(end) === letter) end++;
  return end - at > 1 && valueOf(letters.charAt(end)) > valueOf(letter) ? end - at - 1 : end - at;
}

const valueOf = (letter: string): number => VALUES[letter] ?? 0;
