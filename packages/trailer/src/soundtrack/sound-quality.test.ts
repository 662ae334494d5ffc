import { expect, test, vi } from "vitest";
import { beatMs } from "../beat.ts";
import {
  balanceOf,
  clicksOf,
  levelDistance,
  loudnessRange,
  onsetsOf,
  phoneLoss,
  sideOverMid,
  thirdOctaves,
} from "../fixtures/measure-mix.ts";
import { correlation, cutOut, power } from "../fixtures/measure-sound.ts";
import { sampleStoryboard } from "../node/sample-trailer.ts";
import { STYLE_DIRECTIONS } from "../style-directions.ts";
import { soundtrackMoodSchema, type SoundtrackMood, type Storyboard } from "../storyboard.ts";
import { arrange } from "./arrangement.ts";
import { filterSound } from "./filters.ts";
import { measureLoudness, measureTruePeak } from "./loudness.ts";
import { MOODS } from "./moods.ts";
import { renderSoundtrack } from "./render-soundtrack.ts";
import { createStereo, SOUND_RATE, type StereoSound } from "./stereo.ts";

// Seconds of arithmetic, on cores that other tests may hold.
vi.setConfig({ testTimeout: 120_000 });

/** Tempos of styles, so that moods meet grids that are not their own; at 10 s each has that of its style. */
const TEMPOS = [112, 126, 84];
const CASES = soundtrackMoodSchema.options.flatMap((mood, index) => {
  const own = Object.values(STYLE_DIRECTIONS).find((style) => style.mood === mood)?.bpm;
  return [6, 10, 15].map((seconds, place) => ({
    mood,
    seconds,
    bpm: (seconds === 10 ? own : undefined) ?? TEMPOS[(index + place) % 3] ?? 112,
  }));
});

function boardOf(mood: SoundtrackMood, seconds: number, bpm: number, effects = 1): Storyboard {
  const board = sampleStoryboard({ mood, durationMs: seconds * 1000, seed: 40 + seconds, wantedBpm: bpm });
  return { ...board, soundtrack: { ...board.soundtrack, effects } };
}

/** Every mood at one length, all lengths in turn. */
const ONE_EACH = CASES.filter((_, index) => index % 3 === Math.floor(index / 3) % 3);

const alone = new Map<string, StereoSound>();

/** The music of a case without effects; rendered once. */
function musicOf({ mood, seconds, bpm }: (typeof CASES)[number]): StereoSound {
  const key = `${mood} ${seconds} ${bpm}`;
  const sound = alone.get(key) ?? renderSoundtrack(boardOf(mood, seconds, bpm, 0));
  alone.set(key, sound);
  return sound;
}

test.each(ONE_EACH)("$mood, $seconds s at $bpm bpm: a master that feeds and phones play as it is", (given) => {
  const sound = renderSoundtrack(boardOf(given.mood, given.seconds, given.bpm));
  expect(Math.abs(measureLoudness(sound) + 14), "LUFS").toBeLessThan(0.5);
  expect(measureTruePeak(sound), "dBTP").toBeLessThanOrEqual(-1);
  expect(phoneLoss(sound), "LU that a phone loses").toBeLessThan(2);
  expect(loudnessRange(sound), "LU of range").toBeGreaterThanOrEqual(3);
  const { octaves, air } = balanceOf(sound);
  expect(octaves[0], "63 Hz").toBeLessThanOrEqual(3);
  expect(octaves[6], "4 kHz").toBeGreaterThanOrEqual(-4);
  expect(air, "above 16 kHz").toBeGreaterThanOrEqual(-4);
  // Highs are wide, and none of it cancels in mono.
  expect(sideOverMid(sound, 4000), "side against mid").toBeGreaterThan(-12);
  expect(sideOverMid(sound, 4000), "side against mid").toBeLessThan(-1);
  expect(correlation(sound), "correlation").toBeGreaterThan(0.3);
  expect(clicksOf(sound), "clicks").toEqual([]);
});

test.each(ONE_EACH)("$mood, $seconds s at $bpm bpm: what is struck is on the grid, within 20 ms", (given) => {
  const board = boardOf(given.mood, given.seconds, given.bpm, 0);
  const { bpm, end } = arrange(board);
  const sixteenth = beatMs(bpm) / 4;
  // The last chord is rolled like a hand rolls it.
  const last = board.soundtrack.offsetMs + end * beatMs(bpm);
  const onsets = onsetsOf(musicOf(given)).filter((at) => at < last + 20);
  // Moods that swell have few.
  expect(onsets.length).toBeGreaterThanOrEqual(2);
  const off = onsets.filter((at) => {
    const place = (at - board.soundtrack.offsetMs) / sixteenth;
    return ![Math.floor(place), Math.ceil(place)].some((step) => {
      const swung = Math.abs(step % 2) === 1 ? MOODS[given.mood].swing : 0;
      return [step, step + swung].some((due) => Math.abs(place - due) * sixteenth <= 20);
    });
  });
  expect(off).toEqual([]);
});

