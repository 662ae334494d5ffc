import { randomInt } from "node:crypto";

/** Digits of an e-mailed code. A link holds no more than a hash of it, so fewer could be guessed. */
export const CODE_LENGTH = 10;

/** A new e-mailed code. */
export const randomCode = (): string => Array.from({ length: CODE_LENGTH }, () => randomInt(10)).join("");
