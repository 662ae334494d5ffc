/** What a generator draws from: one entry of each group makes a result. */
export interface GeneratorSet {
  id: string;
  /** Finds the kind in what someone wrote, in lower case. */
  says: RegExp;
  title: string;
  /** What one entry is called, and several of them. */
  thing: string;
  things: string;
  /** Entries by group, separated by `|`; any of them goes with any of the other groups. */
  groups: Readonly<Record<string, string>>;
}

/** Words on one theme, each with a hint, for games that hide, mix or ask for a word. */
export interface WordTheme {
  id: string;
  /** Finds the theme in what someone wrote, in lower case. */
  says: RegExp;
  /** One `word|short hint` a line; the hint never gives the word away. */
  words: string;
}

/** What the fields of a bingo card say on one occasion. */
export interface BingoSet {
  id: string;
  /** Finds the occasion in what someone wrote, in lower case. */
  says: RegExp;
  /** Thirty short phrases, one a line, that fit a field. */
  words: string;
}

/** Pictures that stand for a theme: what a game is played with when someone asks for it "with trains". */
export interface IconSet {
  id: string;
  /** Finds the theme in what someone wrote, in lower case. */
  says: RegExp;
  /** `icon=Label` after `icon=Label`, by lucide name; an underscore in a label is a blank. */
  pieces: string;
}

/** What games are played with and generators draw from. */
export interface PlaySets {
  bingo: readonly BingoSet[];
  generators: readonly GeneratorSet[];
  icons: readonly IconSet[];
  words: readonly WordTheme[];
}
