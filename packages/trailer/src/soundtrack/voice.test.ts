import { createRandom } from "@sayhey/contract/random";
import { expect, test, vi } from "vitest";
import { sampleStoryboard } from "../node/sample-trailer.ts";
import type { Storyboard, Voice } from "../storyboard.ts";
import { filterSound } from "./filters.ts";
import { measureLoudness, measureTruePeak } from "./loudness.ts";
import { renderSoundtrack } from "./render-soundtrack.ts";
import { createStereo, SOUND_RATE, type StereoSound } from "./stereo.ts";
import { duckGains, MUSIC_DUCK_DB, placeVoice, speechSpans } from "./voice.ts";

// Seconds of arithmetic, on cores that other tests may hold.
vi.setConfig({ testTimeout: 120_000 });

const samples = (ms: number): number => Math.round((ms * SOUND_RATE) / 1000);

/** Something like speech: hiss above 2 kHz in syllables, spoken in the stretches named, ms. */
function speech(lengthMs: number, stretches: readonly (readonly [number, number])[], gain = 0.2): StereoSound {
  const random = createRandom(5);
  const hiss = Float32Array.from({ length: samples(lengthMs) }, () => random() * 2 - 1);
  filterSound(hiss, "high", 2500, 0.7);
  const side = hiss.map((value, index) => {
    const atMs = (index * 1000) / SOUND_RATE;
    const spoken = stretches.some(([from, to]) => atMs >= from && atMs < to);
    return spoken ? value * gain * (0.65 + 0.35 * Math.cos(atMs / 25)) : 0;
  });
  return { left: side, right: Float32Array.from(side) };
}

const spoken = (voice: Partial<Voice>, soundtrack: Partial<Storyboard["soundtrack"]> = {}): Storyboard => {
  const storyboard = sampleStoryboard({ mood: "drive", durationMs: 7000, seed: 21, wantedBpm: 112 });
  return {
    ...storyboard,
    soundtrack: {
      ...storyboard.soundtrack,
      ...soundtrack,
      voice: { assetId: "take", atMs: 2500, startMs: 0, durationMs: 2000, volume: 1, ...voice },
    },
  };
};

/** Root mean square of a stretch below 200 Hz, where the music is and no speech, dB. */
function bassOf({ left }: StereoSound, fromMs: number, toMs: number): number {
  const stretch = left.slice(samples(fromMs), samples(toMs));
  filterSound(stretch, "low", 200, 0.7);
  filterSound(stretch, "low", 200, 0.7);
  const sum = stretch.reduce((total, value) => total + value * value, 0);
  return 10 * Math.log10(sum / stretch.length);
}

test("music is 18 dB down while somebody speaks, as loud as ever elsewhere, and the whole stays at -14 LUFS", () => {
  const take = speech(2500, [[0, 2500]]);
  const silent = spoken({});
  const without = renderSoundtrack({ ...silent, soundtrack: { ...silent.soundtrack, effects: 0, voice: null } });
  const mixed = renderSoundtrack(spoken({}, { effects: 0 }), { voice: take });
  const change = (fromMs: number, toMs: number): number => bassOf(mixed, fromMs, toMs) - bassOf(without, fromMs, toMs);
  const before = change(1000, 2200);
  const under = change(2700, 4300);
  const after = change(5350, 6500);
  expect(before - under).toBeGreaterThan(MUSIC_DUCK_DB - 1.5);
  expect(before - under).toBeLessThan(MUSIC_DUCK_DB + 1.5);
  expect(Math.abs(before - after)).toBeLessThan(1.5);
  expect(Math.abs(measureLoudness(mixed) + 14)).toBeLessThan(0.6);
  expect(measureTruePeak(mixed)).toBeLessThan(-1);
});

