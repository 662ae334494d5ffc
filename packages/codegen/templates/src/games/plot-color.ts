/** So many colors that can be told apart there are. */
export const PLOTS = 6;

/** Some way around the circle of hues each, so that neighbors in number lie apart. */
const HUES = [0, 150, 240, 60, 300, 200] as const;

/** Colors that can be told apart: the theme's own strong one in other hues, all strong enough for a sign in `--surface` upon it. */
export const plotColor = (index: number): string =>
  `oklch(from color-mix(in oklab, var(--plot1) 88%, var(--ink)) clamp(0.48, l, 0.8) max(c, 0.12) calc(h + ${HUES[index % PLOTS] ?? 0}))`;
