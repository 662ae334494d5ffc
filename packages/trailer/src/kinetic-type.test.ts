import { expect, test } from "vitest";
import { bareAssets, createSurface, registerFonts } from "../scripts/studio.ts";
import { draw } from "./draw.ts";
import { everyScene } from "./fixtures/every-kind.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";
import { countWord } from "./kinetic-type.ts";
import type { Motion, Storyboard } from "./storyboard.ts";

const MOTIONS: readonly Motion[] = ["words", "letters", "lines", "typed", "slam", "rise", "mask", "count"];

/** A call to action whose headline arrives in a given way. */
function withMotion(motion: Motion, text: string): Storyboard {
  const made = everyScene(fixtureSpec("cut-out"), "cut-out", "9:16");
  const storyboard: Storyboard = {
    ...made,
    watermark: null,
    style: "brutal",
    scenes: made.scenes
      .filter((scene) => scene.kind === "call-to-action")
      .map((scene) => ({ ...scene, startMs: 0, text, motion })),
  };
  registerFonts(storyboard);
  return storyboard;
}

function frame(storyboard: Storyboard, timeMs: number): Buffer {
  const { context } = createSurface(270, 480);
  draw(context, storyboard, timeMs, bareAssets());
  return Buffer.from(context.getImageData(0, 0, 270, 480).data);
}

test("every way words arrive differs from the others on its way, and all end at the same picture", () => {
  const text = "Save 2,300 trees";
  const under = MOTIONS.map((motion) => frame(withMotion(motion, text), 100).toString("base64"));
  expect(new Set(under).size).toBe(MOTIONS.length);
  const last = MOTIONS.map((motion) => frame(withMotion(motion, text), 1900).toString("base64"));
  expect(new Set(last).size).toBe(1);
});

test("a number in words counts up to exactly what is written, with its separators", () => {
  expect(countWord("2,300", 0)).toBe("0");
  expect(countWord("2,300", 0.5)).toBe("1,150");
  expect(countWord("2,300", 1)).toBe("2,300");
  expect(countWord("€12.50!", 0.5)).toBe("€6.25!");
  expect(countWord("100%", 0.07)).toBe("7%");
  expect(countWord("trees", 0.5)).toBe("trees");
  expect(countWord("1.234.567", 0.1)).toBe("123.457");
});
