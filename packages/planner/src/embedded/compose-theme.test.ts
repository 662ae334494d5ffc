import { contrast, type Palette } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { planApp } from "./index.ts";
import { loadAllLanguages } from "./languages/all-languages.fixture.ts";

await loadAllLanguages();

const themeOf = (idea: string, seed = 1) => planApp(idea, { seed }).theme;

/** Share of each of red, green and blue, the largest 1. */
function hue(colour: string): number[] {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return parts.map((part) => part / Math.max(...parts));
}

const PAIRS: readonly (readonly [keyof Palette, keyof Palette])[] = [
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

describe("the look of an app", () => {
  it.each([
    ["quiz for kids", ["playroom"]],
    ["case files for lawyers", ["pressroom", "ledger", "gallery-white"]],
    ["score keeper for gamers", ["arcade", "playroom"]],
    ["minimal habit tracker", ["gallery-white", "still-water", "pressroom"]],
    ["habit tracker in retro style", ["arcade", "night-market"]],
    ["an elegant guest list", ["salon", "gallery-white"]],
    ["field guide with a vintage look", ["field-notes", "pressroom"]],
  ])("suits %j", (idea, directions) => {
    for (const seed of [1, 2, 3, 4]) expect(directions).toContain(themeOf(idea, seed).direction);
  });

  it.each([
    ["shift swap for nurses on night shift", "dark"],
    ["Dienstplan für die Nachtschicht", "dark"],
    ["budget planner with dark mode", "dark"],
    ["pastel wedding planner", "light"],
  ])("opens %j in the %s scheme", (idea, scheme) => expect(themeOf(idea).scheme).toBe(scheme));

  it.each([
    ["habit tracker in green", 1],
    ["Notizen in Grün", 1],
    ["recipe box with a blue theme", 2],
    ["lista de tareas en rojo", 0],
    ["shopping list with red accents", 0],
  ])("is in the colour asked for: %j", (idea, channel) => {
    const { light, dark } = themeOf(idea);
    for (const { accent } of [light, dark]) expect(hue(accent)[channel]).toBe(1);
  });

  it("takes a colour that names a thing for the thing", () => {
    for (const idea of ["red wine log", "green energy tracker", "Black Forest hiking guide"])
      expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => themeOf(idea, seed).light.accent)).size).toBeGreaterThan(1);
  });

  it("is soft where pastel was asked for, grey where monochrome was", () => {
    const { light } = themeOf("pastel wedding planner");
    for (const accent of [light.accent2, light.accent3]) expect(contrast(accent, "#ffffff")).toBeLessThan(3);
    for (const { accent, accent2, accent3 } of Object.values({ ...pick(themeOf("monochrome to-do list")) }))
      for (const colour of [accent, accent2, accent3]) expect(new Set(hue(colour)).size).toBe(1);
  });

  it("keeps text readable whatever was asked for", () => {
    const looks = [
      "in yellow",
      "in black",
      "in pink and gold",
      "pastel in orange",
      "minimal, in red",
      "monochrome",
      "with dark mode, in navy",
    ];
    for (const look of looks)
      for (const thing of ["meditation timer", "club ladder", "invoice tracker", "playground directory"])
        for (const palette of Object.values(pick(themeOf(`${thing} ${look}`))))
          for (const [text, ground] of PAIRS)
            expect(
              contrast(palette[text], palette[ground]),
              `${thing} ${look}: ${text} on ${ground}`,
            ).toBeGreaterThanOrEqual(4.5);
  });

  it("differs between two apps of one idea", () => {
    const looks = new Set(
      Array.from({ length: 12 }, (_, seed) => {
        const { light, radius } = themeOf("hive inspection log", seed);
        return [light.accent, light.accent2, radius].join();
      }),
    );
    expect(looks.size).toBeGreaterThan(5);
  });
});

const pick = ({ light, dark }: { light: Palette; dark: Palette }) => ({ light, dark });
