import { createRandom } from "@sayhey/contract/random";
import { expect, test, vi } from "vitest";
import { beatGrid, beatMs } from "../beat.ts";
import { chroma, correlation, crest, cutOut, power } from "../fixtures/measure-sound.ts";
import { eachSpectrum } from "../music/spectra.ts";
import { findBeats } from "../music/find-beats.ts";
import { onsetEnvelope } from "../music/onsets.ts";
import { sampleFootage, sampleStoryboard } from "../node/sample-trailer.ts";
import { soundtrackMoodSchema, type SoundtrackMood, type Storyboard } from "../storyboard.ts";
import { arrange } from "./arrangement.ts";
import { filterSound } from "./filters.ts";
import { compose } from "./harmony.ts";
import { measureLoudness, measureTruePeak } from "./loudness.ts";
import { MOODS } from "./moods.ts";
import { renderSoundtrack } from "./render-soundtrack.ts";
import { soundCues } from "./sound-cues.ts";
import { createStereo, SOUND_RATE, type StereoSound } from "./stereo.ts";
import { trailerTaps } from "./trailer-taps.ts";

// Seconds of arithmetic, on cores that other tests may hold.
vi.setConfig({ testTimeout: 120_000 });

const LENGTH = 9000;
const rendered = new Map<SoundtrackMood, { storyboard: Storyboard; sound: StereoSound }>();

/** Each mood is rendered once. */
function piece(mood: SoundtrackMood): { storyboard: Storyboard; sound: StereoSound } {
  const known = rendered.get(mood);
  if (known !== undefined) return known;
  const storyboard = sampleStoryboard({ mood, durationMs: LENGTH, seed: 21, wantedBpm: 112 });
  const made = { storyboard, sound: renderSoundtrack(storyboard) };
  rendered.set(mood, made);
  return made;
}

/** Parts of the arrangement, ms. */
function partsOf(storyboard: Storyboard): { lift: number; drop: number; end: number } {
  const { bpm, lift, drop, end } = arrange(storyboard);
  const at = (beat: number): number => storyboard.soundtrack.offsetMs + beat * beatMs(bpm);
  return { lift: at(lift), drop: at(drop), end: at(end) };
}

function halved({ left, right }: StereoSound): Float32Array {
  return Float32Array.from({ length: Math.floor(left.length / 2) }, (_, index) => {
    const at = index * 2;
    return ((left[at] ?? 0) + (left[at + 1] ?? 0) + (right[at] ?? 0) + (right[at + 1] ?? 0)) / 4;
  });
}

const changed = (storyboard: Storyboard, soundtrack: Partial<Storyboard["soundtrack"]>): Storyboard => ({
  ...storyboard,
  soundtrack: { ...storyboard.soundtrack, ...soundtrack },
});

test.each(soundtrackMoodSchema.options)("%s: -14 LUFS, peaks under -1 dBTP, alive, wide, without a click", (mood) => {
  const { sound } = piece(mood);
  expect(sound.left.length).toBe((LENGTH * SOUND_RATE) / 1000);
  expect(Math.abs(measureLoudness(sound) + 14)).toBeLessThan(0.5);
  expect(measureTruePeak(sound)).toBeLessThan(-1);
  // Heard with the first picture, silent at both ends, so that it loops without a click.
  expect(power(cutOut(sound, 0, 300))).toBeGreaterThan(1e-4);
  for (const side of [sound.left, sound.right]) {
    expect(Math.abs(side[0] ?? 1)).toBeLessThan(1e-4);
    expect(Math.abs(side.at(-1) ?? 1)).toBeLessThan(1e-4);
  }
  // Nothing falls silent on the way, and neither squashed nor a few bangs.
  for (let at = 0; at < LENGTH - 1200; at += 400)
    expect(measureLoudness(cutOut(sound, at, at + 400))).toBeGreaterThan(-36);
  expect(crest(sound)).toBeGreaterThan(9);
  expect(crest(sound)).toBeLessThan(19);
  // Stereo that survives a phone's single speaker.
  expect(correlation(sound)).toBeGreaterThan(0.3);
  expect(correlation(sound)).toBeLessThan(0.95);
});

