import { randomBytes } from "node:crypto";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const RANDOM_LENGTH = 10;

/** A name in lower-case Latin letters, digits and hyphens, at most `length`; empty when it has none. */
export function slugify(name: string, length: number): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, length)
    .replace(/^-+|-+$/g, "");
}

/** Host label of a new project: its name for people, then 50 random bits, so that nobody can guess an app that is not published. */
export function projectSlug(name: string): string {
  const random = [...randomBytes(RANDOM_LENGTH)].map((byte) => ALPHABET[byte & 31]).join("");
  const words = slugify(name, 40);
  return words === "" ? `app-${random}` : `${words}-${random}`;
}
