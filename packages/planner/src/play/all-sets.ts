import { BINGO_SETS } from "./bingo-words.ts";
import { GENERATOR_SETS } from "./generators.ts";
import { ICON_SETS } from "./icon-sets.ts";
import type { PlaySets } from "./sets.ts";
import { WORD_THEMES } from "./word-themes.ts";

/** Everything that games are played with and generators draw from. */
export const ALL_SETS: PlaySets = {
  bingo: BINGO_SETS,
  generators: GENERATOR_SETS,
  icons: ICON_SETS,
  words: WORD_THEMES,
};
