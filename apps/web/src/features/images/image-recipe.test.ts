import { artDirectionSchema } from "@sayhey/appspec";
import { expect, test } from "vitest";
import {
  COMPOSITIONS,
  compositionOf,
  fileNameOf,
  IMAGE_KINDS,
  lookOf,
  paletteOf,
  sizesOf,
  VARIATIONS,
} from "./image-recipe.ts";

const variations = Array.from({ length: VARIATIONS }, (_, index) => index);

test("six variations are six compositions, the same for the same seed", () => {
  for (const { value: kind } of IMAGE_KINDS) {
    for (const seed of [0, 1, 99]) {
      const ways = variations.map((variation) => compositionOf({ kind, seed, variation }));
      expect(new Set(ways).size).toBe(COMPOSITIONS[kind].length);
      expect(variations.map((variation) => compositionOf({ kind, seed, variation }))).toEqual(ways);
    }
  }
});

test("each kind begins with its own size", () => {
  expect(IMAGE_KINDS.map(({ value }) => sizesOf(value)[0]?.value)).toEqual([
    "1080x1920",
    "1200x630",
    "512x512",
    "1080x1080",
  ]);
});

test("a palette is one of the look's own", () => {
  for (const direction of artDirectionSchema.options) {
    const look = lookOf(direction);
    for (const variation of variations)
      expect([look.light, look.dark]).toContain(paletteOf({ look, seed: 4, variation }));
  }
});

test("files are named after what they say", () => {
  const base = { kind: "poster", look: lookOf("salon"), variation: 2 } as const;
  expect(fileNameOf({ ...base, title: "Dinner Club: für alle!" })).toBe("dinner-club-fur-alle-poster-3.png");
  expect(fileNameOf({ ...base, title: "" })).toBe("salon-poster-3.png");
  expect(fileNameOf({ ...base, title: "寿司" })).toBe("寿司-poster-3.png");
});
