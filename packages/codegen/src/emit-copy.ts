import type { Language } from "@sayhey/appspec";
import { allWords } from "../templates/copy/all-words.ts";
import type { Words } from "../templates/copy/words.ts";
import { stringLiteral } from "./source-text.ts";

const LANGUAGES: readonly Language[] = ["en", "de", "es", "fr", "pt"];
const ALL_WORDS: Words = allWords;

/** One of the interface's own words in a language. @throws TypeError when there is no such word. */
export function word(key: string, language: Language): string {
  const text = ALL_WORDS[key]?.[LANGUAGES.indexOf(language)];
  if (text === undefined) throw new TypeError(`copy.${key}: no such word`);
  return text;
}

/**
 * src/copy.ts: the words that `files` name as `copy.<key>`, in the app's language. Words that only files of a person name
 * and that do not exist are left to the type checker; `isOwn` tells those files.
 */
export function emitCopy(
  files: Record<string, string>,
  language: Language,
  isOwn: (path: string) => boolean = () => false,
): string {
  const keys = new Set<string>();
  for (const [path, text] of Object.entries(files)) {
    for (const [, key = ""] of text.matchAll(/(?<![/\w])copy\.(\w+)/g)) {
      if (!isOwn(path) || Object.hasOwn(ALL_WORDS, key)) keys.add(key);
    }
  }
  const lines = Object.keys(ALL_WORDS)
    .filter((key) => keys.delete(key))
    .map((key) => entry(key, stringLiteral(word(key, language))));
  if (keys.size > 0) throw new TypeError(`copy.${[...keys].join(", copy.")}: no such word`);
  return `/** The app's own interface words. \`{name}\` stands for a value; \`one thing|{n} things\` has a form for one. */
export const copy = {
${lines.join("")}};

/** Language of the app. */
export const language = ${stringLiteral(language)};

export { inPhrase, say } from "./say.ts";
`;
}

const LINE_LENGTH = 120;

/** One word, as the formatter breaks it. */
function entry(key: string, text: string): string {
  const line = `  ${key}: ${text},`;
  return line.length <= LINE_LENGTH ? `${line}\n` : `  ${key}:\n    ${text},\n`;
}
