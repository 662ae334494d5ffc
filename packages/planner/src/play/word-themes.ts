import type { WordTheme } from "./sets.ts";
import { WORD_THEMES_A_E } from "./word-themes-a-e.ts";
import { WORD_THEMES_F_H } from "./word-themes-f-h.ts";
import { WORD_THEMES_I_R } from "./word-themes-i-r.ts";
import { WORD_THEMES_S_Z } from "./word-themes-s-z.ts";

/** All themes with their words. */
export const WORD_THEMES: readonly WordTheme[] = [
  ...WORD_THEMES_A_E,
  ...WORD_THEMES_F_H,
  ...WORD_THEMES_I_R,
  ...WORD_THEMES_S_Z,
];
