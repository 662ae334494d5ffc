import { createRandom } from "@sayhey/contract/random";
import type { Storyboard } from "../storyboard.ts";
import { arrange, type Arrangement } from "./arrangement.ts";
import * as drums from "./drums.ts";
import { StateFilter } from "./filters.ts";
import { compose, type Harmony } from "./harmony.ts";
import { fadeOut, master } from "./master.ts";
import { MOODS, type DrumName, type Mood } from "./moods.ts";
import { writeScore, type Score, type ScoreNote } from "./score.ts";
import { echo, reverberate } from "./space.ts";
import { createStereo, mix, place, SOUND_RATE, type StereoSound } from "./stereo.ts";
import { bass, pad, pluck, type PluckKind } from "./voices.ts";

/** What the music answers besides the storyboard. */
export interface SoundtrackOptions {
  /** Moments at which a finger touches the screen, ms from the start: each gets a small sound in the key of the piece. */
  taps?: readonly number[];
}

interface Session {
  mood: Mood;
  plan: Arrangement;
  harmony: Harmony;
  score: Score;
  samples: number;
  beatSamples: number;
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

function renderDrums({ mood, score, samples, beatSamples }: Session): StereoSound {
  const out = createStereo(samples);
  const sounds = kit(mood);
  for (const { drum, beat, level } of score.drums) {
    const gain = mood.drums[drum]?.[1] ?? 0.5;
    place(out, sounds[drum], beat * beatSamples, gain * level, DRUM_PANS[drum] ?? 0);
  }
  return out;
}

function renderBass({ mood, score, samples, beatSamples }: Session): StereoSound {
  const out = createStereo(samples);
  const known = new Map<string, Float32Array<ArrayBuffer>>();
  for (const note of score.bass) {
    const key = `${note.midi} ${note.beats}`;
    const sound = known.get(key) ?? bass(mood.bass.kind, note.midi, (note.beats * beatSamples * 0.96) / SOUND_RATE);
    known.set(key, sound);
    place(out, sound, note.beat * beatSamples, mood.bass.gain * note.level);
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
  const { samples, beatSamples } = session;
  const out = createStereo(samples);
  const known = new Map<string, Float32Array<ArrayBuffer>>();
  for (const [index, note] of notes.entries()) {
    const key = `${note.midi} ${note.beats}`;
    const sound = known.get(key) ?? pluck(kind, note.midi, (note.beats * beatSamples) / SOUND_RATE);
    known.set(key, sound);
    place(out, sound, note.beat * beatSamples, gain * note.level, width * ((index % 4) / 1.5 - 1));
  }
  return out;
}

function renderPad({ mood, plan, score, samples, beatSamples }: Session): StereoSound {
  const out = createStereo(samples);
  const { fromHz, toHz, attack, gain } = mood.pad;
  for (const chord of score.pad) {
    const length = (chord.beats * beatSamples) / SOUND_RATE;
    // The filter opens towards the drop and stays open.
    const early = chord.beat < plan.drop;
    const sound = pad(chord.notes, length, {
      fromHz: early ? fromHz * 0.6 : fromHz,
      toHz: early ? fromHz + ((toHz - fromHz) * (chord.beat + chord.beats)) / Math.max(1, plan.drop) : toHz,
      attack: Math.min(attack, length / 3),
      release: 0.12,
    });
    const at = Math.round(chord.beat * beatSamples);
    place(out, sound.left, at, gain * chord.level, -1);
    place(out, sound.right, at, gain * chord.level, 1);
  }
  return out;
}

/** Whooshes into the cuts, weight under them, a rise into the drop and what the taps sound like. */
function renderHits({ plan, harmony, samples, beatSamples, mood }: Session, taps: readonly number[]): StereoSound {
  const out = createStereo(samples);
  const crash = drums.crash();
  const boom = drums.boom(mood.kick.pitchHz * 0.9);
  const whoosh = drums.sweep(Math.min(0.45, (beatSamples * 0.75) / SOUND_RATE), 500, 5200);
  const drop = plan.drop * beatSamples;
  if (plan.drop > 0) {
    const rise = drums.sweep(Math.max(0.3, ((plan.drop - plan.lift) * beatSamples) / SOUND_RATE), 300, 7000);
    place(out, rise, drop - rise.length, 0.5);
  }
  // The first frame has to be heard.
  place(out, boom, 0, 0.34);
  place(out, pluck("bell", harmony.nearest(harmony.tonic + 36, harmony.home), 0.5), 0, 0.22);
  place(out, crash, drop, 0.3, 0.1);
  place(out, boom, drop, 0.6);
  for (const [index, cut] of plan.cuts.entries()) {
    const at = cut * beatSamples;
    const before = cut < plan.drop;
    place(out, whoosh, at - whoosh.length, before ? 0.35 : 0.45, index % 2 === 0 ? -0.5 : 0.5);
    place(out, boom, at, before ? 0.3 : 0.32);
    if (!before) place(out, crash, at, 0.14, index % 2 === 0 ? 0.3 : -0.3);
  }
  place(out, crash, plan.end * beatSamples, 0.26);
  place(out, boom, plan.end * beatSamples, 0.5);
  for (const [index, tap] of taps.entries()) {
    const midi = harmony.nearest(harmony.tonic + 48 + (index % 3) * 4, harmony.home);
    place(out, pluck("marimba", midi, 0.2), (tap * SOUND_RATE) / 1000, 0.3, 0.15);
  }
  return out;
}

/** How loud bass and chords are at each sample, given the bass drum. */
function duckCurve({ mood, score, samples, beatSamples }: Session): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(samples).fill(1);
  const length = Math.round(Math.min(0.28 * SOUND_RATE, beatSamples * 0.8));
  for (const { drum, beat, level } of score.drums) {
    if (drum !== "kick") continue;
    const start = Math.round(beat * beatSamples);
    for (let index = 0; index < length && start + index < samples; index++) {
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
function openUp({ plan, beatSamples }: Session, sound: StereoSound): void {
  const end = Math.min(sound.left.length, Math.round(plan.drop * beatSamples));
  const lift = plan.lift * beatSamples;
  for (const side of [sound.left, sound.right]) {
    const filter = new StateFilter("low", 1500);
    for (let index = 0; index < end; index++) {
      if (index % 64 === 0) filter.tune(index < lift ? 1800 : 1800 * 7 ** ((index - lift) / Math.max(1, end - lift)));
      // Dulled it would be too quiet to stop anyone.
      side[index] = filter.next(side[index] as number) * 1.4;
    }
  }
}

/**
 * Composes and renders the soundtrack of a storyboard: on its beats, with the drop at the reveal, a hit on every cut and a chord
 * at rest in the end. Stereo at 48 kHz, as long as the trailer, -14 LUFS at volume 1 with true peaks under -1 dBTP.
 * The same storyboard gives the same samples; about 0.4 s of work for 15 s.
 */
export function renderSoundtrack(storyboard: Storyboard, options: SoundtrackOptions = {}): StereoSound {
  const samples = Math.round((storyboard.durationMs * SOUND_RATE) / 1000);
  const { bpm, seed, volume } = storyboard.soundtrack;
  const out = createStereo(samples);
  if (volume === 0) return out;
  const mood = MOODS[storyboard.soundtrack.mood];
  const plan = arrange(storyboard);
  const harmony = compose(mood, createRandom(seed));
  const score = writeScore(mood, plan, harmony, seed);
  const session: Session = { mood, plan, harmony, score, samples, beatSamples: (60 * SOUND_RATE) / bpm };

  const melody = renderNotes(session, score.melody, mood.pluck.kind, mood.pluck.gain, 0.45);
  const chords = renderPad(session);
  if (mood.stabs !== null) mix(chords, renderNotes(session, score.stabs, mood.stabs.kind, mood.stabs.gain, 0.7), 1);
  const low = renderBass(session);
  const curve = duckCurve(session);
  multiply(chords, curve);
  multiply(low, curve);
  openUp(session, chords);
  openUp(session, melody);
  const hits = renderHits(session, options.taps ?? []);
  const beat = renderDrums(session);

  const echoes = echo(melody, (mood.echo.beats * 60_000) / bpm, mood.echo.feedback);
  const send = createStereo(samples);
  mix(send, melody, 0.7);
  mix(send, chords, 0.45);
  mix(send, hits, 0.5);
  mix(send, beat, 0.12);
  const room = reverberate(send, mood.reverb.decay, mood.reverb.damping);

  mix(out, beat, 1);
  mix(out, low, 1);
  mix(out, chords, 1);
  mix(out, melody, 1);
  mix(out, echoes, mood.echo.gain);
  mix(out, hits, 1);
  mix(out, room, mood.reverb.gain);
  fadeOut(out, 0.7);
  master(out);
  if (volume !== 1) {
    for (const side of [out.left, out.right])
      for (let index = 0; index < samples; index++) side[index] = (side[index] as number) * volume;
  }
  return out;
}