test.each(soundtrackMoodSchema.options)(
  "%s: what comes before the reveal is quieter than what comes with it, and the end rests",
  (mood) => {
    const { storyboard, sound } = piece(mood);
    const { lift, drop, end } = partsOf(storyboard);
    const loud = (from: number, to: number): number => measureLoudness(cutOut(sound, from, to));
    const dropped = loud(drop, end);
    expect(loud(lift, drop)).toBeLessThan(dropped - 0.8);
    expect(loud(0, drop)).toBeLessThan(dropped - 1);
    // The end falls away to nothing.
    expect(loud(LENGTH - 600, LENGTH)).toBeLessThan(dropped - 4);
    // Brighter from the drop on: before it, the music sounds as if from next door.
    const bright = (from: number, to: number): number => {
      const part = cutOut(sound, from, to);
      const high = { left: Float32Array.from(part.left), right: Float32Array.from(part.right) };
      filterSound(high.left, "high", 3000);
      filterSound(high.right, "high", 3000);
      return power(high);
    };
    expect(bright(drop, end)).toBeGreaterThan(bright(0, lift));
  },
);

test.each(soundtrackMoodSchema.options)("%s: its notes are those of its key, and it ends at home", (mood) => {
  const { storyboard, sound } = piece(mood);
  const { drop, end } = partsOf(storyboard);
  const harmony = compose(MOODS[mood], createRandom(storyboard.soundtrack.seed));
  const scale = new Set(MOODS[mood].scale.map((step) => (harmony.tonic + step) % 12));
  const classes = chroma(cutOut(sound, drop, end));
  const inKey = classes.reduce((sum, value, index) => sum + (scale.has(index) ? value : 0), 0);
  // Seven of twelve would be 0.58 by chance.
  expect(inKey).toBeGreaterThan(0.85);
  const last = chroma(cutOut(sound, end + 200, end + 1200));
  const home = new Set(harmony.home.notes.map((note) => note % 12));
  expect(last.reduce((sum, value, index) => sum + (home.has(index) ? value : 0), 0)).toBeGreaterThan(0.8);
});

test.each(["drive", "neon"] as const)("the bass drum of %s falls on the beats of the storyboard", (mood) => {
  const { storyboard, sound } = piece(mood);
  const { drop, end } = partsOf(storyboard);
  const low = Float32Array.from(sound.left);
  filterSound(low, "low", 120);
  const near = { left: low, right: low };
  const beat = beatMs(storyboard.soundtrack.bpm);
  for (let at = drop; at < end; at += beat)
    expect(power(cutOut(near, at, at + 40)), `${at} ms`).toBeGreaterThan(power(cutOut(near, at - 45, at - 5)));
});

test.each(soundtrackMoodSchema.options)("%s: whoever listens for its beats finds those of the storyboard", (mood) => {
  const { storyboard, sound } = piece(mood);
  const grid = beatGrid(storyboard.soundtrack);
  const { bpm, beats } = findBeats(onsetEnvelope(halved(sound)));
  // Music in half time has a beat as slow.
  expect(Math.min(Math.abs(bpm / grid.bpm - 1), Math.abs((bpm * 2) / grid.bpm - 1))).toBeLessThan(0.02);
  for (const beat of beats) expect(Math.abs(beat - grid.timeOf(Math.round(grid.beatAt(beat))))).toBeLessThan(35);
});

/** What sets a piece apart: the share of each region of the spectrum, in dB, how wide it is, how it strikes. */
function features(mood: SoundtrackMood): number[] {
  const { storyboard, sound } = piece(mood);
  const { drop, end } = partsOf(storyboard);
  const part = cutOut(sound, drop, end);
  const mono = halved(part);
  const edges = [2, 5, 12, 30, 80, 200, 480];
  const bands = Array.from(edges.slice(1), () => 0);
  eachSpectrum(mono, 960, (magnitudes) => {
    for (let band = 0; band + 1 < edges.length; band++)
      for (let bin = edges[band] ?? 0; bin < (edges[band + 1] ?? 0); bin++)
        bands[band] = (bands[band] ?? 0) + (magnitudes[bin] ?? 0) ** 2;
  });
  const all = bands.reduce((sum, value) => sum + value, 0);
  const envelope = onsetEnvelope(mono);
  const strikes = envelope.filter(
    (value, index) => value > 1.5 && value >= (envelope[index - 1] ?? 0) && value > (envelope[index + 1] ?? 0),
  ).length;
  // Units that count alike: 3 dB, a tenth of width, a stroke a second, 1.5 dB of crest, major against minor.
  const thirds = MOODS[mood].scale;
  return [
    ...bands.map((value) => (10 * Math.log10(value / all)) / 3),
    correlation(part) * 10,
    strikes / ((end - drop) / 1000),
    crest(part) / 1.5,
    thirds.includes(4) ? 2 : 0,
  ];
}

