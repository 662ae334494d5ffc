import { DISPLAY_FAMILIES, TEXT_FAMILIES } from "@sayhey/contract/settings";
import { FONTS } from "@sayhey/contract/fonts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { brandTheme } from "./brand-theme.ts";
import { contrast } from "./contrast.ts";
import { ART_DIRECTIONS } from "./data/art-directions.ts";
import { artDirectionSchema, themeSchema } from "./theme.ts";

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("any colour of a brand stays readable in every art direction and scheme", () => {
  fc.assert(
    fc.property(colour, fc.constantFrom(...artDirectionSchema.options), (accent, direction) => {
      const { name: _name, fits: _fits, illustration: _illustration, ...style } = ART_DIRECTIONS[direction];
      const patch = brandTheme({ direction, ...style }, { accent, displayFamily: "Sora", textFamily: "Inter" });
      const theme = themeSchema.parse({ direction, ...style, ...patch });
      for (const palette of [theme.light, theme.dark]) {
        for (const ground of [palette.ground, palette.surface])
          expect(contrast(palette.accent, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 400 },
  );
});

test("a colour that is readable as it is stays exactly as it is", () => {
  const { name: _name, fits: _fits, illustration: _illustration, ...style } = ART_DIRECTIONS["gallery-white"];
  const brand = { accent: "#7A1F5C", displayFamily: "Instrument Serif", textFamily: "Public Sans" };
  const patch = brandTheme({ direction: "gallery-white", ...style }, brand);
  expect(patch.light?.accent).toBe("#7a1f5c");
  expect(patch.display).toEqual({ family: "Instrument Serif", weight: 400 });
  expect(patch.text).toEqual({ family: "Public Sans", weight: 400 });
});

test("every family on offer has the weight it is set in", () => {
  for (const family of [...DISPLAY_FAMILIES, ...TEXT_FAMILIES]) {
    const { display } = brandTheme(
      { direction: "ledger", ...ART_DIRECTIONS.ledger },
      { accent: "#123456", displayFamily: family, textFamily: "Inter" },
    );
    expect(FONTS[family]?.weights).toContain(display?.weight);
  }
});
