import { expect, test } from "vitest";
import { workersThatFit } from "./worker-memory.ts";

const GB = 1e9;

test("full HD gets every core of a small machine, 4K no more memory than its budget, and each render one worker", () => {
  const fullHd = { width: 1080, height: 1920, formats: ["mp4"] } as const;
  const fourK = { width: 2160, height: 3840, formats: ["mp4"] } as const;
  expect(workersThatFit(fullHd, 4 * GB)).toBeGreaterThanOrEqual(2);
  expect(workersThatFit(fourK, 64 * GB)).toBe(2);
  expect(workersThatFit({ ...fourK, formats: ["mp4", "webm"] }, 64 * GB)).toBe(1);
  expect(workersThatFit(fullHd, 1 * GB)).toBe(1);
  expect(workersThatFit(fourK, 0)).toBe(1);
});

test("WebM gets a second worker where there is room for two whose threads share memory", () => {
  const webm = { width: 1080, height: 1920, formats: ["webm"] } as const;
  expect(workersThatFit(webm, 2.5 * GB, true)).toBe(2);
  expect(workersThatFit(webm, 2.5 * GB, false)).toBe(1);
  expect(workersThatFit(webm, 1.5 * GB, true)).toBe(1);
});
