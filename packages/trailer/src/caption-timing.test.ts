import { expect, test } from "vitest";
import { popGroups, wordTimes } from "./caption-timing.ts";

test("words follow each other inside their scene, a long one takes longer, and a short scene is spoken faster", () => {
  const words = ["Find", "dinner", "with", "leftovers"];
  for (const durationMs of [400, 1200, 2600, 6000]) {
    const times = wordTimes(words, durationMs);
    expect(times).toHaveLength(4);
    expect(times[0]?.startMs).toBeGreaterThan(0);
    for (const [index, { startMs, endMs }] of times.entries()) {
      expect(endMs).toBeGreaterThan(startMs);
      if (index > 0) expect(startMs).toBeCloseTo(times[index - 1]?.endMs ?? -1, 6);
    }
    expect(times.at(-1)?.endMs).toBeLessThan(durationMs);
  }
  const length = (index: number): number => {
    const time = wordTimes(words, 6000)[index];
    return (time?.endMs ?? 0) - (time?.startMs ?? 0);
  };
  expect(length(3)).toBeGreaterThan(length(0));
  // Four words take a voice between one and two and a half seconds, however long the scene.
  const end = wordTimes(words, 6000).at(-1)?.endMs ?? 0;
  expect(end).toBeGreaterThan(1000);
  expect(end).toBeLessThan(2500);
});

test("letters count as a reader sees them, and no words take no time", () => {
  expect(wordTimes([], 2000)).toEqual([]);
  const [family, letter] = wordTimes(["\u{1f468}\u200d\u{1f469}\u200d\u{1f467}", "a"], 9000);
  expect((family?.endMs ?? 0) - (family?.startMs ?? 0)).toBeCloseTo((letter?.endMs ?? 0) - (letter?.startMs ?? 0), 6);
});

test("words pop up alone or by two, never across a full stop, and none is left out", () => {
  const words = ["Who's", "coming", "Tuesday?", "We", "are.", "All", "internationally", "of", "us"];
  const groups = popGroups(words);
  expect(groups.flat()).toEqual(words.map((_, index) => index));
  for (const group of groups) expect(group.length).toBeLessThanOrEqual(2);
  expect(groups.map((group) => group.map((index) => words[index]).join(" "))).toEqual([
    "Who's coming",
    "Tuesday?",
    "We are.",
    "All",
    "internationally",
    "of us",
  ]);
});
