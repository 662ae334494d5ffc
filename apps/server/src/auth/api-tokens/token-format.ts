import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";
import { TOKEN_PREFIX } from "@sayhey/contract/api-token";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 36 letters of 62: 214 bits. */
const RANDOM_LENGTH = 36;
const CHECK_LENGTH = 6;
const SHAPE = new RegExp(`^${TOKEN_PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECK_LENGTH}}$`);

/** A new API token: its prefix, random letters, and a checksum that tells a mistyped one from a wrong one. */
export function createToken(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${TOKEN_PREFIX}${random}${checksum(random)}`;
}

/** Whether a bearer is meant to be an API token. */
export const isTokenLike = (bearer: string): boolean => bearer.startsWith(TOKEN_PREFIX);

/** Whether a text is a whole API token, as far as can be told without looking it up. */
export function isWholeToken(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const body = text.slice(TOKEN_PREFIX.length);
  return body.slice(RANDOM_LENGTH) === checksum(body.slice(0, RANDOM_LENGTH));
}

/** What is kept of a token. Its 214 random bits need no slow hash. */
export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

function checksum(text: string): string {
  let rest = crc32(text);
  let letters = "";
  for (let n = 0; n < CHECK_LENGTH; n += 1) {
    letters = `${LETTERS[rest % LETTERS.length] ?? ""}${letters}`;
    rest = Math.floor(rest / LETTERS.length);
  }
  return letters;
}
