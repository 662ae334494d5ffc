import { contrast } from "./contrast.ts";
import { ART_DIRECTIONS } from "./data/art-directions.ts";
import { PALETTE_VARIANTS } from "./data/palette-variants.ts";
import { completePalette, mixColours, type PaletteSource } from "./palette.ts";
import type { Palette, Theme } from "./theme.ts";

/** WCAG 2.2 AA for text. */
const AA = 4.5;

/** The colours a person may choose; all others follow. */
export const OWN_COLOURS = [
  { key: "ground", label: "Background" },
  { key: "ink", label: "Words" },
  { key: "accent", label: "Accent" },
  { key: "accent2", label: "Second accent" },
  { key: "accent3", label: "Third accent" },
] as const satisfies readonly { key: keyof PaletteSource; label: string }[];
/** One of the colours a person may choose. */
export type OwnColour = (typeof OWN_COLOURS)[number]["key"];

/** A palette with one other colour, and what had to give way so that all words stay readable. */
export interface OwnPalette {
  palette: Palette;
  /** In words, or null when the colours are as they were chosen. */
  note: string | null;
}

/**
 * A palette in which a person chose one colour. Words keep 4.5:1 to their background: where the choice would break that, the
 * other one of the two moves as little as it must, the accents towards the words.
 */
export function withOwnColour(before: Palette, key: OwnColour, colour: string): OwnPalette {
  const source: PaletteSource = { ...before, [key]: colour.toLowerCase() };
  const changesGround = key === "ground";
  if (changesGround) source.surface = mixColours(source.ground, source.ink, 0.05);
  const wantedInk = source.ink;
  if (!reads(source.ink, source)) {
    if (key === "ink") {
      source.ground = opposite(source.ground, source.ink);
      source.surface = mixColours(source.ground, source.ink, 0.05);
    } else source.ink = readable(source.ink, source);
  }
  const palette = completePalette(source);
  const moved =
    key === "ink" && source.ground !== before.ground
      ? "The background moved with it, so that words stay readable."
      : key === "ground" && source.ink !== wantedInk
        ? "The words moved with it, so that they stay readable."
        : key === "accent" && palette.accent !== colour.toLowerCase()
          ? "The accent is a little stronger than chosen, so that words in it stay readable."
          : null;
  return { palette, note: moved };
}

/** Whether a theme's accents are none of its art direction: somebody asked for them, by words, a picture or by hand. */
export function hasOwnPalette({ direction, light, dark }: Pick<Theme, "direction" | "light" | "dark">): boolean {
  return ![ART_DIRECTIONS[direction], ...PALETTE_VARIANTS[direction]].some(
    (pair) => pair.light.accent === light.accent && pair.dark.accent === dark.accent,
  );
}

const reads = (ink: string, { ground, surface }: PaletteSource): boolean =>
  contrast(ink, ground) >= AA && contrast(ink, surface) >= AA;

/** The ink moved towards whichever of black and white reads better, as little as it must. */
function readable(ink: string, source: PaletteSource): string {
  const end = contrast("#000000", source.ground) > contrast("#ffffff", source.ground) ? "#000000" : "#ffffff";
  for (let share = 0.04; share <= 1; share += 0.04) {
    const moved = mixColours(ink, end, share);
    if (reads(moved, source)) return moved;
  }
  return end;
}

/** The ground moved away from an ink until the ink can be read on it. */
function opposite(ground: string, ink: string): string {
  const end = contrast(ink, "#000000") > contrast(ink, "#ffffff") ? "#000000" : "#ffffff";
  for (let share = 0.04; share <= 1; share += 0.04) {
    const moved = mixColours(ground, end, share);
    // The surface lies a little nearer to the ink.
    if (contrast(ink, mixColours(moved, ink, 0.05)) >= AA && contrast(ink, moved) >= AA) return moved;
  }
  return end;
}
