import { expect, test } from "vitest";
import { planSegments } from "./segments.ts";

test.each([1, 24, 25, 49, 50, 51, 124, 126, 180, 300, 450, 900])("%i frames are covered once, in order", (frames) => {
  const segments = planSegments(frames);
  let next = 0;
  for (const { firstFrame, frameCount } of segments) {
    expect(firstFrame).toBe(next);
    expect(frameCount).toBeGreaterThan(0);
    expect(frameCount).toBeLessThanOrEqual(50);
    next += frameCount;
  }
  expect(next).toBe(frames);
});

test("the last segments are short, so that workers end together", () => {
  const counts = planSegments(300).map((segment) => segment.frameCount);
  expect(counts.slice(0, 2)).toEqual([50, 50]);
  expect(Math.max(...counts.slice(-3))).toBeLessThanOrEqual(25);
});
