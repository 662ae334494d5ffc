import { FONTS } from "@sayhey/contract/fonts";
import type { BrandKit } from "@sayhey/contract/settings";
import { contrast } from "./contrast.ts";
import type { Palette, Theme } from "./theme.ts";

const AA = 4.5;
/** Weight that headlines of a family without a better one are set in. */
const DISPLAY_WEIGHT = 700;

/** The change to a theme that puts a brand's colour and typefaces into it; every text pair keeps 4.5:1. */
export function brandTheme(
  theme: Theme,
  brand: Pick<BrandKit, "accent" | "displayFamily" | "textFamily">,
): Partial<Theme> {
  return {
    light: withAccent(theme.light, brand.accent),
    dark: withAccent(theme.dark, brand.accent),
    display: { family: brand.displayFamily, weight: nearest(brand.displayFamily, DISPLAY_WEIGHT) },
    text: { family: brand.textFamily, weight: nearest(brand.textFamily, 400) },
  };
}

function nearest(family: string, weight: number): number {
  const weights = FONTS[family]?.weights ?? [400];
  return weights.reduce((best, candidate) =>
    Math.abs(candidate - weight) < Math.abs(best - weight) ? candidate : best,
  );
}

/** The first accent becomes the brand's colour, made lighter or darker as little as readable text on the palette needs. */
function withAccent(palette: Palette, wanted: string): Palette {
  const towards = contrast(palette.ground, "#000000") > contrast(palette.ground, "#ffffff") ? 0 : 255;
  let accent = wanted.toLowerCase();
  for (let share = 0; share <= 1 && !readable(palette, accent); share += 0.02) accent = mix(wanted, towards, share);
  const onAccent = [palette.ground, palette.ink, "#ffffff", "#000000"].find((text) => contrast(text, accent) >= AA);
  return { ...palette, accent, onAccent: onAccent ?? palette.ink };
}

const readable = (palette: Palette, accent: string): boolean =>
  contrast(accent, palette.ground) >= AA && contrast(accent, palette.surface) >= AA;

/** `colour` moved by `share` of the way towards black (0) or white (255). */
function mix(colour: string, towards: number, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const from = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(from + (towards - from) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
