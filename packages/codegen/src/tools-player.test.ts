import { describe, expect, it } from "vitest";
import {
  nextPlace,
  playTime,
  titleOfFile,
  TUNE_RATE,
  tuneOf,
  wavOf,
} from "../templates/src/tools/media-player-rules.ts";

describe("a player", () => {
  it("makes tunes that are the same every time, differ from each other and do not clip", () => {
    const [first, again, second] = [tuneOf(0), tuneOf(0), tuneOf(1)];
    expect(again).toEqual(first);
    expect(second).not.toEqual(first);
    expect(first.length / TUNE_RATE).toBe(16);
    const loudest = first.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest).toBeGreaterThan(0.2);
    expect(loudest).toBeLessThan(1);
  });

  it("writes them as a WAV file that says what it holds", () => {
    const file = wavOf(new Float32Array([0, 1, -1, 2]), 8000);
    const view = new DataView(file.buffer);
    expect(new TextDecoder().decode(file.subarray(0, 4))).toBe("RIFF");
    expect(new TextDecoder().decode(file.subarray(8, 12))).toBe("WAVE");
    expect(view.getUint32(4, true)).toBe(file.length - 8);
    expect(view.getUint32(24, true)).toBe(8000);
    expect(view.getUint32(40, true)).toBe(8);
    expect([0, 1, 2, 3].map((at) => view.getInt16(44 + at * 2, true))).toEqual([0, 32767, -32767, 32767]);
  });

  it.each([
    [0, "0:00"],
    [187.9, "3:07"],
    [Number.NaN, "0:00"],
    [Infinity, "0:00"],
  ])("shows %f s as %s", (seconds, text) => expect(playTime(seconds)).toBe(text));

  it("calls a file by its name alone", () => {
    expect(titleOfFile("C:\\music\\Evening song.mp3")).toBe("Evening song");
    expect(titleOfFile("no ending")).toBe("no ending");
  });

  it("goes round in order, and by chance never to the same track", () => {
    expect([0, 1, 2].map((at) => nextPlace(at, 3, false, Math.random))).toEqual([1, 2, 0]);
    for (const chance of [0, 0.4, 0.99]) expect(nextPlace(1, 3, true, () => chance)).not.toBe(1);
    expect(nextPlace(0, 1, true, Math.random)).toBe(0);
  });
});
