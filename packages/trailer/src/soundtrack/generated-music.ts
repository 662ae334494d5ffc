import { createRandom } from "@sayhey/contract/random";
import type { Storyboard } from "../storyboard.ts";
import { arrange, type Arrangement } from "./arrangement.ts";
import * as drums from "./drums.ts";
import { StateFilter } from "./filters.ts";
import { compose } from "./harmony.ts";
import { MOODS, type DrumName, type Mood } from "./moods.ts";
import { writeScore, type Score, type ScoreNote } from "./score.ts";
import { echo, reverberate } from "./space.ts";
import { createStereo, mix, place, SOUND_RATE, type StereoSound } from "./stereo.ts";
import { bass, pad, pluck, type PluckKind } from "./voices.ts";

interface Session {
  mood: Mood;
  plan: Arrangement;
  score: Score;
  samples: number;
  beatSamples: number;
  /** Sample at which a beat begins. */
  at(beat: number): number;
}

function kit(mood: Mood): Record<DrumName, Float32Array<ArrayBuffer>> {
  const { pitchHz, decay, drive } = mood.kick;
  return {
    kick: drums.kick(pitchHz, decay, drive),
    snare: drums.snare(0.24, 186),
    clap: drums.clap(0.26),
    snap: drums.snap(),
    rim: drums.rim(),
    hat: drums.hat(0.05),
    openHat: drums.hat(0.26),
    shaker: drums.shaker(),
    lowTom: drums.tom(92),
    highTom: drums.tom(138),
  };
}

const DRUM_PANS: Partial<Record<DrumName, number>> = {
  hat: 0.18,
  openHat: 0.18,
  shaker: -0.3,
  rim: -0.22,
  snap: 0.08,
  lowTom: 0.25,
  highTom: -0.25,
};

function renderDrums({ mood, score, samples, at }: Session): StereoSound {
  const out = createStereo(samples);
  const sounds = kit(mood);
  for (const { drum, beat, level } of score.drums) {
    const gain = mood.drums[drum]?.[1] ?? 0.5;
    place(out, sounds[drum], at(beat), gain * level, DRUM_PANS[drum] ?? 0);
  }
  return out;
}

function renderBass({ mood, score, samples, beatSamples, at }: Session): StereoSound {
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

function renderNotes(
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
    const key = `${note.midi} ${note.beats}`;
    const sound = known.get(key) ?? pluck(kind, note.midi, (note.beats * beatSamples) / SOUND_RATE);
    known.set(key, sound);
    place(out, sound, at(note.beat), gain * note.level, width * ((index % 4) / 1.5 - 1));
  }
  return out;
}

function renderPad({ mood, plan, score, samples, beatSamples, at }: Session): StereoSound {
  const out = createStereo(samples);
  const { fromHz, toHz, attack, gain } = mood.pad;
  for (const chord of score.pad) {
    const length = (chord.beats * beatSamples) / SOUND_RATE;
    // The filter opens towards the drop and stays open.
    const early = chord.beat < plan.drop;
    const sound = pad(chord.notes, length, {
      fromHz: early ? fromHz * 0.6 : fromHz,
      toHz: early
        ? fromHz + ((toHz - fromHz) * (chord.beat + chord.beats - plan.start)) / Math.max(1, plan.drop - plan.start)
        : toHz,
      attack: Math.min(attack, length / 3),
      release: 0.12,
    });
    const start = at(chord.beat);
    place(out, sound.left, start, gain * chord.level, -1);
    place(out, sound.right, start, gain * chord.level, 1);
  }
  return out;
}

/** What the arrangement itself strikes: cymbals where parts begin, and weight under the drop and the last chord. */
function renderAccents({ plan, samples, at, mood }: Session): StereoSound {
  const out = createStereo(samples);
  const crash = drums.crash();
  const boom = drums.boom(mood.kick.pitchHz * 0.9);
  place(out, crash, at(plan.drop), 0.22, -0.1);
  place(out, boom, at(plan.drop), 0.3);
  for (const [index, cut] of plan.cuts.entries())
    if (cut > plan.drop) place(out, crash, at(cut), 0.12, index % 2 === 0 ? 0.3 : -0.3);
  place(out, crash, at(plan.end), 0.26);
  place(out, boom, at(plan.end), 0.5);
  return out;
}

