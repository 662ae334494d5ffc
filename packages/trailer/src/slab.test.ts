import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { createSurface, madeUpFootage, registerFonts } from "../scripts/studio.ts";
import { createStoryboard } from "./create-storyboard.ts";
import { draw } from "./draw.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";
import { projectionOf } from "./slab.ts";
import { withShown } from "./shown.ts";
import type { Storyboard } from "./storyboard.ts";

const BOX = { x: 100, y: 200, width: 400, height: 800 };
const POSE = { axis: "y", turn: 0.5, depth: 40, side: "#333333", facing: 0 } as const;

test("a slab that is turned is narrower, and its far side lower than its near one; flat it lies where it rests", () => {
  const at = projectionOf(BOX, POSE);
  const height = (x: number): number => at(x, 1000)[1] - at(x, 200)[1];
  expect(at(500, 600)[0] - at(100, 600)[0]).toBeLessThan(380);
  expect(height(500)).toBeLessThan(height(100) - 40);
  const flat = projectionOf(BOX, { ...POSE, turn: 0 });
  expect(flat(100, 200)).toEqual([100, 200]);
  expect(flat(500, 1000)).toEqual([500, 1000]);
});

test("9.5 the screen is turned away until it is touched, and lies flat when it is", () => {
  const made = createStoryboard(fixtureSpec("tilt"), {
    aspect: "9:16",
    durationMs: 10_000,
    watermark: false,
    link: null,
    footage: [],
    style: "tilt",
    // One whose slabs turn about an upright line.
    seed: 1,
    arc: "classic",
  });
  const { manifest } = madeUpFootage(made, "phone");
  const taps = [{ atMs: 1200, x: 195, y: 400, kind: "tap" as const }];
  const storyboard: Storyboard = {
    ...made,
    scenes: made.scenes.map((scene) =>
      withShown(scene, { footage: { id: "clip", startMs: 0, rate: 1, zoom: "none" }, device: "phone" }),
    ),
  };
  registerFonts(storyboard);
  // Magenta all over but for a black line across it, which shows how the screen lies.
  const picture = createSurface(390, 844);
  picture.context.fillStyle = "#ff00ff";
  picture.context.fillRect(0, 0, 390, 844);
  picture.context.fillStyle = "#000000";
  picture.context.fillRect(0, 500, 390, 30);
  const feature = storyboard.scenes.find(({ kind }) => kind === "feature");
  if (feature === undefined) throw new TypeError("scenes: no feature");
  /** How much lower the line is at the right of the screen than at its left, as a share of the picture's height. */
  const slope = (time: number): number => {
    const canvas = createCanvas(270, 480);
    draw(canvas.getContext("2d"), storyboard, feature.startMs + time, {
      createCanvas: createSurface,
      footage: () => ({ manifest: { ...manifest, taps, boxes: [] }, frameAt: () => picture.image }),
    });
    const { data } = canvas.getContext("2d").getImageData(0, 0, 270, 480);
    const isScreen = (x: number, y: number): boolean =>
      (data[(y * 270 + x) * 4] ?? 0) > 200 && (data[(y * 270 + x) * 4 + 1] ?? 0) < 60;
    const lineAt = (x: number): number => {
      let seen = false;
      for (let y = 0; y < 480; y++) {
        if (isScreen(x, y)) seen = true;
        else if (seen && (data[(y * 270 + x) * 4] ?? 0) < 90 && isScreen(x, y + 12)) return y;
      }
      return Number.NaN;
    };
    return (lineAt(180) - lineAt(90)) / 480;
  };
  expect(Math.abs(slope(500))).toBeGreaterThan(0.01);
  expect(slope(1250)).toBeCloseTo(0, 3);
  expect(Math.abs(slope(2600))).toBeGreaterThan(0.01);
});
