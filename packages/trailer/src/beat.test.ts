import { expect, test } from "vitest";
import { beatGrid } from "./beat.ts";

const even = { bpm: 120, offsetMs: 0, file: null };

test("an even grid counts from the first beat", () => {
  const grid = beatGrid({ ...even, offsetMs: 200 });
  expect([0, 0.5, 3].map(grid.timeOf)).toEqual([200, 450, 1700]);
  expect(grid.beatAt(1700)).toBe(3);
  expect([grid.snap(1560), grid.snap(1600)]).toEqual([1450, 1700]);
  expect([grid.holds(450), grid.holds(451), grid.holds(460)]).toEqual([true, true, false]);
});

test("with uploaded music the grid is that of its beats, from where in the file the trailer starts", () => {
  const beats = [100, 700, 1250, 1800, 2350];
  const grid = beatGrid({ ...even, file: { startMs: 650, bpm: 110, beats } });
  // 700 is the first beat at or after the start.
  expect([0, 1, 2, 3].map(grid.timeOf)).toEqual([50, 600, 1150, 1700]);
  expect(grid.timeOf(0.5)).toBe(325);
  expect(grid.timeOf(-1)).toBe(-550);
  // Past what was found the tempo goes on.
  expect(grid.timeOf(4)).toBe(Math.round(1700 + 60_000 / 110));
  expect(grid.snap(640)).toBe(600);
  for (let beat = -3; beat < 12; beat += 0.5) {
    expect(grid.holds(grid.timeOf(beat))).toBe(true);
    expect(grid.beatAt(grid.timeOf(beat))).toBeCloseTo(beat, 1);
  }
});

test("uploaded music without beats has the even grid of its tempo", () => {
  const grid = beatGrid({ ...even, offsetMs: 40, file: { startMs: 9000, bpm: 100, beats: [] } });
  expect([grid.bpm, grid.timeOf(0), grid.timeOf(1)]).toEqual([100, 40, 640]);
  // Music that has ended before the trailer starts leaves no beats either.
  expect(beatGrid({ ...even, file: { startMs: 9000, bpm: 100, beats: [10, 700] } }).timeOf(1)).toBe(600);
});
