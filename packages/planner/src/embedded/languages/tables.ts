import type { Foreign } from "./vocabulary.ts";

/** Names of people, places and other small things as a language area has them. Lists are written `a|b|c`. */
export interface LocalNames {
  people: string;
  places: string;
  remarks: string;
  /** What something one owns or visits may be called. */
  called: string;
  /** Lines for a record of which nothing else is known. */
  notes: string;
  /** Things to do, whatever it is about. */
  tasks: string;
  /** Lines people post. */
  posts: string;
}

/** Words around the copy of an app's identity. */
export interface IdentityWords {
  description: string;
  audience: string;
  tags: string;
  madeFor: string;
}

/** Everything written down about one language: lists of `English = word`, one a line, and what is written for it alone. */
export interface Tables {
  nouns: string;
  ideaNouns: string;
  /** Words and phrases that go before the nouns of ideas, and those that come after them. */
  ideaPhrases: string;
  ideaWords: string;
  /** `word: English; word: English`. */
  glossWords: string;
  labels: string;
  options: string;
  copy: string;
  rows: string;
  categories: string;
  /** `field | names | whom it is for | hashtags`. */
  fieldWords: string;
  kindCopy: string;
  identityWords: IdentityWords;
  names: LocalNames;
}

const LOADERS: Record<Foreign, () => Promise<{ TABLES: Tables }>> = {
  de: () => import("./in/de.ts"),
  es: () => import("./in/es.ts"),
  fr: () => import("./in/fr.ts"),
  pt: () => import("./in/pt.ts"),
};
const loaded = new Map<Foreign, Tables>();

/** Loads the words of a language, once; some 90 kB compressed, in a file of their own. English has all it needs. */
export async function loadLanguage(language: Foreign | "en"): Promise<void> {
  if (language !== "en" && !loaded.has(language)) loaded.set(language, (await LOADERS[language]()).TABLES);
}

/**
 * The words of a language.
 * @throws TypeError when they are not loaded
 */
export function tablesOf(language: Foreign): Tables {
  const tables = loaded.get(language);
  if (!tables) throw new TypeError(`The words of the language ${language} are not loaded: loadLanguageOf(idea) first.`);
  return tables;
}
