import { FONTS } from "@sayhey/contract/fonts";
import { describe, expect, it } from "vitest";
import { contrast, luminance } from "./contrast.ts";
import { ART_DIRECTIONS } from "./data/art-directions.ts";
import { colourDistance, drawnColours } from "./palette.ts";
import { PALETTE_VARIANTS } from "./data/palette-variants.ts";
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
    for (const [index, pair] of [style, ...PALETTE_VARIANTS[direction]].entries()) {
      for (const scheme of ["light", "dark"] as const) {
        const palette = paletteSchema.parse(pair[scheme]);
        for (const [text, ground] of TEXT_PAIRS)
          expect(
            contrast(palette[text], palette[ground]),
            `colours ${index}, ${scheme}: ${text} on ${ground}`,
          ).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const face of [style.display, style.text]) {
      expect(FONTS[face.family]?.weights).toContain(face.weight);
      if (face.italic) expect(FONTS[face.family]?.italics).toContain(face.weight);
    }
  });
  it("draws charts and the edges of inputs so that they stand out, and the parts of a chart apart", () => {
    for (const direction of artDirectionSchema.options)
      for (const [index, pair] of [ART_DIRECTIONS[direction], ...PALETTE_VARIANTS[direction]].entries())
        for (const scheme of ["light", "dark"] as const) {
          const palette = pair[scheme];
          const { edge, plots } = drawnColours(palette);
          expect(plots).toHaveLength(6);
          for (const colour of [edge, ...plots])
            for (const ground of [palette.ground, palette.surface])
              expect(contrast(colour, ground), `${direction} ${index} ${scheme}: ${colour}`).toBeGreaterThanOrEqual(3);
          for (const [at, colour] of plots.entries())
            for (const other of plots.slice(at + 1))
              expect(colourDistance(colour, other), `${direction} ${index} ${scheme}: ${plots.join()}`).toBeGreaterThan(
                30,
              );
        }
  });
  it("keeps the grounds of light and dark apart", () => {
    for (const direction of artDirectionSchema.options) {
      for (const { light, dark } of [ART_DIRECTIONS[direction], ...PALETTE_VARIANTS[direction]]) {
        expect(luminance(light.ground)).toBeGreaterThan(0.5);
        expect(luminance(dark.ground)).toBeLessThan(0.1);
      }
    }
  });
  it("has colours to choose from in every direction, no two with the same accent", () => {
    for (const direction of artDirectionSchema.options) {
      const pairs = [ART_DIRECTIONS[direction], ...PALETTE_VARIANTS[direction]];
      expect(pairs.length).toBeGreaterThanOrEqual(3);
      for (const scheme of ["light", "dark"] as const)
        expect(new Set(pairs.map((pair) => pair[scheme].accent)).size, direction).toBe(pairs.length);
    }
  });
});
