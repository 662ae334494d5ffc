import { expect, test } from "vitest";
import { everyScene } from "../fixtures/every-kind.ts";
import { fixtureSpec } from "../fixtures/fixture-specs.ts";
import { musicParts, peaksOf } from "./waveform.ts";

test("a waveform shows the loudest moment of each stretch, of either side", () => {
  const left = Float32Array.from([0, 0.2, -0.9, 0.1, 0, 0, 0.3, 0]);
  const right = Float32Array.from([0.1, 0, 0, 0, -0.5, 0, 0, 0]);
  const rounded = [...peaksOf({ left, right }, 4)].map((peak) => Math.round(peak * 10) / 10);
  expect(rounded).toEqual([0.2, 0.9, 0.5, 0.3]);
});

test("the drop is on the reveal, and parts follow each other inside the trailer", () => {
  const storyboard = everyScene(fixtureSpec("punchy"), "punchy", "9:16");
  expect(storyboard.scenes[2]?.kind).toBe("reveal");
  const parts = musicParts(storyboard);
  const reveal = storyboard.scenes.find(({ kind }) => kind === "reveal");
  expect(parts[0]).toEqual({ name: "Intro", atMs: 0 });
  expect(parts.find(({ name }) => name === "Drop")?.atMs).toBe(reveal?.startMs);
  expect(parts.map(({ atMs }) => atMs)).toEqual(parts.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
  expect(parts.at(-1)?.atMs).toBeLessThan(storyboard.durationMs);
});
