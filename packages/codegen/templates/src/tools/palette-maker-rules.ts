import type { Random } from "../games/game.ts";
import { fromHex, oklchToRgb, readColor, rgbToOklch, toHex } from "./color-rules.ts";

/** How the hues of a palette stand to each other on the color wheel. */
export type Harmony = "analogous" | "complementary" | "triadic" | "tetradic" | "monochrome";

/** Harmonies in the order in which they are shown. */
export const HARMONIES: readonly Harmony[] = ["analogous", "complementary", "triadic", "tetradic", "monochrome"];

/** One color of a palette; a locked one stays when others change. */
export interface PaletteColor {
  hex: string;
  isLocked: boolean;
}

/** Degrees of the five hues from the first. */
const TURNS: Readonly<Record<Harmony, readonly number[]>> = {
  analogous: [0, 25, 50, -25, -50],
  complementary: [0, 0, 180, 180, 0],
  triadic: [0, 120, 240, 120, 240],
  tetradic: [0, 90, 180, 270, 0],
  monochrome: [0, 0, 0, 0, 0],
};

/** Lightness and strength of the five: a dark, a strong, a middle, a soft and a pale one, so that they work together. */
const TONES: readonly (readonly [lightness: number, strength: number])[] = [
  [0.36, 0.8],
  [0.56, 1],
  [0.68, 0.95],
  [0.81, 0.7],
  [0.94, 0.3],
];

/** Five colors by a harmony. They go by the hue of the first locked color, else by chance; locked ones stay. */
export function rollPalette(before: readonly PaletteColor[], harmony: Harmony, random: Random): PaletteColor[] {
  const turns = TURNS[harmony];
  const lockedAt = before.findIndex((color) => color.isLocked);
  const locked = before[lockedAt];
  const first = locked === undefined ? random() * 360 : rgbToOklch(fromHex(locked.hex)).hue - (turns[lockedAt] ?? 0);
  const strength = 0.11 + random() * 0.09;
  return TONES.map(([lightness, share], index) => {
    const own = before[index];
    if (own?.isLocked === true) return own;
    const hue = (first + (turns[index] ?? 0) + (random() - 0.5) * 10 + 720) % 360;
    const light = Math.min(0.97, lightness + (random() - 0.5) * 0.08);
    return { hex: toHex(oklchToRgb({ lightness: light, chroma: strength * share, hue })), isLocked: false };
  });
}

/** Colors of a text, one a line or with commas between, each locked. */
export function readPalette(text: string): PaletteColor[] {
  const colors = text.match(/#[0-9a-f]{3,6}\b/gi)?.flatMap((each) => readColor(each) ?? []) ?? [];
  return colors.slice(0, TONES.length).map((hex) => ({ hex, isLocked: true }));
}

/** A palette as CSS variables. */
export function paletteCss(colors: readonly string[]): string {
  return `:root {\n${colors.map((hex, index) => `  --color-${index + 1}: ${hex};\n`).join("")}}`;
}
