import { createRandom } from "@sayhey/contract/random";
import type { Scene, Storyboard } from "../storyboard.ts";
import * as drums from "./drums.ts";
import { filterSound } from "./filters.ts";
import { noteFrequency, sine } from "./oscillators.ts";
import { soundCues } from "./sound-cues.ts";
import { createStereo, place, placeStereo, SOUND_RATE, type StereoSound } from "./stereo.ts";
import { pluck } from "./plucks.ts";

/** What effects are tuned to. */
export interface EffectsOptions {
  /** Moments at which a finger touches the screen, ms from the start. */
  taps: readonly number[];
  /** A note of the music nearest to a MIDI note; null when its key is not known. */
  tune: ((midi: number) => number) | null;
  /** Where the rise into the reveal begins, ms. */
  riseMs: number;
  /** Pitch of the thuds, Hz. */
  lowHz: number;
}

const samplesOf = (ms: number): number => (ms * SOUND_RATE) / 1000;

/** A short, dry click with a little body: a key of a keyboard, no two quite alike. */
function keyClick(seed: number): Float32Array<ArrayBuffer> {
  const sound = new Float32Array(Math.round(0.032 * SOUND_RATE));
  const random = createRandom(seed);
  const body = 1500 + random() * 900;
  for (let index = 0; index < sound.length; index++) {
    const time = index / SOUND_RATE;
    const fall = Math.exp(-time * 240);
    sound[index] = ((random() * 2 - 1) * 0.7 + sine(body * time) * 0.5) * fall * Math.min(1, index / 20);
  }
  filterSound(sound, "high", 900);
  const tail = 96;
  for (let index = 0; index < tail; index++) {
    const at = sound.length - 1 - index;
    sound[at] = ((sound[at] as number) * index) / tail;
  }
  return sound;
}

/** One step of a number that counts: a soft blip of a pitch. */
function tick(hertz: number): Float32Array<ArrayBuffer> {
  const sound = new Float32Array(Math.round(0.045 * SOUND_RATE));
  for (let index = 0; index < sound.length; index++) {
    const time = index / SOUND_RATE;
    const gain = Math.min(1, index / 48) * Math.exp(-time * 90) * Math.min(1, (sound.length - 1 - index) / 96);
    sound[index] = (sine(hertz * time) + 0.3 * sine(hertz * 2 * time)) * gain;
  }
  return sound;
}

/** How much a transition is heard: how long it whooshes, in seconds, how bright, how loud, and how hard it lands. */
function swishOf({ kind }: Scene["transition"]): { length: number; toHz: number; gain: number; land: number } {
  switch (kind) {
    case "cut":
      return { length: 0.16, toHz: 3600, gain: 0.24, land: 0.3 };
    case "fade":
      return { length: 0.45, toHz: 2600, gain: 0.26, land: 0.12 };
    case "flash":
      return { length: 0.22, toHz: 8200, gain: 0.5, land: 0.36 };
    case "zoom":
    case "circle":
      return { length: 0.4, toHz: 6400, gain: 0.5, land: 0.3 };
    case "drop":
      return { length: 0.28, toHz: 3200, gain: 0.4, land: 0.4 };
    default:
      return { length: 0.32, toHz: 5200, gain: 0.46, land: 0.28 };
  }
}

/**
 * What lands on a cut: a wooden knock and a puff of air, short and without low end. A boom at every cut is what a cheap trailer sounds
 * like, and the music makes room for the cut by itself.
 */
function knock(seed: number): Float32Array<ArrayBuffer> {
  const sound = new Float32Array(Math.round(0.16 * SOUND_RATE));
  const random = createRandom(seed);
  let phase = 0;
  for (let index = 0; index < sound.length; index++) {
    const time = index / SOUND_RATE;
    phase += (210 + 190 * Math.exp(-time * 70)) / SOUND_RATE;
    const body = sine(phase) * Math.exp(-time * 38);
    const air = (random() * 2 - 1) * Math.exp(-time * 46) * 0.5;
    sound[index] = (body + air) * Math.min(1, index / 48) * Math.min(1, (sound.length - 1 - index) / 480);
  }
  filterSound(sound, "high", 140);
  return sound;
}

