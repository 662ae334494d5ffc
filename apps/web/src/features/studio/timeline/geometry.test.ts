import { beatGrid, type Scene } from "@sayhey/trailer";
import { expect, test } from "vitest";
import {
  beatMarks,
  cutTimes,
  dropIndex,
  dropTime,
  fitScale,
  followPlayhead,
  keepAnchor,
  limitScale,
  rulerMarks,
  snapTime,
  stepCut,
} from "./geometry.ts";

const grid = beatGrid({ bpm: 120, offsetMs: 0, file: null });
const scenes = [
  { id: "hook", startMs: 0, durationMs: 2000 },
  { id: "reveal", startMs: 2000, durationMs: 1000 },
  { id: "outro", startMs: 3000, durationMs: 3000 },
] as unknown as Scene[];

test("a trailer fits the window, and its scale stays between all of it and half beats wide as a finger", () => {
  expect(fitScale(10_000, 1000)).toBe(0.1);
  expect(limitScale(0.02, 10_000, 1000)).toBe(0.1);
  expect(limitScale(9, 10_000, 1000)).toBe(0.5);
  expect(limitScale(0.2, 10_000, 1000)).toBe(0.2);
});

test("what lies under the pointer stays there when the scale changes", () => {
  // 300 px into the window, scrolled by 100 px: 4,000 ms at 0.1 px a ms.
  expect(keepAnchor(100, 300, 0.1, 0.2)).toBe(500);
  expect(keepAnchor(0, 300, 0.2, 0.1)).toBe(0);
});

test("the ruler labels as many seconds as fit", () => {
  expect(rulerMarks(6000, 0.1).filter(({ label }) => label !== null)).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((second) => ({ atMs: second * 1000, label: `${second} s` })),
  );
  expect(rulerMarks(6000, 0.02).map(({ label }) => label)).toContain("5 s");
  expect(rulerMarks(6000, 0.02).map(({ label }) => label)).not.toContain("1 s");
  expect(rulerMarks(1000, 0.2).map(({ atMs }) => atMs)).toHaveLength(11);
});

test("all beats are marked where there is room, else those that begin a bar", () => {
  expect(beatMarks(grid, 6000, 0.1).map(({ atMs }) => atMs)).toEqual(Array.from({ length: 13 }, (_, i) => i * 500));
  expect(beatMarks(grid, 6000, 0.01)).toEqual([0, 2000, 4000, 6000].map((atMs) => ({ atMs, bar: true })));
});

test("beats follow uploaded music", () => {
  const own = beatGrid({ bpm: 100, offsetMs: 0, file: { startMs: 1000, bpm: 100, beats: [400, 1010, 1600, 2230] } });
  expect(beatMarks(own, 1500, 0.2).map(({ atMs }) => atMs)).toEqual([10, 600, 1230]);
  expect(cutTimes(own, 1400)).toEqual([10, 305, 600, 915, 1230]);
});

test("a time is drawn to a mark within reach of the pointer only", () => {
  expect(snapTime(1040, [500, 1000, 1500], 0.1)).toBe(1000);
  expect(snapTime(1240, [500, 1000, 1500], 0.1)).toBe(1240);
  expect(snapTime(1240, [500, 1000, 1500], 0.01)).toBe(1000);
});

test("keys walk by half beats", () => {
  expect(stepCut(grid, 1000, 1)).toBe(1250);
  expect(stepCut(grid, 1000, -2)).toBe(500);
});

test("a scene that is let go stands before the one whose first half it was dropped on", () => {
  expect(dropIndex(scenes, "hook", 2400)).toBe(0);
  expect(dropIndex(scenes, "hook", 2600)).toBe(1);
  expect(dropIndex(scenes, "hook", 5900)).toBe(2);
  expect(dropIndex(scenes, "outro", 100)).toBe(0);
  expect(dropIndex(scenes, null, 5900)).toBe(3);
  expect(dropTime(scenes, null, 1)).toBe(2000);
  expect(dropTime(scenes, null, 3)).toBe(6000);
});

test("the timeline turns the page when the playhead leaves it", () => {
  expect(followPlayhead(500, 0, 1000)).toBeNull();
  expect(followPlayhead(980, 0, 1000)).toBe(932);
  expect(followPlayhead(100, 400, 1000)).toBe(52);
});
