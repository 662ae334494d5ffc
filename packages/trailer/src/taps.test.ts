import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import type { Footage } from "./screen-footage.ts";
import { drawTaps, pressOf, WHOLE, type PointerKind } from "./taps.ts";

const SCREEN = { x: 0, y: 0, width: 360, height: 640 };
const TAP = { atMs: 1000, x: 180, y: 320, kind: "tap" } as const;

/** Px that a pointer changes `age` ms after the tap, and how far to the right of it they reach. */
function drawn(age: number, kind: PointerKind, taps: Footage["taps"] = [TAP]): { count: number; reach: number } {
  const canvas = createCanvas(360, 640);
  const context = canvas.getContext("2d");
  const footage = { clip: TAP.atMs + age, rate: 1, viewport: { width: 360, height: 640 }, taps } as unknown as Footage;
  drawTaps(context, footage, SCREEN, WHOLE, { colour: "#c5401a", kind });
  const { data } = context.getImageData(0, 0, 360, 640);
  let count = 0;
  let reach = 0;
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 8) continue;
    count += 1;
    reach = Math.max(reach, (((at - 3) / 4) % 360) - TAP.x);
  }
  return { count, reach };
}

test("a pointer gets smaller as it presses, to 0.85, and comes up again", () => {
  expect(pressOf(-300)).toBe(1);
  expect(pressOf(0)).toBeCloseTo(0.85, 5);
  expect(pressOf(400)).toBe(1);
});

test("a touch comes just before its tap, ripples once and is gone soon after", () => {
  expect(drawn(-300, "touch").count).toBe(0);
  expect(drawn(-100, "touch").count).toBeGreaterThan(500);
  const [early, late] = [drawn(60, "touch"), drawn(300, "touch")];
  expect(late.reach).toBeGreaterThan(early.reach + 8);
  // Softly: no farther than a thumb is wide.
  expect(late.reach).toBeLessThan(60);
  expect(drawn(600, "touch").count).toBe(0);
});

test("a guide is always there, and on what it presses when it presses it", () => {
  expect(drawn(-3000, "guide").count).toBeGreaterThan(500);
  expect(drawn(3000, "guide").count).toBeGreaterThan(500);
  // At the tap all of it lies around what is touched.
  expect(drawn(0, "guide").reach).toBeLessThan(40);
  expect(drawn(-3000, "guide").reach).toBeGreaterThan(100);
  expect(drawn(0, "guide", []).count).toBeGreaterThan(500);
});
