import { contrast } from "./contrast.ts";
import type { Palette } from "./theme.ts";

/** WCAG 2.2 AA for text. */
const AA = 4.5;

/** The colours somebody chose; all others of a palette follow from them. */
export interface PaletteSource {
  ground: string;
  surface: string;
  ink: string;
  accent: string;
  accent2: string;
  accent3: string;
}

/** `colour` moved by `share` (0 to 1) of the way to another colour, in sRGB. */
export function mixColours(colour: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const from = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(from + (Number.parseInt(to.slice(at, at + 2), 16) - from) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/**
 * A whole palette out of six colours. The first accent is moved towards the ink as little as text on ground and surface
 * needs; secondary text is as quiet as may be read; what stands on an accent is the calmest colour that can be read there.
 */
export function completePalette(source: PaletteSource): Palette {
  const { ground, surface, ink } = source;
  const accent = asText(source.accent, source);
  let muted = ink;
  for (let share = 0.02; share <= 0.6; share += 0.02) {
    const quieter = mixColours(ink, ground, share);
    if (contrast(quieter, ground) < AA + 0.4 || contrast(quieter, surface) < AA + 0.4) break;
    muted = quieter;
  }
  return {
    ground,
    surface,
    ink,
    muted,
    line: mixColours(ground, ink, 0.16),
    accent,
    onAccent: textOn(accent, source),
    accent2: source.accent2,
    onAccent2: textOn(source.accent2, source),
    accent3: source.accent3,
    onAccent3: textOn(source.accent3, source),
  };
}

/** Colours by what they are seen on, as somebody asked for them: `#rrggbb`. */
export interface GivenColours {
  ground?: string | undefined;
  accent?: string | undefined;
  ink?: string | undefined;
}

/**
 * A palette in which the given colours stand exactly as given; the others give way. Words keep 4.5:1 on ground and surface; a
 * given ink that cannot be read on a given ground is the one colour that moves.
 */
export function withGivenColours(palette: Palette, given: GivenColours): Palette {
  const ground = given.ground ?? palette.ground;
  const isLight = contrast(ground, "#000000") >= contrast(ground, "#ffffff");
  const surface = given.ground === undefined ? palette.surface : surfaceOn(ground, isLight);
  const reads = (colour: string): boolean => contrast(colour, ground) >= AA && contrast(colour, surface) >= AA;
  const end = isLight ? "#000000" : "#ffffff";
  // On a ground of middling lightness nothing but black or white reads well.
  const calm = mixColours(end, ground, contrast(ground, end) > 9 ? 0.12 : 0);
  let ink = given.ink ?? (given.ground === undefined ? palette.ink : calm);
  for (let share = 0.04; share <= 1 && !reads(ink); share += 0.04) ink = mixColours(ink, end, share);
  const accent = given.accent ?? palette.accent;
  const source = {
    ground,
    surface,
    ink,
    accent,
    // Nothing foreign beside what was asked for: the other accents are kin to it.
    accent2: given.accent === undefined ? palette.accent2 : mixColours(accent, ink, 0.35),
    accent3: given.accent === undefined ? palette.accent3 : mixColours(accent, ground, 0.55),
  };
  const whole = completePalette(source);
  return given.accent === undefined ? whole : { ...whole, accent, onAccent: textOn(accent, source) };
}

/** What stands on a given ground: lighter than it, but for grounds on which white words would suffer. */
function surfaceOn(ground: string, isLight: boolean): string {
  if (isLight) return mixColours(ground, "#ffffff", 0.55);
  const lighter = mixColours(ground, "#ffffff", 0.06);
  return contrast(lighter, "#ffffff") >= AA + 2 ? lighter : mixColours(ground, "#000000", 0.2);
}

/** A colour moved towards the ink as little as text on ground and surface needs. */
function asText(colour: string, { ground, surface, ink }: Pick<PaletteSource, "ground" | "surface" | "ink">): string {
  const reads = (text: string): boolean => contrast(text, ground) >= AA && contrast(text, surface) >= AA;
  let text = colour;
  for (let share = 0.02; share <= 1 && !reads(text); share += 0.02) text = mixColours(colour, ink, share);
  return reads(text) ? text : ink;
}

/** Colours of what is drawn rather than written; each stands out from the surface by 3:1 (WCAG 2.2, 1.4.11). */
export interface DrawnColours {
  /** Edge of inputs and of switches that are off. */
  edge: string;
  /** The accent where words, icons and thin lines are drawn in it: moved towards the ink as little as 4.5:1 needs. */
  accentText: string;
  /** Six colours for the parts of a chart, each told from the others. */
  plots: readonly string[];
}

const GRAPHIC = 3;
/** How far apart two colours of a chart lie at least, in sRGB. */
const APART = 44;
const PLOTS = 6;

/** What a palette draws inputs and charts with. */
export function drawnColours(palette: Palette): DrawnColours {
  const { ground, surface, ink, muted, accent, accent2, accent3 } = palette;
  const standingOut = (colour: string): string => {
    for (let share = 0; share < 1; share += 0.02) {
      const stronger = mixColours(colour, ink, share);
      if (contrast(stronger, surface) >= GRAPHIC && contrast(stronger, ground) >= GRAPHIC) return stronger;
    }
    return ink;
  };
  const shades = [0.25, 0.45, 0.7].flatMap((share) => [accent, accent2, accent3].map((c) => mixColours(c, ink, share)));
  const rest = [mixColours(accent2, accent3, 0.5), mixColours(accent, accent2, 0.5), muted, ink, ...shades];
  const candidates = [...rest, mixColours(accent, surface, 0.3)].map(standingOut);
  // The accents come first; after them whatever lies farthest from all that is there.
  const plots = [standingOut(accent)];
  for (const colour of [accent2, accent3].map(standingOut)) if (room(colour, plots) >= APART) plots.push(colour);
  while (plots.length < PLOTS) {
    const [farthest = ink] = candidates.toSorted((a, b) => room(b, plots) - room(a, plots));
    plots.push(farthest);
  }
  return { edge: standingOut(mixColours(surface, ink, 0.38)), accentText: asText(accent, palette), plots };
}

/** Distance to the nearest of some colours. */
const room = (colour: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => colourDistance(colour, other)));

/** How far two `#rrggbb` colours lie apart in sRGB, 0 to 442. */
export function colourDistance(a: string, b: string): number {
  return Math.hypot(
    ...[1, 3, 5].map((at) => Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)),
  );
}

/** The colour of text on another: one of the palette's own where that can be read. */
function textOn(colour: string, { ground, ink }: PaletteSource): string {
  const fits = [ground, ink, "#ffffff", "#000000"].filter((text) => contrast(text, colour) >= AA);
  return fits[0] ?? "#000000";
}
