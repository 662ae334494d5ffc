/** The accent at so many percent, the rest being the surface. */
export const tint = (percent: number): string => `color-mix(in oklab, var(--accent) ${percent}%, var(--surface))`;

/** The muted color at so many percent, the rest being the ground: for scenery. */
export const haze = (percent: number): string => `color-mix(in oklab, var(--muted) ${percent}%, var(--ground))`;

/** A relative of the accent: its hue turned by so many degrees, never too pale, dark or gray to be told apart from another. */
export const relative = (degrees: number): string =>
  `oklch(from var(--accent) clamp(0.58, l, 0.76) clamp(0.1, c, 0.17) calc(h + ${degrees}))`;

/** Deep shade with a breath of the accent, dark in every scheme. */
export const SHADE = "oklch(from var(--accent) 0.2 0.04 h)";

/** What can be read on any of the relatives of the accent. */
export const ON_RELATIVE = "oklch(from var(--accent) 0.18 0.02 h)";