test("music goes down before the first word and comes up after the last one, without a step", () => {
  const gains = duckGains([{ from: samples(2000), to: samples(3000) }], samples(6000), MUSIC_DUCK_DB);
  const down = 10 ** (-MUSIC_DUCK_DB / 20);
  const at = (ms: number): number => gains[samples(ms)] ?? 0;
  expect([at(0), at(1700), at(4000)]).toEqual([1, 1, 1]);
  expect(at(2000)).toBeCloseTo(down, 6);
  expect(at(2500)).toBeCloseTo(down, 6);
  expect(at(3100)).toBeCloseTo(down, 6);
  // A whole ramp takes 10,560 samples; none of them may jump, or turn back.
  const steps = gains.slice(1).map((gain, index) => gain - (gains[index] ?? 0));
  const largest = (of: Float32Array): number => of.reduce((most, step) => Math.max(most, step), 0);
  expect(largest(steps.map(Math.abs))).toBeLessThan(0.0005);
  expect(largest(steps.subarray(0, samples(2500)))).toBe(0);
  expect(largest(steps.subarray(samples(2500)).map((step) => -step))).toBe(0);
});

test("music stays down between two words and comes back in a long pause", () => {
  const short = speechSpans(
    speech(4000, [
      [200, 1000],
      [1700, 2500],
    ]),
  );
  expect(short).toHaveLength(1);
  const long = speechSpans(
    speech(6000, [
      [200, 1000],
      [3500, 5000],
    ]),
  );
  expect(long.map(({ from, to }) => [from, to].map((at) => Math.round((at * 100) / SOUND_RATE) / 100))).toEqual([
    [0.2, 1],
    [3.5, 5],
  ]);
  expect(speechSpans(createStereo(samples(2000)))).toEqual([]);
});

test("a take begins when it is to, ends with its trim and at the end of the trailer, without a click", () => {
  const take = speech(2500, [[0, 2500]]);
  const placed = placeVoice(take, { atMs: 3000, durationMs: 1500 }, samples(9000));
  const heard = placed.left.map((value) => Math.abs(value));
  const first = heard.findIndex((value) => value > 0.02);
  const last = heard.findLastIndex((value) => value > 0.02);
  expect(Math.abs(first - samples(3000))).toBeLessThan(samples(6));
  expect(Math.abs(last - samples(4500))).toBeLessThan(samples(6));
  expect(placed.left[samples(3000)]).toBe(0);
  expect(Math.abs(placed.left[samples(4500) - 1] ?? 1)).toBeLessThan(0.001);
  const cut = placeVoice(take, { atMs: 8500, durationMs: 2500 }, samples(9000));
  expect(cut.left).toHaveLength(samples(9000));
  expect(Math.abs(cut.left.at(-1) ?? 1)).toBeLessThan(0.001);
});

test("a take whose peaks stand far above the rest comes out as loud as any, and they stay where they may be", () => {
  const take = createStereo(samples(3000));
  for (const side of [take.left, take.right])
    for (let index = 0; index < side.length; index++) {
      const atMs = (index * 1000) / SOUND_RATE;
      side[index] = 0.9 * Math.exp(-(atMs % 300) / 20) * Math.sin((2 * Math.PI * 440 * atMs) / 1000);
    }
  for (const soundtrack of [{ volume: 0, effects: 0 }, {}]) {
    const mixed = renderSoundtrack(spoken({ durationMs: 3000 }, soundtrack), { voice: take });
    expect(Math.abs(measureLoudness(mixed) + 14)).toBeLessThan(0.5);
    expect(measureTruePeak(mixed)).toBeLessThan(-1);
  }
});

test("a quiet take is as loud as a loud one", () => {
  const [quiet, loud] = [0.02, 0.5].map((gain) =>
    renderSoundtrack(spoken({}, { volume: 0, effects: 0 }), { voice: speech(2500, [[0, 2500]], gain) }),
  );
  if (quiet === undefined || loud === undefined) throw new TypeError("two takes are rendered");
  expect(Math.abs(measureLoudness(quiet) - measureLoudness(loud))).toBeLessThan(0.5);
  expect(Math.abs(measureLoudness(loud) + 14)).toBeLessThan(0.6);
});

test("a voice that is silent, or whose recording is missing, leaves the music as it is", () => {
  const silent = renderSoundtrack(spoken({ volume: 0 }), { voice: speech(2500, [[0, 2500]]) });
  const missing = renderSoundtrack(spoken({}));
  expect(silent.left).toEqual(missing.left);
  const { soundtrack, ...storyboard } = spoken({});
  const none = renderSoundtrack({ ...storyboard, soundtrack: { ...soundtrack, voice: null } });
  expect(missing.left).toEqual(none.left);
});
