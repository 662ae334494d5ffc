import { createRandom } from "@sayhey/contract/random";
import { expect, test } from "vitest";
import { beatMs } from "../beat.ts";
import { createStoryboard } from "../create-storyboard.ts";
import { fixtureSpec } from "../fixtures/fixture-specs.ts";
import { sampleStoryboard } from "../node/sample-trailer.ts";
import { STYLE_DIRECTIONS } from "../style-directions.ts";
import { soundtrackMoodSchema } from "../storyboard.ts";
import { arrange } from "./arrangement.ts";
import { compose } from "./harmony.ts";
import { MOODS } from "./moods.ts";
import { writeScore } from "./score.ts";

const CASES = soundtrackMoodSchema.options.flatMap((mood) =>
  [6000, 9500, 15_000].map((durationMs) => ({ mood, durationMs })),
);

test.each(CASES)("$mood, $durationMs ms: opening, lift, drop at the reveal, end", ({ mood, durationMs }) => {
  const storyboard = sampleStoryboard({ mood, durationMs });
  const plan = arrange(storyboard);
  const reveal = storyboard.scenes.find((scene) => scene.kind === "reveal");
  expect(plan.drop * beatMs(plan.bpm)).toBeCloseTo(reveal?.startMs ?? -1, -0.5);
  expect(plan.lift).toBeLessThan(plan.drop);
  expect(plan.end).toBeGreaterThan(plan.drop);
  // The last chord has time to ring.
  expect((plan.beats - plan.end) * beatMs(plan.bpm)).toBeGreaterThanOrEqual(1000);
  // It rings from the call to action on, or from a half beat of the grid under a long one.
  const call = storyboard.scenes.find((scene) => scene.kind === "call-to-action");
  expect(plan.call * beatMs(plan.bpm)).toBeCloseTo(call?.startMs ?? -1, -0.5);
  expect(plan.end).toBeGreaterThanOrEqual(plan.call);
  expect((((plan.end - plan.drop) * storyboard.soundtrack.bpm) / plan.bpm) % 0.5).toBeCloseTo(0, 6);
  for (const cut of plan.cuts)
    expect(storyboard.scenes.some((scene) => Math.abs(scene.startMs - cut * beatMs(plan.bpm)) < 2)).toBe(true);
});

test("a trailer without a reveal drops at its second scene", () => {
  const storyboard = sampleStoryboard();
  const scenes = storyboard.scenes.map((scene) =>
    scene.kind === "reveal" ? { ...scene, kind: "hook" as const, text: "Again" } : scene,
  );
  expect(arrange({ ...storyboard, scenes: scenes as typeof storyboard.scenes }).drop).toBe(arrange(storyboard).drop);
});

test.each(soundtrackMoodSchema.options)("%s keeps to its key, ends at home and never rubs by a semitone", (mood) => {
  for (const seed of [1, 2, 3, 99, 123_456]) {
    const plan = arrange(sampleStoryboard({ mood, seed }));
    const harmony = compose(MOODS[mood], createRandom(seed));
    const score = writeScore(MOODS[mood], plan, harmony, seed);
    const scale = new Set(MOODS[mood].scale.map((step) => (harmony.tonic + step) % 12));
    for (const { midi } of [...score.melody, ...score.bass, ...score.stabs])
      expect(scale.has(midi % 12), `note ${midi}`).toBe(true);
    for (const { notes } of score.pad)
      for (const midi of notes) expect(scale.has(midi % 12), `note ${midi}`).toBe(true);
    for (const note of score.melody) {
      const chord = score.pad.find((held) => note.beat >= held.beat && note.beat < held.beat + held.beats);
      // A chord may hold a seventh beside its root; its own notes do not rub.
      if (chord?.notes.some((midi) => (note.midi - midi) % 12 === 0) === true) continue;
      for (const midi of chord?.notes ?? []) expect([1, 11]).not.toContain((((note.midi - midi) % 12) + 12) % 12);
    }
    expect(score.bass.at(-1)).toMatchObject({ beat: plan.end, midi: harmony.home.root });
    expect(harmony.home.root % 12).toBe(harmony.tonic % 12);
    // Nothing is struck after the last chord.
    expect(Math.max(...score.drums.map((hit) => hit.beat))).toBeLessThanOrEqual(plan.end);
  }
});

test("seeds give different pieces", () => {
  const mood = MOODS.drive;
  const plan = arrange(sampleStoryboard());
  const pieces = new Set(
    Array.from({ length: 20 }, (_, seed) =>
      JSON.stringify(writeScore(mood, plan, compose(mood, createRandom(seed)), seed).melody),
    ),
  );
  expect(pieces.size).toBeGreaterThan(15);
});

test("seeds give a trailer other tempos and keys, near those of its style and mood", () => {
  const spec = fixtureSpec("punchy");
  const pieces = Array.from({ length: 24 }, (_, seed) => {
    const { soundtrack } = createStoryboard(spec, {
      aspect: "9:16",
      durationMs: 12_000,
      watermark: false,
      link: null,
      footage: [],
      style: "punchy",
      seed: seed * 7919,
    });
    return { bpm: soundtrack.bpm, tonic: compose(MOODS[soundtrack.mood], createRandom(soundtrack.seed)).tonic };
  });
  expect(new Set(pieces.map(({ bpm }) => bpm)).size).toBeGreaterThan(2);
  expect(new Set(pieces.map(({ tonic }) => tonic)).size).toBeGreaterThan(2);
  const { bpm: wanted } = STYLE_DIRECTIONS.punchy;
  for (const { bpm } of pieces) expect(Math.abs(bpm / wanted - 1)).toBeLessThan(0.09);
});
