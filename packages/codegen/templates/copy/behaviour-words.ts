import type { Words } from "./words.ts";

/** Words of the behaviour blocks: English, German, Spanish, French, Portuguese. */
export const behaviourWords = {
} satisfies Words;
