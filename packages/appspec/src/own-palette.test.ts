import { contrast } from "./contrast.ts";
import { ART_DIRECTIONS } from "./data/art-directions.ts";
import { expect, test } from "vitest";
import { OWN_COLOURS, withOwnColour } from "./own-palette.ts";
import type { Palette } from "./theme.ts";

const { light } = ART_DIRECTIONS["kitchen-table"];

function expectReadable(palette: Palette): void {
  const { ground, surface, ink, muted, accent, onAccent, accent2, onAccent2, accent3, onAccent3 } = palette;
  const pairs = [
    [ink, ground],
    [ink, surface],
    [muted, ground],
    [accent, ground],
    [onAccent, accent],
    [onAccent2, accent2],
    [onAccent3, accent3],
  ] as const;
  for (const [text, behind] of pairs)
    expect(contrast(text, behind), `${text} on ${behind}`).toBeGreaterThanOrEqual(4.5);
}

test("whatever colour is chosen, all words can be read", () => {
  for (const colour of ["#000000", "#ffffff", "#808080", "#FF5A36", "#ffff00", "#1a1a40", "#7f7f00"])
    for (const { key } of OWN_COLOURS) expectReadable(withOwnColour(light, key, colour).palette);
});

test("a colour that fits is taken as it is, and one that made others move says so", () => {
  expect(withOwnColour(light, "accent2", "#123456")).toMatchObject({ palette: { accent2: "#123456" }, note: null });
  expect(withOwnColour(light, "ink", "#102030")).toMatchObject({
    palette: { ink: "#102030", ground: light.ground },
    note: null,
  });
  const night = withOwnColour(light, "ground", "#101014");
  expect(night.palette.ground).toBe("#101014");
  expect(night.note).toContain("words moved");
  expect(withOwnColour(light, "ink", "#fafafa").note).toContain("background moved");
});
