import { contrastRatio, fromHex, oklchToRgb, rgbToOklch, toHex } from "./color-rules.ts";

/** A text and what it stands on. */
export interface Pair {
  text: string;
  ground: string;
}

/** What WCAG 2.2 asks of a pair of colors: of text (1.4.3, 1.4.6), and of controls and drawings (1.4.11). */
export const CHECKS = [
  { part: "normal", level: "AA", least: 4.5 },
  { part: "normal", level: "AAA", least: 7 },
  { part: "large", level: "AA", least: 3 },
  { part: "large", level: "AAA", least: 4.5 },
  { part: "control", level: "AA", least: 3 },
] as const;

const STEPS = 400;

/** The color of the same hue, as little lighter or darker as can be, that reaches a contrast with another; undefined where none does. */
export function nearestPassing(hex: string, against: string, least: number): string | undefined {
  if (contrastRatio(hex, against) >= least) return hex;
  const { lightness, chroma, hue } = rgbToOklch(fromHex(hex));
  for (let step = 1; step <= STEPS; step++) {
    for (const way of [-1, 1]) {
      const next = lightness + (way * step) / STEPS;
      if (next < -1 / STEPS || next > 1 + 1 / STEPS) continue;
      const color = toHex(oklchToRgb({ lightness: Math.min(1, Math.max(0, next)), chroma, hue }));
      if (contrastRatio(color, against) >= least) return color;
    }
  }
  return undefined;
}

/** A ratio as it is written; cut, not rounded, so that 4.499 does not read as passing. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2).replace(/\.?0+$/, "");
}