/** How loud bass and chords are at each sample, given the bass drum. */
function duckCurve({ mood, score, samples, beatSamples, at }: Session): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(samples).fill(1);
  const length = Math.round(Math.min(0.28 * SOUND_RATE, beatSamples * 0.8));
  for (const { drum, beat, level } of score.drums) {
    if (drum !== "kick") continue;
    const start = at(beat);
    for (let index = Math.max(0, -start); index < length && start + index < samples; index++) {
      const back = index / length;
      // Down within 3 ms, so that it does not click.
      const down = Math.min(1, index / 144);
      const gain = 1 - mood.duck * level * down * (1 - back) ** 1.5;
      if (gain < (curve[start + index] as number)) curve[start + index] = gain;
    }
  }
  return curve;
}

function multiply({ left, right }: StereoSound, curve: Float32Array): void {
  for (let index = 0; index < curve.length; index++) {
    left[index] = (left[index] as number) * (curve[index] as number);
    right[index] = (right[index] as number) * (curve[index] as number);
  }
}

/** Before the drop the whole music sounds as if from next door, and comes closer. In place. */
function openUp({ plan, at }: Session, sound: StereoSound): void {
  const end = Math.min(sound.left.length, at(plan.drop));
  const lift = at(plan.lift);
  for (const side of [sound.left, sound.right]) {
    const filter = new StateFilter("low", 1500);
    for (let index = 0; index < end; index++) {
      if (index % 64 === 0) filter.tune(index < lift ? 1800 : 1800 * 7 ** ((index - lift) / Math.max(1, end - lift)));
      // Dulled it would be too quiet to stop anyone; the more it opens, the less it needs.
      side[index] =
        filter.next(side[index] as number) * (1.4 - 0.4 * Math.max(0, (index - lift) / Math.max(1, end - lift)));
    }
  }
}

/** Music made for a storyboard, before it is mixed with effects and brought to its loudness. */
export interface GeneratedMusic {
  sound: StereoSound;
  plan: Arrangement;
  /** A note of its key nearest to a MIDI note: one of the chord it rests on. */
  tune(midi: number): number;
  /** Pitch of its bass drum, Hz. */
  lowHz: number;
}

/** Composes and renders the music of a storyboard: on its beats, with the drop at the reveal and a chord at rest in the end. */
export function renderMusic(storyboard: Storyboard): GeneratedMusic {
  const samples = Math.round((storyboard.durationMs * SOUND_RATE) / 1000);
  const { bpm, seed, offsetMs } = storyboard.soundtrack;
  const mood = MOODS[storyboard.soundtrack.mood];
  const plan = arrange(storyboard);
  const harmony = compose(mood, createRandom(seed));
  const score = writeScore(mood, plan, harmony, seed);
  const beatSamples = (60 * SOUND_RATE) / bpm;
  const first = (offsetMs * SOUND_RATE) / 1000;
  const session: Session = {
    mood,
    plan,
    score,
    samples,
    beatSamples,
    at: (beat) => Math.round(first + beat * beatSamples),
  };

  const melody = renderNotes(session, score.melody, mood.pluck.kind, mood.pluck.gain, 0.45);
  const chords = renderPad(session);
  if (mood.stabs !== null) mix(chords, renderNotes(session, score.stabs, mood.stabs.kind, mood.stabs.gain, 0.7), 1);
  const low = renderBass(session);
  const curve = duckCurve(session);
  multiply(chords, curve);
  multiply(low, curve);
  openUp(session, chords);
  openUp(session, melody);
  const accents = renderAccents(session);
  const beat = renderDrums(session);

  const echoes = echo(melody, (mood.echo.beats * 60_000) / bpm, mood.echo.feedback);
  const send = createStereo(samples);
  mix(send, melody, 0.7);
  mix(send, chords, 0.45);
  mix(send, accents, 0.5);
  mix(send, beat, 0.12);
  const room = reverberate(send, mood.reverb.decay, mood.reverb.damping);

  const sound = createStereo(samples);
  mix(sound, beat, 1);
  mix(sound, low, 1);
  mix(sound, chords, 1);
  mix(sound, melody, 1);
  mix(sound, echoes, mood.echo.gain);
  mix(sound, accents, 1);
  mix(sound, room, mood.reverb.gain);
  return { sound, plan, tune: (midi) => harmony.nearest(midi, harmony.home), lowHz: mood.kick.pitchHz * 0.9 };
}
