import { createRandom } from "@sayhey/contract/random";
import { expect, test } from "vitest";
import { correlation, power } from "../fixtures/measure-sound.ts";
import { soundtrackMoodSchema } from "../storyboard.ts";
import { bass, type BassKind } from "./basses.ts";
import { glue, softenPeaks } from "./dynamics.ts";
import { compose } from "./harmony.ts";
import { Kit } from "./kit.ts";
import { MOODS } from "./moods.ts";
import { noteFrequency } from "./oscillators.ts";
import { pluck, type PluckKind } from "./plucks.ts";
import { reverberate } from "./space.ts";
import { createStereo, SOUND_RATE, type StereoSound } from "./stereo.ts";
import { balance } from "./tone.ts";
import { balanceOf } from "../fixtures/measure-mix.ts";

/** How far the strongest partial near a frequency is from it, cents. */
function centsOff(sound: Float32Array, hertz: number): number {
  let best = { cents: 99, power: 0 };
  for (let cents = -50; cents <= 50; cents += 1) {
    const turn = (2 * Math.PI * hertz * 2 ** (cents / 1200)) / SOUND_RATE;
    let [real, imaginary] = [0, 0];
    const length = Math.min(sound.length, SOUND_RATE * 0.8);
    for (let index = 0; index < length; index += 4) {
      const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / length);
      real += (sound[index] as number) * weight * Math.cos(turn * index);
      imaginary += (sound[index] as number) * weight * Math.sin(turn * index);
    }
    const found = real * real + imaginary * imaginary;
    if (found > best.power) best = { cents, power: found };
  }
  return Math.abs(best.cents);
}

/** Cents between voices that are detuned on purpose, or as far as a short sound has a pitch. */
const DETUNED: Partial<Record<PluckKind | BassKind, number>> = {
  saw: 12,
  lead: 16,
  strings: 12,
  muted: 12,
  marimba: 12,
  reese: 18,
};

const PLUCKS = [...new Set(Object.values(MOODS).flatMap(({ pluck: { kind }, stabs }) => [kind, stabs?.kind ?? kind]))];
const BASSES = [...new Set(Object.values(MOODS).map(({ bass: { kind } }) => kind))];

test.each<PluckKind>(PLUCKS)("%s is in tune, high and low, and no two strokes of a hand are alike", (kind) => {
  for (const midi of [55, 64, 76]) {
    const allowed = DETUNED[kind] ?? 8;
    expect(centsOff(pluck(kind, midi, 0.8), noteFrequency(midi)), `note ${midi}`).toBeLessThanOrEqual(allowed);
  }
  const soft = pluck(kind, 64, 0.5, 0.3);
  const hard = pluck(kind, 64, 0.5, 0.9);
  const plays = !["saw", "lead", "brass", "strings"].includes(kind);
  if (plays) expect(Buffer.from(soft.buffer).equals(Buffer.from(hard.buffer))).toBe(false);
});

test.each<BassKind>(BASSES)("the bass %s is in tune, and a phone plays some of it", (kind) => {
  for (const midi of [33, 40]) {
    const sound = bass(kind, midi, 0.8);
    // The second partial tells the pitch more sharply than the first; a triangle has none, and sounds an octave up.
    expect(centsOff(sound, noteFrequency(midi) * 2), `note ${midi}`).toBeLessThanOrEqual(DETUNED[kind] ?? 12);
    // What lies above 300 Hz, with the slope of a small speaker.
    let [low, before] = [0, 0];
    const high = sound.map((value) => {
      low += 0.038 * (value - low);
      before = value - low;
      return before;
    });
    expect(10 * Math.log10(power({ left: high, right: high }) / power({ left: sound, right: sound }))).toBeGreaterThan(
      -22,
    );
  }
});

