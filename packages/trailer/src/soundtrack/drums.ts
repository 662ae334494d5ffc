import { createRandom } from "@sayhey/contract/random";
import { StateFilter, filterSound, saturate } from "./filters.ts";
import { sine } from "./oscillators.ts";
import { SOUND_RATE } from "./stereo.ts";

function seconds(length: number): Float32Array<ArrayBuffer> {
  return new Float32Array(Math.round(length * SOUND_RATE));
}

/** Multiplier a sample that lets a sound fall by 60 dB in `length` seconds. */
function fall(length: number): number {
  return 0.001 ** (1 / (length * SOUND_RATE));
}

function noiseBurst(length: number, decay: number, seed: number): Float32Array<ArrayBuffer> {
  const sound = seconds(length);
  const random = createRandom(seed);
  const factor = fall(decay);
  let level = 1;
  for (let index = 0; index < sound.length; index++) {
    sound[index] = (random() * 2 - 1) * level;
    level *= factor;
  }
  return sound;
}

/** How one stroke of a drum differs from another: no two are alike. */
export interface Take {
  /** Number of the noise it is made of. */
  noise: number;
  /** Factor of its pitch. */
  pitch: number;
  /** Factor of its length. */
  length: number;
}

/** A stroke as it is meant. */
const PLAIN: Take = { noise: 0, pitch: 1, length: 1 };

/** Take number `index` of a drum: pitch within 1.5 %, length within 8 %. */
export function takeOf(index: number): Take {
  const random = createRandom(index * 2654435 + 17);
  return { noise: index * 101, pitch: 1 + (random() - 0.5) * 0.03, length: 1 + (random() - 0.5) * 0.16 };
}

/** Ends a sound at zero, so that cutting it off does not click. */
function fadeEnd(sound: Float32Array, length = 0.01): void {
  const samples = Math.min(sound.length, Math.round(length * SOUND_RATE));
  for (let index = 0; index < samples; index++) {
    const at = sound.length - 1 - index;
    sound[at] = ((sound[at] as number) * index) / samples;
  }
}

/** A bass drum: a sine that falls to `pitchHz`, with a click; `drive` 0 (soft) to 1 (hard). */
export function kick(pitchHz: number, decay: number, drive: number, take = PLAIN): Float32Array<ArrayBuffer> {
  const sound = seconds(decay);
  const body = fall(decay * 1.1);
  const sweep = fall(0.11);
  let phase = 0;
  let level = 1;
  let bend = 1;
  for (let index = 0; index < sound.length; index++) {
    phase += (pitchHz * (1 + bend * (2 + 3 * drive))) / SOUND_RATE;
    const attack = Math.min(1, index / 24);
    sound[index] = saturate(sine(phase) * level * (1.1 + drive * 1.6)) * attack;
    level *= body;
    bend *= sweep;
  }
  const click = noiseBurst(0.012, 0.01, 11 + take.noise);
  filterSound(click, "high", 1800);
  for (let index = 0; index < click.length; index++) {
    sound[index] = (sound[index] as number) + (click[index] as number) * (0.12 + 0.3 * drive);
  }
  fadeEnd(sound);
  return sound;
}

/** A snare: two tones and bright noise. */
export function snare(decay: number, toneHz: number, take = PLAIN): Float32Array<ArrayBuffer> {
  const sound = noiseBurst(decay * take.length, decay * 0.9 * take.length, 23 + take.noise);
  const low = new StateFilter("high", 700);
  const high = new StateFilter("low", 9500);
  const tone = fall(0.16);
  let level = 0.75;
  for (let index = 0; index < sound.length; index++) {
    const time = index / SOUND_RATE;
    const body = (sine(toneHz * take.pitch * time) + 0.6 * sine(toneHz * 1.68 * take.pitch * time)) * level;
    sound[index] = saturate(high.next(low.next(sound[index] as number)) * 0.9 + body) * 0.9;
    level *= tone;
  }
  fadeEnd(sound);
  return sound;
}

/** A clap: four short bursts, then a tail. */
export function clap(decay: number, take = PLAIN): Float32Array<ArrayBuffer> {
  const sound = seconds(decay);
  for (const [offset, gain, length] of [
    [0, 0.7, 0.012],
    [0.008, 0.8, 0.011],
    [0.016, 0.9, 0.012],
    [0.024, 1, decay * 0.8],
  ] as const) {
    const burst = noiseBurst(
      Math.min(length * 1.4, decay - offset),
      length,
      31 + take.noise + Math.round(offset * 1000),
    );
    const start = Math.round(offset * SOUND_RATE);
    for (let index = 0; index < burst.length && start + index < sound.length; index++) {
      sound[start + index] = (sound[start + index] as number) + (burst[index] as number) * gain;
    }
  }
  filterSound(sound, "high", 650);
  filterSound(sound, "band", 1500 * take.pitch, 0.7);
  for (let index = 0; index < sound.length; index++) sound[index] = saturate((sound[index] as number) * 1.8);
  fadeEnd(sound);
  return sound;
}

