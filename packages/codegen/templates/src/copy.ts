// In a generated app this file is written with the words of its language that the app uses.
import { behaviourWords } from "../copy/behaviour-words.ts";
import { richWords } from "../copy/rich-words.ts";
import { sharedWords } from "../copy/shared-words.ts";
import { words } from "../copy/words.ts";

type Key = keyof typeof words | keyof typeof behaviourWords | keyof typeof richWords | keyof typeof sharedWords;

/** The app's own interface words. `{name}` stands for a value; `one thing|{n} things` has a form for one. */
export const copy = Object.fromEntries(
  Object.entries({ ...words, ...behaviourWords, ...richWords, ...sharedWords }).map(([key, [english]]) => [
    key,
    english,
  ]),
) as Record<Key, string>;

/** Language of the app. */
export const language = "en";

export { inPhrase, say } from "./say.ts";
