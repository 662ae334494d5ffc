import { createRandom } from "@sayhey/contract/random";
import type { Storyboard } from "../storyboard.ts";
import { arrange, type Arrangement } from "./arrangement.ts";
import { glue, rideParts, softenPeaks, type Part } from "./dynamics.ts";
import { StateFilter, filterSound } from "./filters.ts";
import { compose } from "./harmony.ts";
import * as band from "./instruments.ts";
import { toLoudness } from "./master.ts";
import { MOODS } from "./moods.ts";
import { writeScore } from "./score.ts";
import { chorus, echo, reverberate } from "./space.ts";
import { createStereo, mix, SOUND_RATE, type StereoSound } from "./stereo.ts";
import { balance } from "./tone.ts";

/** Gain by which bass and chords give way to the bass drum, sample by sample. */
function duckCurve({ mood, score, samples, beatSamples, at }: band.Session): Float32Array<ArrayBuffer> {
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
function openUp({ plan, at }: band.Session, sound: StereoSound): void {
  const end = Math.min(sound.left.length, at(plan.drop));
  const lift = at(plan.lift);
  for (const side of [sound.left, sound.right]) {
    const filter = new StateFilter("low", 2200);
    for (let index = 0; index < end; index++) {
      const done = Math.max(0, (index - lift) / Math.max(1, end - lift));
      if (index % 64 === 0) filter.tune(2200 * 6 ** done);
      side[index] = filter.next(side[index] as number);
    }
  }
}

/** Through the second lift the low end goes, until it comes back with the call to action. In place. */
function thinOut({ plan, at }: band.Session, sound: StereoSound): void {
  const from = Math.max(0, at(plan.build));
  const end = Math.min(sound.left.length, at(plan.call));
  for (const side of [sound.left, sound.right]) {
    const filter = new StateFilter("high", 20);
    // Warmed up, so that it sets in without a step.
    for (let index = Math.max(0, from - 4800); index < from; index++) filter.next(side[index] as number);
    for (let index = from; index < end; index++) {
      if (index % 64 === 0) filter.tune(20 * 22 ** ((index - from) / Math.max(1, end - from)));
      const back = (end - index) / 240;
      const thin = filter.next(side[index] as number);
      side[index] = back < 1 ? thin * back + (side[index] as number) * (1 - back) : thin;
    }
  }
}

/** How loud the parts of a piece are against the whole band, LU. */
function partsOf({ plan, samples, at }: band.Session): Part[] {
  const clamp = (beat: number): number => Math.max(0, Math.min(samples, at(beat)));
  const edges: [from: number, level: number, gives: boolean][] = [
    [0, -7.5, true],
    [clamp(plan.lift), -5.5, true],
    [clamp(plan.drop), -3, true],
    [clamp(plan.full), 0, false],
    [clamp(plan.build), -1.5, false],
    [clamp(plan.call), 0, false],
  ];
  const parts = edges.map(([from, level, gives], index) => ({
    from,
    to: edges[index + 1]?.[0] ?? samples,
    level,
    gives,
  }));
  return parts.filter(({ from, to }) => to > from);
}

/** Music made for a storyboard, before it is mixed with effects. */
export interface GeneratedMusic {
  /** At -14 LUFS. */
  sound: StereoSound;
  plan: Arrangement;
  /** A note of its key nearest to a MIDI note: one of the chord it rests on. */
  tune(midi: number): number;
  /** Pitch of its bass drum, Hz. */
  lowHz: number;
}

/** Composes and renders the music of a storyboard: on its beats, with a drop at the reveal, a second one at the call to action, and a chord at rest in the end. */
export function renderMusic(storyboard: Storyboard): GeneratedMusic {
  const samples = Math.round((storyboard.durationMs * SOUND_RATE) / 1000);
  const { seed, offsetMs } = storyboard.soundtrack;
  const mood = MOODS[storyboard.soundtrack.mood];
  const plan = arrange(storyboard);
  const harmony = compose(mood, createRandom(seed));
  const score = writeScore(mood, plan, harmony, seed);
  const beatSamples = (60 * SOUND_RATE) / plan.bpm;
  const first = (offsetMs * SOUND_RATE) / 1000;
  const session: band.Session = {
    mood,
    plan,
    score,
    samples,
    beatSamples,
    at: (beat) => Math.round(first + beat * beatSamples),
  };
  const sound = mixDown(session);
  for (const side of [sound.left, sound.right]) filterSound(side, "high", 32);
  balance(sound, mood.tone, Math.max(0, session.at(plan.drop)), samples);
  toLoudness(sound);
  glue(sound, -17);
  // Peaks are dealt with before parts are set against each other, so that the limiter at the end does not even them out again.
  softenPeaks(sound);
  rideParts(sound, partsOf(session));
  toLoudness(sound);
  // A record crackles as loud under quiet parts as under loud ones.
  if (mood.crackle > 0) mix(sound, band.renderCrackle(session), 1);
  return { sound, plan, tune: (midi) => harmony.nearest(midi, harmony.home), lowHz: mood.kick.pitchHz * 0.9 };
}

function mixDown(session: band.Session): StereoSound {
  const { mood, plan, score, samples } = session;
  const melody = band.renderNotes(session, score.melody, mood.pluck.kind, mood.pluck.gain, mood.width * 0.8);
  const chords = band.renderPad(session);
  const struck = createStereo(samples);
  if (mood.stabs !== null)
    mix(struck, band.renderNotes(session, score.stabs, mood.stabs.kind, mood.stabs.gain, mood.width), 1);
  if (mood.arpeggio !== null)
    mix(struck, band.renderNotes(session, score.arpeggio, mood.arpeggio.kind, mood.arpeggio.gain, mood.width), 1);
  chorus(struck, 0.6);
  mix(chords, struck, 1);
  chorus(melody, 0.5);
  const low = band.renderBass(session);
  const curve = duckCurve(session);
  multiply(chords, curve);
  multiply(low, curve);
  openUp(session, chords);
  openUp(session, melody);
  const accents = band.renderAccents(session);
  const beat = band.renderDrums(session);

  const echoes = echo(melody, (mood.echo.beats * 60_000) / plan.bpm, mood.echo.feedback);
  const send = createStereo(samples);
  mix(send, melody, 0.7);
  mix(send, chords, 0.45);
  mix(send, accents, 0.5);
  mix(send, beat, 0.16);
  const room = reverberate(send, mood.reverb.decay, mood.reverb.damping);

  const sound = createStereo(samples);
  mix(sound, beat, 1);
  mix(sound, low, 1);
  mix(sound, chords, 1);
  mix(sound, melody, 1);
  mix(sound, echoes, mood.echo.gain);
  mix(sound, room, mood.reverb.gain);
  thinOut(session, sound);
  mix(sound, accents, 1);
  return sound;
}