/** A finger snap: a narrow, dry crack. */
export function snap(take = PLAIN): Float32Array<ArrayBuffer> {
  const sound = noiseBurst(0.14 * take.length, 0.09, 47 + take.noise);
  filterSound(sound, "band", 2300 * take.pitch, 2.4);
  // A crack out of nothing makes sound encoders overshoot by decibels: it takes a moment to come.
  const rise = 0.0025 * SOUND_RATE;
  for (let index = 0; index < sound.length; index++)
    sound[index] = saturate((sound[index] as number) * 2.2) * Math.min(1, index / rise);
  fadeEnd(sound);
  return sound;
}

/** A cross-stick: a woody knock. */
export function rim(take = PLAIN): Float32Array<ArrayBuffer> {
  const sound = seconds(0.09);
  const factor = fall(0.07);
  let level = 1;
  for (let index = 0; index < sound.length; index++) {
    const time = (take.pitch * index) / SOUND_RATE;
    sound[index] =
      saturate((sine(420 * time) + 0.8 * sine(1180 * time) + 0.5 * sine(1720 * time)) * level) *
      Math.min(1, index / 12);
    level *= factor;
  }
  fadeEnd(sound);
  return sound;
}

const METAL = [263, 400, 421, 474, 587, 845];

/** A hi-hat out of six inharmonic squares and noise; `decay` 0.04 closed, 0.35 open. */
export function hat(decay: number, take = PLAIN): Float32Array<ArrayBuffer> {
  const sound = noiseBurst(decay * 1.1, decay * take.length, 59 + take.noise);
  const factor = fall(decay * take.length);
  let level = 1;
  for (let index = 0; index < sound.length; index++) {
    let metal = 0;
    for (const pitch of METAL) metal += ((pitch * 6.2 * take.pitch * index) / SOUND_RATE) % 1 < 0.5 ? 1 : -1;
    sound[index] = (sound[index] as number) * 0.7 + (metal / METAL.length) * level * 0.38;
    level *= factor;
  }
  filterSound(sound, "high", 7200);
  filterSound(sound, "high", 6000);
  fadeEnd(sound);
  return sound;
}

/** A shaker: noise that swells and falls. */
export function shaker(take = PLAIN): Float32Array<ArrayBuffer> {
  const sound = noiseBurst(0.1 * take.length, 0.12, 61 + take.noise);
  const rise = Math.round(0.014 * SOUND_RATE);
  for (let index = 0; index < rise; index++) sound[index] = ((sound[index] as number) * index) / rise;
  filterSound(sound, "high", 4800);
  filterSound(sound, "low", 14_000);
  fadeEnd(sound, 0.03);
  return sound;
}

/** A tom of a pitch. */
export function tom(pitchHz: number, take = PLAIN): Float32Array<ArrayBuffer> {
  const sound = seconds(0.42);
  const factor = fall(0.42);
  const sweep = fall(0.2);
  let level = 1;
  let bend = 1;
  let phase = 0;
  for (let index = 0; index < sound.length; index++) {
    phase += (pitchHz * take.pitch * (1 + 0.7 * bend)) / SOUND_RATE;
    sound[index] = saturate(sine(phase) * level * 1.7) * Math.min(1, index / 30);
    level *= factor;
    bend *= sweep;
  }
  fadeEnd(sound);
  return sound;
}

/** A crash cymbal: a long, bright wash. */
export function crash(take = PLAIN): Float32Array<ArrayBuffer> {
  const sound = noiseBurst(1.9, 2, 71 + take.noise);
  for (let index = 0; index < sound.length; index++) {
    const time = index / SOUND_RATE;
    let metal = 0;
    for (const pitch of METAL) metal += (pitch * 9.7 * time) % 1 < 0.5 ? 1 : -1;
    sound[index] = (sound[index] as number) * 0.8 + (metal / METAL.length) * 0.3 * 0.001 ** (time / 1.3);
  }
  filterSound(sound, "high", 4200);
  fadeEnd(sound, 0.3);
  return sound;
}

/** A boom under a cut: a deep sine that falls, with a dull thud. */
export function boom(pitchHz: number): Float32Array<ArrayBuffer> {
  const sound = noiseBurst(1.4, 0.5, 83);
  filterSound(sound, "low", 260);
  const factor = fall(1.5);
  const sweep = fall(0.5);
  let level = 1;
  let bend = 1;
  let phase = 0;
  for (let index = 0; index < sound.length; index++) {
    phase += (pitchHz * (1 + bend * 1.2)) / SOUND_RATE;
    sound[index] = saturate(sine(phase) * level * 1.4 + (sound[index] as number) * 2) * Math.min(1, index / 60);
    level *= factor;
    bend *= sweep;
  }
  fadeEnd(sound, 0.2);
  return sound;
}

/** Noise that swells over `length` seconds while its colour moves from `fromHz` to `toHz`; it ends abruptly. */
export function sweep(length: number, fromHz: number, toHz: number, seed = 97): Float32Array<ArrayBuffer> {
  const sound = seconds(length);
  const random = createRandom(seed);
  const filter = new StateFilter("band", fromHz, 1.6);
  for (let index = 0; index < sound.length; index++) {
    const done = index / sound.length;
    if (index % 32 === 0) filter.tune(fromHz * (toHz / fromHz) ** done, 1.6);
    sound[index] = filter.next(random() * 2 - 1) * done * done;
  }
  fadeEnd(sound, 0.004);
  return sound;
}
