import { expect, test, vi } from "vitest";
import { knownMusic, type KnownMusic } from "../fixtures/known-music.ts";
import { chooseStretch, describeMusic } from "./describe-music.ts";
import { findBeats } from "./find-beats.ts";
import { ANALYSIS_RATE, onsetEnvelope } from "./onsets.ts";
import { Resampler } from "./resampler.ts";
import { musicHeader, musicRange, packMusic, unpackMusic } from "./wav.ts";

vi.setConfig({ testTimeout: 60_000 });

/** How far each beat lies from the nearest true one, ms. */
const distances = (beats: readonly number[], truth: readonly number[]): number[] =>
  beats.map((beat) => Math.min(...truth.map((at) => Math.abs(at - beat))));

test.each<Omit<KnownMusic, "seconds">>([
  { bpm: 70 },
  { bpm: 84 },
  { bpm: 96, startMs: 900 },
  { bpm: 128 },
  { bpm: 140 },
  { bpm: 160 },
  { bpm: 90, swing: 1 / 3 },
  { bpm: 120, swing: 1 / 3 },
  { bpm: 140, swing: 0.2 },
  { bpm: 90, meter: 3 },
  { bpm: 138, meter: 3 },
  { bpm: 123.7 },
])("finds tempo and beats of %o", (music) => {
  const { sound, beats: truth } = knownMusic({ seconds: 9, ...music });
  const { bpm, beats } = findBeats(onsetEnvelope(sound));
  expect(Math.abs(bpm / music.bpm - 1)).toBeLessThan(0.02);
  expect(Math.max(...distances(beats, truth))).toBeLessThan(35);
  expect(beats.length).toBeGreaterThanOrEqual(truth.length - 1);
});

test("beats follow a band that gets faster", () => {
  const { sound, beats: truth } = knownMusic({ bpm: 110, seconds: 16, drift: 0.08 });
  const { beats } = findBeats(onsetEnvelope(sound));
  expect(Math.max(...distances(beats, truth))).toBeLessThan(35);
  expect(beats.length).toBeGreaterThanOrEqual(truth.length - 1);
});

test("silence and a lasting tone have no beats", () => {
  const silence = new Float32Array(ANALYSIS_RATE * 6);
  const tone = silence.map((_, index) => 0.3 * Math.sin((2 * Math.PI * 220 * index) / ANALYSIS_RATE));
  for (const sound of [silence, tone, new Float32Array(10)]) expect(findBeats(onsetEnvelope(sound)).beats).toEqual([]);
});

test("a stretch starts on a beat, where the loud part is, and fits", () => {
  const { sound, beats } = knownMusic({ bpm: 120, seconds: 40 });
  // Quiet but from 15 to 30 s.
  const shaped = sound.map(
    (value, index) => value * (index > 15 * ANALYSIS_RATE && index < 30 * ANALYSIS_RATE ? 1 : 0.15),
  );
  const start = chooseStretch(shaped, beats, 10_000);
  expect(beats).toContain(start);
  expect(start).toBeGreaterThan(11_000);
  expect(start).toBeLessThan(21_000);
  expect(chooseStretch(sound.slice(0, ANALYSIS_RATE * 5), beats, 10_000)).toBe(0);
  const facts = describeMusic(shaped, 10_000);
  expect(facts.peaks).toHaveLength(800);
  const loudest = (from: number, to: number): number => Math.max(...facts.peaks.slice(from, to));
  expect(loudest(320, 580)).toBeGreaterThan(loudest(0, 280) * 2);
  expect(facts.durationMs).toBe(40_000);
});

test("a resampled tone keeps pitch and level, and what 48 kHz cannot hold is gone", () => {
  for (const rate of [22_050, 44_100, 96_000]) {
    const tone = Float32Array.from({ length: rate }, (_, index) => 0.5 * Math.sin((2 * Math.PI * 1000 * index) / rate));
    const resampler = new Resampler(rate);
    const out: number[] = [];
    // In uneven pieces, as decoders give them.
    for (let at = 0; at < rate; at += 1152) out.push(...resampler.push(tone.subarray(at, at + 1152)));
    out.push(...resampler.finish());
    expect(Math.abs(out.length - 48_000)).toBeLessThan(3);
    let worst = 0;
    for (let index = 200; index < 47_800; index++)
      worst = Math.max(worst, Math.abs((out[index] ?? 0) - 0.5 * Math.sin((2 * Math.PI * 1000 * index) / 48_000)));
    expect(worst).toBeLessThan(0.0005);
  }
  const high = Float32Array.from({ length: 96_000 }, (_, index) => Math.sin((2 * Math.PI * 40_000 * index) / 96_000));
  const left = new Resampler(96_000).push(high).subarray(500);
  expect(Math.max(...left.map(Math.abs))).toBeLessThan(0.001);
});

test("a stretch of a decoded file is the samples that were put in", () => {
  const left = Float32Array.from({ length: 48_000 }, (_, index) => Math.sin(index / 50) * 1.2);
  const right = left.map((value) => -value / 2);
  const file = Buffer.concat([musicHeader(48_000), Buffer.from(packMusic({ left, right }).buffer)]);
  const { start, end } = musicRange(250, 500);
  const stretch = unpackMusic(file.subarray(start, end + 1));
  expect(stretch.left.length).toBe(24_000);
  for (let index = 0; index < 24_000; index += 97) {
    expect(stretch.left[index]).toBeCloseTo(Math.min(32_767 / 32_768, Math.max(-1, left[index + 12_000] ?? 0)), 4);
    expect(stretch.right[index]).toBeCloseTo(right[index + 12_000] ?? 0, 4);
  }
  expect(musicRange(500, 1000).end).toBeGreaterThan(file.length);
  expect(unpackMusic(file.subarray(file.length - 7)).left.length).toBe(1);
});
