import { FONTS } from "@sayhey/contract/fonts";
import { describe, expect, it } from "vitest";
import { contrast, luminance } from "./contrast.ts";
import { ART_DIRECTIONS } from "./data/art-directions.ts";
import { artDirectionSchema, paletteSchema, type Palette } from "./theme.ts";

const TEXT_PAIRS: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ["ink", "ground"],
  ["ink", "surface"],
  ["muted", "ground"],
  ["muted", "surface"],
  ["accent", "ground"],
  ["accent", "surface"],
  ["onAccent", "accent"],
  ["onAccent2", "accent2"],
  ["onAccent3", "accent3"],
];

describe("ART_DIRECTIONS", () => {
  it.each(artDirectionSchema.options)("%s is readable in both schemes and set in fonts that exist", (direction) => {
    const style = ART_DIRECTIONS[direction];
    for (const scheme of ["light", "dark"] as const) {
      const palette = paletteSchema.parse(style[scheme]);
      for (const [text, ground] of TEXT_PAIRS)
        expect(contrast(palette[text], palette[ground]), `${scheme} ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const face of [style.display, style.text]) {
      expect(FONTS[face.family]?.weights).toContain(face.weight);
      if (face.italic) expect(FONTS[face.family]?.italics).toContain(face.weight);
    }
  });
  it("keeps the grounds of light and dark apart", () => {
    for (const direction of artDirectionSchema.options) {
      expect(luminance(ART_DIRECTIONS[direction].light.ground)).toBeGreaterThan(0.5);
      expect(luminance(ART_DIRECTIONS[direction].dark.ground)).toBeLessThan(0.1);
    }
  });
});
