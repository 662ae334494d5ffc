import type { Words } from "./words.ts";

/** Words of these games: English, German, Spanish, French, Portuguese. */
export const wordGameWords = {} satisfies Words;
