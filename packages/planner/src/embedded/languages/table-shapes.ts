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

/** What lines of work are spoken of in a language, written as the lists of `Tables` are. */
export type TradeWords = Pick<Tables, "nouns" | "labels" | "options" | "copy">;
