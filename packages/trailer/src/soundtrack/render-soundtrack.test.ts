import { expect, test, vi } from "vitest";
import { beatMs } from "../beat.ts";
import { readManifest } from "../node/footage.ts";
import { sampleFootage, sampleStoryboard } from "../node/sample-trailer.ts";
import { soundtrackMoodSchema } from "../storyboard.ts";
import { arrange } from "./arrangement.ts";
import { filterSound } from "./filters.ts";
import { measureLoudness, measureTruePeak } from "./loudness.ts";
import { renderSoundtrack } from "./render-soundtrack.ts";
import { SOUND_RATE, type StereoSound } from "./stereo.ts";
import { trailerTaps } from "./trailer-taps.ts";

// Seconds of arithmetic, on cores that other tests may hold.
vi.setConfig({ testTimeout: 120_000 });

function energy({ left, right }: StereoSound, fromMs: number, toMs: number): number {
  let sum = 0;
  const from = Math.round((fromMs * SOUND_RATE) / 1000);
  const to = Math.round((toMs * SOUND_RATE) / 1000);
  for (let index = from; index < to; index++) sum += (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2;
  return sum / (to - from);
}

test.each(soundtrackMoodSchema.options.flatMap((mood) => [6000, 15_000].map((durationMs) => ({ mood, durationMs }))))(
  "$mood, $durationMs ms: -14 LUFS, peaks under -1 dBTP, from the first picture to silence",
  ({ mood, durationMs }) => {
    const sound = renderSoundtrack(sampleStoryboard({ mood, durationMs, seed: durationMs }));
    expect(sound.left.length).toBe((durationMs * SOUND_RATE) / 1000);
    expect(sound.right.length).toBe(sound.left.length);
    expect(Math.abs(measureLoudness(sound) + 14)).toBeLessThan(0.5);
    expect(measureTruePeak(sound)).toBeLessThan(-1);
    expect(energy(sound, 0, 300)).toBeGreaterThan(1e-4);
    expect(Math.abs(sound.left.at(-1) ?? 1)).toBeLessThan(1e-4);
    // Stereo, not two equal sides, and not two strangers.
    let difference = 0;
    let total = 0;
    for (let index = 0; index < sound.left.length; index++) {
      const [left = 0, right = 0] = [sound.left[index], sound.right[index]];
      difference += Math.abs(left - right);
      total += Math.abs(left) + Math.abs(right);
    }
    expect(difference / total).toBeGreaterThan(0.02);
    expect(difference / total).toBeLessThan(0.8);
  },
);

test("the same storyboard sounds the same to the sample, another seed does not", () => {
  const first = renderSoundtrack(sampleStoryboard({ durationMs: 6000 }));
  const again = renderSoundtrack(sampleStoryboard({ durationMs: 6000 }));
  expect(Buffer.from(again.left.buffer).equals(Buffer.from(first.left.buffer))).toBe(true);
  expect(Buffer.from(again.right.buffer).equals(Buffer.from(first.right.buffer))).toBe(true);
  const other = renderSoundtrack(sampleStoryboard({ durationMs: 6000, seed: 8 }));
  expect(Buffer.from(other.left.buffer).equals(Buffer.from(first.left.buffer))).toBe(false);
});

test.each(["drive", "neon"] as const)("the bass drum of %s falls on the beats of the storyboard", (mood) => {
  const storyboard = sampleStoryboard({ mood });
  const plan = arrange(storyboard);
  const sound = renderSoundtrack(storyboard);
  const click = Float32Array.from(sound.left);
  filterSound(click, "low", 120);
  const beat = beatMs(plan.bpm);
  for (let index = plan.drop; index < plan.end; index++) {
    const at = index * beat;
    const near = { left: click, right: click };
    // The 40 ms after a beat carry more low end than the 40 ms before it.
    expect(energy(near, at, at + 40), `beat ${index}`).toBeGreaterThan(energy(near, at - 45, at - 5));
  }
});

test.each(soundtrackMoodSchema.options)("%s holds its breath, then drops at the reveal", (mood) => {
  const storyboard = sampleStoryboard({ mood });
  const plan = arrange(storyboard);
  const sound = renderSoundtrack(storyboard);
  const drop = plan.drop * beatMs(plan.bpm);
  const before = energy(sound, 0, drop - 300);
  const after = energy(sound, drop, drop + 1500);
  expect(10 * Math.log10(after / before)).toBeGreaterThan(1.5);
});

test("a tap is heard when the finger lands", () => {
  const storyboard = sampleStoryboard({ mood: "calm" });
  const manifests = new Map(sampleFootage(1, 0.5).map((file) => [file.id, readManifest(file)]));
  const taps = trailerTaps(storyboard, (id) => manifests.get(id) ?? null);
  const scene = storyboard.scenes.find((candidate) => candidate.kind === "feature");
  expect(taps).toHaveLength(2);
  expect(taps[0]).toBe((scene?.startMs ?? 0) + 600);
  expect(trailerTaps(storyboard, () => null)).toEqual([]);
  const plain = renderSoundtrack(storyboard);
  const tapped = renderSoundtrack(storyboard, { taps });
  const at = taps[0] ?? 0;
  const difference = {
    left: tapped.left.map((value, index) => value - (plain.left[index] ?? 0)),
    right: new Float32Array(plain.right.length),
  };
  expect(energy(difference, at, at + 80)).toBeGreaterThan(20 * energy(difference, at - 200, at - 10));
});

test("the volume scales the sound, and none is silence", () => {
  const storyboard = sampleStoryboard({ durationMs: 6000 });
  const at = (volume: number): StereoSound =>
    renderSoundtrack({ ...storyboard, soundtrack: { ...storyboard.soundtrack, volume } });
  expect(measureLoudness(at(0.5))).toBeCloseTo(measureLoudness(at(1)) - 6.02, 1);
  expect(at(0).left.every((value) => value === 0)).toBe(true);
});
