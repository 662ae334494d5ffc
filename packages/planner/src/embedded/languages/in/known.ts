import { makeKnownWords } from "../make-tables.ts";

/** Words each language has, to tell by them which one an idea is in; builds for browsers hold the result. */
export const KNOWN_WORDS = makeKnownWords();
