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
  const reads = (colour: string): boolean => contrast(colour, ground) >= AA && contrast(colour, surface) >= AA;
  let accent = source.accent;
  for (let share = 0.02; share <= 1 && !reads(accent); share += 0.02) accent = mixColours(source.accent, ink, share);
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

/** The colour of text on another: one of the palette's own where that can be read. */
function textOn(colour: string, { ground, ink }: PaletteSource): string {
  const fits = [ground, ink, "#ffffff", "#000000"].filter((text) => contrast(text, colour) >= AA);
  return fits[0] ?? "#000000";
}
