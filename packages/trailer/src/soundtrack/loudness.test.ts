import { expect, test } from "vitest";
import { measureLoudness, measureTruePeak } from "./loudness.ts";
import { createStereo, SOUND_RATE, type StereoSound } from "./stereo.ts";

function tone(frequency: number, amplitude: number, seconds: number, phase = 0): StereoSound {
  const sound = createStereo(Math.round(seconds * SOUND_RATE));
  for (let index = 0; index < sound.left.length; index++) {
    const value = amplitude * Math.sin((2 * Math.PI * frequency * index) / SOUND_RATE + phase);
    sound.left[index] = value;
    sound.right[index] = value;
  }
  return sound;
}

const decibels = (value: number): number => 10 ** (value / 20);

// EBU Tech 3341, cases 1 and 2.
test.each([-23, -33])("a stereo tone of 1 kHz at %i dBFS measures as much in LUFS", (level) => {
  expect(measureLoudness(tone(1000, decibels(level), 20))).toBeCloseTo(level, 1);
});

test("what lies ten decibels under the rest does not count", () => {
  // EBU Tech 3341, case 3, shortened: quiet, loud, quiet.
  const sound = createStereo(SOUND_RATE * 20);
  const quiet = tone(1000, decibels(-36), 5);
  const loud = tone(1000, decibels(-23), 10);
  for (const side of ["left", "right"] as const) {
    sound[side].set(quiet[side], 0);
    sound[side].set(loud[side], SOUND_RATE * 5);
    sound[side].set(quiet[side], SOUND_RATE * 15);
  }
  expect(Math.abs(measureLoudness(sound) + 23)).toBeLessThan(0.15);
});

test("silence has no loudness and no peak", () => {
  expect(measureLoudness(createStereo(SOUND_RATE))).toBe(-Infinity);
  expect(measureTruePeak(createStereo(SOUND_RATE))).toBe(-Infinity);
});

test("a peak between samples is found", () => {
  // At a quarter of the rate and 45 degrees every sample is 3 dB under the wave's peak (EBU Tech 3341, case 15).
  const sound = tone(SOUND_RATE / 4, 0.5, 0.5, Math.PI / 4);
  const middle = { left: sound.left.slice(4800, 9600), right: sound.right.slice(4800, 9600) };
  expect(Math.max(...middle.left)).toBeLessThan(0.36);
  // The ends, where the tone is cut, ring above it.
  expect(measureTruePeak(tone(SOUND_RATE / 4, 0.5, 0.5, Math.PI / 4))).toBeGreaterThan(-6.4);
});
