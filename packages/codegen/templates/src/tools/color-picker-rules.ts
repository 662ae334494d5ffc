import { fromHex, oklchToRgb, rgbToOklch, toHex } from "./color-rules.ts";

/** Basic colors in the order of their names in `copy.colorNames`. */
export const BASIC_COLORS = [
  "#000000",
  "#ffffff",
  "#808080",
  "#d22b2b",
  "#7b1e1e",
  "#f28522",
  "#8b5a2b",
  "#f5d130",
  "#808000",
  "#32b432",
  "#1f5c33",
  "#9bdc28",
  "#139a8e",
  "#40d6d0",
  "#59b7f0",
  "#2470e4",
  "#1b2a6b",
  "#7d3cc8",
  "#b49be6",
  "#e0249a",
  "#f7a8c4",
  "#ecdcbe",
  "#ff7f6b",
  "#d4a017",
] as const;

/** Below this chroma a color is seen as black, gray or white. */
const GRAY = 0.02;
const GRAYS = 3;

/**
 * Place of the basic color by whose name people would call a color. Hue counts most: a pale green is a green rather than the beige that
 * is as pale.
 */
export function nearestBasic(hex: string): number {
  const color = rgbToOklch(fromHex(hex));
  const isGray = color.chroma < GRAY;
  const distances = BASIC_COLORS.map((basic, index) => {
    if (isGray !== index < GRAYS) return Number.POSITIVE_INFINITY;
    const other = rgbToOklch(fromHex(basic));
    const turned = Math.abs(((color.hue - other.hue + 540) % 360) - 180) / 180;
    return Math.hypot(
      0.85 * (color.lightness - other.lightness),
      0.7 * (color.chroma - other.chroma),
      isGray ? 0 : 2 * turned,
    );
  });
  return distances.indexOf(Math.min(...distances));
}

/** Lightness of every step of a scale, from nearly white to nearly black. */
const STEPS = [0.97, 0.93, 0.86, 0.77, 0.68, 0.58, 0.49, 0.4, 0.31, 0.22] as const;

/** Names of the steps, as design systems count them. */
export const STEP_NAMES = ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900"] as const;

/** Tints and shades of a color: its hue at every lightness, with less color near both ends. */
export function colorScale(hex: string): string[] {
  const { chroma, hue } = rgbToOklch(fromHex(hex));
  return STEPS.map((lightness) => {
    const share = Math.min(1, 1.25 - Math.abs(lightness - 0.58) * 1.6);
    return toHex(oklchToRgb({ lightness, chroma: chroma * share, hue }));
  });
}

/** Swatches with one more in front, each once, at most so many. */
export function withSwatch(swatches: readonly string[], hex: string, most: number): string[] {
  return [hex, ...swatches.filter((other) => other !== hex)].slice(0, most);
}
