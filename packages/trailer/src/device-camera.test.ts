import { expect, test } from "vitest";
import { lookAt, type Filmed } from "./device-camera.ts";

/** A phone of 800 px on an upright stage, beneath 500 px of words. */
const REST = { x: 140, y: 506, width: 800, height: 1400 };
const SCREEN = { x: 160, y: 526, width: 760, height: 1351 };
const FRAME = { x: 0, y: 492, width: 1080, height: 1428, clearTo: 1500 };

const filmed = (changes: Partial<Filmed>): Filmed => ({
  viewport: { width: 360, height: 640 },
  clip: 0,
  rate: 1,
  zoom: "auto",
  time: 0,
  boxes: [{ atMs: 2000, name: "Book", x: 20, y: 480, width: 320, height: 48 }],
  results: [{ atMs: 2100, x: 10, y: 100, width: 340, height: 120 }],
  ...changes,
});
const at = (clip: number, changes: Partial<Filmed> = {}) => lookAt(filmed({ clip, ...changes }), REST, SCREEN, FRAME);
/** Where a part of the screen is on the stage, px. */
const placeOf = (box: typeof REST, part: { x: number; y: number; width: number; height: number }) => {
  const unit = (box.width / REST.width) * (SCREEN.width / 360);
  const left = box.x + (SCREEN.x - REST.x) * (box.width / REST.width);
  const top = box.y + (SCREEN.y - REST.y) * (box.width / REST.width);
  return {
    left: left + part.x * unit,
    right: left + (part.x + part.width) * unit,
    top: top + part.y * unit,
    bottom: top + (part.y + part.height) * unit,
  };
};

test("9.1 the camera is at what is touched before it is touched, then at what came of it, then at the whole", () => {
  expect(at(1000)).toEqual({ box: REST, isMoving: false });
  const [touch] = filmed({}).boxes;
  const [result] = filmed({}).results;
  if (touch === undefined || result === undefined) throw new TypeError("boxes: none");
  for (const [clip, part] of [
    [1990, touch],
    [3000, result],
  ] as const) {
    const { box } = at(clip);
    expect(box.width).toBeGreaterThan(REST.width * 1.2);
    const place = placeOf(box, part);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.right).toBeLessThanOrEqual(1080);
    expect(place.top).toBeGreaterThanOrEqual(FRAME.y);
    // The lowest part of a screen may reach a little into what is covered: the foot of the stage is never empty.
    expect(place.bottom).toBeLessThanOrEqual(FRAME.clearTo + 160);
  }
  expect(at(6000)).toEqual({ box: REST, isMoving: false });
});

test("9.1 nothing jumps: from one picture to the next the phone moves by little", () => {
  let before = at(0).box;
  for (let clip = 0; clip < 6000; clip += 33) {
    const { box } = at(clip);
    expect(Math.abs(box.width - before.width)).toBeLessThan(120);
    expect(Math.abs(box.y - before.y)).toBeLessThan(200);
    before = box;
  }
});

test("9.2 it comes no nearer than to the whole width of the screen, and never lies below its place", () => {
  for (let clip = 0; clip < 6000; clip += 50)
    for (const y of [0, 200, 590]) {
      const { box } = at(clip, { boxes: [{ atMs: 2000, name: "x", x: 150, y, width: 30, height: 30 }], results: [] });
      const scale = box.width / REST.width;
      expect(scale * SCREEN.width).toBeLessThanOrEqual(FRAME.width + 1);
      expect(box.y).toBeLessThanOrEqual(REST.y);
      expect(box.y + box.height).toBeGreaterThanOrEqual(Math.min(REST.y + REST.height, FRAME.y + FRAME.height) - 1);
    }
});

test("9.1 a camera that draws back begins near and ends with the whole", () => {
  expect(at(2500, { zoom: "out", time: 0 }).box.width).toBeGreaterThan(REST.width * 1.2);
  expect(at(2500, { zoom: "out", time: 2000 })).toEqual({ box: REST, isMoving: false });
});

test("where nothing was touched the phone stands still", () => {
  for (const zoom of ["auto", "out"] as const)
    expect(at(2000, { boxes: [], results: [], zoom, time: 600 }).box).toEqual(REST);
});
