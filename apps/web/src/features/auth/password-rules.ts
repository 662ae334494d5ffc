/** Shortest password accepted, in characters. */
export const PASSWORD_MIN_LENGTH = 12;

/** The five things every password must hold. */
export const PASSWORD_RULES: readonly { label: string; holds: (password: string) => boolean }[] = [
  { label: "At least 12 characters", holds: (password) => [...password].length >= PASSWORD_MIN_LENGTH },
  { label: "An uppercase letter", holds: (password) => /\p{Lu}/u.test(password) },
  { label: "A lowercase letter", holds: (password) => /\p{Ll}/u.test(password) },
  { label: "A number", holds: (password) => /\p{Nd}/u.test(password) },
  { label: "A special character", holds: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
];

/** All five hold. */
export function passwordHolds(password: string): boolean {
  return PASSWORD_RULES.every(({ holds }) => holds(password));
}