/**
 * What a trailer sounds like besides its music: whooshes into the cuts and a knock on them, a rise into the reveal and the blow
 * it lands with, a softer one under the call to action, keys for typed letters, ticks for numbers that count, and a note for every tap.
 */
export function renderEffects(storyboard: Storyboard, options: EffectsOptions): StereoSound {
  const out = createStereo(Math.round(samplesOf(storyboard.durationMs)));
  const { taps, tune, lowHz } = options;
  const boom = drums.boom(lowHz);
  const [crash, otherCrash] = [drums.crash(drums.takeOf(2)), drums.crash(drums.takeOf(3))];
  const knocks = [131, 137, 149].map(knock);
  const call = storyboard.scenes.findLast((scene) => scene.kind === "call-to-action");
  const reveal = storyboard.scenes.find((scene) => scene.kind === "reveal") ?? storyboard.scenes[1];
  // The first frame has to be heard.
  place(out, boom, 0, 0.12);
  if (tune !== null) place(out, pluck("bell", tune(60), 0.5), 0, 0.2);
  for (const [index, scene] of storyboard.scenes.entries()) {
    if (index === 0) continue;
    const at = samplesOf(scene.startMs);
    const side = index % 2 === 0 ? 0.5 : -0.5;
    const { length, toHz, gain, land } = swishOf(scene.transition);
    // From one side to the other.
    const swish = drums.sweep(Math.min(length, scene.startMs / 1000), 500, toHz, 97 + index);
    place(out, swish, at - swish.length, gain * 0.8, side);
    if (scene !== reveal) {
      place(out, knocks[index % 3] as Float32Array, at, land, -side * 0.4);
      if (scene === call) place(out, boom, at, 0.14);
      continue;
    }
    const riseLength = Math.max(0.3, (scene.startMs - options.riseMs) / 1000);
    for (const pan of [-0.8, 0.8]) {
      const rise = drums.sweep(riseLength, 300, 8000, pan > 0 ? 97 : 193);
      place(out, rise, at - rise.length, 0.26, pan);
    }
    place(out, boom, at, 0.3);
    placeStereo(out, crash, otherCrash, at, 0.24, 0);
  }
  const cues = soundCues(storyboard);
  const clicks = [11, 23, 37, 51].map(keyClick);
  for (const [index, at] of cues.keys.entries())
    place(
      out,
      clicks[(index * 7) % 4] as Float32Array,
      samplesOf(at),
      0.16 + 0.05 * (index % 3),
      index % 2 === 0 ? -0.12 : 0.12,
    );
  for (const { startMs, endMs } of cues.counts) renderCount(out, startMs, endMs, tune);
  for (const [index, at] of taps.entries()) {
    if (tune === null) place(out, keyClick(61 + (index % 3)), samplesOf(at), 0.5, 0.15);
    else place(out, pluck("marimba", tune(84 + (index % 3) * 4), 0.2), samplesOf(at), 0.3, 0.15);
  }
  return out;
}

const TICKS = 11;

/** Ticks that slow down and climb as the number does, and a bell when it stands. */
function renderCount(out: StereoSound, startMs: number, endMs: number, tune: EffectsOptions["tune"]): void {
  for (let step = 0; step < TICKS; step++) {
    // The figures ease out: the time at which a share of the way is done.
    const time = startMs + (endMs - startMs) * (1 - (1 - step / TICKS) ** (1 / 3));
    const midi = 72 + step;
    place(
      out,
      tick(noteFrequency(tune?.(midi) ?? midi)),
      samplesOf(time),
      0.1 + 0.006 * step,
      step % 2 === 0 ? -0.2 : 0.2,
    );
  }
  const last = tune?.(88) ?? 88;
  place(out, pluck("bell", last, 0.4), samplesOf(endMs), 0.14);
}
