/** What somebody typed to get in or to join. */
export interface AccountDraft {
  name: string;
  email: string;
  password: string;
}

export type AccountProblem = "name-missing" | "email-wrong" | "email-taken" | "password-short" | "password-common";
export type AccountProblems = { [K in keyof AccountDraft]?: AccountProblem };

export const FEWEST_LETTERS = 8;
/** Passwords that everybody who guesses tries first. */
const COMMON =
  /^(?:pass(?:word|wort)\d*!?|1234567\d*|qwert[yz]\w*|(.)\1+|iloveyou\d*|welcome\d*|admin\d*|letmein\d*|abc12345?\d*|sunshine\d*|football\d*|princess\d*|contrase\w+|motdepasse\d*|senha\d*)$/i;

/** An address as it is compared. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** What is wrong with a new account, by field. */
export function accountProblems({ name, email, password }: AccountDraft, taken: readonly string[]): AccountProblems {
  return {
    ...(name.trim() === "" && { name: "name-missing" }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim())
      ? { email: "email-wrong" }
      : taken.includes(plainEmail(email)) && { email: "email-taken" }),
    ...passwordProblem(password, [name, email]),
  };
}

/** What is wrong with a new password; one's own name or address is as easy to guess as the common ones. */
export function passwordProblem(password: string, about: readonly string[]): { password?: AccountProblem } {
  if (Array.from(password).length < FEWEST_LETTERS) return { password: "password-short" };
  const own = about.flatMap((text) => text.toLowerCase().split(/[\s@]+/)).filter((word) => word.length > 2);
  const rest = own.reduce((text, word) => text.replaceAll(word, ""), password.toLowerCase());
  return COMMON.test(password) || Array.from(rest).length < 4 ? { password: "password-common" } : {};
}

/** How hard a password is to guess: 0 too easy to take, 1 weak, 2 fair, 3 strong. Length counts most; few different signs count less. */
export function passwordStrength(password: string, about: readonly string[]): 0 | 1 | 2 | 3 {
  if (passwordProblem(password, about).password !== undefined) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(password.toLowerCase()).size;
  const worth = Math.min(Array.from(password).length, different * 1.5) + (kinds - 1) * 1.5;
  return worth >= 18 ? 3 : worth >= 12 ? 2 : 1;
}
