/** Shortest password accepted, in characters. */
export const PASSWORD_MIN_LENGTH = 12;

/** Longest password accepted, in bytes of UTF-8: bcrypt reads no further, so what follows would protect nothing. */
export const PASSWORD_MAX_BYTES = 72;

/** How hard a password is to guess, as zxcvbn scores it. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Lowest score that counts as strong. */
export const PASSWORD_MIN_SCORE = 3;

/** Names of the scores 0 to 4. */
export const STRENGTH_NAMES = ["Very Weak", "Weak", "Fair", "Strong", "Very Strong"] as const;

/** What the estimator says about a password. */
export interface PasswordStrength {
  score: PasswordScore;
  /** What makes it easy to guess; null when nothing stands out. */
  warning: string | null;
  suggestions: string[];
}

/**
 * Settings of the zxcvbn estimator, the same in browser and server. `timeEstimationValues.scoring` are guesses, each counted
 * with 5 more: a score ends below 1005, 1000005, 100000005 and 10000000005.
 */
export const ESTIMATOR_SETTINGS = {
  maxLength: 256,
  // A password full of signs that stand for letters is looked up once for each way to read it; the library's 100 take a second.
  l33tMaxSubstitutions: 16,
  timeEstimationValues: {
    scoring: { 0: 1e3, 1: 1e6, 2: 1e8, 3: 1e10 },
    attackTime: {
      onlineThrottlingXPerHour: 100,
      onlineNoThrottlingXPerSecond: 10,
      offlineSlowHashingXPerSecond: 1e4,
      offlineFastHashingXPerSecond: 1e10,
    },
  },
} as const;

/** What every password must hold: how the checklist names it, and what to say where it lacks. */
export interface PasswordRule {
  label: string;
  refusal: string;
  holds(password: string): boolean;
}

/** The five things every password must hold. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    label: "At least 12 characters",
    refusal: "Use at least 12 characters in your password.",
    holds: (password) => [...password].length >= PASSWORD_MIN_LENGTH,
  },
  {
    label: "An uppercase letter",
    refusal: "Add an uppercase letter to your password.",
    holds: (password) => /\p{Lu}/u.test(password),
  },
  {
    label: "A lowercase letter",
    refusal: "Add a lowercase letter to your password.",
    holds: (password) => /\p{Ll}/u.test(password),
  },
  {
    label: "A number",
    refusal: "Add a number to your password.",
    holds: (password) => /\p{Nd}/u.test(password),
  },
  {
    label: "A special character",
    refusal: "Add a special character to your password.",
    holds: (password) => /[^\p{L}\p{N}\s]/u.test(password),
  },
];

/** What to say about a password of more than {@link PASSWORD_MAX_BYTES}. */
export const PASSWORD_TOO_LONG =
  "Use at most 72 characters in your password. Accents, emoji and many scripts count as two to four.";

/** What to say about a password that holds all five but is easy to guess. */
export const PASSWORD_TOO_WEAK = "Please use a stronger password (minimum strength: Strong)";

/** All five rules hold. */
export function passwordHolds(password: string): boolean {
  return PASSWORD_RULES.every(({ holds }) => holds(password));
}

/** No more bytes than are hashed. */
export function passwordFits(password: string): boolean {
  // Every character has at least one byte, so huge texts need not be counted.
  return password.length <= PASSWORD_MAX_BYTES && utf8Length(password) <= PASSWORD_MAX_BYTES;
}

/** Strong: a score of at least 3, and all five rules hold. */
export function isStrongPassword(password: string, score: PasswordScore): boolean {
  return score >= PASSWORD_MIN_SCORE && passwordHolds(password);
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}
