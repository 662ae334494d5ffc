import type { Words } from "./words.ts";

/** Words of these tools: English, German, Spanish, French, Portuguese. */
export const textToolWords = {} satisfies Words;
