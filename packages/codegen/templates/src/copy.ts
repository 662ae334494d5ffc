// In a generated app this file is written with the words of its language that the app uses.
import { allWords } from "../copy/all-words.ts";

/** The app's own interface words. `{name}` stands for a value; `one thing|{n} things` has a form for one. */
export const copy = Object.fromEntries(Object.entries(allWords).map(([key, [english]]) => [key, english])) as Record<
  keyof typeof allWords,
  string
>;

/** Language of the app. */
export const language = "en";

export { inPhrase, say } from "./say.ts";