test("no two moods sound alike", () => {
  const all = soundtrackMoodSchema.options.map((mood) => ({ mood, at: features(mood) }));
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      const distance = Math.hypot(...one.at.map((value, place) => value - (other.at[place] ?? 0)));
      expect(distance, `${one.mood} and ${other.mood}`).toBeGreaterThan(2);
    }
  }
});

test("the same storyboard sounds the same to the sample, another seed does not", () => {
  const first = renderSoundtrack(sampleStoryboard({ durationMs: 6000 }));
  const again = renderSoundtrack(sampleStoryboard({ durationMs: 6000 }));
  expect(Buffer.from(again.left.buffer).equals(Buffer.from(first.left.buffer))).toBe(true);
  expect(Buffer.from(again.right.buffer).equals(Buffer.from(first.right.buffer))).toBe(true);
  const other = renderSoundtrack(sampleStoryboard({ durationMs: 6000, seed: 8 }));
  expect(Buffer.from(other.left.buffer).equals(Buffer.from(first.left.buffer))).toBe(false);
});

test("a later first beat moves the music with it", () => {
  const storyboard = sampleStoryboard({ durationMs: 6000, wantedBpm: 120 });
  const grid = beatGrid({ ...storyboard.soundtrack, offsetMs: 170 });
  const scenes = storyboard.scenes.map((scene, index, all) => {
    const startMs = index === 0 ? 0 : grid.snap(scene.startMs + 170);
    const next = all[index + 1];
    return { ...scene, startMs, durationMs: (next === undefined ? 6000 : grid.snap(next.startMs + 170)) - startMs };
  });
  const moved = changed({ ...storyboard, scenes } as Storyboard, { offsetMs: 170 });
  const { beats } = findBeats(onsetEnvelope(halved(renderSoundtrack(moved))));
  expect(beats.length).toBeGreaterThan(6);
  for (const beat of beats) {
    const off = (((beat - 170) % 250) + 250) % 250;
    expect(Math.min(off, 250 - off)).toBeLessThan(30);
  }
});

test("a tap is heard when the finger lands", () => {
  const storyboard = sampleStoryboard({ mood: "calm", durationMs: 6000 });
  const manifests = new Map(sampleFootage(1, 0.5).map((file) => [file.id, file.manifest]));
  const taps = trailerTaps(storyboard, (id) => manifests.get(id) ?? null);
  const scene = storyboard.scenes.find((candidate) => candidate.kind === "feature");
  expect(taps.length).toBeGreaterThan(0);
  expect(taps[0]).toBe((scene?.startMs ?? 0) + 600);
  expect(trailerTaps(storyboard, () => null)).toEqual([]);
  const plain = renderSoundtrack(storyboard);
  const difference = less(renderSoundtrack(storyboard, { taps }), plain);
  const at = taps[0] ?? 0;
  expect(power(cutOut(difference, at, at + 80))).toBeGreaterThan(20 * power(cutOut(difference, at - 200, at - 10)));
});

function less(one: StereoSound, other: StereoSound): StereoSound {
  return {
    left: one.left.map((value, index) => value - (other.left[index] ?? 0)),
    right: one.right.map((value, index) => value - (other.right[index] ?? 0)),
  };
}

/** A trailer that types its hook and counts its numbers. */
function typedAndCounted(): Storyboard {
  const storyboard = sampleStoryboard({ durationMs: 6000 });
  const [hook, reveal, first, ...rest] = storyboard.scenes;
  if (hook?.kind !== "hook" || reveal === undefined || first === undefined) throw new Error("another sample");
  const { id, startMs, durationMs, camera, transition, backdrop } = first;
  return {
    ...storyboard,
    scenes: [
      { ...hook, motion: "typed" },
      reveal,
      {
        kind: "numbers",
        motion: "count",
        id,
        startMs,
        durationMs,
        camera,
        transition,
        backdrop,
        items: [{ value: 12, decimals: 0, unit: "", label: "recipes" }],
      },
      ...rest,
    ],
  };
}

