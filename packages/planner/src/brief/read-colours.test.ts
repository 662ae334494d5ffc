import { contrast, drawnColours } from "@sayhey/appspec";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planApp } from "../embedded/index.ts";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { isLookWish, readColours, withoutLook } from "./read-colours.ts";

await loadBriefs();

describe("colors asked for by where they are to be seen", () => {
  it.each([
    ["Use honeydew for the background and forest green for the buttons.", { ground: "#f0fff0", accent: "#228b22" }],
    ["Set the background to navy and all components to gold.", { ground: "#000080", accent: "#ffd700" }],
    ["A dog walking app. Lavender background, indigo components.", { ground: "#e6e6fa", accent: "#4b0082" }],
    ["I want a rebecca purple background with buttons in peach puff", { ground: "#663399", accent: "#ffdab9" }],
    [
      "Style the layout with ivory in the background and teal for the interface.",
      { ground: "#fffff0", accent: "#008080" },
    ],
    ["background: #1E90FF; buttons: #fff; text color black", { ground: "#1e90ff", accent: "#ffffff", ink: "#000000" }],
    ["Off-white background please, cards in midnight blue", { ground: "#faf9f6", accent: "#191970" }],
    ["dark grey background and light yellow text", { ground: "#a9a9a9", ink: "#ffffe0" }],
  ])("are read from %j", (text, colours) => expect(readColours(text).colours).toEqual(colours));

  it.each([
    "count red cards and yellow cards of a football team",
    "a shop for orange juice and green tea",
    "rate blue cheese, salmon and olive oil",
    "bookings for the gold room and the silver room",
  ])("are none in %j", (text) => expect(readColours(text).colours).toEqual({}));

  it("leave the subject alone: a sentence about the look is none about things", () => {
    expect(withoutLook("A refund desk for a shop. Use melon for the background and tomato for all components.")).toBe(
      "A refund desk for a shop.",
    );
    expect(withoutLook("Tomato background, plum buttons.")).toBe("Tomato background, plum buttons.");
    const spec = planApp("Track refunds of a shop. Use melon for the background and tomato for all components.");
    const { idea: _, ...identity } = spec.identity;
    expect(JSON.stringify([identity, spec.pages, spec.entities])).not.toMatch(/melon|tomato|fruit/i);
  });

  it.each([
    "sienna for all components",
    "Use a morning mist background",
    "set primary background to pale lilac",
    "elements to hotpink",
  ])("make %j a wish, not something for visitors to read", (piece) => expect(isLookWish(piece)).toBe(true));

  it.each([
    "Card payments",
    "Links to our shop",
    "Green card advice",
    "Dogs welcome",
    "Structural elements of old barns, restored",
  ])("are not what %j is about", (piece) => expect(isLookWish(piece)).toBe(false));

  it("are on screen exactly as asked, with words that can be read", () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(colour, colour, (ground, accent) => {
        const { theme } = planApp(`A reading list. Background ${ground}, buttons ${accent}.`);
        const palette = theme.scheme === "dark" ? theme.dark : theme.light;
        expect([palette.ground, palette.accent]).toEqual([ground, accent]);
        const { accentText } = drawnColours(palette);
        for (const text of [palette.ink, palette.muted, accentText])
          for (const on of [palette.ground, palette.surface]) expect(contrast(text, on)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(palette.onAccent, accent)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a color that nobody knows", () => {
  it("leaves the other with what that is for", () => {
    expect(
      readColours("Apply glimmerstone to the canvas background and indigo to all visible components.").colours,
    ).toEqual({
      accent: "#4b0082",
    });
    expect(readColours("Use glimmerstone for the background and dark red for the elements.").colours).toEqual({
      accent: "#8b0000",
    });
  });
});
