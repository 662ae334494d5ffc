import { makeKnownWords } from "../make-tables.ts";

let made: ReturnType<typeof makeKnownWords> | undefined;
const known = (): ReturnType<typeof makeKnownWords> => (made ??= makeKnownWords());

/**
 * Words each language has, to tell by them which one an idea is in. Made with the first idea, as most processes never read
 * one; builds for browsers hold the result.
 */
export const KNOWN_WORDS: Readonly<ReturnType<typeof makeKnownWords>> = {
  get de() {
    return known().de;
  },
  get es() {
    return known().es;
  },
  get fr() {
    return known().fr;
  },
  get pt() {
    return known().pt;
  },
  get en() {
    return known().en;
  },
};
