import type { AppSpec, Palette } from "@sayhey/appspec";
import type { TrailerStyle } from "@sayhey/contract/studio";
import type { Storyboard } from "@sayhey/trailer";

/** Styles that stand on a dark ground. */
const DARK: ReadonlySet<TrailerStyle> = new Set(["neon"]);

/**
 * The palette that comes with a style where the colours are the app's own: the dark one for styles of the night. Null where the
 * person chose colours, which stay.
 */
export function paletteOfStyle(spec: AppSpec, storyboard: Storyboard, style: TrailerStyle): Palette | null {
  const { light, dark } = spec.theme;
  const own = [light, dark].some((palette) => isSame(palette, storyboard.palette));
  return own ? (DARK.has(style) ? dark : light) : null;
}

/** Two palettes of the same colours. */
export function isSame(a: Palette, b: Palette): boolean {
  return JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted());
}
