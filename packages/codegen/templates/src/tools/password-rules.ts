import { PASSWORD_WORDS } from "./password-words.ts";
import type { Below } from "./secure-random.ts";

/** How a password is made. */
export interface PasswordPlan {
  kind: "characters" | "words";
  length: number;
  sets: readonly CharacterSet[];
  /** Leaves out what looks like something else, such as 0 and O. */
  isClear: boolean;
  words: number;
  isCapital: boolean;
  hasNumber: boolean;
}

/** A set of characters that a password draws from. */
export type CharacterSet = "lower" | "upper" | "digits" | "symbols";

/** Sets in the order in which they are shown. */
export const CHARACTER_SETS: readonly CharacterSet[] = ["lower", "upper", "digits", "symbols"];

/** Characters of every set, all of them on common keyboards. */
const CHARACTERS: Readonly<Record<CharacterSet, string>> = {
  lower: "abcdefghijklmnopqrstuvwxyz",
  upper: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  digits: "0123456789",
  symbols: "!#$%&*+-=?@_",
};
const ALIKE = /[0O1lIo]/g;
const TRIES = 1000;
const NUMBERS = 100;

/** The characters of the chosen sets; without a choice the small letters. */
function alphabets({ sets, isClear }: Pick<PasswordPlan, "sets" | "isClear">): string[] {
  const chosen = CHARACTER_SETS.filter((set) => sets.includes(set));
  return (chosen.length > 0 ? chosen : (["lower"] as const)).map((set) =>
    isClear ? CHARACTERS[set].replace(ALIKE, "") : CHARACTERS[set],
  );
}

/** A new password by a plan. */
export function makePassword(plan: PasswordPlan, below: Below): string {
  return plan.kind === "words" ? wordPassword(plan, below) : characterPassword(plan, below);
}

/** Draws whole passwords until one has a character of every set: that keeps all of those equally likely. */
function characterPassword(plan: PasswordPlan, below: Below): string {
  const sets = alphabets(plan);
  const pool = sets.join("");
  let drawn = "";
  for (let attempt = 0; attempt < TRIES; attempt++) {
    drawn = Array.from({ length: plan.length }, () => pool.charAt(below(pool.length))).join("");
    if (sets.every((set) => [...set].some((sign) => drawn.includes(sign)))) return drawn;
  }
  return drawn;
}

function wordPassword({ words, isCapital, hasNumber }: PasswordPlan, below: Below): string {
  const drawn = Array.from({ length: words }, () => {
    const word = PASSWORD_WORDS[below(PASSWORD_WORDS.length)] ?? "";
    return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
  return [...drawn, ...(hasNumber ? [String(below(NUMBERS)).padStart(2, "0")] : [])].join("-");
}

/** How many equally likely passwords a plan has, as a power of two. */
export function passwordBits(plan: PasswordPlan): number {
  if (plan.kind === "words")
    return plan.words * Math.log2(PASSWORD_WORDS.length) + (plan.hasNumber ? Math.log2(NUMBERS) : 0);
  const sizes = alphabets(plan).map((set) => set.length);
  const pool = sizes.reduce((sum, size) => sum + size, 0);
  return plan.length * Math.log2(pool) + Math.log2(shareWithAll(sizes, pool, plan.length));
}

/** The share of texts that hold something of every set, by inclusion and exclusion. */
function shareWithAll(sizes: readonly number[], pool: number, length: number): number {
  let share = 0;
  for (let chosen = 0; chosen < 2 ** sizes.length; chosen++) {
    const left = sizes.filter((_, index) => (chosen >> index) % 2 === 1);
    const missing = left.reduce((sum, size) => sum + size, 0);
    share += (left.length % 2 === 0 ? 1 : -1) * ((pool - missing) / pool) ** length;
  }
  return share;
}

/** What bits are worth where somebody has got hold of a list of hashed passwords and can try billions of guesses. */
export function passwordStrength(bits: number): "weak" | "fair" | "good" | "strong" {
  if (bits < 40) return "weak";
  if (bits < 55) return "fair";
  return bits < 80 ? "good" : "strong";
}
