import type { FootageManifest } from "@sayhey/contract/footage";
import { expect, test } from "vitest";
import { footageWindow, storyMs } from "./footage-window.ts";

const manifest: FootageManifest = {
  version: 1,
  flowId: "book",
  caption: "Book",
  appHash: "h",
  viewport: { width: 360, height: 640, scale: 3 },
  fps: 20,
  durationMs: 6000,
  frames: [{ atMs: 0, file: "frames/0000.jpg" }],
  taps: [
    { atMs: 900, x: 10, y: 10, kind: "tap" },
    { atMs: 3800, x: 10, y: 10, kind: "tap" },
  ],
  boxes: [],
  results: [{ atMs: 3900, x: 0, y: 0, width: 100, height: 40 }],
};
const windowOf = (sceneMs: number, moment: Parameters<typeof footageWindow>[3], of = manifest) => {
  const clip = { id: "clip", startMs: 0, rate: 1, zoom: "auto" as const };
  const { startMs, rate } = footageWindow(clip, [{ id: "clip", weight: 5, manifest: of }], sceneMs, moment);
  return { from: startMs, to: startMs + sceneMs * rate, rate };
};

test("a feature shows all that is done where there is time, else its end, and never so fast that nothing can be read", () => {
  const long = windowOf(4600, "story");
  expect(long.from).toBeLessThan(900);
  expect(long.to).toBeGreaterThan(3900);
  const short = windowOf(1500, "story");
  expect(short.from).toBeGreaterThan(900);
  expect(short.to).toBeGreaterThan(3900);
  expect(short.rate).toBeLessThanOrEqual(1.7);
});

test("an opening shows the last touch and what comes of it, at the speed of life", () => {
  const { from, to, rate } = windowOf(1300, "result");
  expect(rate).toBe(1);
  expect(from).toBeLessThan(3800);
  expect(to).toBeGreaterThan(3900 + 600);
});

test("what one gains is shown when all is done, and a call to action before anything is touched", () => {
  expect(windowOf(1500, "end").to).toBeGreaterThan(4800);
  expect(windowOf(2000, "start").to).toBeLessThan(900);
});

test("a clip in which nothing is touched is shown from its beginning, and one shorter than its scene is not left", () => {
  const still = { ...manifest, taps: [], results: [] };
  expect(windowOf(2000, "story", still).from).toBe(0);
  expect(storyMs(still)).toBe(6000);
  const brief = { ...manifest, durationMs: 200, taps: [], results: [] };
  for (const moment of ["story", "result", "end", "start"] as const) expect(windowOf(3000, moment, brief).from).toBe(0);
});
