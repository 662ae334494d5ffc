import type { Palette } from "@sayhey/appspec";
import { contrast, mix, readable } from "../colour.ts";
import type { FeatureLayout, Scheme } from "./kit.ts";
import type { Stage } from "../stage.ts";

/** Grounds that every app's palette has: its own, a tinted one, a deep one, and its accent. */
export type Tone = "own" | "tinted" | "deep" | "vivid";

/** Whether a palette is that of a dark app. */
export function isDark({ ground }: Palette): boolean {
  return contrast(ground, "#ffffff") > contrast(ground, "#111111");
}

/** The scheme of a ground: ink that can be read on it, and accents that stand out from it. */
function schemeOn(ground: string, palette: Palette): Scheme {
  const p = palette;
  const ink = readable(ground, [p.ink, p.ground, p.onAccent, "#ffffff", "#111111"], 7);
  const [accent = ink, second = accent] = [p.accent, p.accent2, p.accent3, mix(p.accent, ink, 0.45), ink].filter(
    (colour) => contrast(colour, ground) >= 2.6,
  );
  return {
    ground,
    ink,
    accent,
    onAccent: readable(accent, [p.onAccent, p.ground, p.ink]),
    second,
    onSecond: readable(second, [p.onAccent2, p.ground, p.ink]),
  };
}

/** The scheme of one of an app's grounds. */
export function toneOf(palette: Palette, tone: Tone): Scheme {
  const p = palette;
  const dark = isDark(p);
  switch (tone) {
    case "own":
      return schemeOn(p.ground, p);
    case "tinted":
      return schemeOn(mix(p.ground, p.accent, dark ? 0.2 : 0.16), p);
    case "deep":
      return schemeOn(dark ? mix(p.ground, "#000000", 0.4) : mix(p.accent, "#0b0c12", 0.8), p);
    case "vivid":
      return schemeOn(p.accent, p);
  }
}

/** The layout with the device on the other side of its words; upright it is the same. */
export function mirrorLayout(stage: Stage, layout: FeatureLayout, isMirrored: boolean): FeatureLayout {
  if (!isMirrored || stage.portrait) return layout;
  const flip = <B extends { x: number; width: number }>(box: B): B => ({ ...box, x: stage.width - box.x - box.width });
  return { ...layout, caption: flip(layout.caption), device: flip(layout.device) };
}