test.each(soundtrackMoodSchema.options)("%s: chords move by small steps, and the last one pulls home", (mood) => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const harmony = compose(MOODS[mood], createRandom(seed));
    const chords = [0, 1, 2, 3].map((index) => harmony.at(index).notes);
    for (const [index, notes] of chords.entries()) {
      const before = chords[index - 1];
      if (before === undefined) continue;
      const moved =
        notes.reduce((sum, note, voice) => sum + Math.abs(note - (before[voice] ?? note)), 0) / notes.length;
      expect(moved, `chord ${index} of seed ${seed}`).toBeLessThanOrEqual(3.4);
    }
    expect(harmony.cadence.root % 12).not.toBe(harmony.home.root % 12);
  }
});

test("no stroke of a drum is like the one before, and cymbals are wide", () => {
  const kit = new Kit(MOODS.funk);
  for (const drum of ["snare", "hat", "conga", "tamb"] as const) {
    const [first, second] = [kit.stroke(drum, 0), kit.stroke(drum, 1)];
    expect(Buffer.from(first.left.buffer).equals(Buffer.from(second.left.buffer)), drum).toBe(false);
  }
  const { left, right } = kit.stroke("hat", 0);
  const alike = correlation({ left, right: right.slice(0, left.length) });
  expect(alike).toBeGreaterThan(0.2);
  expect(alike).toBeLessThan(0.8);
});

function noise(seconds: number, level: number, seed: number): StereoSound {
  const random = createRandom(seed);
  const sound = createStereo(Math.round(seconds * SOUND_RATE));
  for (const side of [sound.left, sound.right])
    for (let index = 0; index < side.length; index++) side[index] = (random() * 2 - 1) * level;
  return sound;
}

test("the equalizer brings any sound to the balance it is asked for, within what it may move", () => {
  const white = noise(3, 0.3, 5);
  // White noise rises by 3 dB an octave against pink: eight octaves are more than it may move.
  const target = [-6, -5, -3, -1, 1, 3, 5, 7, 8];
  balance(white, target, 0, white.left.length);
  const inner = target.slice(1, 8).reduce((sum, level) => sum + level, 0) / 7;
  for (const [band, level] of balanceOf(white).octaves.entries())
    expect(Math.abs(level - ((target[band] ?? 0) - inner)), `octave ${band}`).toBeLessThan(1);
});

test("glue evens out, soft clipping rounds peaks, and both leave quiet sound alone", () => {
  const loud = noise(1, 0.9, 7);
  const before = power(loud);
  glue(loud, -17);
  expect(10 * Math.log10(power(loud) / before)).toBeLessThan(-3);
  const quiet = noise(1, 0.02, 7);
  const kept = Float32Array.from(quiet.left);
  glue(quiet, -17);
  softenPeaks(quiet);
  for (let index = 0; index < kept.length; index += 97) expect(quiet.left[index]).toBeCloseTo(kept[index] ?? 1, 5);
  const peaks = noise(0.1, 3, 9);
  softenPeaks(peaks);
  for (const value of peaks.left) expect(Math.abs(value)).toBeLessThan(0.73);
});

test("a room answers from its walls first, wide, and fades in its time", () => {
  const clap = createStereo(SOUND_RATE * 3);
  clap.left[0] = 1;
  clap.right[0] = 1;
  const room = reverberate(clap, 1.5, 0.4);
  const part = (from: number, to: number): StereoSound => ({
    left: room.left.slice(from * SOUND_RATE, to * SOUND_RATE),
    right: room.right.slice(from * SOUND_RATE, to * SOUND_RATE),
  });
  expect(power(part(0, 0.007))).toBe(0);
  expect(power(part(0.007, 0.02))).toBeGreaterThan(0);
  expect(Math.abs(correlation(part(0.1, 1)))).toBeLessThan(0.3);
  const fallen = 10 * Math.log10(power(part(1.5, 1.6)) / power(part(0.1, 0.2)));
  expect(fallen).toBeLessThan(-40);
  expect(fallen).toBeGreaterThan(-80);
});
