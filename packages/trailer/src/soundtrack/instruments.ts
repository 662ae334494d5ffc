import { createRandom } from "@sayhey/contract/random";
import type { Arrangement } from "./arrangement.ts";
import { bass } from "./basses.ts";
import { takeOf, boom, crash, sweep } from "./drums.ts";
import { filterSound } from "./filters.ts";
import { Kit } from "./kit.ts";
import type { DrumName, Mood } from "./mood.ts";
import { pad } from "./pads.ts";
import { pluck, type PluckKind } from "./plucks.ts";
import type { Score, ScoreNote } from "./score-writer.ts";
import { createStereo, place, placeStereo, SOUND_RATE, type StereoSound } from "./stereo.ts";

/** What a score is played with. */
export interface Session {
  mood: Mood;
  plan: Arrangement;
  score: Score;
  samples: number;
  beatSamples: number;
  /** Sample at which a beat begins. */
  at(beat: number): number;
}

const DRUM_PANS: Partial<Record<DrumName, number>> = {
  hat: 0.25,
  openHat: 0.25,
  shaker: -0.4,
  rim: -0.22,
  snap: 0.08,
  lowTom: 0.3,
  highTom: -0.3,
  tamb: 0.4,
  conga: -0.35,
  highConga: -0.15,
  ride: -0.35,
};

/** Sounds that take a moment to come are played early, so that the ear hears them on the beat, seconds. */
const DRUM_LEADS: Partial<Record<DrumName, number>> = { clap: 0.014, shaker: 0.01 };

/** The drums, each stroke another take of them. */
export function renderDrums({ mood, score, samples, at }: Session): StereoSound {
  const out = createStereo(samples);
  const kit = new Kit(mood);
  const counts = new Map<DrumName, number>();
  for (const { drum, beat, level } of score.drums) {
    const count = counts.get(drum) ?? 0;
    counts.set(drum, count + 1);
    const gain = mood.drums[drum]?.[1] ?? 0.5;
    const { left, right } = kit.stroke(drum, count);
    const start = at(beat) - (DRUM_LEADS[drum] ?? 0) * SOUND_RATE;
    placeStereo(out, left, right, start, gain * level, DRUM_PANS[drum] ?? 0);
  }
  return out;
}

/** The bass, in the middle. */
export function renderBass({ mood, score, samples, beatSamples, at }: Session): StereoSound {
  const out = createStereo(samples);
  const known = new Map<string, Float32Array<ArrayBuffer>>();
  for (const note of score.bass) {
    const key = `${note.midi} ${note.beats}`;
    const sound = known.get(key) ?? bass(mood.bass.kind, note.midi, (note.beats * beatSamples * 0.96) / SOUND_RATE);
    known.set(key, sound);
    place(out, sound, at(note.beat), mood.bass.gain * note.level);
  }
  return out;
}

/** Notes of one instrument, spread over `width` of the picture's width. */
export function renderNotes(
  session: Session,
  notes: readonly ScoreNote[],
  kind: PluckKind,
  gain: number,
  width: number,
): StereoSound {
  const { samples, beatSamples, at } = session;
  const out = createStereo(samples);
  const known = new Map<string, Float32Array<ArrayBuffer>>();
  for (const [index, note] of notes.entries()) {
    // Soft and hard strokes differ in color, not in loudness alone, and two in a row are two takes.
    const force = note.level > 0.8 ? 0.9 : note.level > 0.5 ? 0.6 : 0.3;
    const take = index % 2;
    const key = `${note.midi} ${note.beats} ${force} ${take}`;
    const sound = known.get(key) ?? pluck(kind, note.midi, (note.beats * beatSamples) / SOUND_RATE, force, take);
    known.set(key, sound);
    place(out, sound, at(note.beat), gain * note.level, width * ((index % 4) / 1.5 - 1));
  }
  return out;
}

/** The held chords. */
export function renderPad({ mood, plan, score, samples, beatSamples, at }: Session): StereoSound {
  const out = createStereo(samples);
  const { kind, fromHz, toHz, attack, gain } = mood.pad;
  for (const chord of score.pad) {
    const length = (chord.beats * beatSamples) / SOUND_RATE;
    // The filter opens towards the drop and stays open.
    const early = chord.beat < plan.drop;
    const sound = pad(chord.notes, length, {
      kind,
      fromHz: early ? fromHz * 0.6 : fromHz,
      toHz: early
        ? fromHz + ((toHz - fromHz) * (chord.beat + chord.beats - plan.start)) / Math.max(1, plan.drop - plan.start)
        : toHz,
      attack: Math.min(attack, length / 3),
      release: 0.14,
    });
    const start = at(chord.beat);
    place(out, sound.left, start, gain * chord.level, -mood.width);
    place(out, sound.right, start, gain * chord.level, mood.width);
  }
  return out;
}

/** What the arrangement itself strikes: cymbals where parts begin, noise that rises through both lifts, weight under the two drops. */
export function renderAccents({ plan, samples, at, mood }: Session): StereoSound {
  const out = createStereo(samples);
  const quiet = mood.kit === "dusty" || mood.looseMs > 5 ? 0.6 : 1;
  const left = crash(takeOf(0));
  const right = crash(takeOf(1));
  for (const [beat, gain] of [
    [plan.drop, 0.22],
    [plan.full, 0.1],
    [plan.call, 0.22],
  ] as const)
    placeStereo(out, left, right, at(beat), gain * quiet, 0);
  const low = boom(mood.kick.pitchHz * 0.9);
  place(out, low, at(plan.drop), 0.16 * quiet);
  place(out, low, at(plan.call), 0.16 * quiet);
  const rise = (at(plan.hold) - at(plan.build)) / SOUND_RATE;
  if (rise > 0.2) {
    for (const pan of [-0.9, 0.9]) {
      const swell = sweep(rise, 500, 9000, pan > 0 ? 97 : 211);
      place(out, swell, at(plan.hold) - swell.length, 0.2 * quiet, pan);
    }
  }
  return out;
}

/** The crackle of a record: dust in the groove, and its hiss. */
export function renderCrackle({ mood, samples }: Session): StereoSound {
  const out = createStereo(samples);
  if (mood.crackle === 0) return out;
  const random = createRandom(0xd057);
  for (const side of [out.left, out.right]) {
    for (let index = 0; index < samples; index++) side[index] = (random() * 2 - 1) * 0.003;
    for (let index = 0; index + 40 < samples; index += Math.round(1500 + random() * 9000)) {
      const loud = 0.008 + 0.02 * random() ** 3;
      for (let tail = 0; tail < 40; tail++)
        side[index + tail] =
          (side[index + tail] as number) + (random() * 2 - 1) * loud * Math.min(1, tail / 6) * (1 - tail / 40);
    }
    filterSound(side, "high", 900);
    filterSound(side, "low", 5200);
    for (let index = 0; index < samples; index++) side[index] = (side[index] as number) * mood.crackle;
  }
  return out;
}
