import { ART_DIRECTIONS, type ArtDirection } from "@sayhey/appspec";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FOOD } from "../templates/src/art/glyphs-food.ts";
import { motifOf } from "../templates/src/art/motif.ts";
import { hash, random } from "../templates/src/art/shapes.ts";
import { planIdea } from "@sayhey/planner/embedded";
import { generateApp } from "./generate-app.ts";

type Draw = (scene: { rand: () => number; motif: ReturnType<typeof motifOf>; id: string }) => ReactNode;

const SEEDS = [
  "Shakshuka",
  "bee hive",
  "Ada Lovelace",
  "Boulder route",
  "Old town house",
  "Monstera",
  "Quarterly review",
  "",
  "🥑",
  "<script>alert(1)</script>",
  "寿司",
  "x".repeat(2000),
];

async function picture(direction: string, seed: string): Promise<string> {
  const { draw } = (await import(/* @vite-ignore */ `../templates/src/art/${direction}.tsx`)) as { draw: Draw };
  return renderToStaticMarkup(
    createElement("svg", null, draw({ rand: random(hash(seed)), motif: motifOf(seed), id: "a" })),
  );
}

describe("art", () => {
  it.each(Object.keys(ART_DIRECTIONS) as ArtDirection[])(
    "draws %s the same way each time, light and without broken numbers",
    async (direction) => {
      const drawn = new Set<string>();
      for (const seed of SEEDS) {
        const svg = await picture(direction, seed);
        expect(await picture(direction, seed)).toBe(svg);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|script/);
        expect(svg.match(/<[a-z]/gi)?.length).toBeLessThan(62);
        expect(svg.length).toBeLessThan(40_000);
        // Colours are the theme's, so that a picture follows the colour scheme.
        expect(svg).toContain("var(--");
        drawn.add(svg);
      }
      expect(drawn.size).toBe(SEEDS.length);
    },
  );

  it.each([
    ["art:Shakshuka", "", "tomato"],
    ["bee hive", "", "hive"],
    ["Forest walk", "", "tree"],
    ["Zitronenkuchen mit Äpfeln", "", "apple"],
    ["Pepper", "Dish", "chili"],
    ["carpet", "", ""],
    ["Untitled 7", "Artwork", ""],
    ["Grandma’s secret", "Recipe", "bowl"],
  ])("reads what %j (%s) is about", (seed, about, name) => expect(motifOf(seed, about).name).toBe(name));

  it("gives an app the drawings it has a use for, with all of its field", async () => {
    const { tree } = generateApp(await planIdea("AI recipe finder", { seed: 1 }));
    const drawings = Object.entries(tree)
      .filter(([path]) => path.startsWith("src/art/glyphs-"))
      .map(([, text]) => text)
      .join("");
    for (const name of Object.keys(FOOD)) expect(drawings, name).toContain(`  ${name}: [`);
    for (const name of ["gamepad", "guitar", "robot"]) expect(drawings).not.toContain(`  ${name}: [`);
    expect(tree["src/art/motif.ts"]).toContain('"tomato"');
    expect(tree["src/art/motif.ts"]).not.toContain("playlist");
  });

  it("draws a dog as a dog, whatever its name", () => {
    for (const name of ["Pepper", "Mushroom", "Biscuit"]) expect(motifOf(name, "Dog").name).toBe("dog");
  });
});
