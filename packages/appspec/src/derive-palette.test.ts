import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";
import { accentsOf, derivePalettes, pictureColours } from "./derive-palette.ts";
import { hexOfOklch, oklchOf } from "./oklch.ts";
import { paletteSchema, type Palette } from "./theme.ts";

const AA = 4.5;
const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

function expectReadable(palette: Palette, about: string): void {
  expect(paletteSchema.safeParse(palette).success, about).toBe(true);
  for (const ground of [palette.ground, palette.surface])
    for (const text of [palette.ink, palette.muted, palette.accent])
      expect(contrast(text, ground), `${about}: ${text} on ${ground}`).toBeGreaterThanOrEqual(AA);
  for (const [fill, text] of [
    [palette.accent, palette.onAccent],
    [palette.accent2, palette.onAccent2],
    [palette.accent3, palette.onAccent3],
  ] as const)
    expect(contrast(fill, text), `${about}: ${text} on ${fill}`).toBeGreaterThanOrEqual(AA);
}

/** A picture of stripes: so many pixels of each colour. */
function picture(stripes: readonly (readonly [colour: string, pixels: number])[]): Uint8ClampedArray {
  return new Uint8ClampedArray(
    stripes.flatMap(([colour, pixels]) =>
      Array.from({ length: pixels }, () => [
        ...[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
        255,
      ]).flat(),
    ),
  );
}

describe("palettes of one's own colours", () => {
  it("keep every text readable, by day and by night, whatever the colours are", () => {
    fc.assert(
      fc.property(fc.array(anyColour, { minLength: 1, maxLength: 3 }), ([first = "#000000", ...rest]) => {
        const { light, dark } = derivePalettes([first, ...rest]);
        expectReadable(light, `light of ${first}`);
        expectReadable(dark, `dark of ${first}`);
      }),
      { numRuns: 300 },
    );
  });

  it("keep the hue of the colour, and the colour itself where it can be read", () => {
    expect(derivePalettes(["#0b5bd3"]).light.accent).toBe("#0b5bd3");
    for (const colour of ["#ffd23f", "#e4572e", "#8e3b63"]) {
      const { h } = oklchOf(colour);
      const { light, dark } = derivePalettes([colour]);
      for (const { accent } of [light, dark]) {
        const apart = Math.abs(oklchOf(accent).h - h) % 360;
        expect(Math.min(apart, 360 - apart), `${colour} became ${accent}`).toBeLessThan(30);
      }
    }
  });

  it("come back from OKLCH as they went", () => {
    for (const colour of ["#ff5a36", "#000000", "#ffffff", "#3d7bff", "#808080"]) {
      const back = hexOfOklch(oklchOf(colour));
      for (const at of [1, 3, 5])
        expect(
          Math.abs(Number.parseInt(back.slice(at, at + 2), 16) - Number.parseInt(colour.slice(at, at + 2), 16)),
        ).toBeLessThanOrEqual(1);
    }
  });
});

describe("colours of a picture", () => {
  it("are those that it is made of, the largest first, and the same each time", () => {
    const pixels = picture([
      ["#f4efe3", 600],
      ["#d7263d", 250],
      ["#1b998b", 150],
    ]);
    const colours = pictureColours(pixels);
    expect(colours.map(({ share }) => Math.round(share * 100))).toEqual([60, 25, 15]);
    expect(pictureColours(pixels)).toEqual(colours);
    expect(accentsOf(colours).slice(0, 2)).toEqual(["#d7263d", "#1b998b"]);
  });

  it("make a quiet palette where it has none, and none at all where nothing is to be seen", () => {
    expect(pictureColours(new Uint8ClampedArray(400))).toEqual([]);
    expectReadable(derivePalettes(accentsOf(pictureColours(picture([["#777777", 90]])))).light, "grey");
    expectReadable(derivePalettes(accentsOf([])).dark, "nothing");
  });
});