test.each(ONE_EACH)(
  "$mood, $seconds s at $bpm bpm: two lifts, a breath before each landing, home at the call",
  (given) => {
    const board = boardOf(given.mood, given.seconds, given.bpm, 0);
    const sound = musicOf(given);
    const plan = arrange(board);
    const at = (beat: number): number => board.soundtrack.offsetMs + beat * beatMs(plan.bpm);
    const call = board.scenes.find(({ kind }) => kind === "call-to-action");
    expect(at(plan.call)).toBeCloseTo(call?.startMs ?? -1, -0.5);
    expect(plan.full).toBeGreaterThan(plan.drop);
    expect(plan.build).toBeGreaterThanOrEqual(plan.full);
    expect(plan.hold).toBeGreaterThan(plan.build);
    const loud = (from: number, to: number): number => measureLoudness(cutOut(sound, from, to));
    const landing = (beat: number): number => loud(at(beat), at(beat) + 450);
    // Each landing stands out from the breath before it.
    for (const beat of [plan.drop, plan.call]) {
      const breath = cutOut(sound, at(beat - plan.breath / 2), at(beat) - 10);
      const after = cutOut(sound, at(beat), at(beat) + 200);
      expect(10 * Math.log10(power(after) / power(breath)), `breath before ${beat}`).toBeGreaterThan(4);
    }
    // It grows: opening, groove, whole band; and the call to action is no anticlimax.
    const [opening, groove, band] = [
      loud(0, at(plan.lift)),
      loud(at(plan.drop), at(plan.full)),
      loud(at(plan.full), at(plan.build)),
    ];
    expect(groove).toBeGreaterThan(opening + 2);
    if (at(plan.build) - at(plan.full) > 700) expect(band).toBeGreaterThan(groove + 1);
    expect(landing(plan.call)).toBeGreaterThan(groove + 1);
  },
);

const low = (sound: StereoSound, from: number, to: number): number => {
  const side = Float32Array.from(sound.left, (value, index) => value + (sound.right[index] ?? 0));
  filterSound(side, "low", 110);
  return power(cutOut({ left: side, right: side }, from, to));
};

/** The first cut between drop and second lift, ms, and how long the music rests before it. */
function firstCut(board: Storyboard): { at: number; breathMs: number } {
  const plan = arrange(board);
  const cut = plan.cuts.find((beat) => beat > plan.drop + 1 && beat < plan.build);
  if (cut === undefined) throw new Error("another sample");
  return {
    at: board.soundtrack.offsetMs + cut * beatMs(plan.bpm),
    breathMs: plan.breath * beatMs(plan.bpm),
  };
}

test.each(CASES.filter(({ seconds }) => seconds === 15))("$mood: drums and bass rest before a cut", (given) => {
  const board = boardOf(given.mood, given.seconds, given.bpm, 0);
  const { at, breathMs } = firstCut(board);
  const music = musicOf(given);
  const usual = low(music, at, at + 4 * beatMs(board.soundtrack.bpm));
  expect(low(music, at - breathMs * 0.5, at - 5)).toBeLessThan(usual * 0.5);
});

test("what lands on a cut has hardly any low end of its own", () => {
  const board = boardOf("drive", 15, 112);
  const { at } = firstCut(board);
  const music = low(musicOf({ mood: "drive", seconds: 15, bpm: 112 }), 6000, 9000);
  const effects = renderSoundtrack({ ...board, soundtrack: { ...board.soundtrack, volume: 0 } });
  expect(low(effects, at, at + 300)).toBeLessThan(music * 0.1);
});

test("moods differ in what they sound like on the whole, in tempo, key and rhythm", () => {
  const spectra = CASES.filter(({ seconds }) => seconds === 10).map((given) => ({
    mood: given.mood,
    levels: thirdOctaves(musicOf(given)),
  }));
  for (const [index, one] of spectra.entries())
    for (const other of spectra.slice(index + 1))
      expect(levelDistance(one.levels, other.levels), `${one.mood} and ${other.mood}, dB`).toBeGreaterThan(2);
  const facts = Object.values(MOODS).map(({ tempo, scale, swing, drums, bass, pluck, pad, kit, chordSize }) =>
    [
      Math.round(tempo / 20),
      scale.join(),
      swing > 0.1,
      Object.keys(drums).join(),
      bass.kind,
      pluck.kind,
      pad.kind,
      kit,
      chordSize,
    ].map(String),
  );
  for (const [index, one] of facts.entries())
    for (const other of facts.slice(index + 1))
      expect(
        one.filter((fact, place) => fact !== other[place]).length,
        `${one[5]} and ${other[5]}`,
      ).toBeGreaterThanOrEqual(4);
});

test("the detector of clicks hears one", () => {
  const sound = createStereo(SOUND_RATE);
  for (let index = 0; index < sound.left.length; index++)
    sound.left[index] = 0.3 * Math.sin(index * 0.03) + (index > 24_000 ? 0.2 : 0);
  expect([...new Set(clicksOf(sound).map(Math.round))]).toEqual([500]);
});