test("cuts, typed letters and numbers are heard as loud as the effects are set, and not at all at none", () => {
  // Silence for music, so that nothing but the effects is heard.
  const silent = (effects: number): StereoSound =>
    renderSoundtrack(changed(typedAndCounted(), { effects, file: { assetId: "a", startMs: 0, bpm: 120, beats: [] } }));
  const { keys, counts } = soundCues(typedAndCounted());
  expect(keys.length).toBeGreaterThan(8);
  expect(counts).toHaveLength(1);
  const full = silent(1);
  const cut = typedAndCounted().scenes[3]?.startMs ?? 0;
  // Weight lands on the cut, air comes before it.
  expect(power(cutOut(full, cut, cut + 60))).toBeGreaterThan(3 * power(cutOut(full, cut + 800, cut + 860)));
  const click = (sound: StereoSound, at: number): number => {
    const high = Float32Array.from(sound.left);
    filterSound(high, "high", 1200);
    return power(cutOut({ left: high, right: high }, at, at + 12));
  };
  const key = keys[5] ?? 0;
  expect(click(full, key)).toBeGreaterThan(4 * click(full, key - 20));
  const [count = { startMs: 0, endMs: 0 }] = counts;
  expect(power(cutOut(full, count.endMs, count.endMs + 100))).toBeGreaterThan(1e-6);
  const half = silent(0.5);
  expect(10 * Math.log10(power(half) / power(full))).toBeCloseTo(-6.02, 0);
  expect(power(silent(0))).toBe(0);
  // Generated music has none of its own.
  const music = changed(typedAndCounted(), { effects: 0 });
  const plain = renderSoundtrack(music);
  expect(Math.abs(measureLoudness(plain) + 14)).toBeLessThan(0.5);
  const typed = changed(sampleStoryboard({ durationMs: 6000 }), { effects: 0 });
  expect(power(less(renderSoundtrack(typed), plain))).toBe(0);
});

test("own music is brought to -14 LUFS, fades in and out, and ends in silence when it is too short", () => {
  const storyboard = changed(sampleStoryboard({ durationMs: 6000 }), {
    file: { assetId: "a", startMs: 0, bpm: 120, beats: [] },
  });
  const music = createStereo(SOUND_RATE * 6);
  for (let index = 0; index < music.left.length; index++) {
    music.left[index] = 0.02 * Math.sin(index * 0.05) * (1 + Math.sin(index * 0.0004));
    music.right[index] = 0.02 * Math.sin(index * 0.05 + 0.4);
  }
  for (const effects of [0, 1]) {
    const sound = renderSoundtrack(changed(storyboard, { effects }), { music });
    expect(Math.abs(measureLoudness(sound) + 14)).toBeLessThan(0.5);
    expect(measureTruePeak(sound)).toBeLessThan(-1);
    expect(Math.abs(sound.left[0] ?? 1)).toBeLessThan(1e-4);
    expect(Math.abs(sound.left.at(-1) ?? 1)).toBeLessThan(1e-4);
    expect(power(cutOut(sound, 5900, 6000))).toBeLessThan(power(cutOut(sound, 4000, 4500)) / 20);
  }
  const short = renderSoundtrack(changed(storyboard, { effects: 0 }), { music: cutOut(music, 0, 3000) });
  expect(power(cutOut(short, 3000, 6000))).toBe(0);
  expect(power(renderSoundtrack(changed(storyboard, { effects: 0, volume: 0 }), { music }))).toBe(0);
  expect(measureLoudness(renderSoundtrack(changed(storyboard, { effects: 0, volume: 0.5 }), { music }))).toBeCloseTo(
    -20,
    0,
  );
});

test("the volume is that of the music: effects stay as loud as they were, and without either there is silence", () => {
  const storyboard = sampleStoryboard({ durationMs: 6000 });
  const plain = changed(storyboard, { effects: 0 });
  const loudness = measureLoudness(renderSoundtrack(plain));
  expect(measureLoudness(renderSoundtrack(changed(plain, { volume: 0.5 })))).toBeCloseTo(loudness - 6.02, 1);
  expect(power(renderSoundtrack(changed(plain, { volume: 0 })))).toBe(0);
  const alone = renderSoundtrack(changed(storyboard, { volume: 0 }));
  const half = renderSoundtrack(changed(storyboard, { volume: 0.5 }));
  const cut = storyboard.scenes[2]?.startMs ?? 0;
  expect(power(cutOut(alone, cut, cut + 100))).toBeGreaterThan(20 * power(cutOut(alone, cut + 900, cut + 1000)));
  expect(measureLoudness(alone)).toBeGreaterThan(-30);
  expect(measureLoudness(alone)).toBeLessThan(-17);
  expect(measureLoudness(half)).toBeLessThan(-15.5);
  expect(measureTruePeak(alone)).toBeLessThan(-1);
});
